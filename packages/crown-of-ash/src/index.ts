export * from './types.ts';
export type { Pack } from './content/pack.ts';
export type { EditionId, Ruleset } from './ruleset.ts';
export { EDITIONS } from './ruleset.ts';
