import type { Contest } from '@cinderhall/kernel';
import { tables } from './tables.ts';
import type { Config } from './types.ts';

/** RSC-3: where one falls with all others, they win and lose together. */
export const contest = (config: Config): Contest => ({
  players: config.players,
  together: tables(config).rules.fallsTogether,
});
