import type { GameRecord, Seat } from '@cinderhall/kernel';
import { COMPUTERS, type Computer, type Seals, type SeatInfo } from '@cinderhall/referee';
import * as z from 'zod/mini';
import type { MotionCard } from './motions.ts';
import { type TableTerms, tableTerms, usualTerms, zoneName } from './terms.ts';
import { gameId, guestName, inviteKey, seat, tableTitle } from './words.ts';

/** The computers that can sit at a table. */
const computer = z.enum(COMPUTERS);

/** How a guest wants to be called. */
export const named = z.strictObject({ name: guestName });

/** A table to be laid: for each seat whether it waits for a person. `config` is the game's own, read by its `configure`. */
export const layRequest = z.strictObject({
  title: tableTitle,
  /** Id of the game; left out, it is the first one of the server. */
  game: z.optional(gameId),
  seats: z
    .array(
      z.strictObject({ player: z.union([z.literal('person'), computer]), name: z.string().check(z.maxLength(40)) }),
    )
    .check(z.minLength(1), z.maxLength(4)),
  config: z.unknown(),
  /** Whether anybody may find the table and take a seat, or only who has the link. */
  public: z.boolean(),
  /** Whether people without a seat may look on. They see what everybody at the table sees. */
  watchers: z.boolean(),
  /** Where whoever lays the table sits; null: nowhere. */
  sit: z.nullable(seat),
  /** Where that is on Earth: whose night counts as night. */
  zone: z.optional(zoneName),
  terms: z._default(tableTerms, usualTerms),
});
export type LayRequest = z.infer<typeof layRequest>;
/** A table to be laid as it is sent: what is left out is as usual. */
export type LayWish = z.input<typeof layRequest>;

export const joinRequest = z.strictObject({ invite: z.nullable(inviteKey) });

/** Who shall sit in a seat: whoever asks, a computer, or whoever comes. */
export const seatRequest = z.strictObject({
  player: z.union([z.literal('me'), z.literal('open'), computer]),
  /** What a computer is called. */
  name: z.optional(z.string().check(z.maxLength(40))),
  /** Where whoever sits down is on Earth. */
  zone: z.optional(zoneName),
});
export type SeatRequest = z.infer<typeof seatRequest>;

/** A seat as everybody at the table may know it. */
export interface SeatCard {
  readonly seat: Seat;
  readonly name: string;
  readonly player: 'person' | Computer;
  /** A person's seat that nobody has taken. */
  readonly open: boolean;
  /** Whether whoever sits there is connected now; computers always are. */
  readonly here: boolean;
}

/** Which game it is and how far it has come, in what everybody may see. */
export interface GameCard {
  /** Id of the game. */
  readonly game: string;
  readonly step: number;
  readonly round: number;
  /** Who is asked; empty when the game is over. */
  readonly asked: readonly Seat[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
  /** Who has conceded, in this order. Those seats stay theirs, and a computer plays on for them. */
  readonly conceded: readonly Seat[];
}

/** A table as one guest may know it without looking at it. */
export interface TableCard extends GameCard {
  readonly table: string;
  readonly title: string;
  readonly seats: readonly SeatCard[];
  /** Where this guest sits. */
  readonly you: Seat | null;
  /** How many answers had been given when this guest looked last, on whichever device; null: they never did, and in lists. */
  readonly seen: number | null;
  /** Whether this guest laid the table, and may put computers into open seats. */
  readonly host: boolean;
  readonly public: boolean;
  readonly watchers: boolean;
  readonly terms: TableTerms;
  /** What is being asked of the people here. */
  readonly motion: MotionCard | null;
  /** For the link by which others are let in; null to whoever has not been let in. */
  readonly invite: string | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** What an invitation tells whoever holds it before they give a name: less than they see once they are let in. */
export interface InvitationCard extends Pick<GameCard, 'game' | 'round' | 'over'> {
  /** What the people agreed on: the game's own, as it reads it. */
  readonly config: unknown;
  readonly terms: TableTerms;
  /** Who laid the table, if they sit there; null: nobody who is known. */
  readonly host: string | null;
  readonly seats: readonly Omit<SeatCard, 'here'>[];
}

/** A game that is over, whole: what a game file holds, with what the server is bound to. */
export interface FinishedGame {
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly record: GameRecord;
  readonly seals: Seals;
}

/** What a server says of itself. */
export interface ServerCard {
  readonly protocol: number;
  readonly version: string;
  /** The game of a table that names none. */
  readonly game: string;
  /** Every game that is played here. */
  readonly games: readonly string[];
}
