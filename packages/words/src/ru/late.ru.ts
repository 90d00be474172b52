import type { LateWords } from '../words.ts';
import { about } from './about.ts';
import { form } from './form.ts';
import { automa, powering, textBoard } from './late-panels.ts';
import { log } from './log.ts';
import { accounts, past, share } from './past.ts';
import { settings } from './settings.ts';
import { sheet } from './sheet.ts';

/** Russian, as far as parts that come late say it. */
export const late: LateWords = {
  language: 'ru',
  log,
  sheet,
  past,
  share,
  accounts,
  textBoard,
  automa,
  powering,
  form,
  settings,
  about,
};
