import { automa } from './automa.ts';
import { combat, refreshing, zero } from './battle.ts';
import { amending, building, citadel, resurrection } from './places.ts';
import { powers } from './powers.ts';
import { components, setup } from './preparing.ts';
import { endOfGame, endOfRound, turnOrder, vision } from './rounds.ts';
import type { Chapter } from './rule.ts';
import { automatons, bolster, gathering, raising, turn } from './turns.ts';

/** A part of the list: what the ids of its rules begin with, what it is about, and its rules in order. */
export interface Part {
  readonly prefix: string;
  readonly title: string;
  readonly rules: Chapter;
}

/** Every rule of the game. RULES.md is written from this list, and tests are held to its ids. */
export const RULEBOOK: readonly Part[] = [
  { prefix: 'CMP', title: 'Components', rules: components },
  { prefix: 'SET', title: 'Set-up', rules: setup },
  { prefix: 'TRN', title: 'Turn', rules: turn },
  { prefix: 'GAT', title: 'Gathering', rules: gathering },
  { prefix: 'RAI', title: 'Raising', rules: raising },
  { prefix: 'AUT', title: 'Automatons', rules: automatons },
  { prefix: 'BOL', title: 'Bolster', rules: bolster },
  { prefix: 'BLD', title: 'Building', rules: building },
  { prefix: 'RES', title: 'Resurrection structure', rules: resurrection },
  { prefix: 'AMD', title: 'Amending', rules: amending },
  { prefix: 'CIT', title: 'Citadel', rules: citadel },
  { prefix: 'CBT', title: 'Combat', rules: combat },
  { prefix: 'ZER', title: 'The 0 card', rules: zero },
  { prefix: 'REF', title: 'Refreshing', rules: refreshing },
  { prefix: 'RND', title: 'End of the round', rules: endOfRound },
  { prefix: 'ORD', title: 'Turn order', rules: turnOrder },
  { prefix: 'END', title: 'End of the game', rules: endOfGame },
  { prefix: 'PWR', title: 'Powers', rules: powers },
  { prefix: 'AI', title: 'AI', rules: automa },
  { prefix: 'VIS', title: 'What each player may see', rules: vision },
];
