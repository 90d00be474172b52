export { configure } from './configure.ts';
export type { Ruleset } from './ruleset.ts';
export { rulesets } from './rulesets/index.ts';
export * from './types.ts';
