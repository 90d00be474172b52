import { load } from '@cinderhall/words';
import { expect, test } from 'vitest';
import { against } from '../src/app/against.ts';

const NAMES = ['You', 'Ilse', 'Tomas', 'Runa'];

test.each([
  [['person', 'greedy', 'greedy'], 'Ilse, Tomas · Careful opponent'],
  [['person', 'master', 'greedy', 'master'], 'Ilse, Runa · Far-sighted opponent; Tomas · Careful opponent'],
  [['person', 'person'], ''],
] as const)('computers are told by name and level: %j', async (players, expected) => {
  const words = await load('en');
  const seated = players.map((player) => ({ player }));
  expect(against(words, seated, (i) => NAMES[i] ?? '')).toBe(expected);
});
