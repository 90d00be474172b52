import { type BySeat, bySeat, type Seat } from '@cinderhall/kernel';
import { put, sorted } from '../sorted.ts';
import { refillOffer } from '../supply.ts';
import type { TellEvent } from '../table.ts';
import { at, award, isAutoma, playersOf, push, structuresVp } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { State } from '../types.ts';
import { CITADEL, HOME, SHEET } from '../types.ts';
import type { Step } from './chapter.ts';
import { finish } from './end.ts';
import { decide } from './order.ts';

/** Shared by frames: a roll replaces it, nobody writes into it. */
const NO_DICE: BySeat<number> = bySeat(() => 0);

const ROUNDS = 4;
/** TRN-1 */
export const TURNS_EACH = 4;

/** TRN-1: the next seat's turn, or the end of the round. Stays at the bottom of the stack for the whole game. */
export const next: Step<'next'> = {
  settle(s, _f, tell) {
    if (s.turn === TURNS_EACH * s.config.players) {
      push(s, { kind: 'round' });
      return;
    }
    beginTurn(s, tell);
  },
};

/** The next turn of the round begins. */
export function beginTurn(s: State, tell: TellEvent): void {
  const seat = at(s.order, s.turn % s.config.players);
  s.turn++;
  tell?.({ kind: 'turn-began', seat, round: s.round, turn: s.turn });
  if (isAutoma(s, seat)) push(s, { kind: 'scout', seat, dice: NO_DICE });
  else push(s, { kind: 'raise', seat, slot: -1, pay: [], exhumed: false }, { kind: 'turn', seat, space: HOME });
}

/** RND-1, CIT-5: structures with the tiles under them, and the Citadel; the King scores for nobody. */
function score(s: State, t: Tables, seat: Seat, tell: TellEvent): void {
  const structures = structuresVp(s, t, seat);
  const citadel = s.owners[CITADEL] === seat ? at(t.citadelVp, s.round - 1) : 0;
  award(s, seat, at(SHEET, s.round - 1), structures);
  award(s, seat, at(SHEET, ROUNDS + s.round - 1), citadel);
  tell?.({ kind: 'scored', seat, round: s.round, structures, citadel });
}

/** CBT-12, RND-2 to RND-4: minions go home, the dead return, the offer is cleared and drawn anew. */
function cleanUp(s: State, tell: TellEvent): void {
  s.minions.fill(HOME);
  for (const seat of playersOf(s)) {
    for (const fighter of at(s.graves, seat)) put(at(s.hands, seat), fighter);
    s.graves[seat] = [];
  }
  tell?.({ kind: 'round-ended', round: s.round });
  s.aside = sorted([...s.aside, ...s.offer.filter((tile) => tile >= 0)]);
  s.offer.fill(-1);
  s.offer.forEach((_tile, slot) => {
    refillOffer(s, slot, tell);
  });
}

/** RND-1 to RND-6, and RND-8 after the last round. */
export const round: Step<'round'> = {
  settle(s, _f, tell) {
    const t = tables(s.config);
    for (const seat of playersOf(s)) score(s, t, seat, tell);
    if (s.round === ROUNDS) {
      finish(s, t, tell);
      return;
    }
    s.stack.pop();
    cleanUp(s, tell);
    s.round++;
    s.turn = 0;
    decide(s, t, tell);
  },
};
