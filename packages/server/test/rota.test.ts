import { expect, test } from 'vitest';
import { Rota } from '../src/live/rota.ts';

test('calls on each once in a round, on few at a time, and on nobody who has gone', () => {
  const rota = new Rota<number>(4);
  for (let i = 0; i < 10; i++) rota.add(i);
  rota.delete(3);
  const round = () => [1, 2, 3, 4].map(() => [...rota.next()]);
  const calls = round();
  expect(calls.map((some) => some.length).sort()).toEqual([1, 2, 3, 3]);
  expect(calls.flat().sort()).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
  expect(round()).toEqual(calls);
});
