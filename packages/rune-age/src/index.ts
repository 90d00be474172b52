export { configure } from './configure.ts';
export type * from './content/card.ts';
export { house } from './content/house.ts';
export { packJsonSchema, parsePack } from './content/schema.ts';
export * from './content/vocabulary.ts';
export { RULEBOOK } from './rulebook/index.ts';
export type { Ruleset } from './ruleset.ts';
export { rulesets } from './rulesets/index.ts';
export * from './types.ts';
