export { crownOfAsh } from './game.ts';
export { DEFAULT_OPTIONS } from './configure.ts';
export { notation, parts } from './notation.ts';
export { conserve } from './conserve.ts';
export { habits } from './habits.ts';
export { desk } from './desk/index.ts';
export { type Account, accountOf, appraisal, features } from './appraise/index.ts';
export { packOf, tables, unusedCards, CARD_VALUES, type SpaceEntry, type Tables } from './tables.ts';
export { doubts } from './content/doubts.ts';
export { packJsonSchema, parsePack } from './content/schema.ts';
export { house } from './content/house.ts';
export type {
  ActionCardEntry,
  FighterEntry,
  Loot,
  Pack,
  RegionEntry,
  Source,
  StructureEntry,
  CombatCardEntry,
} from './content/pack.ts';
export { type LogEvent, type LogEventKind, type LogEventOf, type LogEvents, recall } from './recall.ts';
export { EDITIONS, type EditionId, type Ruleset } from './ruleset.ts';
export { RULEBOOK } from './rulebook/index.ts';
export { rulesets } from './rulesets/index.ts';
export { together } from './together.ts';
export * from './types.ts';
