import type { Names, SpaceFacts } from '../names.ts';
import { type Prose, prose } from '../piece.ts';
import { signed, speech } from '../speech.ts';
import { nouns } from './nouns.ts';

export const say = speech(nouns);

/** Small counts as words, as prose has them. */
export const inWords = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);

/** What a minion is for, as an infinitive: `gather on the Coast`. */
export function purpose(space: SpaceFacts, n: Names): Prose {
  switch (space.does) {
    case 'gather':
      return prose`gather ${say.place(n, space.place, 'at')}`;
    case 'attack':
      return prose`attack ${say.place(n, space.place)}`;
    case 'storm':
      return prose`attack ${say.place(n, 6)} from the ${space.from} (${signed(space.modifier)})`;
    case 'gold':
      return prose`take ${say.amount(4, space.gold)}`;
    case 'build':
      return ['build a structure'];
    case 'refresh':
      return ['refresh the combat cards'];
  }
}
