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

/** The rules of Rune Age in one language. */
export interface RuneAgeRules {
  /** The game in a few paragraphs. */
  readonly overview: readonly string[];
  readonly chapters: { readonly [C in (typeof RUNE_AGE_CHAPTERS)[number]]: ChapterText };
}
