import * as z from 'zod';
import {
  AUTOMA_ACTIONS,
  AUTOMA_REASONS,
  COMBAT_CARDS,
  type Event,
  type EventKind,
  type FrameKind,
  NECROMANCERS,
  POWERS,
  SHEET,
} from '../src/types.ts';

/** Views and events as closed shapes: a field more, or one that is not what it should be, is a failure (VIS-4). */

const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const seatOrNobody = z.union([seat, z.literal(-1)]);
const int = z.int();
const count = z.int().min(0);
const card = z
  .int()
  .min(0)
  .max(COMBAT_CARDS.length - 1);
const cards = z.union([z.strictObject({ known: z.array(int) }), z.strictObject({ count })]);
const list = z.array(count);
const loot = z.array(count).length(7);
const bySeat = <T extends z.ZodType>(of: T) => z.array(of).length(4);

const battle = { attacker: seat, defender: seatOrNobody, place: count, modifier: int };
const covered = {
  ...battle,
  open: z.boolean(),
  attackers: cards,
  sealed: bySeat(z.union([card, z.literal('hidden'), z.null()])),
};
const aftermath = z.strictObject({
  attacker: seat,
  winner: seatOrNobody,
  loser: seatOrNobody,
  place: count,
  standing: list,
  fallen: list,
});

const reasons = z.enum(['gather', 'tax', 'gold', 'build', 'reward', 'compensation', 'special']);

const frames: { readonly [K in FrameKind]: z.ZodType } = {
  post: z.strictObject({ kind: z.literal('post'), seat, region: count, chosen: int }),
  turn: z.strictObject({ kind: z.literal('turn'), seat, space: int }),
  build: z.strictObject({ kind: z.literal('build'), seat, slot: int, region: int }),
  wild: z.strictObject({ kind: z.literal('wild'), seat, left: count, taken: int }),
  amend: z.strictObject({ kind: z.literal('amend'), seat, region: count, founding: z.boolean(), chosen: z.null() }),
  raise: z.strictObject({
    kind: z.literal('raise'),
    seat,
    slot: z.literal(-1),
    pay: z.array(int).length(0),
    exhumed: z.boolean(),
  }),
  commit: z.strictObject({
    kind: z.literal('commit'),
    seat,
    place: count,
    modifier: int,
    fighters: z.array(int).length(0),
  }),
  clash: z.strictObject({ kind: z.literal('clash'), ...covered }),
  reveal: z.strictObject({ kind: z.literal('reveal'), ...covered, named: z.literal(-1) }),
  reckon: z.strictObject({
    kind: z.literal('reckon'),
    ...battle,
    attackers: list,
    cards: bySeat(z.union([card, z.null()])),
    dice: bySeat(z.int().min(0).max(6)),
    warned: seatOrNobody,
    braced: z.literal(false),
  }),
  spoils: z.strictObject({ kind: z.literal('spoils'), seat, card, won: z.boolean(), battle: aftermath }),
  zero: z.strictObject({ kind: z.literal('zero'), seat, battle: aftermath, option: z.null() }),
  casualty: z.strictObject({ kind: z.literal('casualty'), seat, battle: aftermath, fighter: z.literal(-1) }),
  recover: z.strictObject({
    kind: z.literal('recover'),
    seat,
    from: list,
    optional: z.boolean(),
    fighter: z.literal(-1),
  }),
  discard: z.strictObject({ kind: z.literal('discard'), cards: bySeat(z.union([card, z.null()])) }),
  gain: z.strictObject({ kind: z.literal('gain'), seat, loot, why: reasons, place: int }),
  resurrect: z.strictObject({ kind: z.literal('resurrect'), seat }),
  next: z.strictObject({ kind: z.literal('next') }),
  round: z.never(),
  tie: z.strictObject({ kind: z.literal('tie'), tied: z.array(seat), dice: bySeat(z.int().min(0).max(6)) }),
  order: z.strictObject({ kind: z.literal('order'), seat, order: z.array(seat).length(0) }),
  unveil: z.strictObject({ kind: z.literal('unveil'), seat, use: z.null() }),
  forewarn: z.strictObject({ kind: z.literal('forewarn'), seat, card: z.literal(-1) }),
  fence: z.strictObject({ kind: z.literal('fence'), seat, give: z.tuple([]), take: z.tuple([]) }),
  command: z.strictObject({ kind: z.literal('command'), seat, owner: seat, from: z.literal(-1), to: z.literal(-1) }),
  overturn: z.strictObject({ kind: z.literal('overturn'), seat, die: z.literal(-1) }),
  reinforce: z.strictObject({
    kind: z.literal('reinforce'),
    seat,
    place: z.literal(-1),
    out: z.literal(-1),
    into: z.literal(-1),
    from: z.literal(-1),
  }),
  fortify: z.strictObject({ kind: z.literal('fortify'), seat, place: z.literal(-1) }),
  brace: z.strictObject({ kind: z.literal('brace'), seat, use: z.null() }),
  // Waits while somebody may roll its die again.
  scout: z.strictObject({ kind: z.literal('scout'), seat, dice: bySeat(z.int().min(0).max(6)) }),
  // Waits while somebody chooses what a tax of special ingredients becomes.
  muster: z.strictObject({ kind: z.literal('muster'), seat }),
};

const player = z.strictObject({
  seat,
  necromancer: z.enum(NECROMANCERS),
  vp: int,
  goods: z.array(count).length(5),
  hand: cards,
  graveyard: list,
  discard: z.strictObject({ top: z.union([card, z.null()]), count: z.int().min(0).max(4) }),
  used: z.union([z.array(card), z.null()]),
  fate: z.union([z.int().min(0).max(5), z.null()]),
  minions: list.max(4),
  sheet: z.array(int).length(SHEET.length),
  power: z.union([z.boolean(), z.null()]),
});

const place = z.strictObject({ owner: seatOrNobody, guards: list.max(3), tiles: list, fortified: list.max(2) });

const memory = z.strictObject({
  roster: z.array(list),
  played: z.union([z.array(z.array(card)), z.null()]),
  decks: z.array(list).length(3),
  pile: list,
  restacked: z.boolean(),
});

export const viewSchema = z.strictObject({
  viewer: z.union([seat, z.literal('spectator')]),
  config: z.strictObject({
    edition: z.string(),
    players: z.int(),
    necromancers: z.union([z.literal('random'), z.array(z.enum(NECROMANCERS))]),
    automa: z.union([z.strictObject({ garrison: z.union([z.string(), z.array(z.string()), z.null()]) }), z.null()]),
    options: z.strictObject({
      turnOrder: z.string(),
      openHands: z.boolean(),
      openDiscards: z.boolean(),
      strictMemory: z.boolean(),
      powers: z.boolean(),
      targetedCard: z.string(),
    }),
    content: z.literal('house'),
  }),
  decision: count,
  round: z.int().min(1).max(4),
  turn: z.int().min(0).max(16),
  order: z.array(seat),
  stack: z.array(z.union(Object.values(frames))),
  over: z.boolean(),
  players: z.array(player),
  places: z.array(place).length(7),
  king: z.boolean(),
  kingToken: seatOrNobody,
  display: z.array(int).length(6),
  deckCounts: z.array(count).length(3),
  offer: z.array(int).length(4),
  pileCount: count,
  aside: list,
  memory,
  automa: z.union([
    z.null(),
    z.strictObject({
      seat,
      deckCount: z.int().min(0).max(6),
      flipped: z.array(z.int().min(0).max(5)),
      combatCount: z.int().min(0).max(5),
      marker: count,
    }),
  ]),
  tiebreak: z.array(int).length(4),
});

const side = z.strictObject({
  seat: seatOrNobody,
  fighters: list,
  strength: count,
  bolster: count,
  card: z.union([card, z.literal(-1)]),
  cardValue: count,
  modifier: int,
  total: int,
});

const pay = z.array(count).length(5);
const kinds = z.array(count).length(4);
const dieReasons = z.enum(['combat', 'order', 'region']);
const fields: { readonly [K in EventKind]: z.ZodRawShape } = {
  'round-began': { round: count, order: z.array(seat) },
  'turn-began': { seat, round: count, turn: count },
  posted: { seat, region: count, fighter: count },
  placed: { seat, space: count },
  gained: { seat, loot, why: reasons, place: int, items: z.optional(loot) },
  raised: { seat, fighter: count, slot: count, paid: pay },
  passed: { seat },
  displayed: { slot: count, fighter: int, deck: int },
  built: { seat, tile: count, region: count, cost: count },
  offered: { slot: count, tile: int },
  restacked: { count },
  controlled: { seat, place: count, from: seatOrNobody },
  amended: { seat, region: count, before: list, after: list },
  resurrected: { seat, fighters: list },
  attacked: { seat, defender: seatOrNobody, place: count, count, modifier: int },
  sealed: { seat },
  rolled: { seat, die: z.int().min(1).max(6), why: dieReasons },
  overturned: { seat, owner: seat, before: z.int().min(1).max(6), die: z.int().min(1).max(6), why: dieReasons },
  unveiled: { seat, place: count, fighters: list },
  revealed: {
    place: count,
    attacker: seat,
    defender: seatOrNobody,
    fighters: list,
    attack: card,
    defence: z.union([card, z.literal(-1)]),
    warned: seatOrNobody,
  },
  'power-used': { seat, power: z.enum(Object.values(POWERS).flat()) },
  charged: { seat, why: z.enum(['minion', 'round']) },
  named: { seat, card },
  fenced: { seat, give: kinds, take: kinds },
  commanded: { seat, owner: seat, from: count, to: count },
  reinforced: { seat, place: count, out: int, into: int, from: int },
  fortified: { seat, place: count, fighters: list.length(2) },
  battle: { place: count, attack: side, defence: side, winner: z.enum(['attacker', 'defender']) },
  fell: { seat, fighters: list, place: count },
  departed: { seat, fighters: list, decks: list },
  'zero-chosen': { seat, option: z.enum(['casualty', 'return', 'none']) },
  casualty: { seat, fighter: count, place: count },
  recovered: { seat, fighter: count },
  'king-fell': { seat },
  refreshed: { seat, count, why: z.enum(['minion', 'fifth-card']) },
  scored: { seat, round: count, structures: count, citadel: count },
  'round-ended': { round: count },
  decider: { seat, by: z.enum(['vp', 'structures', 'die']) },
  ordered: { seat, order: z.array(seat) },
  'final-scored': { seat, fate: z.int().min(-1).max(5), sheet: z.array(int), vp: int },
  marched: { seat, fighters: list },
  flipped: { seat, actionCard: z.int().min(0).max(5), region: z.int().min(0).max(5), row: z.enum(['other', 'own']) },
  tried: {
    seat,
    action: z.enum(AUTOMA_ACTIONS),
    place: z.int().min(-1).max(6),
    reason: z.union([z.enum(AUTOMA_REASONS), z.null()]),
  },
  tracked: { seat, tier: z.int().min(1).max(3), raised: z.int().min(0).max(3) },
  lots: { seat },
  reshuffled: { seat, deck: z.enum(['actions', 'combat']) },
  'tie-scored': { seat, points: count, vp: int },
  ended: { winners: z.array(seat), by: z.enum(['vp', 'kinds', 'king', 'shared']) },
};

const shapes = new Map<EventKind, z.ZodType>();

/** Made once: a schema is compiled when it is first used. */
function shapeOf(kind: EventKind): z.ZodType {
  const shape = shapes.get(kind) ?? z.strictObject({ kind: z.literal(kind), ...fields[kind] });
  shapes.set(kind, shape);
  return shape;
}

/** What is wrong with an event's shape; null when nothing is. */
export function eventProblem(e: Event): string | null {
  const read = shapeOf(e.kind).safeParse(e);
  return read.success ? null : z.prettifyError(read.error);
}
