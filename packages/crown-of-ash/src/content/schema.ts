import type { Result } from '@cinderhall/kernel';
import { accepted, expected, firstIssue, malformed, refused } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { ACTION_CARDS, AUTOMA_ACTIONS, KINDS } from '../types.ts';
import { problems } from './check.ts';
import type { Pack } from './pack.ts';

const amount = z.int().check(z.gte(0), z.lte(20));
const id = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "must be small letters and digits joined by hyphens, like 'ash-3'" }),
  );
const name = z.optional(z.string().check(z.minLength(1), z.maxLength(60)));
const source = z.enum(['rulebook', 'inferred', 'player', 'house']);
const set = z.enum(['base', 'final']);
const tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const loot = z.strictObject({
  sulphur: z.optional(amount),
  blood: z.optional(amount),
  ash: z.optional(amount),
  bone: z.optional(amount),
  gold: z.optional(amount),
  special: z.optional(amount),
  vp: z.optional(amount),
});

const fighter = z.strictObject({
  id,
  name,
  kind: z.enum(KINDS),
  attack: z.int().check(z.gte(1), z.lte(6)),
  tier: z.union([z.literal(0), tier]),
  cost: loot,
  count: z.int().check(z.gte(1), z.lte(12)),
  set,
  returns: z.optional(tier),
  marked: z.optional(z.boolean()),
  source: z.strictObject({
    kind: source,
    attack: source,
    tier: source,
    cost: source,
    count: source,
    returns: z.optional(source),
    marked: z.optional(source),
  }),
});

const structure = z.strictObject({
  id,
  name,
  tier: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  cost: amount,
  vp: amount,
  offers: loot,
  tax: loot,
  resurrects: z.optional(z.boolean()),
  region: z.optional(z.int().check(z.gte(0), z.lte(5))),
  count: z.int().check(z.gte(1), z.lte(12)),
  set,
  source: z.strictObject({
    tier: source,
    cost: source,
    vp: source,
    offers: source,
    tax: source,
    count: source,
    resurrects: z.optional(source),
    region: z.optional(source),
  }),
});

const combatCard = z.strictObject({
  id: z.enum(['0', '1', '3', '4', 'die']),
  win: loot,
  lose: z.union([loot, z.literal('black')]),
  source: z.strictObject({ win: source, lose: source }),
});

const region = z.strictObject({
  id,
  name,
  gather: z.int().check(z.gte(0), z.lte(3)),
  gatherDashed: z.int().check(z.gte(0), z.lte(3)),
  combat: z.int().check(z.gte(1), z.lte(3)),
  source: z.strictObject({ gather: source, gatherDashed: source, combat: source }),
});

const actions = z.array(z.enum(AUTOMA_ACTIONS)).check(z.minLength(1), z.maxLength(5));
const automa = z.strictObject({
  cards: z
    .array(
      z.strictObject({
        id: z.enum(ACTION_CARDS),
        other: actions,
        own: actions,
        source: z.strictObject({ other: source, own: source }),
      }),
    )
    .check(z.length(6)),
  track: z.strictObject({ tiers: z.array(tier).check(z.minLength(1), z.maxLength(12)), source }),
});

const three = z.array(id).check(z.length(3));
const byRound = z.array(amount).check(z.length(4));
const modifier = z.int().check(z.gte(-5), z.lte(5));

/** The shape of a content pack. The published JSON Schema is made from it; the rulebook's constraints are `check.ts`. */
const packSchema = z.strictObject({
  format: z.literal(1),
  id,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  fighters: z.array(fighter).check(z.maxLength(80)),
  starting: z.strictObject({ visio: three, nox: three, mors: three, fortis: three, source }),
  structures: z.array(structure).check(z.maxLength(60)),
  combatCards: z.array(combatCard).check(z.length(5)),
  regions: z.array(region).check(z.length(6)),
  goldSpace: z.strictObject({ gold: z.int().check(z.gte(1), z.lte(10)), source }),
  startingGold: z.strictObject({ gold: amount, source }),
  display: z.strictObject({ tiers: z.array(tier).check(z.length(6)), source }),
  king: z.strictObject({ attack: z.int().check(z.gte(0), z.lte(20)), source }),
  citadel: z.strictObject({
    vpFew: byRound,
    vpMany: byRound,
    flanks: z.array(modifier).check(z.length(2)),
    front: modifier,
    source: z.strictObject({ vpFew: source, vpMany: source, flanks: source, front: source }),
  }),
  automa: z.optional(automa),
});

/** The published schema of content packs, as JSON Schema. */
export const packJsonSchema = (): unknown => ({
  $id: 'https://cinderhall.example/schema/content-pack-1.json',
  title: 'Content pack for Crown of Ash, format 1',
  ...z.toJSONSchema(packSchema),
});

/**
 * Reads a content pack from outside: a wrong shape or a broken constraint of the rulebook is refused by name. `within` is
 * where the pack sits in the whole input.
 */
export function parsePack(input: unknown, within = ''): Result<Pack> {
  const parsed = z.safeParse(packSchema, input, { error: expected });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues, within));
  const [problem] = problems(parsed.data);
  if (problem === undefined) return accepted(parsed.data);
  const path = within === '' ? problem.path : `${within}.${problem.path}`;
  return malformed(path, `${problem.rule}: ${problem.message}`);
}
