import { type Haste, opponents } from '@cinderhall/bots';
import { appraisal, crownOfAsh, features } from '@cinderhall/crown-of-ash';
import { nets } from '@cinderhall/crown-of-ash/nets';
import type { Asked, Report } from './figures.ts';
import { answerLines } from './greedy-bot.ts';
import { think } from './thinking.ts';

/** What a person waits for a far-sighted opponent at most: for an answer, and for one that is no more than usable. */
const GOAL = 1000;
const FIRST_GOAL = 50;

/**
 * By the clock on the wall. Once with all the worlds that a master is due, and once with the time up as soon as it has begun: then
 * it has tried every answer in one world.
 */
export function masterBot({ quick }: Asked): Report {
  const games = quick ? [1] : [1, 2, 3];
  const wits = { appraisal, features, nets };
  const now = () => performance.now();
  const timesOf = (haste: Haste) => {
    const { master } = opponents(crownOfAsh, wits, haste);
    return games.flatMap((seed) => think(master, 2, String(seed), quick ? 4 : 1000, now));
  };
  return {
    figures: [
      ...answerLines('master, first usable answer', timesOf({ hurry: () => true }), FIRST_GOAL),
      ...answerLines('master, 2 players', timesOf({}), GOAL),
    ],
    ratios: [],
    notes: [],
  };
}
