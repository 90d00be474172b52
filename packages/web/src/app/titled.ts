import type { Words } from '@cinderhall/words';
import type { GameEntry } from '../local/messages.ts';
import { COMPUTERS } from './company.ts';

const LANGUAGES = ['en', 'ru'] as const;

/** What those are called in each language who have no name of their own, computers beside them. */
const SOMEONE = {
  en: ['You', 'AI deck', ...[1, 2, 3, 4].map((n) => `Player ${n}`)],
  ru: ['Вы', 'Колода ИИ', ...[1, 2, 3, 4].map((n) => `Игрок ${n}`)],
} as const;
const usual = (language: (typeof LANGUAGES)[number]): readonly string[] => [
  ...SOMEONE[language],
  ...COMPUTERS[language],
];

/** A name that the page gave, in the language of the page; any other as it is. */
export function nameIn({ language }: Pick<Words, 'language'>, name: string): string {
  const at = LANGUAGES.map((one) => usual(one).indexOf(name)).find((found) => found >= 0);
  return at === undefined ? name : (usual(language)[at] ?? name);
}

/** What a kept game is called; where it is called by its players alone, in the language of the page. */
export function titleOf(words: Words, { title, seats }: Pick<GameEntry, 'title' | 'seats'>): string {
  const decks: readonly string[] = [SOMEONE.en[1], SOMEONE.ru[1]];
  const names = title.split(/, | and | и /);
  const theirs = (name: string): boolean => decks.includes(name) || seats.some((seated) => seated.name === name);
  if (names.length < seats.length || !names.every(theirs)) return title;
  return words.lobby.defaultTitle(names.map((name) => nameIn(words, name)));
}
