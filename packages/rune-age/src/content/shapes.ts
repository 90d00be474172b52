import * as z from 'zod/mini';
import { COUNTS, FIGHTS, GOODS_FOR_SALE, MOMENTS, WHOM } from './vocabulary.ts';

// The shapes of `vocabulary.ts`, for packs from outside.

export const id = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "must be small letters and digits joined by hyphens, like 'gold-1'" }),
  );

const few = z.int().check(z.gte(1), z.lte(20));
const worth = z.int().check(z.gte(0), z.lte(20));
const change = z.int().check(z.gte(-10), z.lte(10));
const amount = z.union([few, z.strictObject({ each: few, per: z.enum(COUNTS) })]);

const filter = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('any') }),
  z.strictObject({ of: z.literal('same') }),
  z.strictObject({ of: z.literal('these'), cards: z.array(id).check(z.minLength(1), z.maxLength(10)) }),
  z.strictObject({ of: z.literal('no-stronger'), than: worth }),
]);

const cost = z.discriminatedUnion('pay', [
  z.strictObject({ pay: z.literal('discard'), cards: few }),
  z.strictObject({ pay: z.literal('destroy'), cards: few, worth }),
  z.strictObject({ pay: z.literal('total'), total: few }),
  z.strictObject({ pay: z.literal('influence'), amount: few }),
  z.strictObject({ pay: z.literal('wound'), unit: z.enum(['self', 'any']) }),
]);

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw'), cards: few }),
  z.strictObject({ do: z.literal('reveal'), cards: few, take: filter, rest: z.enum(['discard', 'keep']) }),
  z.strictObject({ do: z.literal('recover'), take: filter }),
  z.strictObject({ do: z.literal('join'), take: filter }),
  z.strictObject({
    do: z.literal('destroy'),
    chooser: z.enum(['holder', 'opponent']),
    strongest: z.optional(amount),
  }),
  z.strictObject({ do: z.literal('strengthen'), what: z.enum(['self', 'army']), by: amount }),
  z.strictObject({ do: z.literal('opponent-discards'), cards: few }),
  z.strictObject({ do: z.literal('refresh'), cards: few }),
  z.strictObject({ do: z.literal('gain'), gold: worth, influence: worth }),
]);

const ability = z.strictObject({
  when: z.enum(MOMENTS),
  cost: z.optional(cost),
  steps: z.array(step).check(z.minLength(1), z.maxLength(5)),
});
export const abilities = z.array(ability).check(z.maxLength(5));

const fight = z.enum(FIGHTS);
const lasting = z.discriminatedUnion('lasting', [
  z.strictObject({ lasting: z.literal('strength'), fight, by: change }),
  z.strictObject({ lasting: z.literal('reroll'), fight }),
  z.strictObject({ lasting: z.literal('hand'), by: z.int().check(z.gte(-4), z.lte(5)) }),
  z.strictObject({ lasting: z.literal('price'), what: z.enum(GOODS_FOR_SALE), by: change }),
  z.strictObject({ lasting: z.literal('enemies'), by: change }),
]);
export const lastings = z.array(lasting).check(z.minLength(1), z.maxLength(5));

const blow = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('damage'),
    points: amount,
    spared: z.optional(z.strictObject({ worth, by: few })),
  }),
  z.strictObject({ do: z.literal('attack') }),
  z.strictObject({ do: z.literal('destroy-card'), worth }),
  z.strictObject({ do: z.literal('lose-city') }),
  z.strictObject({ do: z.literal('take'), card: id }),
]);

const deed = z.union([
  z.strictObject({ to: z.enum(WHOM), unless: z.optional(cost), blow }),
  z.strictObject({ remove: id, cards: few }),
  z.strictObject({ nextRound: lasting }),
]);
export const deeds = z.array(deed).check(z.minLength(1), z.maxLength(5));

export const yields = z.strictObject({ gold: worth, influence: worth });
export const boon = z.strictObject({
  yields: z.optional(yields),
  lasting: z.optional(lastings),
  abilities: z.optional(abilities),
});
