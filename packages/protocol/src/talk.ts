import * as z from 'zod/mini';
import { answerId, line, seat } from './words.ts';

/** Letters of a line that somebody says. */
export const LONGEST_LINE = 300;

/** Plain text of one line. */
export const saidText = line(LONGEST_LINE);

/** What a line of the talk at a table is about: something said, or something that people did beside the game. */
const happened = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('said'), text: z.string() }),
  z.strictObject({ what: z.literal('sat') }),
  z.strictObject({ what: z.literal('risen') }),
  /** A computer sits in for them: they or the others wished it, or their time was up. */
  z.strictObject({ what: z.literal('computer'), because: z.enum(['wish', 'others', 'time']) }),
  /** They ask to take back so many answers, or for a computer in that player's seat. */
  z.strictObject({ what: z.literal('asks-back'), answers: z.number() }),
  z.strictObject({ what: z.literal('asks-computer'), name: z.string() }),
  /** They do not agree; or they do not ask any more. */
  z.strictObject({ what: z.literal('declined') }),
  z.strictObject({ what: z.literal('withdrawn') }),
  /** All agreed: so many answers of the game are taken back. */
  z.strictObject({ what: z.literal('took-back'), answers: z.number() }),
  /** Their clock stands still until then; null: it goes on. */
  z.strictObject({ what: z.literal('vacation'), until: z.nullable(z.number()) }),
]);
export type Happened = z.infer<typeof happened>;

/** A line of the talk at a table, as everybody who looks may read it. */
export const talkLine = z.strictObject({
  id: answerId,
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Whoever it is about: the same for the same guest at all tables. It proves nothing. */
  who: z.string(),
  name: z.string(),
  seat: z.nullable(seat),
  happened,
});
export type TalkLine = z.infer<typeof talkLine>;

/** Somebody wants the operator of the server to read a line. */
export const reportRequest = z.strictObject({ line: answerId });
export type ReportRequest = z.infer<typeof reportRequest>;
