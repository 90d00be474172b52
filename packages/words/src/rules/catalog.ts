import type { EditionId } from '@cinderhall/crown-of-ash';

/** The editions before the published one have much in common: a difference may be told for both at once. */
export type EditionKey = EditionId | 'prototypes';

/** One rule as it is told to somebody who has never seen the game. Ids in a text, such as `CBT-6`, are links there. */
export interface RuleText {
  readonly text: string;
  /** What is different, by edition; a part of the rule that only some editions have. */
  readonly differs?: { readonly [E in EditionKey]?: string };
  /** Decisions of ours, one for each ruling that the game's own rulebook has of this rule, in its order. */
  readonly rulings?: readonly string[];
}

/** The rules of one subject. */
export interface ChapterText {
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly about: string;
  readonly rules: { readonly [id: string]: RuleText };
}

/** Chapters by what the ids of their rules begin with, in the order in which one learns the game. */
export const CHAPTERS = [
  ...['TRN', 'GAT', 'RAI', 'BLD', 'AMD', 'RES', 'CBT', 'BOL', 'ZER', 'AUT', 'REF', 'CIT'],
  ...['RND', 'ORD', 'END', 'SET', 'CMP', 'VIS', 'PWR', 'AI'],
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export type Chapters = { readonly [C in ChapterId]: ChapterText };

/** Rules that not every edition has; all others are for everybody. */
export const EDITIONS_OF: { readonly [id: string]: readonly EditionId[] } = {
  ...Object.fromEntries(
    [
      ...['CMP-8', 'ZER-3', 'ZER-4', 'CBT-13', 'RND-7', 'AI-11'],
      ...[1, 2, 3, 4, 5, 6].map((n) => `AUT-${n}`),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `PWR-${n}`),
    ].map((id) => [id, ['final']]),
  ),
  'ZER-1': ['env-4.0'],
  'ZER-2': ['env-4.1'],
};

/** What is said around the rules of any game. */
export interface ReadingText {
  readonly title: string;
  readonly overview: string;
  readonly contents: string;
  readonly search: string;
  /** How many rules were found. */
  readonly found: (rules: number) => string;
  readonly notFound: string;
  /** Above our decisions. */
  readonly ruling: string;
  readonly rulingHint: string;
  readonly ownWords: string;
  readonly asPage: string;
}

/** What the rules pages say around the rules. */
export interface PageText extends ReadingText {
  readonly edition: string;
  /** What the editions are, and how they are told apart. */
  readonly editionHint: string;
  /** Read for every edition at once. */
  readonly all: string;
  readonly tags: { readonly [E in EditionKey]: string };
  readonly tagHints: { readonly [E in EditionKey]: string };
  /** Under the drawings of a chapter. */
  readonly figures: { readonly [F in Figure]: string };
}

/** Drawings in the rules pages. */
export const FIGURES = ['tile', 'fighter', 'cards', 'bolster', 'automaton', 'citadel', 'fate', 'kinds'] as const;
export type Figure = (typeof FIGURES)[number];

/** The reference sheet. */
export interface ReferenceText {
  readonly title: string;
  readonly about: string;
  /** Beside the mark of a value that is ours. */
  readonly house: string;
  readonly heads: {
    readonly [H in
      | 'goods'
      | 'necromancers'
      | 'fighters'
      | 'structures'
      | 'combat'
      | 'fate'
      | 'spaces'
      | 'points']: string;
  };
  /** What is to know of the goods that are no basic resource. */
  readonly notes: { readonly [N in 'kind' | 'gold' | 'special' | 'vp' | 'black']: string };
  readonly columns: {
    readonly [C in 'name' | 'attack' | 'tier' | 'cost' | 'copies' | 'price' | 'offers' | 'tax' | 'points']: string;
  };
  readonly starting: string;
  readonly returns: (deck: string) => string;
  readonly resurrects: string;
  readonly fate: string;
  readonly spaces: {
    /** The gold space. */
    readonly gold: string;
    readonly build: string;
    readonly refresh: string;
    /** How many of a region, and how many more with a dashed outline. */
    readonly gather: (spaces: number, dashed: number) => string;
    readonly combat: (spaces: number) => string;
    readonly citadel: (flanks: readonly string[], front: string) => string;
    readonly king: (attack: number) => string;
  };
  readonly points: {
    readonly round: string;
    readonly structures: string;
    readonly citadel: string;
    readonly end: string;
    readonly resources: string;
    readonly gold: string;
    readonly fate: string;
    readonly automatons: string;
    readonly bolster: string;
  };
  /** What is drawn on the board and on cards. */
  readonly signs: {
    readonly [S in
      | 'title'
      | 'gather'
      | 'attack'
      | 'build'
      | 'can'
      | 'barred'
      | 'banner'
      | 'round'
      | 'tiles'
      | 'tax'
      | 'tier'
      | 'automaton'
      | 'risen']: string;
  };
  /** What lies on a mat. */
  readonly mat: {
    readonly title: string;
    readonly points: string;
    readonly hand: string;
    readonly graveyard: string;
    readonly used: string;
    readonly minions: string;
    readonly king: string;
  };
  readonly print: string;
}

/** The rules pages in one language. */
export interface RulesText {
  readonly reference: ReferenceText;
  readonly page: PageText;
  /** The game in a few paragraphs. */
  readonly overview: readonly string[];
  readonly chapters: Chapters;
}
