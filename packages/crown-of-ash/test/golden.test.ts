import { playthrough } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { keptText } from './kept.ts';
import { houseConfigOf, type Table } from './position.ts';

const GAMES: readonly { readonly name: string; readonly table: Table; readonly seed: string }[] = [
  { name: 'two', table: { players: 2 }, seed: '1' },
  { name: 'three', table: { players: 3 }, seed: '1' },
  { name: 'four', table: { players: 4 }, seed: '1' },
];

/** Whole games as text: what was asked, answered and told, and how every view changed. */
describe('golden playthroughs', () => {
  test.each(GAMES)('$name players', ({ name, table, seed }) => {
    const text = playthrough(crownOfAsh, houseConfigOf(table), seed);
    expect(text).toBe(keptText(`golden/${name}.txt`, text));
  });
});
