import { describe, expect, it } from 'vitest';
import { LANGUAGES, plain } from '../src/index.ts';
import { loadTutor } from '../src/tutor/index.ts';
import { faults } from './typography.ts';

const texts = await Promise.all(LANGUAGES.map(async (language) => ({ language, text: await loadTutor(language) })));

/** Everything that can be said: a line by itself, one with a number or two, one about a move. */
function said(what: unknown): string[] {
  if (typeof what === 'string') return [what];
  if (typeof what === 'function')
    return [0, 1, 2, 5, 10].map((n) => (what.length === 2 ? what(n, 4) : what(n))).flatMap(line);
  return Object.values(what ?? {}).flatMap(said);
}
const line = (of: unknown): string[] => (Array.isArray(of) ? [plain(of)] : typeof of === 'string' ? [of] : []);

describe.each(texts)('advice and review: $language', ({ language, text }) => {
  it('are typographically right', () => {
    const { next, review, ...lines } = text;
    const { played, better, ...others } = review;
    const move = [language === 'ru' ? 'ход' : 'a move'];
    const moves = [next(move, text.percent(5)), played(move), better(move)].map(plain);
    expect([...said(lines), ...said(others), ...moves].flatMap((one) => faults(language, one))).toEqual([]);
  });
});

it.each([
  [0, 'реже чем в 1 случае из 10'],
  [1, 'в 1 случае из 10'],
  [2, 'в 2 случаях из 10'],
  [5, 'в 5 случаях из 10'],
])('counts cases in Russian, %i', async (n, cases) => {
  expect((await loadTutor('ru')).worse(n, 3)).toBe(`неудача ${cases}, примерно на 3 ПО`);
});

it.each([
  [-3, '−3 VP', '−3 ПО'],
  [0, '+0 VP', '+0 ПО'],
  [4, '+4 VP', '+4 ПО'],
])('signs %i', async (n, english, russian) => {
  const [en, ru] = await Promise.all([loadTutor('en'), loadTutor('ru')]);
  expect([en.vp(n), ru.vp(n)]).toEqual([english, russian]);
});
