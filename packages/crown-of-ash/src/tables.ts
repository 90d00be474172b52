import { house, houseAutoma } from './content/house.ts';
import type { ActionCardEntry, FighterEntry, Loot, Pack, RegionEntry, StructureEntry } from './content/pack.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesets } from './rulesets/index.ts';
import { sum } from './sorted.ts';
import type { Card, Config, Fighter, MoveOf, Tile } from './types.ts';
import { ACTION_CARDS, CITADEL, COMBAT_CARDS, GOODS, KINDS, NECROMANCERS } from './types.ts';

export interface SpaceEntry {
  /** Such as `gold`, `mountains-gather-1`, `citadel-front`; also its name in notation. */
  readonly id: string;
  readonly kind: 'gold' | 'build' | 'refresh' | 'gather' | 'combat' | 'flank' | 'front';
  /** Region 0–5, CITADEL, or -1 when it belongs to no place. */
  readonly place: number;
  /** Added to the attacker's total (CIT-3). */
  readonly modifier: number;
  /** Whether any number of minions may stand here (TRN-3). */
  readonly many: boolean;
  /** TRN-4: only with a player count of 3 or 4. */
  readonly dashed: boolean;
}

/** Spaces in play that differ in nothing but who stands on them. */
export interface Ground extends Pick<SpaceEntry, 'kind' | 'place' | 'many'> {
  readonly spaces: readonly number[];
}

/**
 * The content of a table, compiled for play: the pack's entries in the order that fighters, tiles and spaces are
 * numbered in, and their values as plain number arrays (loot arrays: five goods, special ingredients, VP).
 */
export interface Tables {
  readonly rules: Ruleset;
  readonly pack: Pack;
  readonly players: number;
  readonly fighters: readonly FighterEntry[];
  readonly kindOf: readonly number[];
  readonly attackOf: readonly number[];
  readonly tierOf: readonly number[];
  /** Deck 0–2 an Automaton returns to; -1 for other fighters. */
  readonly returnsTo: readonly number[];
  readonly costOf: readonly (readonly number[])[];
  /** By fighter: how many pieces its cost is. */
  readonly piecesOf: readonly number[];
  /** Copies of each fighter that are in the game. */
  readonly copies: readonly number[];
  readonly tiles: readonly StructureEntry[];
  readonly offers: readonly (readonly number[])[];
  readonly taxes: readonly (readonly number[])[];
  readonly tileCopies: readonly number[];
  /** Every copy of the fighters of the tiers I to III and of the tiles of the tiers I and II, in the order of the content. */
  readonly decks: readonly (readonly Fighter[])[];
  readonly piles: readonly (readonly Tile[])[];
  /** SET-7: each structure of tier 0, once. */
  readonly startingTiles: readonly Tile[];
  /** By combat card; `lose` is null for the black effect. */
  readonly win: readonly (readonly number[])[];
  readonly lose: readonly (readonly number[] | null)[];
  readonly regions: readonly RegionEntry[];
  readonly spaces: readonly SpaceEntry[];
  /** Indices of the spaces in play for this player count. */
  readonly inPlay: readonly number[];
  /** The same, those of one kind in one place together: what holds for all of them is asked once. */
  readonly grounds: readonly Ground[];
  /** By space, the move onto it: moves are values, so all lists share them. */
  readonly placements: readonly MoveOf<'turn'>[];
  /** By space: false, to be copied. */
  readonly noneTaken: readonly boolean[];
  /** By round, 0-based (CIT-5). */
  readonly citadelVp: readonly number[];
  /** By necromancer, sorted. */
  readonly starting: readonly (readonly Fighter[])[];
  /** CMP-7: all six action cards of the AI, in the order of ACTION_CARDS: the pack's, else the house's. */
  readonly actionCards: readonly ActionCardEntry[];
  /** AI-6: tiers of the fighter track, from the top down. */
  readonly track: readonly number[];
  readonly fighterIndex: ReadonlyMap<string, Fighter>;
  readonly tileIndex: ReadonlyMap<string, Tile>;
  readonly spaceIndex: ReadonlyMap<string, number>;
}

/** Loot as an array: five goods, special ingredients, VP. */
const lootArray = (l: Loot): number[] => [...GOODS.map((g) => l[g] ?? 0), l.special ?? 0, l.vp ?? 0];

/** What a combat card counts before any roll; the die counts what is rolled. */
export const CARD_VALUES = [0, 1, 3, 4, 0] as const;

export const packOf = (config: Config): Pack => (config.content === 'house' ? house : config.content);

function spacesOf(pack: Pack): SpaceEntry[] {
  const plain = { place: -1, modifier: 0, many: true, dashed: false };
  const spaces: SpaceEntry[] = [
    { ...plain, id: 'gold', kind: 'gold' },
    { ...plain, id: 'build', kind: 'build' },
    { ...plain, id: 'refresh', kind: 'refresh' },
  ];
  pack.regions.forEach((r, place) => {
    const single = { place, modifier: 0, many: false };
    for (let i = 1; i <= r.gather + r.gatherDashed; i++)
      spaces.push({ ...single, id: `${r.id}-gather-${i}`, kind: 'gather', dashed: i > r.gather });
    for (let i = 1; i <= r.combat; i++)
      spaces.push({ ...single, id: `${r.id}-combat-${i}`, kind: 'combat', dashed: false });
  });
  const citadel = { place: CITADEL, dashed: false };
  pack.citadel.flanks.forEach((modifier, i) => {
    spaces.push({ ...citadel, id: `citadel-flank-${i + 1}`, kind: 'flank', modifier, many: false });
  });
  spaces.push({ ...citadel, id: 'citadel-front', kind: 'front', modifier: pack.citadel.front, many: true });
  return spaces;
}

function groundsOf(spaces: readonly SpaceEntry[], inPlay: readonly number[]): Ground[] {
  const grounds: { kind: SpaceEntry['kind']; place: number; many: boolean; spaces: number[] }[] = [];
  spaces.forEach(({ kind, place, many }, space) => {
    if (!inPlay.includes(space)) return;
    const last = grounds.at(-1);
    if (last?.kind === kind && last.place === place) last.spaces.push(space);
    else grounds.push({ kind, place, many, spaces: [space] });
  });
  return grounds;
}

const indexById = (entries: readonly { readonly id: string }[]): Map<string, number> =>
  new Map(entries.map((e, i) => [e.id, i]));

/** Every copy of the entries of one tier, in the order of the content. */
function copiesOf(tiers: readonly number[], copies: readonly number[], tier: number): number[] {
  const found: number[] = [];
  tiers.forEach((its, i) => {
    if (its === tier) for (let n = 0; n < (copies[i] ?? 0); n++) found.push(i);
  });
  return found;
}

/** The cards of the AI; a pack that has none is played with ours, as their sources say. */
function automaOf(pack: Pack): Pick<Tables, 'actionCards' | 'track'> {
  const { cards, track } = pack.automa ?? houseAutoma;
  return {
    actionCards: ACTION_CARDS.flatMap((id) => cards.filter((card) => card.id === id)),
    track: track.tiers,
  };
}

function compile(config: Config): Tables {
  const pack = packOf(config);
  const rules = rulesets[config.edition];
  const fighters = pack.fighters.filter((f) => rules.sets.includes(f.set));
  const tiles = pack.structures.filter((t) => rules.sets.includes(t.set));
  const spaces = spacesOf(pack);
  const few = config.players === 2;
  const inPlay = spaces.flatMap((sp, i) => (sp.dashed && few ? [] : [i]));
  const leaves = (f: FighterEntry): boolean => few && rules.removesMarkedFighters && f.marked === true;
  const fighterIndex = indexById(fighters);
  const tierOf = fighters.map((f) => f.tier);
  const costOf = fighters.map((f) => lootArray(f.cost).slice(0, 6));
  const copies = fighters.map((f) => (leaves(f) ? 0 : f.count));
  const tileTiers = tiles.map((tile) => tile.tier);
  const tileCopies = tiles.map((tile) => tile.count);
  const cards = COMBAT_CARDS.map((id) => pack.combatCards.find((c) => c.id === id));
  return {
    rules,
    pack,
    players: config.players,
    fighters,
    kindOf: fighters.map((f) => KINDS.indexOf(f.kind)),
    attackOf: fighters.map((f) => f.attack),
    tierOf,
    returnsTo: fighters.map((f) => (f.returns ?? 0) - 1),
    costOf,
    piecesOf: costOf.map(sum),
    copies,
    decks: [1, 2, 3].map((tier) => copiesOf(tierOf, copies, tier)),
    tiles,
    offers: tiles.map((t) => lootArray(t.offers)),
    taxes: tiles.map((t) => lootArray(t.tax)),
    tileCopies,
    piles: [1, 2].map((tier) => copiesOf(tileTiers, tileCopies, tier)),
    startingTiles: tiles.flatMap((tile, i) => (tile.tier === 0 ? [i] : [])),
    win: cards.map((c) => lootArray(c?.win ?? {})),
    lose: cards.map((c) => (c === undefined || c.lose === 'black' ? null : lootArray(c.lose))),
    regions: pack.regions,
    spaces,
    inPlay,
    grounds: groundsOf(spaces, inPlay),
    placements: spaces.map((_space, space) => ({ kind: 'turn', space })),
    noneTaken: spaces.map(() => false),
    citadelVp: few ? pack.citadel.vpFew : pack.citadel.vpMany,
    starting: NECROMANCERS.map((n) => pack.starting[n].map((id) => fighterIndex.get(id) ?? -1).sort((a, b) => a - b)),
    ...automaOf(pack),
    fighterIndex,
    tileIndex: indexById(tiles),
    spaceIndex: indexById(spaces),
  };
}

let last: { config: Config; tables: Tables } | null = null;
const compiled = new WeakMap<Config, Tables>();
/** Of a pack, by edition and players: nothing else of a configuration matters, and a server has thousands of them. */
const shared = new WeakMap<Pack, Map<string, Tables>>();

function compiledFor(config: Config): Tables {
  const pack = packOf(config);
  const known = shared.get(pack) ?? new Map<string, Tables>();
  shared.set(pack, known);
  const key = `${config.edition} ${config.players}`;
  const found = known.get(key) ?? compile(config);
  known.set(key, found);
  return found;
}

/** The compiled content of a table. Compiled once for each pack, edition and number of players; whoever plays by them shares it. */
export function tables(config: Config): Tables {
  if (last !== null && last.config === config) return last.tables;
  let found = compiled.get(config);
  if (found === undefined) {
    found = compiledFor(config);
    compiled.set(config, found);
  }
  last = { config, tables: found };
  return found;
}

/** Which cards of the five are not in this pile of used ones, ascending. */
export function unusedCards(used: readonly Card[]): Card[] {
  const cards: Card[] = [];
  for (const c of [0, 1, 2, 3, 4] as const) if (!used.includes(c)) cards.push(c);
  return cards;
}
