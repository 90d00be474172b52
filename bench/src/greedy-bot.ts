import { greedy } from '@cinderhall/bots';
import { appraisal, crownOfAsh } from '@cinderhall/crown-of-ash';
import type { Asked, Figure, Report } from './figures.ts';
import { quantile } from './sampling.ts';
import { think } from './thinking.ts';

/** Of answers, in milliseconds: the middle, what one in twenty exceeds, and the worst. */
export function answerLines(what: string, times: readonly number[], goal?: number): Figure[] {
  const sorted = times.slice().sort((a, b) => a - b);
  const line = (who: string, median: number) => ({
    what,
    who,
    unit: 'ms',
    median,
    least: sorted[0] ?? Number.NaN,
    most: sorted[sorted.length - 1] ?? Number.NaN,
    samples: sorted.length,
  });
  const worst = line('worst answer', quantile(sorted, 1));
  return [
    line('median answer', quantile(sorted, 0.5)),
    line('19 of 20 within', quantile(sorted, 0.95)),
    goal === undefined ? worst : { ...worst, goal },
  ];
}

/** By the clock on the wall: a person waits, whatever the processor does meanwhile. */
export function greedyBot({ quick }: Asked): Report {
  const games = quick ? [1] : [1, 2, 3];
  const bot = greedy(crownOfAsh, appraisal);
  const times = games.flatMap((seed) => think(bot, 4, String(seed), quick ? 12 : 1000, () => performance.now()));
  return { figures: answerLines('greedy bot in Node', times), ratios: [], notes: [] };
}
