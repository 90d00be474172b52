import type { Result } from '@cinderhall/kernel';
import { accepted, expected, firstIssue, malformed, refused } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { parsePack } from './content/schema.ts';
import { rulesets } from './rulesets/index.ts';
import type { Config } from './types.ts';
import { FACTIONS, SCENARIOS } from './types.ts';

/** The shape of a table; what it must obey beyond that is {@link configure}. */
export const tableShape = z.strictObject({
  scenario: z._default(z.enum(SCENARIOS), 'resurgence'),
  players: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  factions: z._default(z.union([z.literal('random'), z.array(z.enum(FACTIONS))]), 'random'),
  content: z._default(z.unknown(), 'house'),
});

type Parsed = z.infer<typeof tableShape>;

function contentOf(input: unknown): Result<Config['content']> {
  return input === 'house' ? accepted('house') : parsePack(input, 'content');
}

/** RSE-2 */
function factionsProblem({ factions, players }: Parsed): Result<never> | null {
  if (factions === 'random') return null;
  if (factions.length !== players) return malformed('factions', `one for each of the ${players} players`);
  return new Set(factions).size === players ? null : malformed('factions', 'each faction once');
}

/** RSC-5 */
function playersProblem({ scenario, players }: Parsed): Result<never> | null {
  const counts = rulesets[scenario].players;
  return counts.includes(players) ? null : malformed('players', `RSC-5: one of ${counts.join(', ')} in this scenario`);
}

/** Reads what a table agreed on. What is left out is as usual: Resurgence, random factions, house cards. */
export function configure(input: unknown): Result<Config> {
  const parsed = z.safeParse(tableShape, input, { error: expected });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const problem = playersProblem(parsed.data) ?? factionsProblem(parsed.data);
  if (problem !== null) return problem;
  const content = contentOf(parsed.data.content);
  return content.ok ? accepted({ ...parsed.data, content: content.value }) : content;
}
