import { describe, expect, it } from 'vitest';
import { LANGUAGES, plain } from '../src/index.ts';
import { loadRuneTutor, loadTutor } from '../src/tutor/index.ts';
import { faults } from './typography.ts';

const texts = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    text: await loadTutor(language),
    runes: await loadRuneTutor(language),
  })),
);

/** Everything that can be said: a line by itself, one with a number or two, one about a move. */
function said(what: unknown): string[] {
  if (typeof what === 'string') return [what];
  if (typeof what === 'function')
    return [0, 1, 2, 5, 10].map((n) => (what.length === 2 ? what(n, 4) : what(n))).flatMap(line);
  return Object.values(what ?? {}).flatMap(said);
}
const line = (of: unknown): string[] => (Array.isArray(of) ? [plain(of)] : typeof of === 'string' ? [of] : []);

describe.each(texts)('advice and review: $language', ({ language, text, runes }) => {
  it('are typographically right', () => {
    const { next, alike, review, ...lines } = text;
    const { played, better, ...others } = review;
    const move = [language === 'ru' ? 'ход' : 'a move'];
    const moves = [next(move, text.percent(5)), alike(move), played(move), better(move)].map(plain);
    expect([...said(lines), ...said(others), ...moves].flatMap((one) => faults(language, one))).toEqual([]);
  });

  it('are told of Rune Age in the same words, but for what is weighed there', () => {
    const { rivals, together, lead, source, ...shared } = runes;
    const weighed = [-2, 0, 1, 25].flatMap((n) => [rivals(n), together(n), lead(n)]);
    expect([...weighed, source].flatMap((one) => faults(language, one))).toEqual([]);
    expect(new Set(weighed).size).toBe(weighed.length);
    expect(weighed.join(' ')).not.toMatch(/[ −-]\d/);
    expect(text).toMatchObject(shared);
  });
});

it.each([
  [0, 'реже чем в 1 случае из 10'],
  [1, 'в 1 случае из 10'],
  [2, 'в 2 случаях из 10'],
  [4, 'в 4 случаях из 10'],
])('counts cases in Russian, %i', async (n, cases) => {
  expect((await loadTutor('ru')).worse(n, 3)).toBe(`${cases} станет хуже, чем сейчас, примерно на 3\u00a0очка`);
});

it('says why an answer is advised after which one mostly stands worse', async () => {
  expect((await loadTutor('en')).worse(10, 8)).toBe(
    '10 times in 10 you stand worse at first, by about 8\u00a0VP; even so it is judged the best',
  );
  expect((await loadTutor('ru')).worse(5, 3)).toBe(
    'в 5 случаях из 10 поначалу станет хуже примерно на 3\u00a0очка; и всё же этот ответ считается лучшим',
  );
});

it.each([
  [0, 'You can hardly win the game any more.', 'Победить в этой партии уже почти невозможно.'],
  [1, 'Your chance to win the game is then about 1%.', 'Тогда вы победите в партии с вероятностью около 1\u00a0%.'],
  [100, 'You can hardly lose the game any more.', 'Проиграть эту партию уже почти невозможно.'],
])('says a chance of %i hundredths as what it is', async (n, english, russian) => {
  const [en, ru] = await Promise.all([loadTutor('en'), loadTutor('ru')]);
  expect([en.chance(n), ru.chance(n)]).toEqual([english, russian]);
});

it.each([
  [-3, '−3\u00a0VP', '−3\u00a0очка'],
  [0, '+0\u00a0VP', '+0\u00a0очков'],
  [1, '+1\u00a0VP', '+1\u00a0очко'],
])('signs %i', async (n, english, russian) => {
  const [en, ru] = await Promise.all([loadTutor('en'), loadTutor('ru')]);
  expect([en.vp(n), ru.vp(n)]).toEqual([english, russian]);
});

it.each([
  [-1, '1\u00a0VP behind', 'позади на 1\u00a0очко'],
  [0, 'level', 'вровень'],
  [12, '12\u00a0VP ahead', 'впереди на 12\u00a0очков'],
])('says how far ahead an answer puts one, %i', async (n, english, russian) => {
  const [en, ru] = await Promise.all([loadTutor('en'), loadTutor('ru')]);
  expect([en.lead(n), ru.lead(n)]).toEqual([english, russian]);
});

it.each([
  [1, '−1 percentage point', '−1 процентный пункт'],
  [3, '−3 percentage points', '−3 процентных пункта'],
  [33, '−33 percentage points', '−33 процентных пункта'],
  [15, '−15 percentage points', '−15 процентных пунктов'],
])('counts what a decision cost in percentage points, %i', async (n, english, russian) => {
  const [en, ru] = await Promise.all([loadTutor('en'), loadTutor('ru')]);
  expect(en.review.lostChance(n)).toBe(`Chance to win: ${english}`);
  expect(ru.review.lostChance(n)).toBe(`Шансы на победу: ${russian}`);
});

it('tears no number from its sign', async () => {
  const [en, ru] = await Promise.all([loadTutor('en'), loadTutor('ru')]);
  const said = ({ chance, percent, points, vp, worse, rivals, review }: typeof en) =>
    [chance(5), percent(5), points(3), vp(3), worse(4, 3), rivals(3), review.percent(5), review.working(5)].join(' ');
  expect(`${said(en)} ${said(ru)}`).not.toMatch(/\d (%|VP|очк)/);
});
