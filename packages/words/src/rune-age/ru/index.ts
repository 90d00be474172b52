import type { RuneAgeWords } from '../catalog.ts';
import { barred, moves, prompts } from './asking.ts';
import { face } from './face.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { cardWords } from './nouns.ts';

/** What is said of Rune Age in Russian. */
export const ru: RuneAgeWords = {
  language: 'ru',
  ...cardWords,
  face,
  lobby,
  log,
  moves,
  prompts,
  barred,
};
