import { firstIssue } from '@cinderhall/kernel';
import type { OnlineTrouble, OnlineVerdict } from '@cinderhall/protocol';
import type { FastifyReply } from 'fastify';

/** By refusal: what HTTP calls it. Whatever is not here is a conflict with how things stand. */
const STATUS: Partial<Record<OnlineTrouble['refused'], number>> = {
  malformed: 400,
  'no-guest': 401,
  'not-invited': 403,
  'foreign-origin': 403,
  'no-table': 404,
  'too-many': 429,
  store: 503,
};

export const refusing = (refusal: OnlineTrouble): OnlineVerdict<never> => ({ ok: false, refusal });

/** Sends what was asked for, or why it is refused. */
export function answer(reply: FastifyReply, verdict: OnlineVerdict<unknown>): FastifyReply {
  if (verdict.ok) return reply.send(verdict.value);
  const { refusal } = verdict;
  if (refusal.refused === 'too-many' && refusal.wait > 0) reply.header('retry-after', String(refusal.wait));
  return reply.code(STATUS[refusal.refused] ?? 409).send(refusal);
}

/** A schema as far as it is needed here. */
export interface Schema<T> {
  safeParse(
    input: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Reads what came from outside. */
export function parsed<T>(schema: Schema<T>, input: unknown): OnlineVerdict<T> {
  const read = schema.safeParse(input);
  return read.success ? { ok: true, value: read.data } : refusing(firstIssue(read.error.issues));
}
