import type { Result } from '@cinderhall/kernel';
import { accepted, expected, firstIssue, malformed, refused } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { FACTIONS, SCENARIOS } from '../types.ts';
import { type Card, FACETS, type Pack } from './card.ts';
import { problems } from './check.ts';
import { house } from './house.ts';
import { abilities, boon, deeds, id, lastings, yields } from './shapes.ts';

const faction = z.enum(FACTIONS);
const count = z.int().check(z.gte(1), z.lte(40));
const strength = z.int().check(z.gte(0), z.lte(40));
const why = z.string().check(z.minLength(1), z.maxLength(200));
const text = z.string().check(z.minLength(1), z.maxLength(80));

const source = z.discriminatedUnion('origin', [
  z.strictObject({
    origin: z.literal('known'),
    sure: z.enum(['high', 'medium', 'low']),
    ours: z.optional(z.array(z.enum(FACETS)).check(z.maxLength(FACETS.length))),
    why: z.optional(why),
  }),
  z.strictObject({ origin: z.literal('house'), why }),
]);

const printed = { id, name: z.optional(text), count, source };
const price = z.strictObject({ amount: z.int().check(z.gte(1), z.lte(40)), in: z.enum(['gold', 'influence']) });
const event = { ...printed, scenario: z.enum(SCENARIOS), stage: z.union([z.literal(1), z.literal(2), z.literal(3)]) };

const card = z.discriminatedUnion('type', [
  z.strictObject({
    ...printed,
    type: z.literal('unit'),
    faction: z.enum([...FACTIONS, 'neutral']),
    price,
    strength,
    lasts: z.optional(z.boolean()),
    abilities,
  }),
  z.strictObject({ ...printed, type: z.literal('tactic'), faction: z.literal('neutral'), price, abilities }),
  z.strictObject({ ...printed, type: z.literal('gold'), price, gold: z.int().check(z.gte(1), z.lte(10)) }),
  z.strictObject({ ...printed, type: z.literal('stronghold'), faction, price, strength, yields }),
  z.strictObject({ ...printed, type: z.literal('city'), strength, defence: strength, yields }),
  z.strictObject({
    ...printed,
    type: z.literal('home-realm'),
    faction,
    endures: z.int().check(z.gte(1), z.lte(99)),
  }),
  z.strictObject({ ...printed, type: z.literal('monument'), faction, price }),
  z.strictObject({ ...printed, type: z.literal('dragon-rune'), boon }),
  z.strictObject({
    ...event,
    type: z.literal('enemy'),
    strength,
    attrition: z.boolean(),
    lasting: z.optional(lastings),
    eachPhase: z.optional(deeds),
    reward: z.optional(boon),
    special: z.optional(z.enum(['draw-rune'])),
  }),
  z.strictObject({ ...event, type: z.literal('instant'), strength: z.optional(strength), deeds }),
  z.strictObject({
    ...printed,
    type: z.literal('objective'),
    scenario: z.enum(SCENARIOS),
    enemy: z.optional(z.strictObject({ strength, attrition: z.boolean() })),
    neutrals: z.array(id).check(z.maxLength(10)),
  }),
]);

const pile = z.int().check(z.gte(0), z.lte(40));
const byPlayers = z.array(pile).check(z.length(4));
// Neither a tuple nor a record: every page would carry these two shapes for the sake of one game.
const centre = z.strictObject({
  gold: z.catchall(z.strictObject({}), byPlayers),
  neutrals: byPlayers,
  cities: byPlayers,
});
const few = z.int().check(z.gte(0), z.lte(12));
const start = z.strictObject({ gold: id, golds: few, units: few, hand: few });
const die = z.array(few).check(z.minLength(1), z.maxLength(12));

const head = { format: z.literal(1), id, name: text };
const cards = z.array(card).check(z.maxLength(400));

/** A pack with every card. */
const whole = z.strictObject({ ...head, cards, centre, start, die });
/** A pack with some cards, each in the place of the house card with its id; all else is as in the house pack. */
const changes = z.strictObject({ ...head, over: z.literal('house'), cards });

/** The published schema of content packs, as JSON Schema. */
export const packJsonSchema = (): unknown => ({
  $id: 'https://cinderhall.example/schema/rune-age-content-pack-1.json',
  title: 'Content pack for Rune Age, format 1',
  ...z.toJSONSchema(z.union([whole, changes]), { reused: 'ref' }),
});

const isChanges = (input: unknown): boolean => typeof input === 'object' && input !== null && 'over' in input;

/** The house pack with other cards in their places; a card without a place is refused. */
function changed({ over: _house, ...pack }: z.infer<typeof changes>, within: string): Result<Pack> {
  const places = new Map<string, Card>(house.cards.map((each) => [each.id, each]));
  for (const [i, { id: place, type }] of pack.cards.entries()) {
    const there = places.get(place);
    if (there === undefined) return malformed(`${within}cards[${i}].id`, 'must be the id of a house card');
    if (there.type !== type) return malformed(`${within}cards[${i}].type`, `must be "${there.type}", as '${place}' is`);
  }
  const others = new Map<string, Card>(pack.cards.map((each) => [each.id, each]));
  return accepted({ ...house, ...pack, cards: house.cards.map((each) => others.get(each.id) ?? each) });
}

function shaped(input: unknown, within: string): Result<Pack> {
  const dot = within === '' ? '' : `${within}.`;
  if (isChanges(input)) {
    const parsed = z.safeParse(changes, input, { error: expected });
    return parsed.success ? changed(parsed.data, dot) : refused(firstIssue(parsed.error.issues, within));
  }
  const parsed = z.safeParse(whole, input, { error: expected });
  return parsed.success ? accepted(parsed.data) : refused(firstIssue(parsed.error.issues, within));
}

/**
 * Reads a content pack from outside, whole or as changes to the house pack: a wrong shape, a broken rule about the box or
 * an effect that cannot be is refused by name. `within` is where the pack sits in the whole input.
 */
export function parsePack(input: unknown, within = ''): Result<Pack> {
  const pack = shaped(input, within);
  if (!pack.ok) return pack;
  const [problem] = problems(pack.value);
  if (problem === undefined) return pack;
  const path = within === '' ? problem.path : `${within}.${problem.path}`;
  return malformed(path, `${problem.rule}: ${problem.message}`);
}
