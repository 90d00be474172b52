import type { RuneAgeWords } from '../catalog.ts';
import { cardWords } from './nouns.ts';

/** What is said of Rune Age in Russian. */
export const ru: RuneAgeWords = {
  language: 'ru',
  ...cardWords,
};
