import type { FrameView, LogEventKind, LogEventOf, QuestionKind } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import type { Names, SpaceFacts } from '../names.ts';
import type { Prose } from '../piece.ts';
import type { PowerMoves } from './powers.ts';

/** One sentence (or two) for each thing that can happen, told from nobody's point of view. */
export type LogWords = { readonly [K in LogEventKind]: (e: LogEventOf<K>, n: Names) => Prose };

/** What the AI does and why. */
export type AutomaLogWords = Pick<LogWords, 'marched' | 'flipped' | 'tried' | 'tracked' | 'reshuffled' | 'lots'>;

/** The answers to each question, as one picks them from a list. */
export interface MoveWords extends PowerMoves {
  readonly post: (m: { readonly fighter: number }, n: Names) => Prose;
  readonly turn: (space: SpaceFacts, n: Names) => Prose;
  readonly build: (m: { readonly tile: number; readonly region: number }, n: Names) => Prose;
  /** By index of the kind. */
  readonly wild: (good: number) => Prose;
  readonly amend: (fighters: readonly number[], n: Names) => Prose;
  readonly raise: (m: { readonly fighter: number; readonly pay: readonly number[] }, n: Names) => Prose;
  readonly pass: () => Prose;
  readonly commit: (fighters: readonly number[], n: Names) => Prose;
  readonly clash: (card: number) => Prose;
  readonly zero: (option: 'casualty' | 'return') => Prose;
  readonly casualty: (fighter: number, n: Names) => Prose;
  readonly recover: (fighter: number, n: Names) => Prose;
  readonly decline: () => Prose;
  readonly order: (order: readonly Seat[], n: Names) => Prose;
}

/** A question as it is put: what is asked, why in one sentence, and how it reads for those who wait. */
export interface Question<F> {
  readonly title: (f: F, n: Names) => string;
  readonly why: (f: F, n: Names) => Prose;
  /** `who` is the one asked, or those asked. */
  readonly waiting: (who: readonly Seat[], n: Names) => Prose;
}

/** The frame that asks a question, as a viewer sees it. */
export type Asked<K extends QuestionKind> = Extract<FrameView, { readonly kind: K }>;
export type PromptWords = { readonly [K in QuestionKind]: Question<Asked<K>> };
