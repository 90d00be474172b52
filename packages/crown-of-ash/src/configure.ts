import type { Result } from '@cinderhall/kernel';
import { accepted, expected, firstIssue, malformed, refused } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { parsePack } from './content/schema.ts';
import { EDITIONS } from './ruleset.ts';
import { rulesets } from './rulesets/index.ts';
import { at, isAutomaton } from './table.ts';
import { tables } from './tables.ts';
import type { AutomaConfig, Config, Options } from './types.ts';
import { DIFFICULTIES, NECROMANCERS } from './types.ts';

export const DEFAULT_OPTIONS: Options = {
  turnOrder: 'chosen',
  openHands: false,
  openDiscards: false,
  strictMemory: false,
  powers: false,
  targetedCard: 'off',
};

const options = z.strictObject({
  turnOrder: z._default(z.enum(['chosen', 'clockwise']), DEFAULT_OPTIONS.turnOrder),
  openHands: z._default(z.boolean(), DEFAULT_OPTIONS.openHands),
  openDiscards: z._default(z.boolean(), DEFAULT_OPTIONS.openDiscards),
  strictMemory: z._default(z.boolean(), DEFAULT_OPTIONS.strictMemory),
  powers: z._default(z.boolean(), DEFAULT_OPTIONS.powers),
  targetedCard: z._default(z.enum(['off', 'replace', 'add']), DEFAULT_OPTIONS.targetedCard),
});

const automa = z.strictObject({
  garrison: z.optional(z.nullable(z.union([z.enum(DIFFICULTIES), z.array(z.string())]))),
});

/** The shape of a table; what it must obey beyond that is {@link configure}. */
export const tableShape = z.strictObject({
  edition: z._default(z.enum(EDITIONS), 'final'),
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  automa: z._default(z.nullable(automa), null),
  necromancers: z._default(z.union([z.literal('random'), z.array(z.enum(NECROMANCERS))]), 'random'),
  options: z._default(options, DEFAULT_OPTIONS),
  content: z._default(z.unknown(), 'house'),
});
type Parsed = z.infer<typeof tableShape>;

function contentOf(input: unknown): Result<Config['content']> {
  return input === 'house' ? accepted('house') : parsePack(input, 'content');
}

function necromancersProblem({ necromancers, players }: Parsed): Result<never> | null {
  if (necromancers === 'random') return null;
  if (necromancers.length !== players) return malformed('necromancers', `one for each of the ${players} players`);
  return new Set(necromancers).size === players ? null : malformed('necromancers', 'each necromancer once');
}

/** Options that name something which this edition or this table does not have. */
function optionsProblem(input: Parsed): Result<never> | null {
  const rules = rulesets[input.edition];
  if (input.options.powers && !rules.powers)
    return malformed('options.powers', 'PWR: only the final edition has powers');
  if (input.options.targetedCard === 'off') return null;
  if (!rules.targetedCard) return malformed('options.targetedCard', 'AI-11: only the final edition has this card');
  return input.automa === null ? malformed('options.targetedCard', 'AI-11: only with an AI at the table') : null;
}

/** AI-1, AI-2: whether the AI starts in the Citadel; if so the easy way unless said otherwise. */
function automaOf({ automa: input, edition, players }: Parsed): Result<AutomaConfig | null> {
  if (input === null) return accepted(null);
  const garrison = input.garrison ?? null;
  const king = players > 2 && rulesets[edition].mixedCitadel === 'king';
  if (!king) return accepted({ garrison: garrison ?? 'easy' });
  return garrison === null
    ? accepted({ garrison })
    : malformed('automa.garrison', 'AI-2: null, since the King holds the Citadel at a mixed table of this edition');
}

/** AI-1: fighters of this edition's decks, one to three, no Automatons, no more than there are copies in the game. */
function garrisonProblem(config: Config): Result<never> | null {
  const garrison = config.automa?.garrison ?? null;
  if (garrison === null || typeof garrison === 'string') return null;
  if (garrison.length < 1 || garrison.length > 3) return malformed('automa.garrison', 'CIT-2: one to three fighters');
  const t = tables(config);
  const left = t.copies.slice();
  for (const [i, id] of garrison.entries()) {
    const path = `automa.garrison[${i}]`;
    const fighter = t.fighterIndex.get(id);
    if (fighter === undefined || at(t.tierOf, fighter) === 0 || isAutomaton(t, fighter))
      return malformed(path, 'AI-1: the id of a raisable fighter of this edition, no Automaton');
    const copies = at(left, fighter);
    if (copies === 0) return malformed(path, 'AI-1: a fighter of which a copy is left in the decks');
    left[fighter] = copies - 1;
  }
  return null;
}

/** Reads what a table agreed on. What is left out is as usual: final edition, random necromancers, house content. */
export function configure(input: unknown): Result<Config> {
  const parsed = z.safeParse(tableShape, input, { error: expected });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const problem = necromancersProblem(parsed.data) ?? optionsProblem(parsed.data);
  if (problem !== null) return problem;
  const automaton = automaOf(parsed.data);
  if (!automaton.ok) return automaton;
  const content = contentOf(parsed.data.content);
  if (!content.ok) return content;
  const config: Config = { ...parsed.data, automa: automaton.value, content: content.value };
  return garrisonProblem(config) ?? accepted(config);
}
