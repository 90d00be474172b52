import type { Names, SpaceFacts } from '../names.ts';
import { type Prose, prose } from '../piece.ts';
import { signed, speech } from '../speech.ts';
import { nouns } from './nouns.ts';

export const say = speech(nouns);

/** «с двумя воинами» */
export const withFighters = (count: number): string =>
  ['', 'с одним воином', 'с двумя воинами', 'с тремя воинами'][count] ?? `с воинами (${count})`;

/** «за 2 пепла», «бесплатно» */
export const price = (paid: readonly number[]): Prose =>
  paid.some((n) => n > 0) ? prose`за ${say.loot(paid)}` : ['бесплатно'];

/** What a minion is for, as an infinitive: «собрать ресурсы на Побережье». */
export function purpose(space: SpaceFacts, n: Names): Prose {
  switch (space.does) {
    case 'gather':
      return prose`собрать ресурсы ${say.place(n, space.place, 'at')}`;
    case 'attack':
      return prose`атаковать ${say.place(n, space.place)}`;
    case 'storm':
      return prose`атаковать ${say.place(n, 6)} ${side(space.from)} (${signed(space.modifier)})`;
    case 'gold':
      return prose`взять ${say.amount(4, space.gold)}`;
    case 'build':
      return ['построить сооружение'];
    case 'refresh':
      return ['обновить карты сражений'];
  }
}

/** From which side the Citadel is attacked. */
export const side = (from: 'flank' | 'front'): string => (from === 'flank' ? 'с фланга' : 'спереди');
