import { below, type RngState, SEATS, type Seat, seedRng, shuffle, type Viewer } from '@cinderhall/kernel';
import { crownOfAsh } from '../src/index.ts';
import { type Card, type Config, type Event, FATES, type Move, type State } from '../src/types.ts';

const CARDS: readonly Card[] = [0, 1, 2, 3, 4];

/** Everybody who may look at this table. */
export const viewersOf = (s: State): readonly Viewer[] => [...crownOfAsh.seats(s.config), 'spectator'];

const shuffled = <T extends number>(rng: RngState, list: readonly T[]): T[] => {
  const copy = [...list];
  shuffle(rng, copy);
  return copy;
};

const unused = (used: readonly Card[]): Card[] => CARDS.filter((card) => !used.includes(card));

/**
 * Another world that this viewer must not be able to tell from the given one: the generator, the order of decks and
 * tiles, the fates of others, what others used before their top card, covered attackers, sealed cards and the AI's covered
 * decks are all different, as far as there is anything to differ. Written from VIS-1 and VIS-2, not from the code of views.
 */
export function disguised(s: State, who: Viewer, rng: RngState): State {
  const other = crownOfAsh.clone(s);
  other.rng = seedRng(String(below(rng, 1_000_000)));
  other.decks = s.decks.map((deck) => shuffled(rng, deck));
  other.pile = shuffled(rng, s.pile);
  for (const seat of SEATS.slice(0, s.config.players)) if (seat !== who) other.used[seat] = otherDiscard(s, seat, rng);
  if (!s.over) dealFates(other, who, rng);
  coverBattle(other, who, rng);
  shuffleAutoma(other, rng);
  return other;
}

/** The top card lies open; those below it are remembered in some order, or forgotten (VIS-5). */
function otherDiscard(s: State, seat: Seat, rng: RngState): Card[] {
  const used = s.used[seat] ?? [];
  const top = used.at(-1);
  if (top === undefined || s.config.options.openDiscards) return used.slice();
  const open = openCard(s, seat);
  const below = s.config.options.strictMemory ? unused([top]).filter((card) => card !== open) : used.slice(0, -1);
  return [...shuffled(rng, below).slice(0, used.length - 1), top];
}

/** CBT-10: the card of a battle just fought, open beside the board and not yet on the discard. */
function openCard(s: State, seat: Seat): Card | null {
  for (const f of s.stack) if (f.kind === 'reckon' || f.kind === 'discard') return f.cards[seat];
  return null;
}

/** AI-4, AI-8: which cards come next nobody knows; which combat cards are left follows from those used and played. */
function shuffleAutoma(s: State, rng: RngState): void {
  if (s.automa === null) return;
  const seat = SEATS[s.config.players - 1] ?? 0;
  const f = s.stack.find((one) => one.kind === 'clash' || one.kind === 'reveal');
  const played = f?.kind === 'clash' || f?.kind === 'reveal' ? f.sealed[seat] : openCard(s, seat);
  const left = unused(s.used[seat] ?? []).filter((card) => card !== played);
  s.automa = { ...s.automa, deck: shuffled(rng, s.automa.deck), combat: shuffled(rng, left) };
}

function dealFates(s: State, who: Viewer, rng: RngState): void {
  const own = who === 'spectator' ? -1 : s.fates[who];
  const rest = shuffled(
    rng,
    FATES.map((_pair, i) => i).filter((i) => i !== own),
  );
  for (const seat of crownOfAsh.seats(s.config)) if (seat !== who) s.fates[seat] = rest.pop() ?? -1;
}

function coverBattle(s: State, who: Viewer, rng: RngState): void {
  const at = s.stack.findIndex((f) => f.kind === 'clash' || f.kind === 'reveal');
  const f = s.stack[at];
  if (f?.kind !== 'clash' && f?.kind !== 'reveal') return;
  const covered = { ...f, sealed: otherSeals(s, f.sealed, who, rng) };
  if (f.attacker !== who && !f.open && !s.config.options.openHands) {
    const pool = shuffled(rng, [...(s.hands[f.attacker] ?? []), ...f.attackers]);
    const ascending = (list: number[]) => list.sort((a, b) => a - b);
    covered.attackers = ascending(pool.slice(0, f.attackers.length));
    s.hands[f.attacker] = ascending(pool.slice(f.attackers.length));
  }
  s.stack[at] = covered;
}

type Seals = { [S in Seat]: Card | null };
function otherSeals(s: State, sealed: Seals, who: Viewer, rng: RngState): Seals {
  const others: Seals = [null, null, null, null];
  for (const seat of SEATS) {
    const left = unused(s.used[seat] ?? []);
    others[seat] = sealed[seat] === null || seat === who ? sealed[seat] : (left[below(rng, left.length)] ?? null);
  }
  return others;
}

/** Looks at a state and, if there is one, the last answer that led there. */
export type Look = (s: State, last: Move | null) => unknown;

/** Plays a game at random and shows every state before it is answered, and the last. */
export function wander(config: Config, seed: string, look: Look, hear: (e: Event) => void = () => {}): void {
  const rng = seedRng(seed);
  const s = crownOfAsh.setup(config, seed, hear);
  let last: Move | null = null;
  for (let d = crownOfAsh.pending(s); d !== null; d = crownOfAsh.pending(s)) {
    look(s, last);
    const seat = d.seats[below(rng, d.seats.length)] ?? 0;
    const moves = crownOfAsh.moves(s, seat);
    const move = moves[below(rng, moves.length)];
    if (move === undefined) throw new Error('nothing to answer');
    crownOfAsh.step(s, seat, move, hear);
    last = move;
  }
  look(s, last);
}
