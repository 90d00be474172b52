import type {
  ActionCardEntry,
  CombatCardEntry,
  FighterEntry,
  Loot,
  Pack,
  RegionEntry,
  StructureEntry,
} from '../src/index.ts';
import { KINDS, type Kind } from '../src/index.ts';

/**
 * The box that the rule tests play with: numbers that are easy to follow and that stay when the house values are tuned.
 * Where the house pack happens to have equal values, these differ: the gold space, the sides of the round tracker, the
 * numerals of an Automaton, the starting fighters. What has the number 0 is something that is played with.
 */

const kindAt = (index: number): Kind => KINDS[index % KINDS.length] ?? 'sulphur';

const fighterSource = { kind: 'house', attack: 'house', tier: 'house', cost: 'house', count: 'house' } as const;
const tileSource = {
  tier: 'house',
  cost: 'house',
  vp: 'house',
  offers: 'house',
  tax: 'house',
  count: 'house',
} as const;

/** `others` pieces of the cost are one of each of the next kinds in the circle. */
function raisable(
  kind: number,
  name: string,
  attack: number,
  tier: 1 | 2 | 3,
  own: number,
  others: number,
): FighterEntry {
  const rest = Array.from({ length: others }, (_, i) => [kindAt(kind + i + 1), 1] as const);
  const cost: Loot = { [kindAt(kind)]: own, ...Object.fromEntries(rest) };
  const id = `${kindAt(kind)}-${name}`;
  return { id, kind: kindAt(kind), attack, tier, cost, count: 1, set: 'base', source: fighterSource };
}

/** Such as `ash-2`, `ash-3`, `ash-3-ii` (tier II), `ash-4`, `ash-5-ii` (marked for 3–4 players), `ash-5`, `ash-6`. */
const raisables = (kind: number): FighterEntry[] => [
  raisable(kind, '2', 2, 1, 2, 0),
  raisable(kind, '3', 3, 1, 2, 1),
  raisable(kind, '3-ii', 3, 2, 3, 0),
  raisable(kind, '4', 4, 2, 3, 1),
  {
    ...raisable(kind, '5-ii', 5, 2, 3, 2),
    set: 'final',
    marked: true,
    source: { ...fighterSource, marked: 'house' },
  },
  raisable(kind, '5', 5, 3, 4, 1),
  raisable(kind, '6', 6, 3, 4, 2),
];

const starting = (kind: Kind, attack: number, count: number): FighterEntry => ({
  id: `${kind}-start-${attack}`,
  kind,
  attack,
  tier: 0,
  cost: {},
  count,
  set: 'base',
  source: fighterSource,
});

/** `tier` is the numeral at the foot, `returns` the one in the corner. */
const automaton = (kind: Kind, attack: number, tier: 1 | 2 | 3, returns: 1 | 2 | 3, cost: Loot): FighterEntry => ({
  id: `${kind}-automaton`,
  kind,
  attack,
  tier,
  cost,
  count: 1,
  set: 'final',
  returns,
  source: { ...fighterSource, returns: 'house' },
});

const tile = (id: string, tier: 1 | 2, cost: number, vp: number, offers: Loot, tax: Loot): StructureEntry => ({
  id,
  tier,
  cost,
  vp,
  offers,
  tax,
  count: 1,
  set: 'base',
  source: tileSource,
});

const startingTile = (id: string, region: number, offers: Loot, tax: Loot): StructureEntry => ({
  ...tile(`start-${id}`, 1, 0, 1, offers, tax),
  tier: 0,
  region,
  source: { ...tileSource, region: 'house' },
});

const structures: readonly StructureEntry[] = [
  tile('altar', 1, 2, 1, { blood: 1, ash: 1 }, { ash: 1 }),
  tile('well', 1, 2, 1, { ash: 2 }, { ash: 1 }),
  tile('kiln', 1, 2, 1, { sulphur: 2 }, { sulphur: 1 }),
  tile('ossuary', 1, 2, 1, { bone: 2 }, { bone: 1 }),
  tile('pond', 1, 2, 1, { blood: 2 }, { blood: 1 }),
  tile('mine', 1, 3, 1, { gold: 2 }, { gold: 1 }),
  tile('boneyard', 1, 1, 1, { bone: 1, sulphur: 1 }, { bone: 1 }),
  tile('market', 1, 3, 2, { special: 1, bone: 1 }, { gold: 1 }),
  tile('pit', 1, 3, 2, { ash: 1, sulphur: 1 }, { special: 1 }),
  tile('gate', 1, 3, 2, { gold: 1, blood: 1 }, { gold: 1 }),
  tile('shrine', 1, 3, 2, { special: 2 }, { special: 1 }),
  tile('smelter', 1, 3, 2, { sulphur: 1, special: 1 }, {}),
  tile('pyre', 2, 4, 3, { ash: 3 }, { ash: 1 }),
  tile('fire-shrine', 2, 4, 3, { sulphur: 3 }, { sulphur: 1 }),
  tile('blood-well', 2, 4, 3, { blood: 3 }, { blood: 1 }),
  tile('mausoleum', 2, 4, 3, { bone: 3 }, { bone: 1 }),
  tile('crypt', 2, 5, 3, { special: 3 }, { special: 1 }),
  tile('tower', 2, 6, 4, { blood: 2, bone: 1 }, { blood: 1 }),
  tile('cathedral', 2, 6, 4, { sulphur: 1, ash: 1, special: 1 }, { special: 1 }),
  {
    ...tile('graveyard', 2, 4, 3, {}, { gold: 1 }),
    resurrects: true,
    source: { ...tileSource, resurrects: 'rulebook' },
  },
  { ...tile('foundry', 2, 5, 3, { gold: 3 }, { gold: 1 }), set: 'final' },
  { ...tile('treasury', 2, 5, 3, { gold: 2, special: 1 }, { gold: 1 }), set: 'final' },
  { ...tile('obelisk', 2, 6, 5, { bone: 2, ash: 1 }, { special: 1 }), set: 'final' },
  startingTile('mountains', 0, { bone: 1, ash: 1 }, { bone: 1 }),
  startingTile('volcano', 1, { sulphur: 1, blood: 1 }, { sulphur: 1 }),
  startingTile('village', 3, { blood: 1, bone: 1 }, { blood: 1 }),
  startingTile('coast', 4, { ash: 1, sulphur: 1 }, { ash: 1 }),
];

const cardSource = { win: 'house', lose: 'house' } as const;
const combatCards: readonly CombatCardEntry[] = [
  { id: '0', win: { gold: 3 }, lose: 'black', source: cardSource },
  { id: '1', win: { gold: 2 }, lose: { special: 1 }, source: cardSource },
  { id: '3', win: { gold: 1 }, lose: { special: 1 }, source: cardSource },
  { id: '4', win: { special: 1 }, lose: { gold: 1 }, source: cardSource },
  { id: 'die', win: { vp: 1 }, lose: { gold: 1 }, source: cardSource },
];

const region = (id: string): RegionEntry => ({
  id,
  gather: 1,
  gatherDashed: 1,
  combat: 1,
  source: { gather: 'house', gatherDashed: 'house', combat: 'house' },
});

const rows = { other: 'house', own: 'house' } as const;
const actionCards: readonly ActionCardEntry[] = [
  { id: 'i', other: ['attack', 'closest'], own: ['build', 'closest'], source: rows },
  { id: 'ii', other: ['use', 'closest'], own: ['use', 'build', 'closest'], source: rows },
  { id: 'iii', other: ['attack', 'use', 'closest'], own: ['build', 'citadel', 'closest'], source: rows },
  { id: 'iv', other: ['citadel', 'attack', 'closest'], own: ['build', 'closest'], source: rows },
  { id: 'v', other: ['use', 'attack', 'closest'], own: ['citadel', 'use', 'closest'], source: rows },
  { id: 'targeted', other: ['attack', 'closest'], own: ['build', 'closest'], source: rows },
];

export const box: Pack = {
  format: 1,
  id: 'rule-tests',
  name: 'The box of the rule tests',
  fighters: [
    ...[0, 1, 2, 3].flatMap(raisables),
    automaton('sulphur', 5, 2, 1, { sulphur: 2, special: 1 }),
    automaton('blood', 6, 3, 3, { blood: 2, special: 2 }),
    automaton('ash', 5, 2, 3, { ash: 2, special: 1 }),
    automaton('bone', 4, 1, 2, { bone: 1, special: 1 }),
    starting('sulphur', 1, 2),
    starting('blood', 1, 3),
    starting('ash', 1, 1),
    starting('bone', 1, 1),
    starting('sulphur', 2, 1),
    starting('blood', 2, 1),
    starting('ash', 2, 1),
    starting('bone', 2, 2),
  ],
  starting: {
    // Two different ones of attack 1: a choice.
    visio: ['sulphur-start-1', 'blood-start-1', 'ash-start-2'],
    // Two equal ones: none.
    nox: ['blood-start-1', 'blood-start-1', 'bone-start-2'],
    // Only one: the second post is any of the other two.
    mors: ['ash-start-1', 'bone-start-2', 'sulphur-start-2'],
    fortis: ['bone-start-1', 'sulphur-start-1', 'blood-start-2'],
    source: 'house',
  },
  structures,
  combatCards,
  regions: ['mountains', 'volcano', 'desert', 'village', 'coast', 'forest'].map(region),
  goldSpace: { gold: 2, source: 'house' },
  startingGold: { gold: 2, source: 'rulebook' },
  display: { tiers: [1, 1, 2, 2, 3, 3], source: 'house' },
  king: { attack: 5, source: 'rulebook' },
  citadel: {
    vpFew: [3, 4, 5, 6],
    vpMany: [4, 5, 6, 7],
    flanks: [1, 0],
    front: -1,
    source: { vpFew: 'house', vpMany: 'inferred', flanks: 'inferred', front: 'inferred' },
  },
  automa: { cards: actionCards, track: { tiers: [1, 2, 2, 3], source: 'house' } },
};
