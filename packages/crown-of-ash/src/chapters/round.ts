import { type BySeat, bySeat, type Seat } from '@cinderhall/kernel';
import { clone } from '../clone.ts';
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
const TURNS_EACH = 4;

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
function beginTurn(s: State, tell: TellEvent): void {
  const seat = at(s.order, s.turn % s.config.players);
  s.turn++;
  tell?.({ kind: 'turn-began', seat, round: s.round, turn: s.turn });
  if (isAutoma(s, seat)) push(s, { kind: 'scout', seat, dice: NO_DICE });
  else push(s, { kind: 'raise', seat, slot: -1, pay: [], exhumed: false }, { kind: 'turn', seat, space: HOME });
}

/** How many turns of this round come before the next one of a seat; null: it has had its last, or the round has not begun. */
function turnsBefore(s: State, seat: Seat): number | null {
  const inRound = s.turn > 0 && s.stack.every(({ kind }) => kind !== 'round' && kind !== 'tie' && kind !== 'order');
  if (!inRound || s.order[(s.turn - 1) % s.config.players] === seat) return null;
  for (let turn = s.turn; turn < TURNS_EACH * s.config.players; turn++)
    if (s.order[turn % s.config.players] === seat) return turn;
  return null;
}

/** Fighters who march in a battle that will not be fought are in hand again. */
function recall(s: State): void {
  for (const f of s.stack) {
    if (f.kind !== 'clash' && f.kind !== 'reveal' && f.kind !== 'reckon') continue;
    for (const fighter of f.attackers) put(at(s.hands, f.attacker), fighter);
  }
}

/**
 * The table as it would stand if this seat's next turn of the round began now, whatever lies between left out, and whatever
 * comes after it. Nothing lies under covered backs there: a place that would be filled from a deck or the pile stays empty,
 * since nobody knows with what.
 */
export function ahead(s: State, seat: Seat): State | null {
  const turn = isAutoma(s, seat) || s.over ? null : turnsBefore(s, seat);
  if (turn === null) return null;
  const world = clone(s);
  recall(world);
  world.stack = [];
  world.turn = turn;
  world.decks = world.decks.map(() => []);
  world.pile = [];
  world.aside = [];
  beginTurn(world, undefined);
  return world;
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
