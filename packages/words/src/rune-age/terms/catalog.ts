/** What cards speak of without saying what it is, and the rule that says it. */
export const TERM_RULES = {
  played: 'RCO-3',
  resolution: 'RCO-3',
  action: 'RTU-8',
  exhaust: 'RTU-7',
  refresh: 'RTU-1',
  wound: 'RCO-8',
  destroy: 'RTU-9',
  opposing: 'RCO-7',
  attrition: 'RCO-3',
  army: 'RCO-1',
  battle: 'RCO-1',
  damage: 'RCO-4',
  home: 'RCO-4',
  eliminated: 'RSC-6',
  gold: 'RTU-6',
  influence: 'RTU-7',
  centre: 'RSE-3',
  stage: 'RSE-5',
  phase: 'REV-1',
  enemy: 'REV-2',
  reward: 'REV-4',
  objective: 'RSE-1',
  rune: 'RSC-2',
  monument: 'RSC-4',
} as const;

type TermId = keyof typeof TERM_RULES;

/** A term in one language: how it is found in what a card says, what it is called, and what it means in a line. */
interface TermWords {
  readonly found: RegExp;
  readonly name: string;
  readonly means: string;
}

export type RuneTerms = { readonly [T in TermId]: TermWords };

/** A term that a card uses. */
export interface Term extends Omit<TermWords, 'found'> {
  readonly rule: string;
}

const IDS: readonly TermId[] = [
  ...(['played', 'resolution', 'action', 'exhaust', 'refresh', 'wound', 'destroy', 'opposing', 'attrition'] as const),
  ...(['army', 'battle', 'damage', 'home', 'eliminated', 'gold', 'influence', 'centre', 'stage', 'phase'] as const),
  ...(['enemy', 'reward', 'objective', 'rune', 'monument'] as const),
];

/** The terms in what a card says, line by line. */
export function termsIn(terms: RuneTerms, said: readonly string[]): readonly Term[] {
  const used = IDS.filter((id) => said.some((line) => terms[id].found.test(line)));
  return used.map((id) => ({ name: terms[id].name, means: terms[id].means, rule: TERM_RULES[id] }));
}
