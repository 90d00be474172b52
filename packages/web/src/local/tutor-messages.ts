import type { GameRecord, RngState, Seat } from '@cinderhall/kernel';
import type { Sorts } from '../table/sorts.ts';

/** What the worker in which computers think is asked by somebody who wants to learn. */
export type TutorTask<G extends Sorts = Sorts> =
  /** What a master would answer, and why. It is told what the seat may know, and nothing else. */
  | {
      readonly ask: 'advise';
      /** Id of the game. */
      readonly game: string;
      readonly view: G['view'];
      readonly seat: Seat;
      readonly moves: readonly G['move'][];
      readonly rng: RngState;
    }
  /** How the chances stood after each answer of a finished game. */
  | { readonly ask: 'chances'; readonly record: GameRecord }
  /** What an answer of a finished game has cost, by what its seat could know then. `deep`: with more care. */
  | { readonly ask: 'judge'; readonly record: GameRecord; readonly step: number; readonly deep: boolean };

export interface TutorAnswers<G extends Sorts = Sorts> {
  advise: Advice<G>;
  chances: Curve;
  /** Null where there was nothing to choose, or nothing that can be judged alone. */
  judge: Judgement<G> | null;
}

/** What answers are measured in: chances to win, 0 to 1, where a net has learned them; else points. */
export type Measure = 'chance' | 'points';

/** How the chances stood in a game: shares of the win, however they were judged. */
export interface Curve {
  readonly measure: Measure;
  /** By step, from 0; then by seat. */
  readonly chances: readonly (readonly number[])[];
}

/** An answer in notation, and what it is worth. */
export interface Valued {
  readonly move: string;
  readonly worth: number;
}

/** What a master would do. */
export interface Advice<G extends Sorts = Sorts> {
  readonly measure: Measure;
  readonly best: Valued;
  /** The best of the others, the better first; empty: there is none. */
  readonly others: readonly Valued[];
  /** Where answers are sealed: how often each should be given, the most often first; empty elsewhere. */
  readonly mixture: readonly { readonly move: string; readonly share: number }[];
  /** What the best leads to; null: nobody tells that of this game. */
  readonly consequences: Consequences<G> | null;
}

/** What an answer leads to, on average over imagined worlds. */
export interface Consequences<G extends Sorts = Sorts> {
  /** By how much it changes the own account as soon as its business is done; and the best of the others' accounts. */
  readonly change: G['account'];
  readonly rivals: number;
  /** In which part of the worlds one stands worse than before, and by how many points then. */
  readonly risk: { readonly share: number; readonly loss: number };
}

/** What an answer has cost. */
export interface Judgement<G extends Sorts = Sorts> {
  readonly step: number;
  readonly seat: Seat;
  readonly measure: Measure;
  readonly played: string;
  readonly better: string;
  readonly loss: number;
  /** What the seat saw then, to tell the answers by. */
  readonly view: G['view'];
}

/** Somebody who explains a game: what a master would do, how chances stood, and what an answer has cost. */
export interface Tutor {
  /** Null: nobody tells that of this game. */
  tutor(task: TutorTask): Promise<TutorAnswers[TutorTask['ask']]>;
}
