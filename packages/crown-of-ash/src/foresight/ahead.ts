import type { Seat } from '@cinderhall/kernel';
import { moves } from '../chapters/index.ts';
import { beginTurn, TURNS_EACH } from '../chapters/round.ts';
import { clone } from '../clone.ts';
import { put } from '../sorted.ts';
import { at, isAutoma } from '../table.ts';
import { unusedCards } from '../tables.ts';
import type { State } from '../types.ts';

/** How many turns of this round come before the next one of a seat; null: it has had its last, or the round has not begun. */
function turnsBefore(s: State, seat: Seat): number | null {
  const inRound = s.turn > 0 && s.stack.every(({ kind }) => kind !== 'round' && kind !== 'tie' && kind !== 'order');
  if (!inRound || s.order[(s.turn - 1) % s.config.players] === seat) return null;
  for (let turn = s.turn; turn < TURNS_EACH * s.config.players; turn++)
    if (s.order[turn % s.config.players] === seat) return turn;
  return null;
}

/** Fighters who march in a battle that will not be fought are in hand again, and what the AI has drawn for it is in its deck (AI-8). */
function recall(s: State): void {
  for (const f of s.stack) {
    if (f.kind !== 'clash' && f.kind !== 'reveal' && f.kind !== 'reckon') continue;
    for (const fighter of f.attackers) put(at(s.hands, f.attacker), fighter);
  }
  if (s.automa === null) return;
  const { combat } = s.automa;
  const drawn = unusedCards(at(s.used, s.config.players - 1)).filter((card) => !combat.includes(card));
  combat.unshift(...drawn);
}

/**
 * The table as it would stand if this seat's next turn of the round began now, whatever lies between left out, and whatever
 * comes after it. Nothing lies under covered backs there: a place that would be filled from a deck or the pile stays empty,
 * since nobody knows with what.
 */
export function ahead(s: State, seat: Seat): State | null {
  const turn = isAutoma(s, seat) || s.over || moves(s, seat).length > 0 ? null : turnsBefore(s, seat);
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
