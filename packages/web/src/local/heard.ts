import { malformed } from '@cinderhall/kernel';
import type { Verdict } from '@cinderhall/referee';
import type { Heard } from '@cinderhall/referee/pledges';
import * as z from 'zod/mini';

const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** What a page was told of a table of a server. */
const heard = z.object({
  viewer: z.union([seat, z.literal('spectator')]),
  pledge: z.nullable(z.object({ seed: z.string(), answers: z.readonly(z.array(z.string())) })),
  events: z.readonly(z.array(z.object({ step: z.int(), event: z.unknown() }))),
  concessions: z.readonly(z.array(z.object({ seat, step: z.int(), ends: z.boolean() }))),
  view: z.unknown(),
});

/** Reads it, as it comes from the page. */
export function parseHeard(input: unknown): Verdict<Heard> {
  const parsed = heard.safeParse(input);
  return parsed.success ? { ok: true, value: parsed.data } : malformed('heard', 'must be what a page was told');
}
