import { afterAll, expect, test } from 'vitest';
import { Allowances } from '../src/http/allowance.ts';
import { makePage } from './serving.ts';
import { expectHospitable } from './tables.ts';

const { page, data, remove } = makePage();
afterAll(remove);

expectHospitable('SQLite', async () => ({ PAGE: page, DATA: data, LIMITS: '10' }));

test('whoever asks too often is told when to come again, and others are not', () => {
  const allowances = new Allowances({ most: 3, perSecond: 0.5 });
  const asked = [0, 0, 0, 0, 1000, 2000, 2000].map((now) => allowances.take('a', now));
  expect(asked).toEqual([0, 0, 0, 2, 1, 0, 2]);
  expect(allowances.take('b', 2000)).toBe(0);
  allowances.sweep(60_000);
  expect(allowances.take('a', 60_000)).toBe(0);
});
