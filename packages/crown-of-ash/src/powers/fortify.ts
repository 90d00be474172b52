import type { Seat } from '@cinderhall/kernel';
import type { Question } from '../chapters/chapter.ts';
import { only } from '../chapters/chapter.ts';
import type { TellEvent } from '../table.ts';
import { at, bolsteredPair, NO_SEATS, PLACES, topOf } from '../table.ts';
import { tables } from '../tables.ts';
import type { State } from '../types.ts';
import { charged, spend } from './token.ts';

/** PWR-9: places of this seat with a pair that is not fortified yet; three of a kind have +2 already. */
export const fortifiable = (s: State, seat: Seat): number[] =>
  PLACES.filter(
    (place) =>
      s.owners[place] === seat &&
      at(s.fortified, place).length === 0 &&
      bolsteredPair(tables(s.config), at(s.guards, place)).length > 0,
  );

/** PWR-9, Fortis: a defending pair counts +2 until it is broken. */
export const fortify: Question<'fortify'> = {
  who: (_s, f) => (f.place < 0 ? only(f.seat) : NO_SEATS),
  moves: (s, f) => fortifiable(s, f.seat).map((place) => ({ kind: 'fortify', place })),
  answer(_s, f, _seat, m) {
    f.place = m.place;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, place } = f;
    const fighters = bolsteredPair(tables(s.config), at(s.guards, place));
    s.fortified[place] = fighters;
    tell?.({ kind: 'fortified', seat, place, fighters: fighters.slice() });
  },
};

/** PWR-9: the window of an attacking pair, after the reveal and all dice; opened over the battle to be reckoned. */
export function openBrace(s: State): void {
  const { attacker, attackers } = topOf(s, 'reckon');
  if (charged(s, 'fortis') !== attacker || bolsteredPair(tables(s.config), attackers).length === 0) return;
  s.stack.push({ kind: 'brace', seat: attacker, use: null });
}

function braceAttackers(s: State, seat: Seat, tell: TellEvent): void {
  const battle = topOf(s, 'reckon');
  battle.braced = true;
  spend(s, seat, 'fortify', tell);
  const fighters = bolsteredPair(tables(s.config), battle.attackers);
  tell?.({ kind: 'fortified', seat, place: battle.place, fighters });
}

export const brace: Question<'brace'> = {
  who: (_s, f) => (f.use === null ? only(f.seat) : NO_SEATS),
  moves: () => [
    { kind: 'brace', use: true },
    { kind: 'brace', use: false },
  ],
  answer(_s, f, _seat, m) {
    f.use = m.use;
  },
  settle(s, f, tell) {
    s.stack.pop();
    if (f.use === true) braceAttackers(s, f.seat, tell);
  },
};
