import type { RuneAgeWords } from '../catalog.ts';
import { cardWords } from './nouns.ts';

/** What is said of Rune Age in English. */
export const en: RuneAgeWords = {
  language: 'en',
  ...cardWords,
};
