import type { Seat } from '@cinderhall/kernel';
import { enemyStrength } from '../lasting.ts';
import { at, playersOf } from '../table.ts';
import { tables } from '../tables.ts';
import type { State } from '../types.ts';
import { deckOf, estateOf } from './worth.ts';

/** A position in numbers, about 1 each, for evaluations that learn: four of the table, nine of each player. */
const TABLE = 4;
const EACH = 9;

export const featuresOf = (players: number): number => TABLE + EACH * players;

/** The seat that looks comes first, the others clockwise. */
export function writeFeatures(s: State, seat: Seat, into: Float32Array): void {
  const t = tables(s.config);
  const players = playersOf(s);
  const told = [s.round / 10, s.events.length / 10, s.enemies.length / 3, enemyStrength(s, t, t.objective) / 20];
  for (let i = 0; i < players.length; i++) {
    const other = at(players, (seat + i) % players.length);
    const deck = deckOf(s, t, other);
    const estate = estateOf(s, t, other);
    told.push(
      deck.cards / 20,
      deck.gold / 20,
      deck.might / 20,
      estate.gold / 3,
      estate.influence / 5,
      estate.boons / 3,
    );
    told.push(at(s.damage, other) / 20, at(s.out, other), estate.monument ? 1 : 0);
  }
  into.set(told);
}
