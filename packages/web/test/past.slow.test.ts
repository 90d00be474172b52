import { expect, test } from 'vitest';
import { open, over, PERSONS, past, playedByPeople } from './at-home.ts';

test('a past moment is, for every seat at every step, what that seat was shown then', async () => {
  const at = open();
  const table = await at.lay(PERSONS);
  const shown = await playedByPeople(at, table);
  expect(over(at.reports)).toBe(true);
  expect(shown.size).toBeGreaterThan(100);
  for (const [key, sight] of shown) {
    const viewer = key.startsWith('0') ? 0 : 1;
    expect(JSON.stringify(await past(at, table, viewer, sight.step))).toBe(JSON.stringify({ ok: true, value: sight }));
  }
});
