import { combat } from './combat.ts';
import { components, setup } from './preparing.ts';
import { events, scenarios, vision } from './rounds.ts';
import type { Chapter } from './rule.ts';
import { turn } from './turn.ts';

/** A part of the list: what the ids of its rules begin with, what it is about, and its rules in order. */
export interface Part {
  readonly prefix: string;
  readonly title: string;
  readonly rules: Chapter;
}

/** Every rule of the game. RULES.md is written from this list, and tests are held to its ids. */
export const RULEBOOK: readonly Part[] = [
  { prefix: 'RCM', title: 'Components', rules: components },
  { prefix: 'RSE', title: 'Set-up', rules: setup },
  { prefix: 'RTU', title: 'Turn', rules: turn },
  { prefix: 'RCO', title: 'Combat', rules: combat },
  { prefix: 'REV', title: 'Events', rules: events },
  { prefix: 'RSC', title: 'Scenarios', rules: scenarios },
  { prefix: 'RVI', title: 'What each player may see', rules: vision },
];
