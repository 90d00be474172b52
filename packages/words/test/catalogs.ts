import { en as soonInEnglish } from '../src/en/index.ts';
import { late as lateInEnglish } from '../src/en/late.en.ts';
import type { LateWords, Words } from '../src/index.ts';
import { ru as soonInRussian } from '../src/ru/index.ts';
import { late as lateInRussian } from '../src/ru/late.ru.ts';

/** All that is said in one language, soon or late. */
export type AllWords = Words & LateWords;

export const en: AllWords = { ...soonInEnglish, ...lateInEnglish };
export const ru: AllWords = { ...soonInRussian, ...lateInRussian };
