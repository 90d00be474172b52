import { malformed, type Seat } from '@cinderhall/kernel';
import type { GameOn } from './game-on.ts';
import type { Turn } from './ports.ts';
import type { Saved } from './saved.ts';
import { denied, type Verdict } from './verdict.ts';

/** How far a table has come. */
export interface Progress {
  /** Answers carried out. */
  readonly step: number;
}

/** A game with one more line in its record, and whose line that is. */
export interface Grown<On> {
  readonly after: On;
  readonly by: Seat;
  /** What the store is to hold it to. */
  readonly grounds: Omit<Turn, 'by' | 'asked'>;
}

/** What comes of something that somebody wants: it is to be stored, or there is nothing to do but to say this. */
export type Judged<On> = Verdict<Progress> | Grown<On>;

export const hasConceded = (
  { concessions }: Pick<GameOn<unknown, unknown, unknown>, 'concessions'>,
  seat: Seat,
): boolean => concessions.some((concession) => concession.seat === seat);

export const USED: Verdict<never> = malformed('id', 'was used for another answer');

/** What to say to an id that stands for something already; null: it is new. */
export function knownAs(
  { ids, retired }: Saved,
  id: string,
  again: (at: number) => Verdict<Progress>,
): Verdict<Progress> | null {
  if (id === '') return malformed('id', 'must not be empty');
  if (retired.includes(id)) return denied({ refused: 'taken-back', id });
  const at = ids.indexOf(id);
  return at >= 0 ? again(at) : null;
}
