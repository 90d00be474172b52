import { type Move, notation, parts, type View } from '@cinderhall/rune-age';
import type { Answering } from '../table/games.ts';

/** How answers are given in Rune Age. */
export const runeAnswering: Answering<Move, View> = {
  parts,
  write: ({ config }, move) => notation(config).write(move),
  // RVI-1: whether anything could be destroyed is not for others to see.
  covered: ['surrender'],
  weighty: ['keep', 'siege', 'losses', 'destroy', 'surrender', 'cede'],
  grave: (m) => m.kind === 'turn' && (m.act === 'attack' || m.act === 'use' || m.act === 'invoke'),
  preset: () => [],
  advised: true,
};
