import { expect, test } from 'vitest';
import { rivalsOf } from '../src/app/rivals.ts';

const NAMES = ['You', 'Ilse', 'Tomas', 'Runa'];

test.each([
  [['person', 'greedy', 'greedy'], { names: ['Ilse', 'Tomas'], level: 'greedy' }],
  [['person', 'master', 'greedy'], { names: ['Ilse', 'Tomas'], level: null }],
  [['person', 'person'], null],
] as const)('one plays against computers, of one level or of several: %j', (players, expected) => {
  const seated = players.map((player) => ({ player }));
  expect(rivalsOf(seated, (i) => NAMES[i] ?? '')).toEqual(expected);
});
