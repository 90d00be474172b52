import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { moves } from './moves.ts';
import { nouns } from './nouns.ts';
import { panels } from './panels.ts';
import { powerWords } from './powers.ts';
import { prompts } from './prompts.ts';
import { shell } from './shell.ts';
import { battle, buttons, table } from './table.ts';

/** English. */
export const en: Words = {
  language: 'en',
  nouns,
  moves,
  prompts,
  powers: powerWords,
  ...shell,
  table,
  buttons,
  battle,
  labels,
  panels,
};
