/** The rules by chapter, with how many each has: `SET-1` to `SET-12` and so on. */
const CHAPTERS = {
  SET: 12,
  TRN: 4,
  GAT: 8,
  RAI: 5,
  AUT: 6,
  BOL: 2,
  BLD: 7,
  RES: 2,
  AMD: 3,
  CIT: 7,
  CBT: 13,
  ZER: 5,
  REF: 1,
  RND: 8,
  ORD: 4,
  END: 3,
  VIS: 5,
} as const;

/** Every rule that is tested by number. Powers (PWR) and the AI deck (AI) are not played yet. */
export const RULE_IDS: readonly string[] = Object.entries(CHAPTERS).flatMap(([chapter, rules]) =>
  Array.from({ length: rules }, (_, i) => `${chapter}-${i + 1}`),
);

/** Rules without a test, each with its reason. */
export const UNTESTED: { readonly [rule: string]: string } = {
  'ORD-4': 'only says what an AI does in turn order, and there is no AI deck yet',
  'RND-7': 'only says when power tokens are charged, and there are no powers yet',
};
