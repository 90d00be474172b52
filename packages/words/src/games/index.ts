import type { Language } from '../words.ts';
import type { GamesText } from './catalog.ts';
import { english } from './games.en.ts';
import { russian } from './games.ru.ts';

export type { GamesText } from './catalog.ts';

/** What is said where games are chosen from: a few lines, so that all languages come along. */
export const gamesText = (language: Language): GamesText => (language === 'ru' ? russian : english);
