import * as z from 'zod/mini';
import { EVENT_KINDS } from '../events.ts';
import { ACTION_CARDS, COMBAT_CARDS, GOODS, KINDS, NECROMANCERS, SHEET } from '../types.ts';

/** What scenario files say of a table, in the content's ids. Seats are numbers from 0, decks are named by their numerals. */

type Shape = z.ZodMiniType;

/** The content's ids; which there are is checked against the content of the table. */
const id = z.string().check(z.minLength(1), z.maxLength(60));
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const count = z.int().check(z.gte(0), z.lte(200));
const points = z.int().check(z.gte(-100), z.lte(500));
const card = z.enum(COMBAT_CARDS);
const kinds = z.array(z.enum(KINDS)).check(z.length(2));
const actionCard = z.enum(ACTION_CARDS);
const round = z.int().check(z.gte(1), z.lte(4));

/** Some of these names, each with the same kind of value. */
const someOf = <N extends string, S extends Shape>(names: readonly N[], value: S) =>
  z.partialRecord(z.enum(names), value);
const bySeat = <S extends Shape>(value: S) =>
  z.strictObject({ 0: z.optional(value), 1: z.optional(value), 2: z.optional(value), 3: z.optional(value) });
const byNumeral = <S extends Shape>(value: S) =>
  z.strictObject({ 1: z.optional(value), 2: z.optional(value), 3: z.optional(value) });

const some = <S extends Shape>(value: S) => z.optional(z.array(value));

const mat = z.strictObject({
  vp: z.optional(points).check(z.describe("From earlier; on the sheet's line `cards` unless `sheet` says otherwise.")),
  sheet: z.optional(someOf(SHEET, points)),
  goods: z.optional(someOf(GOODS, count)),
  hand: some(id),
  graveyard: some(id),
  used: some(card).check(z.describe('Combat cards, the oldest first.')),
  fate: z.optional(kinds),
  charged: z
    .optional(z.boolean())
    .check(z.describe('Whether the power token is charged: the usual, where powers are in use.')),
  minions: some(id).check(z.describe('Spaces with a minion of this seat; the others are on the mat.')),
});

const place = z.strictObject({
  owner: z.optional(z.nullable(seat)),
  tiles: some(id).check(z.describe('The lowest first.')),
  guards: some(id),
  fortified: some(id).check(z.describe('The pair among the guards that is fortified (PWR-9).')),
});

/** Where everything lies. Decks and the pile are in the order in which they are drawn. */
export const positionShape = z.strictObject({
  dealt: z.optional(z.string()).check(z.describe('Set up from this seed, and nothing else said but coming dice.')),
  unnamed: z
    .optional(z.enum(['absent', 'stay']))
    .check(
      z.describe("What is not named: `absent`, the usual, an empty table; `stay`: in its deck, pile or owner's hand."),
    ),
  round: z.optional(round),
  order: some(seat),
  turn: z
    .optional(z.int().check(z.gte(1), z.lte(16)))
    .check(z.describe('Turns begun in this round, the running one included.')),
  turnOf: z.optional(seat).check(z.describe('Who is to place a minion.')),
  seats: z.optional(bySeat(mat)),
  places: z.optional(z.record(id, place)),
  king: z.optional(z.boolean()),
  kingToken: z.optional(seat),
  display: some(z.nullable(id)),
  decks: z.optional(byNumeral(z.array(id))),
  offer: some(z.nullable(id)),
  pile: some(id),
  aside: some(id),
  automa: z
    .optional(z.strictObject({ actions: some(actionCard), combat: some(card), marker: z.optional(count) }))
    .check(
      z.describe(
        "The AI's action cards and combat cards in the order in which they come; those left out have been flipped or used.",
      ),
    ),
  dice: z
    .optional(z.array(z.int().check(z.gte(1), z.lte(6))).check(z.minLength(1), z.maxLength(6)))
    .check(z.describe('The next rolls; a shuffle between them spoils it.')),
  seed: z.optional(z.string()).check(z.describe('Another course of chance.')),
});

export type PositionWords = z.infer<typeof positionShape>;
export type MatWords = z.infer<typeof mat>;
export type PlaceWords = z.infer<typeof place>;

/** In an expectation a number may stand for a list: so many entries. For what somebody may not see it has to. */
const list = <S extends Shape>(value: S) => z.optional(z.union([z.array(value), count]));

const matPart = z.strictObject({
  necromancer: z.optional(z.enum(NECROMANCERS)),
  vp: z.optional(points),
  sheet: z.optional(someOf(SHEET, points)),
  goods: z.optional(someOf(GOODS, count)),
  hand: list(id),
  graveyard: list(id),
  roster: list(id).check(z.describe("Every fighter that is this seat's.")),
  used: z.optional(z.nullable(z.union([z.array(card), count]))),
  discard: z
    .optional(z.strictObject({ top: z.optional(z.nullable(card)), count: z.optional(count) }))
    .check(z.describe('Of a view: the newest used card, and how many.')),
  played: z
    .optional(z.nullable(z.union([z.array(card), count])))
    .check(z.describe('Of a view: cards shown since they were last taken back; null with strict memory.')),
  fate: z.optional(z.nullable(kinds)),
  charged: z.optional(z.nullable(z.boolean())).check(z.describe('null: no power token.')),
  minions: list(id),
});

const placePart = z.strictObject({
  owner: z.optional(z.nullable(seat)),
  tiles: list(id),
  guards: list(id),
  fortified: list(id),
});

const battle = z.strictObject({
  attacker: z.optional(seat),
  defender: z.optional(z.nullable(seat)).check(z.describe('null: the King.')),
  place: z.optional(id),
  modifier: z.optional(points),
  attackers: list(id),
  cards: z
    .optional(bySeat(z.nullable(z.union([card, z.literal('hidden')]))))
    .check(z.describe('`hidden`: somebody has chosen, and one may not see what.')),
});

/** Part of a state, or of what somebody sees of it. */
export const partShape = z.strictObject({
  round: z.optional(round),
  order: some(seat),
  turn: z.optional(count),
  turnOf: z.optional(z.nullable(seat)),
  over: z.optional(z.boolean()),
  seats: z.optional(bySeat(matPart)),
  places: z.optional(z.record(id, placePart)),
  king: z.optional(z.boolean()),
  kingToken: z.optional(z.nullable(seat)),
  display: some(z.nullable(id)),
  decks: z.optional(byNumeral(z.union([z.array(id), count]))),
  offer: some(z.nullable(id)),
  pile: list(id),
  aside: list(id),
  restacked: z.optional(z.boolean()),
  battle: z.optional(z.nullable(battle)),
  automa: z
    .optional(
      z.nullable(
        z.strictObject({
          actions: list(actionCard),
          flipped: some(actionCard),
          combat: list(card),
          marker: z.optional(count),
        }),
      ),
    )
    .check(
      z.describe(
        "The AI's decks, of a view how many cards they hold, and where its marker is on the fighter track, from 0.",
      ),
    ),
  tiebreak: z
    .optional(bySeat(z.nullable(count)))
    .check(z.describe('Numerals of the other two kinds (END-3), for those who tied.')),
});
export type PartWords = z.infer<typeof partShape>;

/** Part of an event: its kind, and any of its fields in the words of the board. */
export const eventShape = z.looseObject({ kind: z.enum(EVENT_KINDS) });
