import type { Seat } from '@cinderhall/kernel';
import type { EventKind, EventOf, FrameOf, MoveKind, MoveOf, QuestionKind } from '@cinderhall/rune-age';
import type { TableNames } from './names.ts';
import type { TableProse } from './piece.ts';

/** One sentence (or two) for each thing that can happen, told from nobody's point of view. */
export type LogWords = { readonly [K in EventKind]: (e: EventOf<K>, n: TableNames) => TableProse };

/** The answers to each question, as one picks them from a list. */
export type MoveWords = { readonly [K in MoveKind]: (m: MoveOf<K>, n: TableNames) => TableProse };

/** A question as it is put: what is asked, why in a sentence, and how it reads for those who wait. */
export interface Question<K extends QuestionKind> {
  readonly title: (f: FrameOf<K>, n: TableNames) => string;
  readonly why: (f: FrameOf<K>, n: TableNames) => TableProse;
  readonly waiting: (who: Seat, n: TableNames) => TableProse;
}
export type PromptWords = { readonly [K in QuestionKind]: Question<K> };

/** Why something cannot be chosen, by the reason's key: a few words, and a sentence. */
export interface BarredWords {
  readonly reasons: {
    readonly [R in
      | 'too-little-gold'
      | 'too-little-influence'
      | 'pile-empty'
      | 'no-unit'
      | 'attacked-already'
      | 'foreign-stronghold'
      | 'no-sieges'
      | 'realm-safe'
      | 'only-in-combat'
      | 'cannot-pay'
      | 'exhausted'
      | 'later-in-lesson']: Bar;
  };
  /** For a key that the catalog does not know. */
  readonly other: Bar;
}

export interface Bar {
  readonly label: string;
  readonly hint: string;
}

/** What is told and asked at a table. */
export interface TellingWords {
  readonly log: LogWords;
  readonly moves: MoveWords;
  readonly prompts: PromptWords;
  readonly barred: BarredWords;
}
