import type { ReadingText } from '../../rules/catalog.ts';

/** One rule as it is told to somebody who has never seen the game. Ids in a text, such as `RCO-5`, are links there. */
interface RuleText {
  readonly text: string;
  /** Decisions of ours, one for each ruling that the game's own rulebook has of this rule, in its order. */
  readonly rulings?: readonly string[];
}

/** The rules of one subject. */
interface ChapterText {
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly about: string;
  readonly rules: { readonly [id: string]: RuleText };
}

/** Chapters by what the ids of their rules begin with, in the order in which one learns the game. */
export const RUNE_AGE_CHAPTERS = ['RTU', 'RCO', 'REV', 'RSC', 'RSE', 'RCM', 'RVI'] as const;

/** The reference sheet. */
export interface RuneReferenceText {
  readonly title: string;
  readonly about: string;
  readonly print: string;
  /** Beside the mark of a card that is ours. */
  readonly house: string;
  readonly heads: {
    readonly [H in 'icons' | 'numbers' | 'neutrals' | 'common' | 'objectives']: string;
  };
  readonly icons: {
    readonly [I in 'gold' | 'influence' | 'strength' | 'defence' | 'skull' | 'exhausted']: {
      readonly name: string;
      readonly note: string;
    };
  };
  /** The attrition die by its faces. */
  readonly die: (blank: number, one: number, two: number) => string;
  readonly realm: (damage: number) => string;
  readonly start: (golds: number, units: number, hand: number) => string;
  /** Beside the name of a card: so many in the box. */
  readonly copies: (count: number) => string;
}

/** The rules of Rune Age in one language. */
export interface RuneAgeRules {
  readonly page: ReadingText;
  readonly reference: RuneReferenceText;
  /** The game in a few paragraphs. */
  readonly overview: readonly string[];
  readonly chapters: { readonly [C in (typeof RUNE_AGE_CHAPTERS)[number]]: ChapterText };
}
