import * as z from 'zod/mini';
import { EVENT_KINDS } from '../events.ts';
import { FACTIONS, MODES } from '../types.ts';

/** What scenario files say of a table, in the content's ids. Seats are numbers from 0. */

type Shape = z.ZodMiniType;

/** The content's ids; which there are is checked against the cards of the table. */
const id = z.string().check(z.minLength(1), z.maxLength(60));
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const count = z.int().check(z.gte(0), z.lte(200));
const points = z.int().check(z.gte(-100), z.lte(200));

const bySeat = <S extends Shape>(value: S) =>
  z.strictObject({ 0: z.optional(value), 1: z.optional(value), 2: z.optional(value), 3: z.optional(value) });
const some = z.optional(z.array(id));

const mat = z.strictObject({
  hand: some,
  deck: some.check(z.describe('In the order in which it is drawn.')),
  discard: some,
  ready: some.check(z.describe('In play and not exhausted: strongholds, cities, rewards, dragon runes, monuments.')),
  exhausted: some,
  damage: z.optional(count),
  gold: z.optional(count),
  influence: z.optional(count),
});

/** Where everything lies. Decks are in the order in which they are drawn. */
export const positionShape = z.strictObject({
  dealt: z.optional(z.string()).check(z.describe('Set up from this seed, and nothing else said but coming dice.')),
  round: z.optional(z.int().check(z.gte(1), z.lte(99))),
  first: z.optional(seat),
  turnOf: z.optional(seat).check(z.describe('Whose turn begins; those before have had theirs in this round.')),
  seats: z.optional(bySeat(mat)),
  centre: some.check(z.describe('Cities that lie in the centre, in the place of others.')),
  piles: z
    .optional(z.record(id, count))
    .check(z.describe('How many lie in a pile or in the barracks; the rest leaves the game.')),
  enemies: some,
  events: some.check(z.describe('The event deck.')),
  spentEvents: some,
  weather: some.check(z.describe('Events whose effect holds in this round.')),
  dice: z
    .optional(z.array(z.int().check(z.gte(0), z.lte(12))).check(z.minLength(1), z.maxLength(6)))
    .check(z.describe('What the attrition die shows next; a shuffle between spoils it.')),
  seed: z.optional(z.string()).check(z.describe('Another course of chance.')),
});
export type PositionWords = z.infer<typeof positionShape>;
export type MatWords = z.infer<typeof mat>;

/** In an expectation a number may stand for a list: so many entries. For what somebody may not see it has to. */
const list = z.optional(z.union([z.array(id), count]));
const pair = z.optional(z.tuple([z.union([z.array(id), count]), z.union([z.array(id), count])]));

const matPart = z.strictObject({
  faction: z.optional(z.enum(FACTIONS)),
  damage: z.optional(count),
  out: z.optional(z.boolean()),
  won: z.optional(z.boolean()),
  hand: list,
  deck: list,
  discard: list,
  ready: list,
  exhausted: list,
  gold: z.optional(count),
  influence: z.optional(count),
});

/** Part of a state, or of what somebody sees of it. */
export const partShape = z.strictObject({
  round: z.optional(count),
  first: z.optional(seat),
  turnOf: z.optional(seat),
  over: z.optional(z.boolean()),
  seats: z.optional(bySeat(matPart)),
  centre: list,
  piles: z.optional(z.record(id, count)),
  enemies: list,
  events: list,
  spentEvents: list,
  weather: list,
  coming: list,
  removed: list,
  fought: list,
  combat: z.optional(
    z.nullable(
      z.strictObject({
        mode: z.optional(z.enum(MODES)),
        target: z.optional(id),
        seats: z.optional(z.tuple([z.nullable(seat), z.nullable(seat)])),
        units: pair.check(z.describe('By side, as in notation: `daqan-archer+2*!`.')),
        tactics: pair,
        bonus: z.optional(z.tuple([points, points])),
      }),
    ),
  ),
});
export type PartWords = z.infer<typeof partShape>;

/** Part of an event: its kind, and any of its fields in the words of the table. */
export const eventShape = z.looseObject({ kind: z.enum(EVENT_KINDS) });
