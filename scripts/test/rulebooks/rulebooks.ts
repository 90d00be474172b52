import { RULEBOOK as crown, type EditionId } from '../../../packages/crown-of-ash/src/index.ts';
import { RULEBOOK as runeAge } from '../../../packages/rune-age/src/index.ts';

// The rulebooks of all games, in one shape.

export interface Rule {
  readonly rule: string;
  /** Who has it, if not everybody: `the final edition`. */
  readonly only?: string;
  readonly rulings?: readonly { readonly we: string; readonly because: string }[];
}

export interface Part {
  readonly prefix: string;
  readonly title: string;
  readonly rules: { readonly [id: string]: Rule };
}

export interface Rulebook {
  readonly title: string;
  /** Its folder in `packages`. */
  readonly room: string;
  readonly parts: readonly Part[];
  /** Suites of the game that are about something else than one rule at a time. */
  readonly others: readonly string[];
}

const EDITION_NAMES: { readonly [E in EditionId]: string } = {
  final: 'the final edition',
  'env-4.1': 'prototype 4.1',
  'env-4.0': 'prototype 4.0',
};

const crownParts = crown.map((part) => ({
  ...part,
  rules: Object.fromEntries(
    Object.entries(part.rules).map(([id, { editions, ...rule }]) => [
      id,
      editions === undefined ? rule : { ...rule, only: editions.map((e) => EDITION_NAMES[e]).join(' and ') },
    ]),
  ),
}));

export const RULEBOOKS: readonly Rulebook[] = [
  {
    title: 'Crown of Ash',
    room: 'crown-of-ash',
    parts: crownParts,
    others: [
      'ahead',
      'appraise',
      'belief',
      'features',
      'conserve',
      'laws',
      'laws.slow',
      'perft',
      'golden',
      'corpus',
      'corpus.slow',
      'content',
      'configure',
      'notation',
      'scenarios',
      'desk',
    ],
  },
  {
    title: 'Rune Age',
    room: 'rune-age',
    parts: runeAge,
    others: [
      'ahead',
      'appraise',
      'content',
      'configure',
      'laws',
      'laws.slow',
      'golden',
      'conserve',
      'notation',
      'scenarios',
    ],
  },
];

/** Every rule of every game by its id, in order. */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  RULEBOOKS.flatMap(({ parts }) => parts.flatMap(({ rules }) => Object.entries(rules))),
);

/** The ids of one game. */
export const idsOf = ({ parts }: Rulebook): string[] => parts.flatMap(({ rules }) => Object.keys(rules));
