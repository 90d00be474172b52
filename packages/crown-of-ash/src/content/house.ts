import type { AutomaAction, Kind } from '../types.ts';
import { KINDS } from '../types.ts';
import type {
  ActionCardEntry,
  AutomaEntry,
  CombatCardEntry,
  FighterEntry,
  Loot,
  Pack,
  RegionEntry,
  Source,
  StructureEntry,
} from './pack.ts';

const kindAt = (index: number): Kind => KINDS[index % KINDS.length] ?? 'sulphur';

const houseFighter = { kind: 'house', attack: 'house', tier: 'house', cost: 'house', count: 'house' } as const;
const houseStructure = {
  tier: 'house',
  cost: 'house',
  vp: 'house',
  offers: 'house',
  tax: 'house',
  count: 'house',
} as const;

/** One of the fighters every kind has; `others` are taken from the next kinds in the circle, one of each. */
function raisable(
  kind: number,
  name: string,
  attack: number,
  tier: 1 | 2 | 3,
  own: number,
  others: number,
): FighterEntry {
  const cost: { [K in Kind]?: number } = { [kindAt(kind)]: own };
  for (let i = 1; i <= others; i++) cost[kindAt(kind + i)] = 1;
  const id = `${kindAt(kind)}-${name}`;
  return { id, kind: kindAt(kind), attack, tier, cost, count: 1, set: 'base', source: houseFighter };
}

/** The prototypes' worked sums show one kind, unnamed, with an attack value of 1, of 3 and of 6; the four are alike here. */
const alike = (entry: FighterEntry): FighterEntry => ({ ...entry, source: { ...entry.source, attack: 'inferred' } });

function fightersOf(kind: number): FighterEntry[] {
  const start: Source = 'inferred';
  const source = { ...houseFighter, tier: 'rulebook', cost: 'rulebook', count: start } as const;
  const starting = { kind: kindAt(kind), tier: 0, cost: {}, set: 'base', source } as const;
  return [
    { ...starting, id: `${kindAt(kind)}-1-start`, attack: 1, count: 2, source: { ...source, attack: 'rulebook' } },
    { ...starting, id: `${kindAt(kind)}-2-start`, attack: 2, count: 1 },
    raisable(kind, '2', 2, 1, 2, 0),
    alike(raisable(kind, '3', 3, 1, 2, 1)),
    raisable(kind, '3-ii', 3, 2, 3, 0),
    raisable(kind, '4', 4, 2, 3, 1),
    {
      ...raisable(kind, '5-ii', 5, 2, 3, 2),
      set: 'final',
      marked: true,
      source: { ...houseFighter, tier: 'rulebook', count: 'inferred', marked: 'rulebook' },
    },
    raisable(kind, '5', 5, 3, 4, 1),
    alike(raisable(kind, '6', 6, 3, 4, 2)),
  ];
}

/** AUT: few resources, special ingredients, and a deck to go back to. One of each kind. */
function automaton(kind: Kind, attack: number, tier: 1 | 2 | 3, own: number, special: number): FighterEntry {
  const source = { ...houseFighter, returns: 'house' } as const;
  const cost = { [kind]: own, special };
  return { id: `${kind}-automaton`, kind, attack, tier, cost, count: 1, set: 'final', returns: tier, source };
}

const automatons = [
  automaton('sulphur', 5, 2, 2, 1),
  automaton('blood', 6, 3, 2, 2),
  automaton('ash', 5, 2, 2, 1),
  automaton('bone', 4, 1, 1, 1),
];

const structure = (id: string, tier: 0 | 1 | 2, cost: number, vp: number, offers: Loot, tax: Loot): StructureEntry => ({
  id,
  tier,
  cost,
  vp,
  offers,
  tax,
  count: 1,
  set: 'base',
  source: houseStructure,
});

const starting = (id: string, region: number, offers: Loot, tax: Loot): StructureEntry => ({
  ...structure(id, 0, 0, 1, offers, tax),
  region,
  source: { ...houseStructure, tier: 'rulebook', count: 'rulebook', region: 'house' },
});

/** A worked example gathers just this from some tile. */
const shown = (entry: StructureEntry): StructureEntry => ({
  ...entry,
  source: { ...entry.source, offers: 'rulebook' },
});

const lateTile = (entry: StructureEntry): StructureEntry => ({ ...entry, set: 'final' });

const structures: readonly StructureEntry[] = [
  starting('start-mountains', 0, { bone: 1, ash: 1 }, { bone: 1 }),
  starting('start-volcano', 1, { sulphur: 1, blood: 1 }, { sulphur: 1 }),
  shown(starting('start-village', 3, { blood: 1, bone: 1 }, { blood: 1 })),
  starting('start-coast', 4, { ash: 1, sulphur: 1 }, { ash: 1 }),
  structure('altar', 1, 2, 1, { blood: 1, ash: 1 }, { ash: 1 }),
  structure('well', 1, 2, 1, { ash: 2 }, { ash: 1 }),
  structure('kiln', 1, 2, 1, { sulphur: 2 }, { sulphur: 1 }),
  structure('ossuary', 1, 2, 1, { bone: 2 }, { bone: 1 }),
  structure('leech-pond', 1, 2, 1, { blood: 2 }, { blood: 1 }),
  structure('old-mine', 1, 3, 1, { gold: 2 }, { gold: 1 }),
  structure('boneyard', 1, 2, 1, { bone: 1, sulphur: 1 }, { bone: 1 }),
  structure('market', 1, 3, 2, { special: 1, bone: 1 }, { gold: 1 }),
  structure('charcoal-pit', 1, 3, 2, { ash: 1, sulphur: 1 }, { ash: 1 }),
  structure('toll-gate', 1, 3, 2, { gold: 1, blood: 1 }, { gold: 1 }),
  structure('shrine', 1, 3, 2, { special: 2 }, { special: 1 }),
  structure('smelter', 1, 3, 2, { sulphur: 1, special: 1 }, { sulphur: 1 }),
  structure('great-pyre', 2, 4, 3, { ash: 3 }, { ash: 1 }),
  shown(structure('fire-shrine', 2, 4, 3, { sulphur: 3 }, { sulphur: 1 })),
  structure('blood-well', 2, 4, 3, { blood: 3 }, { blood: 1 }),
  structure('mausoleum', 2, 4, 3, { bone: 3 }, { bone: 1 }),
  structure('crypt', 2, 5, 3, { special: 3 }, { special: 1 }),
  structure('bell-tower', 2, 6, 4, { blood: 2, bone: 1 }, { blood: 1 }),
  structure('cathedral', 2, 6, 4, { sulphur: 1, ash: 1, special: 1 }, { special: 1 }),
  {
    ...structure('graveyard', 2, 4, 3, {}, { gold: 1 }),
    resurrects: true,
    source: { ...houseStructure, tier: 'player', offers: 'rulebook', resurrects: 'rulebook' },
  },
  lateTile(structure('foundry', 2, 5, 3, { gold: 3 }, { gold: 1 })),
  lateTile(structure('treasury', 2, 5, 3, { gold: 2, special: 1 }, { gold: 1 })),
  lateTile(structure('obelisk', 2, 6, 4, { bone: 2, ash: 1 }, { special: 1 })),
];

const combatCards: readonly CombatCardEntry[] = [
  { id: '0', win: { gold: 3 }, lose: 'black', source: { win: 'house', lose: 'rulebook' } },
  { id: '1', win: { gold: 2 }, lose: { special: 1 }, source: { win: 'house', lose: 'rulebook' } },
  { id: '3', win: { gold: 1 }, lose: { special: 1 }, source: { win: 'house', lose: 'house' } },
  { id: '4', win: { special: 1 }, lose: { gold: 1 }, source: { win: 'house', lose: 'house' } },
  { id: 'die', win: { vp: 1 }, lose: { gold: 1 }, source: { win: 'rulebook', lose: 'house' } },
];

const region = (id: string): RegionEntry => ({
  id,
  gather: 1,
  gatherDashed: 1,
  combat: 1,
  source: { gather: 'house', gatherDashed: 'house', combat: 'house' },
});

const HOUSE_ROWS = { other: 'house', own: 'house' } as const;
const actionCard = (
  id: ActionCardEntry['id'],
  other: readonly AutomaAction[],
  own: readonly AutomaAction[],
  source: ActionCardEntry['source'] = HOUSE_ROWS,
): ActionCardEntry => ({ id, other: [...other, 'closest'], own: [...own, 'closest'], source });

/** The figures name the cards and show some of their symbols; which symbol is in which row of the V is ours. */
const actionCards: readonly ActionCardEntry[] = [
  actionCard('i', ['attack'], ['build']),
  actionCard('ii', ['use'], ['use', 'build']),
  actionCard('iii', ['attack', 'use'], ['build', 'citadel']),
  actionCard('iv', ['citadel', 'attack'], ['build'], { other: 'house', own: 'inferred' }),
  actionCard('v', ['use', 'attack'], ['use', 'citadel']),
  actionCard('targeted', ['attack'], ['build'], { other: 'rulebook', own: 'rulebook' }),
];

export const houseAutoma: AutomaEntry = {
  cards: actionCards,
  track: { tiers: [1, 2, 2, 3], source: 'inferred' },
};

/** Our values where the printed ones are not known; each value says which it is. */
export const house: Pack = {
  format: 1,
  id: 'house',
  name: 'Cinderhall house values',
  fighters: [...[0, 1, 2, 3].flatMap(fightersOf), ...automatons],
  starting: {
    visio: ['sulphur-1-start', 'blood-1-start', 'ash-2-start'],
    nox: ['blood-1-start', 'ash-1-start', 'bone-2-start'],
    mors: ['ash-1-start', 'bone-1-start', 'sulphur-2-start'],
    fortis: ['bone-1-start', 'sulphur-1-start', 'blood-2-start'],
    source: 'house',
  },
  structures,
  combatCards,
  regions: ['mountains', 'volcano', 'desert', 'village', 'coast', 'forest'].map(region),
  goldSpace: { gold: 1, source: 'player' },
  startingGold: { gold: 2, source: 'rulebook' },
  display: { tiers: [1, 1, 2, 2, 3, 3], source: 'house' },
  king: { attack: 5, source: 'rulebook' },
  citadel: {
    vpFew: [4, 5, 6, 7],
    vpMany: [4, 5, 6, 7],
    flanks: [1, 0],
    front: -1,
    source: { vpFew: 'house', vpMany: 'inferred', flanks: 'inferred', front: 'inferred' },
  },
  automa: houseAutoma,
};
