import type { Seed } from '@cinderhall/kernel';
import type { Language } from '@cinderhall/words';
import type { LessonText } from '@cinderhall/words/lesson';
import type { AnyGame } from '../games.ts';
import type { Answering } from '../table/games.ts';

/** One step of a first game. Lines are as in records: seat and notation. */
export interface Step<Id extends string = string> {
  readonly id: Id;
  /** What the opponent does first. */
  readonly before?: readonly string[];
  /** What the person is to do, one after the other, and the lesson would. Without it there is only to read. */
  readonly does?: readonly string[];
  /** Such a line among them is an answer that the lesson gives for the person. */
  readonly spared?: string;
  /**
   * How free the person is: `watched`, everything is offered, and all but this kindly refused; `free`, anything goes in
   * place of the last line.
   */
  readonly leeway?: 'watched' | 'free';
  /** What else is offered to whoever is free; left out, it is everything. */
  readonly among?: readonly string[];
  /** What follows of it. */
  readonly follows?: readonly string[];
  /** Where to look: several things, of each as selectors the first that is in sight. What is to be chosen is looked at anyway. */
  readonly show?: readonly (readonly string[])[];
  /** It speaks of something else than what came of the battle before, and waits until that has been put away. */
  readonly afterwards?: true;
  /** It asks to put that away, and is over with it. */
  readonly closing?: true;
  /** The rule to read more in. */
  readonly rule: string;
}

/** A table as anybody might lay it, whose chance is known, and the steps that lead over it. */
export interface Script {
  /** With all its rules. */
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seed: Seed;
  /** What has been played when the lesson begins. */
  readonly opening: readonly string[];
  readonly steps: readonly Step[];
  readonly answering: Answering;
}

/** A first game, and what is said in it. */
export interface Course extends Script {
  /** Under what it is remembered how far somebody has come. */
  readonly key: string;
  /** How long the opponent takes for one answer, in those of a computer: where turns are of many, less. */
  readonly pace: number;
  /** How many lines of a phone what is said at a step may take. */
  readonly lines: number;
  /** Where its table has room for a coach at its side, as a media query. */
  readonly beside: string;
  readonly text: (language: Language) => Promise<LessonText>;
}

/** The lines of one step, as the lesson would play them. */
const linesOf = ({ before = [], does = [], follows = [] }: Step): readonly string[] => [...before, ...does, ...follows];

/** The lines up to a step, as the lesson would play them. */
export const scriptedTo = ({ opening, steps }: Script, at: number): readonly string[] => [
  ...opening,
  ...steps.slice(0, at).flatMap(linesOf),
];
