export { BOTS, type Bot, type BotId } from './bot.ts';
export type { Appraisal } from './appraisal.ts';
export { random } from './random.ts';
export { DEFAULT_EFFORT, type Effort, greedy } from './greedy.ts';
