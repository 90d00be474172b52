import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { HOUSE_TROUBLES, loadAccount, loadOnline } from '../src/online/index.ts';
import { faults } from './typography.ts';

/** Everything that can be said: a line by itself, one about somebody, one with a number. */
function said(what: unknown, name: string): string[] {
  if (typeof what === 'string') return [what];
  if (typeof what === 'function')
    return [1, 2, 5, 21, 90, 3600, 86_400]
      .flatMap((n) => [what(n, name), what(name, name)])
      .filter((line) => !/NaN/.test(line));
  return Object.values(what ?? {}).flatMap((part) => said(part, name));
}

const texts = await Promise.all(LANGUAGES.map(async (language) => ({ language, text: await loadOnline(language) })));

describe.each(texts)('far away: $language', ({ language, text }) => {
  it('has words for everything that can be wrong', () => {
    expect(Object.keys(text.troubles).sort()).toEqual([...HOUSE_TROUBLES].sort());
  });

  it('tells of a computer in a seat that was open without naming nobody', () => {
    const { wish } = text.talk.computer;
    expect(wish('')).not.toMatch(/ {2}|\s$/);
    expect([wish('Ода').includes('Ода'), wish('') === wish('Ода')]).toEqual([true, false]);
  });

  it('is typographically right', () => {
    const { honesty, ...others } = text;
    const { answers, newSeals, ...honest } = honesty;
    const held = [[7], [1, 2, 3, 4, 5, 6]].flatMap((steps) => [answers(steps), newSeals(steps)]);
    const all = [...held, ...said([honest, others], language === 'ru' ? 'Ода' : 'Oda')];
    expect(all.flatMap((line) => faults(language, line))).toEqual([]);
  });

  it('is so about passkeys as well', async () => {
    const all = said(await loadAccount(language), '28');
    expect(all.length).toBeGreaterThan(20);
    expect(all.flatMap((line) => faults(language, line))).toEqual([]);
  });
});

it.each([
  [0, '0:00', '0:00'],
  [-5000, '0:00', '0:00'],
  [59_001, '1:00', '1:00'],
  [754_000, '12:34', '12:34'],
  [3_600_000, '1 h 0 min', '1 ч 0 мин'],
  [100_000_000, '1 d 3 h', '1 д 3 ч'],
])('tells how much of %i milliseconds is left', async (ms, english, russian) => {
  const [en, ru] = await Promise.all([loadOnline('en'), loadOnline('ru')]);
  expect([en.time.left(ms), ru.time.left(ms)]).toEqual([english, russian]);
});

it.each([
  [754_000, '12:34', '12:34'],
  [7_300_000, '2 h', '2 ч'],
  [100_000_000, '1 d', '1 д'],
])('tells it shortly where there is no room, %i', async (ms, english, russian) => {
  const [en, ru] = await Promise.all([loadOnline('en'), loadOnline('ru')]);
  expect([en.time.short(ms), ru.time.short(ms)]).toEqual([english, russian]);
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

it.each([
  [1, 'единственный ответ совпадает', 'В записи 1 ответ,'],
  [2, '2 ответа совпадают', 'В записи 2 ответа,'],
  [5, '5 ответов совпадают', 'В записи 5 ответов,'],
  [21, '21 ответ совпадает', 'В записи 21 ответ,'],
])('counts %i sealed answers in Russian', async (n, checked, counted) => {
  const { honesty } = await loadOnline('ru');
  expect(honesty.checked(n)).toContain(checked);
  expect(honesty.count(n, 0)).toContain(counted);
});
