import { below, seedRng, type Viewer } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { conserve } from '../src/conserve.ts';
import { runeAge, type State } from '../src/index.ts';
import { redeal } from '../src/redeal.ts';
import { SORTS } from './tables.ts';

/** Plays at random and looks at every so manyth moment. */
function wander(s: State, look: (s: State) => void): void {
  const rng = seedRng('5');
  for (let n = 0; n < 400; n++) {
    if (n % 25 === 0) look(s);
    const seat = runeAge.pending(s)?.seats[0];
    if (seat === undefined) return;
    const offered = runeAge.moves(s, seat);
    const move = offered[below(rng, offered.length)];
    if (move !== undefined) runeAge.step(s, seat, move);
  }
}

describe('a table dealt anew', () => {
  it.each(SORTS)('RVI-1 is the same to everybody who plays at $name', ({ config }) => {
    const viewers: readonly Viewer[] = [...runeAge.seats(config), 'spectator'];
    let orders = 0;
    wander(runeAge.setup(config, '5'), (s) => {
      const other = redeal(s, '99');
      for (const who of viewers) expect(runeAge.view(other, who)).toEqual(runeAge.view(s, who));
      expect(conserve(other)).toBe(null);
      expect(other.hands).toEqual(s.hands);
      expect(other.rng).not.toEqual(s.rng);
      if (JSON.stringify([other.decks, other.events]) !== JSON.stringify([s.decks, s.events])) orders++;
    });
    expect(orders).toBeGreaterThan(0);
  });
});
