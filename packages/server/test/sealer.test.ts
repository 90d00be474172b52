import { answerPledge, saltBy } from '@cinderhall/referee/pledges';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digests, Sealer } from '../src/tables/pledges.ts';

test('what Node hashes is what anybody else makes of it', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, fc.nat(), (key, line, step) => {
      expect(saltBy(key, line, digests)).toBe(saltBy(key, line));
      expect(answerPledge('t', step, key, line, digests)).toBe(answerPledge('t', step, key, line));
    }),
  );
});

test('an answer in the place of one that was taken back gets a seal of its own', () => {
  const sealer = new Sealer('t', 'key', 'hash');
  const saved = (line: string, id: string) => ({
    record: { format: 1 as const, game: 'toy', rules: 1, config: {}, seed: '7', moves: ['0 a', line] },
    ids: ['x', id],
  });
  const told = [saved('1 b', 'y'), saved('1 b', 'z'), saved('1 b', 'y')].map((one) => sealer.pledge(one, 2).answers);
  expect(told[0]).toEqual(told[2]);
  expect(told[0]).not.toEqual(told[1]);
  expect(sealer.reveal(saved('1 b', 'z')).answers[1]).toEqual({
    salt: saltBy('key', 'answer 2 z'),
    hash: told[1]?.[0],
  });
});
