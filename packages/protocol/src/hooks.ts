import * as z from 'zod/mini';
import { line } from './words.ts';

/** Where somebody wants to be told that it is their turn, and what is written there; null: nowhere. */
export const hookRequest = z.strictObject({
  hook: z.nullable(
    z.strictObject({
      url: z.string().check(z.maxLength(500), z.regex(/^https:\/\//)),
      /** `{table}` in it becomes the name of the table. */
      text: line(200),
      /** The same when a game is over; left out: nothing is written then. */
      ended: z.optional(line(200)),
    }),
  ),
});
export type HookRequest = z.infer<typeof hookRequest>;

/** A hook as whoever set it may see it. */
export interface HookCard {
  /** Null: there is none. */
  readonly url: string | null;
  /** What calls are signed with: told once, when the hook is set. */
  readonly secret: string | null;
}
