import { type Move, notation, parts, type View } from '@cinderhall/rune-age';
import type { Answering } from '../table/games.ts';

/** How answers are given in Rune Age. */
export const runeAnswering: Answering<Move, View> = {
  parts,
  write: ({ config }, move) => notation(config).write(move),
  // RVI-1: whether anything could be destroyed is not for others to see.
  covered: ['surrender'],
  // Those after which, as a rule, somebody else has learned something or answers; what can be taken back is done at once.
  weighty: ['keep', 'siege', 'pay', 'reveal', 'destroy', 'spare', 'surrender', 'cede'],
  // What comes of them is told before they are begun.
  grave: (m) => m.kind === 'turn' && (m.act === 'attack' || m.act === 'use' || m.act === 'invoke'),
  preset: () => [],
  advised: true,
};
