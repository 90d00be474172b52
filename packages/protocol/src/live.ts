import type { Sight } from '@cinderhall/referee';
import type { Pledge } from '@cinderhall/referee/pledges';
import * as z from 'zod/mini';
import { type PlanCard, planSteps } from './plans.ts';
import type { TableCard } from './tables.ts';
import { saidText, type TalkLine } from './talk.ts';
import type { ClockCard } from './terms.ts';
import type { OnlineTrouble, OnlineVerdict } from './trouble.ts';
import { answerId, seat, tableId } from './words.ts';

/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 4096;

/** Milliseconds after which the server has said something: a client that hears nothing for longer is not connected. */
export const PULSE = 15_000;

const count = z.int().check(z.gte(0));

const question = z.discriminatedUnion('ask', [
  /** Looks at a table from now on. `since`: the last that was seen of it, by the sight that told so. */
  z.strictObject({
    ask: z.literal('enter'),
    table: tableId,
    since: z.nullable(z.strictObject({ revision: count, step: count })),
  }),
  z.strictObject({ ask: z.literal('leave'), table: tableId }),
  /** Which answers may be given for the seat in which one sits, in the game's notation. */
  z.strictObject({ ask: z.literal('offered'), table: tableId }),
  /** Answers for the seat in which one sits. */
  z.strictObject({
    ask: z.literal('submit'),
    table: tableId,
    decision: count,
    move: z.string().check(z.minLength(1), z.maxLength(1000)),
    id: answerId,
  }),
  /**
   * Gives up the game for the seat in which one sits, whoever is asked: for good. The same id again counts once.
   */
  z.strictObject({ ask: z.literal('concede'), table: tableId, id: answerId }),
  /** Takes one's last answer back, if the table is still as this revision told. */
  z.strictObject({ ask: z.literal('undo'), table: tableId, revision: count }),
  /** The table as it was after so many answers. */
  z.strictObject({
    ask: z.literal('past'),
    table: tableId,
    eyes: z.union([seat, z.literal('spectator'), z.literal('everybody')]),
    step: count,
  }),
  /** Says something to everybody at the table. The same id again counts once. */
  z.strictObject({ ask: z.literal('say'), table: tableId, id: answerId, text: saidText }),
  /**
   * Prepares what one means to answer next, in the place of the plan `after`; without steps it is withdrawn. The same id again
   * counts once.
   */
  z.strictObject({
    ask: z.literal('plan'),
    table: tableId,
    id: answerId,
    after: z.nullable(answerId),
    steps: planSteps,
  }),
]);
export type LiveQuestion = z.infer<typeof question>;

const letter = z.strictObject({ number: count, question });
/** A question, with the number that its answer will carry. */
export type LiveLetter = z.infer<typeof letter>;

/** Reads a message of a client; null for whatever is none. */
export function parseLiveLetter(text: string): LiveLetter | null {
  try {
    const parsed = letter.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Answers to questions, by what was asked. */
export interface LiveAnswers<Move, Event, View> {
  enter: TableCard;
  leave: null;
  /** Whatever the seat may answer to this question; empty if it is not asked. */
  offered: { readonly decision: number; readonly moves: readonly string[] };
  submit: { readonly step: number };
  concede: { readonly step: number };
  undo: { readonly step: number };
  past: Sight<Move, Event, View>;
  say: null;
  plan: PlanCard;
}

/** What a server tells a client. */
export type LiveReport<Move, Event, View> =
  /** The first of all. Another `boot` than before: another process, or the same begun anew. */
  | { readonly tell: 'welcome'; readonly protocol: number; readonly boot: string }
  | {
      readonly tell: 'reply';
      readonly number: number;
      readonly verdict: OnlineVerdict<LiveAnswers<Move, Event, View>[LiveQuestion['ask']]>;
    }
  /** What these eyes may know of a table now. */
  | {
      readonly tell: 'sight';
      readonly table: string;
      /** Changes made to the table so far: what to say as \`since\` after a break, with the sight's step. */
      readonly revision: number;
      readonly sight: Sight<Move, Event, View>;
      /** What the table has bound itself to: the hashes of its seed, and of the answers from the sight's \`from\` on. */
      readonly pledge: Pledge;
    }
  /** People have come, gone, or changed places. */
  | { readonly tell: 'table'; readonly card: TableCard }
  /** `now`: the server's own instant, from which the clocks are to be run on; a client's clock may be wrong. */
  | { readonly tell: 'clocks'; readonly table: string; readonly now: number; readonly clocks: readonly ClockCard[] }
  /** What has been said and done at a table, oldest first: the latest on entering, and then what is new. */
  | { readonly tell: 'talk'; readonly table: string; readonly lines: readonly TalkLine[] }
  /** What this guest has prepared at a table, and what has come of it; nobody else is told. */
  | { readonly tell: 'plan'; readonly table: string; readonly plan: PlanCard }
  /** The table can be looked at no longer. */
  | { readonly tell: 'lost'; readonly table: string; readonly refusal: OnlineTrouble }
  /** The client has said something that is no message. */
  | { readonly tell: 'malformed' }
  /** Nothing has happened; the line is whole. */
  | { readonly tell: 'pulse' }
  /** The server is about to stop; another may be there soon. */
  | { readonly tell: 'stopping' };
