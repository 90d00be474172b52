import type { Seat } from '@cinderhall/kernel';
import { cardIn, type Event, type Frame, isWounded, type Move, runeAge, tables } from '@cinderhall/rune-age';
import { namesOf } from '../src/rune-age/index.ts';

const table = runeAge.configure({ scenario: 'runewars', players: 4, factions: ['daqan', 'latari', 'uthuk', 'waiqar'] });
if (!table.ok) throw new Error('no table');
const config = table.value;
const t = tables(config);
const view = runeAge.view(runeAge.setup(config, '1'), 'spectator');

/** Somebody's table of Runewars. */
export const names = namesOf(t, view, (unit) => ({ card: cardIn(unit), wounded: isWounded(unit) }));

const card = (id: string): number => t.index.get(id) ?? -1;
const [knight, footman, tower, gold, city] = [
  'daqan-knight',
  'daqan-footman',
  'daqan-siege-tower',
  'gold-2',
  'tamalir',
].map(card);
export const KNIGHT = knight ?? 0;
const GOLD = gold ?? 0;
const CITY = city ?? 0;
const hand = [footman ?? 0, footman ?? 0, KNIGHT];
/** The same knight with a wound, as `isWounded` reads it. */
export const HURT = KNIGHT + 256;
export const FOE = card('raiding-host');
export const HOME = card('daqan-home');
const RUNE = card('rune-of-wrath');

const forces = {
  attack: { seat: 0, units: [KNIGHT], tactics: [], strength: 7 },
  defence: { seat: 3, units: hand, tactics: [], strength: 5 },
};
const seats: readonly Seat[] = [0, 2];

/** At least one of every kind of event, and of every way it may read. */
export const EVENTS: readonly Event[] = [
  { kind: 'began', factions: ['daqan', 'latari'], first: 1, cities: [CITY] },
  { kind: 'rune-drawn', seat: 0, card: RUNE },
  { kind: 'round-began', round: 3 },
  { kind: 'turn-began', seat: 0, round: 1 },
  { kind: 'refreshed', seat: 1, cards: [CITY] },
  { kind: 'drew', seat: 0, cards: hand, count: 3, why: 'refill' },
  ...[1, 2, 5].map((count): Event => ({ kind: 'drew', seat: 2 as const, cards: [], count, why: 'ability' as const })),
  ...[1, 2, 5, 21].map((count): Event => ({ kind: 'reshuffled', seat: 0, count })),
  { kind: 'played-gold', seat: 0, card: GOLD, gold: 2 },
  { kind: 'exhausted', seat: 0, card: CITY, gold: 1, influence: 2 },
  { kind: 'exhausted', seat: 0, card: CITY, gold: 0, influence: 0 },
  { kind: 'bought', seat: 0, card: KNIGHT, price: 3 },
  { kind: 'bought', seat: 0, card: GOLD, price: 1 },
  { kind: 'used', seat: 1, card: RUNE },
  { kind: 'kept', seat: 0, count: 0, discarded: hand },
  { kind: 'kept', seat: 0, count: 1, discarded: [] },
  { kind: 'kept', seat: 0, count: 2, discarded: hand },
  { kind: 'lost', seat: 0, gold: 5, influence: 1 },
  { kind: 'attacked', seat: 0, target: CITY, defender: -1, mode: 0, strength: 8 },
  { kind: 'attacked', seat: 0, target: CITY, defender: 3, mode: 1, strength: 1 },
  { kind: 'attacked', seat: -1, target: FOE, defender: 2, mode: 2, strength: 8 },
  { kind: 'fielded', seat: 0, card: KNIGHT },
  { kind: 'passed', seat: 1 },
  { kind: 'joined', seat: 3, card: KNIGHT },
  ...[0, 1, 2, 5].map((skulls): Event => ({ kind: 'rolled', seat: 0, skulls })),
  { kind: 'wounded', seat: 2, unit: HURT },
  ...(['attrition', 'ability', 'wound', 'cost', 'event'] as const).map(
    (why): Event => ({
      kind: 'destroyed',
      seat: 0,
      card: KNIGHT,
      why,
    }),
  ),
  ...(['cost', 'random', 'reveal'] as const).map((why): Event => ({ kind: 'discarded', seat: 0, card: KNIGHT, why })),
  { kind: 'revealed', seat: 0, cards: hand },
  { kind: 'took-to-hand', seat: 0, card: GOLD, from: 'deck' },
  { kind: 'took-to-hand', seat: 0, card: KNIGHT, from: 'discard' },
  { kind: 'left-on-top', seat: 0, card: KNIGHT },
  { kind: 'strengthened', seat: 0, card: tower ?? 0, by: 2, army: false },
  { kind: 'strengthened', seat: 0, card: RUNE, by: 1, army: true },
  { kind: 'gained', seat: 1, gold: 0, influence: 2 },
  { kind: 'fought', target: CITY, mode: 0, ...forces, winner: 0, verdict: 'secured' },
  { kind: 'fought', target: CITY, mode: 0, ...forces, winner: 1, verdict: 'held' },
  { kind: 'fought', target: FOE, mode: 0, ...forces, winner: 0, verdict: 'beaten' },
  { kind: 'fought', target: CITY, mode: 1, ...forces, winner: 1, verdict: 'repelled' },
  { kind: 'fought', target: FOE, mode: 2, ...forces, winner: 1, verdict: 'damaged' },
  { kind: 'secured', seat: 0, card: CITY, from: -1 },
  { kind: 'secured', seat: 0, card: CITY, from: 3 },
  { kind: 'rewarded', seat: 0, card: card('rune-hunters') },
  ...[1, 2, 5].map((points): Event => ({ kind: 'damaged', seat: 2, points, total: 12, card: FOE })),
  { kind: 'phase-began', round: 3 },
  { kind: 'event-drawn', card: FOE },
  { kind: 'event-spent', card: FOE },
  { kind: 'event-left', card: FOE },
  ...[1, 2, 5].map((count): Event => ({ kind: 'events-recycled', count })),
  { kind: 'pile-shrank', card: GOLD, count: 1 },
  { kind: 'foretold', card: card('hard-winter') },
  { kind: 'took', seat: 0, card: GOLD },
  { kind: 'city-lost', seat: 0, card: CITY },
  { kind: 'eliminated', seat: 3, by: -1 },
  { kind: 'eliminated', seat: 3, by: 0 },
  { kind: 'runes-passed', seat: 0, from: 3, cards: [RUNE] },
  { kind: 'first-passed', seat: 1 },
  ...(['objective', 'last-standing', 'all-fell', 'one-fell', 'outlived', 'monument', 'strength'] as const).flatMap(
    (by): Event[] => [
      { kind: 'ended', winners: [0], by },
      { kind: 'ended', winners: by === 'last-standing' ? [1] : seats, by },
      { kind: 'ended', winners: by === 'all-fell' ? [] : [2], by },
    ],
  ),
];

/** At least one of every answer, and of every way it may read. */
export const MOVES: readonly Move[] = [
  ...(['gold', 'exhaust', 'buy', 'attack', 'use', 'invoke', 'end'] as const).map(
    (act): Move => ({
      kind: 'turn',
      act,
      card: CITY,
    }),
  ),
  { kind: 'keep', card: CITY, kept: [] },
  { kind: 'keep', card: -1, kept: [] },
  { kind: 'keep', card: -1, kept: hand },
  { kind: 'battle', card: KNIGHT },
  { kind: 'battle', card: -2 },
  { kind: 'siege', card: KNIGHT },
  { kind: 'siege', card: -2 },
  { kind: 'reroll', use: true },
  { kind: 'reroll', use: false },
  { kind: 'losses', unit: KNIGHT },
  { kind: 'losses', unit: HURT },
  { kind: 'resolution', unit: KNIGHT },
  { kind: 'use', use: true },
  { kind: 'use', use: false },
  ...(['hand', 'exhaust'] as const).map((by): Move => ({ kind: 'pay', with: by, what: KNIGHT })),
  { kind: 'pay', with: 'unit', what: KNIGHT },
  ...[1, 2, 5].map((what): Move => ({ kind: 'pay', with: 'influence' as const, what })),
  { kind: 'pay', with: 'none', what: 0 },
  { kind: 'reveal', card: KNIGHT },
  { kind: 'top', use: true },
  { kind: 'top', use: false },
  { kind: 'recover', card: KNIGHT },
  { kind: 'destroy', unit: HURT },
  { kind: 'refresh', card: CITY },
  { kind: 'spare', card: KNIGHT },
  { kind: 'spare', card: -2 },
  { kind: 'surrender', card: KNIGHT },
  { kind: 'surrender', card: -2 },
  { kind: 'cede', card: CITY },
];

const siege = t.abilityOf.resolution[tower ?? 0] ?? 0;

/** A frame of every question, and of every way it may read. */
export const FRAMES: readonly Frame[] = [
  { kind: 'turn', seat: 0, act: null, card: -1 },
  { kind: 'keep', seat: 0, card: -1, kept: null },
  { kind: 'battle', seat: 0, card: -1 },
  { kind: 'siege', side: 0, card: -1 },
  ...[0, 1, 2].map((skulls): Frame => ({ kind: 'reroll', seat: 0, skulls, use: null })),
  { kind: 'losses', seat: 0, left: 2, unit: -1 },
  { kind: 'resolution', side: 0, unit: -1 },
  ...t.abilities.map((_, ability): Frame => ({ kind: 'use', seat: 0, ability, card: KNIGHT, unit: 0, use: null })),
  ...t.costs.flatMap((_, cost): Frame[] =>
    [true, false].map(
      (must): Frame => ({
        kind: 'pay',
        seat: 0 as const,
        cost,
        card: tower ?? 0,
        unit: 0,
        left: must ? 2 : 0,
        must,
        wards: false,
        with: null,
        what: 0,
      }),
    ),
  ),
  { kind: 'reveal', seat: 0, cards: hand, ability: siege, at: 0, own: KNIGHT, card: -1 },
  { kind: 'top', seat: 0, card: KNIGHT, use: null },
  ...[true, false].map((joins): Frame => ({ kind: 'recover', seat: 0, from: hand, joins, card: -1 })),
  { kind: 'destroy', seat: 0, side: 1, strongest: 3, unit: -1 },
  { kind: 'refresh', seat: 0, left: 1, card: -1 },
  ...[1, 2].map((worth): Frame => ({ kind: 'spare', seat: 0, event: FOE, points: 4, worth, by: 2, card: -1 })),
  ...[1, 3].map((worth): Frame => ({ kind: 'surrender', seat: 0, worth, card: -1 })),
  { kind: 'cede', seat: 0, card: -1 },
];
