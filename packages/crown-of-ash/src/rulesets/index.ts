import type { EditionId, Ruleset } from '../ruleset.ts';
import { env40 } from './env-4.0.ts';
import { env41 } from './env-4.1.ts';
import { final } from './final.ts';

/** Every edition by its id. States store the id; this table supplies the value. */
export const rulesets: { readonly [E in EditionId]: Ruleset } = {
  final,
  'env-4.1': env41,
  'env-4.0': env40,
};
