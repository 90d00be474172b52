import type { Question } from '../chapters/chapter.ts';
import { only } from '../chapters/chapter.ts';
import { UNNAMED } from '../none.ts';
import { isSeat, NO_SEATS, topOf } from '../table.ts';
import type { Card, FrameOf, MoveOf, State } from '../types.ts';
import { NOBODY } from '../types.ts';
import { charged, spend } from './token.ts';

/** PWR-2: the window of a defending Visio, before either card is chosen; attackers that are open need no unveiling. */
export function openUnveil(s: State): void {
  const battle = topOf(s, 'clash');
  const seat = charged(s, 'visio');
  if (seat !== null && battle.defender === seat && !battle.open) s.stack.push({ kind: 'unveil', seat, use: null });
}

/** PWR-2, Visio: the attackers are revealed to everybody and stay open. */
export const unveil: Question<'unveil'> = {
  who: (_s, f) => (f.use === null ? only(f.seat) : NO_SEATS),
  moves: () => [
    { kind: 'unveil', use: true },
    { kind: 'unveil', use: false },
  ],
  answer(_s, f, _seat, m) {
    f.use = m.use;
  },
  settle(s, f, tell) {
    s.stack.pop();
    if (f.use !== true) return;
    spend(s, f.seat, 'unveil', tell);
    const battle = topOf(s, 'clash');
    battle.open = true;
    tell?.({ kind: 'unveiled', seat: battle.attacker, place: battle.place, fighters: battle.attackers.slice() });
  },
};

const CARDS: readonly (Card | typeof UNNAMED)[] = [0, 1, 2, 3, 4, UNNAMED];
const NAMINGS: readonly MoveOf<'forewarn'>[] = CARDS.map((card) => ({ kind: 'forewarn', card }));

/** PWR-3: the window after both cards are chosen; the King plays none, so there is nothing to name (CIT-7). */
export function openForewarn(s: State): void {
  const { attacker, defender } = topOf(s, 'reveal');
  const seat = charged(s, 'visio');
  if (seat === null || !isSeat(defender) || (seat !== attacker && seat !== defender)) return;
  s.stack.push({ kind: 'forewarn', seat, card: -1 });
}

/** PWR-3, Visio: names a card; the token is spent even on a wrong guess. */
export const forewarn: Question<'forewarn'> = {
  who: (_s, f) => (f.card === -1 ? only(f.seat) : NO_SEATS),
  moves: () => NAMINGS,
  answer(_s, f, _seat, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const card = CARDS.find((x) => x === f.card);
    if (card === undefined || card === UNNAMED) return;
    spend(s, f.seat, 'forewarn', tell);
    topOf(s, 'reveal').named = card;
    tell?.({ kind: 'named', seat: f.seat, card });
  },
};

/** PWR-3: a 0 and a 1 may be named and stay what they are. */
const LOWERED: readonly (Card | -1)[] = [2, 3, 4];

/** PWR-3: the seat whose card counts 1 because Visio named it; NOBODY otherwise. */
export function warnedSeat(s: State, f: FrameOf<'reveal'>): number {
  if (!LOWERED.includes(f.named)) return NOBODY;
  const visio = s.necromancers.indexOf('visio');
  const opponent = f.attacker === visio ? f.defender : f.attacker;
  return isSeat(opponent) && f.sealed[opponent] === f.named ? opponent : NOBODY;
}
