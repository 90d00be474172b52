import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { log } from './log.ts';
import { moves } from './moves.ts';
import { nouns } from './nouns.ts';
import { panels } from './panels.ts';
import { accounts, past, share } from './past.ts';
import { powerWords } from './powers.ts';
import { prompts } from './prompts.ts';
import { shell } from './shell.ts';
import { battle, buttons, sheet, table } from './table.ts';

/** Russian, in the terms of the printed edition. */
export const ru: Words = {
  language: 'ru',
  nouns,
  log,
  moves,
  prompts,
  powers: powerWords,
  ...shell,
  table,
  buttons,
  battle,
  sheet,
  labels,
  panels,
  past,
  share,
  accounts,
};
