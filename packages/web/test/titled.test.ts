import { load } from '@cinderhall/words';
import { expect, test } from 'vitest';
import { nameAt } from '../src/app/company.ts';
import { nameIn, titleOf } from '../src/app/titled.ts';

const [en, ru] = await Promise.all([load('en'), load('ru')]);
const seated = (...names: readonly string[]) =>
  names.map((name, i) => ({ seat: i === 0 ? (0 as const) : (1 as const), name, player: 'person' as const }));

test.each([
  [[...seated('You', 'Tomas')], 'You and Tomas', 'Вы и Томаш'],
  [[...seated('Anna', 'Ben', 'Runa')], 'Anna, Ben and Runa', 'Anna, Ben и Руна'],
  [[...seated('You')], 'You and AI deck', 'Вы и Колода ИИ'],
  [[...seated('You', 'Tomas')], 'The long night', 'The long night'],
  [[...seated('You', 'Tomas')], 'You', 'You'],
])('a game of %j that is called %s is %s in Russian', (seats, title, told) => {
  expect(titleOf(ru, { title, seats })).toBe(told);
  expect(titleOf(en, { title: told, seats: seats.map((info) => ({ ...info, name: nameIn(ru, info.name) })) })).toBe(
    title,
  );
});

test('every name that the page gives is known in both languages', () => {
  const all = (words: typeof en) => [
    words.lobby.you,
    words.lobby.automa.label,
    ...[1, 2, 3, 4].map((n) => words.lobby.someone(n)),
    ...[0, 1, 2, 3].map((i) =>
      nameAt(
        words,
        [0, 1, 2, 3].map(() => ({ player: 'greedy' as const })),
        i,
      ),
    ),
  ];
  expect(all(en).map((name) => nameIn(ru, name))).toEqual(all(ru));
  expect(all(ru).map((name) => nameIn(en, name))).toEqual(all(en));
  expect(nameIn(ru, 'Anna')).toBe('Anna');
});
