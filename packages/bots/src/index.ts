export { BOTS, type Bot, type BotId } from './bot.ts';
export type { Appraisal } from './appraisal.ts';
export { random } from './random.ts';
export { DEFAULT_EFFORT, type Effort, greedy } from './greedy.ts';
export { type Features, type Insight, insightOf, type Nets } from './insight.ts';
export { MASTERLY, opponents, type Wits } from './opponents.ts';
export { Net, type NetFile } from './net.ts';
export { type Budget, search } from './search.ts';
export { exploitability, mixedPlay } from './sealed.ts';
