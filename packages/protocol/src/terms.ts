import type { Seat } from '@cinderhall/kernel';
import { COMPUTERS } from '@cinderhall/referee';
import * as z from 'zod/mini';

const DAY = 24 * 60 * 60;

/** Seconds that a budget may have: more is no budget. */
const seconds = z.int().check(z.gte(1), z.lte(60 * DAY));

/** How much time people have. A turn lasts from when somebody is asked until it is others who are. */
const budget = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('turn'), seconds }),
  /** For the whole game; `increment` is added after each turn. */
  z.strictObject({ per: z.literal('game'), seconds, increment: z.int().check(z.gte(0), z.lte(DAY)) }),
]);
export type Budget = z.infer<typeof budget>;

/** What the people of a table agree on beside the game, once and for all. */
export const tableTerms = z.strictObject({
  /** Null: nobody's time is counted. */
  clock: z._default(z.nullable(budget), null),
  /** When no time is counted, by the clock on the wall of whoever is asked. */
  nights: z._default(z.boolean(), false),
  weekends: z._default(z.boolean(), false),
  /**
   * What comes of it when somebody's time is up: nothing; any of the others may put a computer into the seat; or a computer
   * plays on by itself until its player comes back.
   */
  timeUp: z._default(z.enum(['nothing', 'others', 'computer']), 'nothing'),
  /** Days of a game on which each of them may stop their clock. */
  vacation: z._default(z.int().check(z.gte(0), z.lte(60)), 0),
  /** Whether all other people together may put a computer into somebody's seat. */
  vote: z._default(z.boolean(), false),
  /** Whether whoever the others have put out of a seat may come back to it. */
  back: z._default(z.boolean(), true),
  /** Whether people may talk. */
  chat: z._default(z.boolean(), true),
  /** How much later people without a seat see the game, in seconds; `over`: when it is over. */
  delay: z._default(z.union([z.int().check(z.gte(0), z.lte(DAY)), z.literal('over')]), 0),
  /** Whether whoever is asked may ask a computer what it would answer. It is shown what they are, and no more. */
  hints: z._default(z.boolean(), false),
  /** The level of a computer that takes somebody's seat. */
  standIn: z._default(z.enum(COMPUTERS), 'greedy'),
});
export type TableTerms = z.infer<typeof tableTerms>;

/** The terms of a table at which nothing was agreed on: what is left out. A value by itself, for pages that read no schema. */
export const usualTerms: TableTerms = {
  clock: null,
  nights: false,
  weekends: false,
  timeUp: 'nothing',
  vacation: 0,
  vote: false,
  back: true,
  chat: true,
  delay: 0,
  hints: false,
  standIn: 'greedy',
};

/** A name of a time zone, such as `Europe/Riga`. Whether there is such a one is for whoever counts to find out. */
export const zoneName = z.string().check(z.regex(/^[\w+-]+(\/[\w+-]+){0,3}$/), z.maxLength(60));

/** Somebody stops their own clock for so many days; 0: lets it go on. */
export const vacationRequest = z.strictObject({ days: z.int().check(z.gte(0), z.lte(60)) });
export type VacationRequest = z.infer<typeof vacationRequest>;

/** One seat's clock. Times are in milliseconds, instants since 1970. */
export interface ClockCard {
  readonly seat: Seat;
  /** What is left; below 0 when the time is up. */
  readonly left: number;
  /** When the time is up if nobody answers before; null: the clock stands still, or the time is up. */
  readonly ends: number | null;
  /** Whether time is counted at this moment: not at night, if so agreed on, and not on a vacation. */
  readonly runs: boolean;
  /** Until when this seat's clock has been stopped by whoever sits there. */
  readonly vacation: number | null;
  /** How much vacation is left. */
  readonly vacationLeft: number;
}
