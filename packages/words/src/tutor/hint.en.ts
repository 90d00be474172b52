import { prose } from '../piece.ts';
import type { HintText } from './catalog.ts';

const percent = (n: number): string => `${n}%`;

/** How advice is told in English. */
export const hint: HintText = {
  title: 'A far-sighted opponent’s advice',
  thinking: 'Thinking it over…',
  failed: 'No advice came. Try again.',
  take: 'Do it',
  chance(n) {
    if (n <= 0) return 'You can hardly win the game any more.';
    return n >= 100
      ? 'You can hardly lose the game any more.'
      : `Your chance to win the game is then about ${percent(n)}.`;
  },
  next: (move, worth) => prose`Next best (${worth}): ${move}.`,
  alike: (move) => prose`It makes hardly a difference. As good: ${move}.`,
  same: 'The other answers come to the same.',
  percent,
  only: 'There is nothing else to do.',
  mixture: 'Nobody should be able to tell your card beforehand. In a hundred battles like this one it would play:',
};
