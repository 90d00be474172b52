import {
  type Card,
  type Config,
  DEFAULT_OPTIONS,
  type Event,
  type FrameView,
  type Move,
  type PlaceView,
  type PlayerView,
  SHEET,
  type Tables,
  tables,
  type View,
} from '@cinderhall/crown-of-ash';
import type { Decision, Seat, Viewer } from '@cinderhall/kernel';
import type { LogEntry, Situation } from '../src/crown/session.ts';

/** A table of four in its third round, made by hand: Mors, Visio, Nox and Fortis; Nox (seat 2) looks at it. */
const config: Config = {
  edition: 'final',
  players: 4,
  necromancers: ['mors', 'visio', 'nox', 'fortis'],
  options: DEFAULT_OPTIONS,
  automa: null,
  content: 'house',
};
export const t: Tables = tables(config);

export const fighter = (id: string): number => found(t.fighterIndex.get(id), id);
export const tile = (id: string): number => found(t.tileIndex.get(id), id);
export const space = (id: string): number => found(t.spaceIndex.get(id), id);

function found(index: number | undefined, id: string): number {
  if (index === undefined) throw new Error(`no ${id} in the house pack`);
  return index;
}

const fighters = (...ids: string[]): number[] => ids.map(fighter).sort((a, b) => a - b);

interface PlayerSketch {
  readonly seat: Seat;
  readonly vp: number;
  readonly goods: readonly number[];
  readonly hand: readonly string[];
  readonly grave: readonly string[];
  readonly used: readonly Card[];
  readonly fate: number;
  readonly minions: readonly string[];
}

const SKETCHES: readonly PlayerSketch[] = [
  {
    seat: 0,
    vp: 8,
    goods: [3, 1, 0, 2, 2],
    hand: ['ash-1-start', 'bone-1-start', 'sulphur-4'],
    grave: ['sulphur-2-start', 'blood-4'],
    used: [1],
    fate: 0,
    minions: ['gold', 'volcano-gather-1', 'citadel-flank-2'],
  },
  {
    seat: 1,
    vp: 8,
    goods: [0, 3, 1, 1, 4],
    hand: ['sulphur-1-start', 'blood-1-start', 'ash-2-start', 'bone-3'],
    grave: [],
    used: [0, 1, 4],
    fate: 1,
    minions: ['citadel-flank-1', 'village-gather-1', 'coast-combat-1'],
  },
  {
    seat: 2,
    vp: 6,
    goods: [1, 2, 4, 1, 3],
    hand: ['ash-4', 'ash-3', 'blood-2', 'bone-2-start'],
    grave: [],
    used: [2],
    fate: 5,
    minions: ['coast-gather-1', 'build'],
  },
  {
    seat: 3,
    vp: 12,
    goods: [2, 0, 2, 4, 1],
    hand: ['bone-1-start', 'sulphur-1-start'],
    grave: ['blood-2-start'],
    used: [0, 2, 4],
    fate: 4,
    minions: ['mountains-gather-1', 'build'],
  },
];

function playerView(sketch: PlayerSketch, viewer: Viewer): PlayerView {
  const own = sketch.seat === viewer;
  return {
    seat: sketch.seat,
    necromancer: (['mors', 'visio', 'nox', 'fortis'] as const)[sketch.seat],
    vp: sketch.vp,
    goods: sketch.goods,
    hand: own ? { known: fighters(...sketch.hand) } : { count: sketch.hand.length },
    graveyard: fighters(...sketch.grave),
    discard: { top: sketch.used.at(-1) ?? null, count: sketch.used.length },
    used: own ? sketch.used : null,
    fate: own ? sketch.fate : null,
    minions: sketch.minions.map(space).sort((a, b) => a - b),
    sheet: SHEET.map((_, i) => (i < 2 ? sketch.vp / 2 : 0)),
    power: null,
  };
}

const place = (owner: number, tiles: readonly string[], guards: readonly string[]): PlaceView => ({
  owner,
  tiles: tiles.map(tile),
  guards: fighters(...guards),
  fortified: [],
});

const PLACES: readonly PlaceView[] = [
  place(3, ['start-mountains', 'cathedral'], ['bone-4', 'bone-3-ii']),
  place(0, ['start-volcano', 'kiln', 'fire-shrine'], ['sulphur-5']),
  place(0, ['blood-well'], ['blood-3', 'sulphur-2']),
  place(1, ['start-village', 'graveyard'], []),
  place(2, ['start-coast', 'great-pyre'], ['ash-5']),
  place(-1, [], []),
  place(1, [], ['blood-5', 'blood-4']),
];

export const TOLD: readonly Event[] = [
  { kind: 'round-began', round: 1, order: [0, 1, 2, 3] },
  { kind: 'turn-began', seat: 0, round: 1, turn: 1 },
  { kind: 'placed', seat: 0, space: space('gold') },
  { kind: 'gained', seat: 0, loot: [0, 0, 0, 0, 1, 0, 0], why: 'gold', place: -1 },
  { kind: 'passed', seat: 0 },
  { kind: 'turn-began', seat: 1, round: 1, turn: 2 },
  { kind: 'placed', seat: 1, space: space('citadel-flank-1') },
  { kind: 'attacked', seat: 1, defender: -1, place: 6, count: 2, modifier: 1 },
  { kind: 'sealed', seat: 1 },
  {
    kind: 'battle',
    place: 6,
    attack: {
      seat: 1,
      fighters: fighters('blood-1-start', 'ash-2-start'),
      strength: 3,
      bolster: 0,
      card: 3,
      cardValue: 4,
      modifier: 1,
      total: 8,
    },
    defence: { seat: -1, fighters: [], strength: 5, bolster: 0, card: -1, cardValue: 0, modifier: 0, total: 5 },
    winner: 'attacker',
  },
  { kind: 'king-fell', seat: 1 },
  { kind: 'controlled', seat: 1, place: 6, from: -1 },
  { kind: 'gained', seat: 1, loot: [0, 0, 0, 0, 0, 1, 0], why: 'reward', place: 6 },
  { kind: 'gained', seat: 1, loot: [0, 1, 0, 0, 0, 0, 0], why: 'special', place: 6 },
  { kind: 'passed', seat: 1 },
  { kind: 'turn-began', seat: 2, round: 1, turn: 3 },
  { kind: 'placed', seat: 2, space: space('village-combat-1') },
  { kind: 'attacked', seat: 2, defender: 1, place: 3, count: 1, modifier: 0 },
  { kind: 'sealed', seat: 1 },
  { kind: 'sealed', seat: 2 },
  { kind: 'rolled', seat: 2, die: 2, why: 'combat' },
  {
    kind: 'battle',
    place: 3,
    attack: {
      seat: 2,
      fighters: fighters('bone-2-start'),
      strength: 2,
      bolster: 0,
      card: 4,
      cardValue: 2,
      modifier: 0,
      total: 4,
    },
    defence: {
      seat: 1,
      fighters: fighters('sulphur-1-start', 'sulphur-2'),
      strength: 3,
      bolster: 1,
      card: 2,
      cardValue: 3,
      modifier: 0,
      total: 7,
    },
    winner: 'defender',
  },
  { kind: 'fell', seat: 2, fighters: fighters('bone-2-start'), place: 3 },
  { kind: 'gained', seat: 1, loot: [0, 0, 0, 0, 1, 0, 0], why: 'reward', place: 3 },
  { kind: 'gained', seat: 2, loot: [0, 0, 0, 0, 1, 0, 0], why: 'compensation', place: 3 },
  { kind: 'turn-began', seat: 3, round: 1, turn: 4 },
  { kind: 'placed', seat: 3, space: space('mountains-gather-1') },
  { kind: 'gained', seat: 3, loot: [0, 0, 1, 1, 0, 0, 0], why: 'gather', place: 0 },
  { kind: 'raised', seat: 3, fighter: fighter('bone-2'), slot: 0, paid: [0, 0, 0, 2, 0] },
  { kind: 'scored', seat: 0, round: 1, structures: 1, citadel: 0 },
  { kind: 'scored', seat: 1, round: 1, structures: 1, citadel: 4 },
  { kind: 'scored', seat: 2, round: 1, structures: 1, citadel: 0 },
  { kind: 'scored', seat: 3, round: 1, structures: 1, citadel: 0 },
  { kind: 'round-ended', round: 1 },
  { kind: 'turn-began', seat: 0, round: 3, turn: 9 },
  { kind: 'placed', seat: 0, space: space('volcano-gather-1') },
  { kind: 'gained', seat: 0, loot: [3, 0, 0, 0, 0, 0, 0], why: 'gather', place: 1 },
  { kind: 'turn-began', seat: 2, round: 3, turn: 11 },
];

export const log = (events: readonly Event[]): readonly LogEntry[] => events.map((event, step) => ({ step, event }));

const inPlayExcept = (...ids: string[]): number[] => t.inPlay.filter((s) => !ids.includes(t.spaces[s]?.id ?? ''));

export const TURN_MOVES: readonly Move[] = inPlayExcept(
  'forest-gather-1',
  'forest-gather-2',
  'forest-combat-1',
  'coast-gather-1',
  'coast-combat-1',
  'mountains-gather-1',
  'volcano-gather-1',
  'village-gather-1',
  'citadel-flank-1',
  'citadel-flank-2',
).map((s) => ({ kind: 'turn', space: s }));

export interface Sketch {
  readonly viewer?: Viewer;
  readonly stack?: readonly FrameView[];
  readonly moves?: readonly Move[];
  readonly decision?: Decision | null;
  readonly told?: readonly Event[];
  readonly view?: Partial<View>;
}

export function viewOf({ viewer = 2, stack = [{ kind: 'turn', seat: 2, space: -1 }], view = {} }: Sketch = {}): View {
  return {
    viewer,
    config,
    decision: 40,
    round: 3,
    turn: 11,
    order: [0, 1, 2, 3],
    stack,
    over: false,
    players: SKETCHES.map((sketch) => playerView(sketch, viewer)),
    places: PLACES,
    king: false,
    kingToken: 1,
    display: ['ash-2', 'bone-3', 'sulphur-4', 'ash-automaton', 'bone-5', 'blood-6'].map(fighter),
    deckCounts: [5, 8, 4],
    offer: ['altar', 'old-mine', 'crypt', 'bell-tower'].map(tile),
    pileCount: 9,
    aside: [],
    memory: {
      roster: [[], [], [], []],
      played: [[1], [0, 1, 4], [2], [0, 2, 4]],
      decks: [[], [], []],
      pile: [],
      restacked: false,
    },
    automa: null,
    tiebreak: [],
    ...view,
  };
}

export function situation(sketch: Sketch = {}): Situation {
  const { viewer = 2, moves = TURN_MOVES, told = TOLD } = sketch;
  const decision = sketch.decision === undefined ? { id: 40, kind: 'turn', seats: [2 as const] } : sketch.decision;
  return {
    game: 'crown-of-ash',
    table: 'fixture',
    viewer,
    seats: [
      { seat: 0, name: 'Oda', player: 'person' },
      { seat: 1, name: 'Ilse', player: 'greedy' },
      { seat: 2, name: 'Nadia', player: 'person' },
      { seat: 3, name: 'Tomas', player: 'random' },
    ],
    view: viewOf(sketch),
    decision,
    moves,
    barred: [{ part: `space:${space('forest-gather-1')}`, rule: 'GAT-6', reason: 'nothing-to-gather' }],
    log: log(told),
    outcome: null,
    concessions: [],
    step: told.length,
    canUndo: true,
    since: 0,
  };
}
