import { PLAYERS } from '@cinderhall/referee';
import * as z from 'zod/mini';
import { readKept } from './kept-plan.ts';
import { DIFFICULTIES, EDITIONS, keptText, NECROMANCERS, type Plan, TARGETED, usualPlan } from './plan.ts';

const seat = z.object({
  player: z.enum(PLAYERS),
  name: z.string(),
  necromancer: z.enum(NECROMANCERS),
  other: z.optional(z.object({ player: z.enum(PLAYERS), name: z.string() })),
});

/** What was not asked yet when a plan was remembered is as usual. */
const plan: z.ZodMiniType<Plan> = z.object({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  seats: z.array(seat).check(z.length(4)),
  drawn: z.boolean(),
  turnOrder: z.enum(['chosen', 'clockwise']),
  openHands: z.boolean(),
  strictMemory: z.boolean(),
  edition: z._default(z.enum(EDITIONS), 'final'),
  openDiscards: z._default(z.boolean(), false),
  powers: z._default(z.boolean(), false),
  targetedCard: z._default(z.enum(TARGETED), 'off'),
  automa: z._default(z.boolean(), false),
  garrison: z._default(z.union([z.enum(DIFFICULTIES), z.array(z.string()).check(z.maxLength(3))]), 'easy'),
  pack: z._default(z.nullable(z.unknown()), null),
});

function parsePlan(json: unknown): Plan | null {
  const parsed = plan.safeParse(json);
  return parsed.success ? parsed.data : null;
}

/** Reads a plan that was remembered, perhaps by an older page; the usual one if it is none. */
export const readPlan = (text: string | null): Plan => readKept(text, { parse: parsePlan, usual: usualPlan });

export const lastPlan = (): Plan => readPlan(keptText());
