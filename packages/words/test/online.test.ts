import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { HOUSE_TROUBLES, loadOnline } from '../src/online/index.ts';
import { faults } from './typography.ts';

const texts = await Promise.all(LANGUAGES.map(async (language) => ({ language, text: await loadOnline(language) })));

describe.each(texts)('far away: $language', ({ language, text }) => {
  it('has words for everything that can be wrong', () => {
    expect(Object.keys(text.troubles).sort()).toEqual([...HOUSE_TROUBLES].sort());
  });

  it('is typographically right', () => {
    const { tableOf, openSeats, waiting, troubles, friend, publicTable, watchers, ...plain } = text;
    const told = [friend, publicTable, watchers].flatMap(({ label, hint }) => [label, hint]);
    const counted = [1, 2, 5, 21].flatMap((n) => [openSeats(n), waiting(n)]);
    const all = [...told, ...counted, ...Object.values(troubles), ...Object.values<string>(plain)];
    expect([...all, tableOf(language === 'ru' ? 'Ода' : 'Oda')].flatMap((line) => faults(language, line))).toEqual([]);
  });
});

it.each([
  [1, 'Ждём ещё 1 игрока', '1 свободное место'],
  [2, 'Ждём ещё 2 игроков', '2 свободных места'],
  [5, 'Ждём ещё 5 игроков', '5 свободных мест'],
  [21, 'Ждём ещё 21 игрока', '21 свободное место'],
])('counts to %i in Russian', async (n, waiting, open) => {
  const { waiting: waitingFor, openSeats } = await loadOnline('ru');
  expect([waitingFor(n), openSeats(n)]).toEqual([waiting, open]);
});
