import type { Ruleset } from '../ruleset.ts';
import { env40 } from './env-4.0.ts';

/** The second prototype: the loser of a 0 card gets a choice. */
export const env41: Ruleset = { ...env40, id: 'env-4.1', zeroLoser: 'casualty-or-fallen' };
