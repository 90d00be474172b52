export * from './catalog/index.ts';
export type { Prompt, Shown } from './describe.ts';
export { describeBarred, describeEvent, describeMove, describePrompt, describeRefusal } from './describe.ts';
export type { FighterFacts, Names, PlaceFacts, SpaceFacts, TileFacts } from './names.ts';
export type { Piece, Prose } from './piece.ts';
export { plain } from './piece.ts';
export { nounOf, placeNounOf, roman, signed } from './speech.ts';
export type { Language, Words } from './words.ts';
export { LANGUAGE_NAMES, LANGUAGES, languageFor, load } from './words.ts';
