import type { Result } from '@cinderhall/kernel';
import { accepted, firstIssue, malformed, refused } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { parsePack } from './content/schema.ts';
import { expected } from './expected.ts';
import { EDITIONS } from './ruleset.ts';
import type { Config, Options } from './types.ts';
import { NECROMANCERS } from './types.ts';

export const DEFAULT_OPTIONS: Options = { turnOrder: 'chosen', openHands: false, strictMemory: false };

const options = z.strictObject({
  turnOrder: z._default(z.enum(['chosen', 'clockwise']), 'chosen'),
  openHands: z._default(z.boolean(), false),
  strictMemory: z._default(z.boolean(), false),
});

const schema = z.strictObject({
  edition: z._default(z.enum(EDITIONS), 'final'),
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  necromancers: z._default(z.union([z.literal('random'), z.array(z.enum(NECROMANCERS))]), 'random'),
  options: z._default(options, DEFAULT_OPTIONS),
  content: z._default(z.unknown(), 'house'),
});

function contentOf(input: unknown): Result<Config['content']> {
  return input === 'house' ? accepted('house') : parsePack(input, 'content');
}

/** Reads what a table agreed on. What is left out is as usual: final edition, random necromancers, house content. */
export function configure(input: unknown): Result<Config> {
  const parsed = z.safeParse(schema, input, { error: expected });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const { necromancers, players } = parsed.data;
  if (necromancers !== 'random') {
    if (necromancers.length !== players) return malformed('necromancers', `one for each of the ${players} players`);
    if (new Set(necromancers).size !== players) return malformed('necromancers', 'each necromancer once');
  }
  const content = contentOf(parsed.data.content);
  return content.ok ? accepted({ ...parsed.data, content: content.value }) : content;
}
