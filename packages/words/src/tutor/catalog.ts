import type { Prose } from '../piece.ts';

/** What an account is made of, and so what a choice may add to or take from. */
export const ACCOUNTS = ['vp', 'places', 'goods', 'fighters'] as const;
export type AccountPart = (typeof ACCOUNTS)[number];

/** How advice is told in any game. */
export interface HintText {
  readonly title: string;
  readonly thinking: string;
  readonly failed: string;
  /** Carries the advice out. */
  readonly take: string;
  /** What it expects, in whole hundredths; none of them and all of them are no figures for what may still come. */
  readonly chance: (percent: number) => string;
  /** The best of the other answers. */
  readonly next: (move: Prose, worth: string) => Prose;
  /** The same where it is worth as much, as far as can be told. */
  readonly alike: (move: Prose) => Prose;
  /** Nothing else reads otherwise. */
  readonly same: string;
  /** Beside an answer: what it is worth. */
  readonly percent: (percent: number) => string;
  readonly only: string;
  /** Above cards with how often each is right. */
  readonly mixture: string;
}

/** What a computer says that helps in Rune Age, where all is judged by rules of thumb. */
export interface RuneTutorText extends HintText {
  /** How much stronger than the others one is then, perhaps less; and the same of those who win and lose together. */
  readonly rivals: (strength: number) => string;
  readonly together: (strength: number) => string;
  /** Beside an answer: the same. */
  readonly lead: (strength: number) => string;
  /** What all of it comes from. */
  readonly source: string;
}

/** What a computer says that helps in Crown of Ash: while one plays, and when a game is over. */
export interface TutorText extends HintText {
  /** What it expects by rules of thumb: a lead in VP, perhaps negative. */
  readonly points: (vp: number) => string;
  readonly vp: (vp: number) => string;
  /** The same of an answer that is judged by rules of thumb: how far ahead one is then. */
  readonly lead: (vp: number) => string;
  readonly gains: string;
  readonly risks: string;
  readonly parts: { readonly [P in AccountPart]: string };
  /** What the strongest of the others gets out of it. */
  readonly rivals: (vp: number) => string;
  /** In so many of ten imagined cases one stands worse afterwards, by so many VP; it is the best there is all the same. */
  readonly worse: (ofTen: number, vp: number) => string;
  readonly noRisk: string;
  /** What all of it comes from. */
  readonly source: string;
  readonly review: ReviewText;
}

export interface ReviewText {
  /** A number and its sign, never on two lines. */
  readonly percent: (percent: number) => string;
  readonly title: string;
  readonly begin: string;
  readonly hint: string;
  readonly stop: string;
  readonly working: (percent: number) => string;
  readonly failed: string;
  readonly curve: string;
  /** Under the curve: how the chances were judged, by what was learned or by rules of thumb. */
  readonly learned: string;
  readonly thumb: string;
  readonly mistakes: string;
  readonly none: string;
  /** Whose decisions were judged, and which were not. */
  readonly judged: string;
  readonly played: (move: Prose) => Prose;
  readonly better: (move: Prose) => Prose;
  /** What it cost: so many hundredths of the chance to win, which are no percentage of it, or VP. */
  readonly lostChance: (percent: number) => string;
  readonly lostPoints: (vp: number) => string;
  readonly look: string;
  /** Over the table of numbers. */
  readonly step: string;
  /** The bar while one looks back. */
  readonly bar: string;
}
