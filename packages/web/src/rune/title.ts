import { type Move, runeAge, together, type View } from '@cinderhall/rune-age';
import type { Title } from '../games.ts';
import { runeAnswering } from './answering.ts';

/** Rune Age with all its rules, for whoever keeps tables. */
export const title: Title<Move, View> = {
  ...{ game: runeAge, covered: runeAnswering.covered, together },
  write: runeAnswering.write,
  round: ({ round }) => round,
};
