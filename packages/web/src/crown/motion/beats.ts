import {
  type DieReason,
  type Event,
  type EventKind,
  type EventOf,
  type Fighter,
  GOODS,
  HAND,
  NOBODY,
  type PlayerView,
  SPECIAL,
  type Space,
  type Tile,
  type View,
  VP,
} from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { toldSince } from '../../table/told.ts';
import type { Situation } from '../session.ts';
import type { Scene } from '../viewmodel/battle.ts';
import type { Spot } from './spots.ts';

/** What is seen on its way. */
export type Piece =
  | { readonly piece: 'minion'; readonly seat: Seat }
  | { readonly piece: 'fighter'; readonly fighter: Fighter }
  /** A fighter that lies face down: never which. */
  | { readonly piece: 'covered' }
  | { readonly piece: 'tile'; readonly tile: Tile }
  /** By loot: five goods, special ingredient, VP. */
  | { readonly piece: 'loot'; readonly loot: number };

/** One movement. Pure data: who plays it finds out where its spots are, and how long it takes. */
export type Beat =
  /** `turned`: it is drawn, from its back to its face. */
  | { readonly beat: 'travel'; readonly piece: Piece; readonly from: Spot; readonly to: Spot; readonly turned?: true }
  /** Something that lies there now comes down on it. */
  | { readonly beat: 'drop'; readonly at: Spot }
  /** Something that stays where it is draws the eye. */
  | { readonly beat: 'pulse'; readonly at: Spot }
  | { readonly beat: 'count'; readonly at: Spot; readonly from: number; readonly to: number }
  | { readonly beat: 'roll'; readonly at: Spot; readonly die: number }
  /** The battle that is told in a scene of its own, where it is. */
  | { readonly beat: 'battle'; readonly place: number; readonly won: boolean | null }
  | { readonly beat: 'note'; readonly note: 'turn' | 'round' | 'end' };

/** Beats that begin together, or nearly so. */
export type Bar = readonly Beat[];

/** What the beats of an event are made of besides the event. */
interface Between {
  readonly before: View;
  readonly after: View;
}

/** Of one thing, so many pieces travel at most: more would not be counted by anybody. */
const MOST = 3;

const isOwner = (view: View, seat: number): boolean => view.viewer === seat;

/** Where a fighter of a seat is once it is in its hand: a card in front of the viewer, or the heap on a mat. */
const inHand = (view: View, seat: Seat, of: Fighter): Spot =>
  isOwner(view, seat) ? `held:${seat}:${of}` : `hand:${seat}`;

/** Where a fighter stands, or in whose place it fights: attackers stand nowhere (CBT-2). */
function standing({ before, after }: Between, place: number, of: Fighter): Spot {
  const stands = [before, after].some(({ places }) => places[place]?.guards.includes(of));
  return stands ? `guard:${place}:${of}` : `place:${place}`;
}

/** Where a minion stands; one that has come home again meanwhile only was on the space. */
const minionOn = ({ players }: View, seat: Seat, space: Space): Spot =>
  players[seat]?.minions.includes(space) ? `minion:${seat}:${space}` : `space:${space}`;

/** The spot of a special ingredient is its owner's mat: it becomes a good when it is chosen. */
function lootSpot(seat: Seat, loot: number): Spot {
  if (loot === VP) return `vp:${seat}`;
  return loot < SPECIAL ? `good:${seat}:${loot}` : `seat:${seat}`;
}

/** What is in `these` and not in `those`, each as often as it is more. */
function without<T>(these: readonly T[], those: readonly T[]): readonly T[] {
  const left = [...those];
  return these.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const travel = (piece: Piece, from: Spot, to: Spot): Extract<Beat, { beat: 'travel' }> => ({
  beat: 'travel',
  piece,
  from,
  to,
});

const march = (fighters: readonly Fighter[], from: (of: Fighter) => Spot, to: (of: Fighter) => Spot): Bar =>
  fighters.map((of) => travel({ piece: 'fighter', fighter: of }, from(of), to(of)));

/** An amount of gold among the goods. */
const goldOf = (amount: number): readonly number[] => GOODS.map((good) => (good === 'gold' ? amount : 0));

const several = (count: number, beat: Beat): Bar => Array.from({ length: count }, () => beat);
const pulse = (at: Spot): Bar => [{ beat: 'pulse', at }];
const none = (): Bar => [];

function gained({ seat, loot, why, place }: EventOf<'gained'>, { before, after }: Between): Bar {
  const [gold = NOBODY] = without(after.players[seat]?.minions ?? [], before.players[seat]?.minions ?? []);
  const source: Spot = why === 'gold' ? `space:${gold}` : place >= 0 ? `structure:${place}` : `seat:${seat}`;
  return loot.flatMap((n, i) => {
    const to = lootSpot(seat, i);
    return source === to ? [] : several(Math.min(n, MOST), travel({ piece: 'loot', loot: i }, source, to));
  });
}

const placed = ({ seat, space }: EventOf<'placed'>, { after }: Between): Bar => [
  travel({ piece: 'minion', seat }, `minions:${seat}`, minionOn(after, seat, space)),
];

/** What a seat gives for something goes to where that lies. */
const paid = (seat: Seat, goods: readonly number[], to: Spot): Bar =>
  goods.flatMap((n, loot) => several(Math.min(n, MOST), travel({ piece: 'loot', loot }, lootSpot(seat, loot), to)));

const raised = ({ seat, fighter, slot, paid: goods }: EventOf<'raised'>, { after }: Between): Bar => [
  travel({ piece: 'fighter', fighter }, `slot:${slot}`, inHand(after, seat, fighter)),
  ...paid(seat, goods, `slot:${slot}`),
];

function displayed({ slot, fighter, deck }: EventOf<'displayed'>): Bar {
  const drawn = travel({ piece: 'fighter', fighter }, `deck:${deck}`, `slot:${slot}`);
  return fighter < 0 ? [] : [{ ...drawn, turned: true }];
}

function built({ seat, tile, region, cost }: EventOf<'built'>, { before }: Between): Bar {
  const slot = before.offer.indexOf(tile);
  const from: Spot = slot < 0 ? 'pile' : `tile:${slot}`;
  return [travel({ piece: 'tile', tile }, from, `structure:${region}`), ...paid(seat, goldOf(cost), from)];
}

function offered({ slot, tile }: EventOf<'offered'>): Bar {
  return tile < 0 ? [] : [{ ...travel({ piece: 'tile', tile }, 'pile', `tile:${slot}`), turned: true }];
}

function amended({ seat, region, before: was, after: now }: EventOf<'amended'>, between: Between): Bar {
  const at = (of: Fighter): Spot => standing(between, region, of);
  return [
    ...march(without(was, now), at, (of) => inHand(between.after, seat, of)),
    ...march(without(now, was), (of) => inHand(between.before, seat, of), at),
  ];
}

/** From the place of the battle to where those lie who fell. */
const fallen = (seat: Seat, place: number, fighters: readonly Fighter[], between: Between): Bar =>
  march(
    fighters,
    (of) => standing(between, place, of),
    () => `grave:${seat}`,
  );

const rise = (seat: Seat, fighters: readonly Fighter[], { after }: Between): Bar =>
  march(
    fighters,
    () => `grave:${seat}`,
    (of) => inHand(after, seat, of),
  );

function reinforced({ seat, place, out, into, from }: EventOf<'reinforced'>, between: Between): Bar {
  const at = (of: Fighter): Spot => standing(between, place, of);
  const there = (view: View, of: Fighter): Spot =>
    from === HAND ? inHand(view, seat, of) : standing(between, from, of);
  return [
    ...march(out < 0 ? [] : [out], at, (of) => there(between.after, of)),
    ...march(into < 0 ? [] : [into], (of) => there(between.before, of), at),
  ];
}

/** The place of the battle that is being fought, where its dice fall. */
function battleSpot({ stack }: View, seat: Seat): Spot {
  const f = stack.findLast(({ kind }) => ['commit', 'clash', 'reveal', 'reckon'].includes(kind));
  return f && 'place' in f ? `place:${f.place}` : `seat:${seat}`;
}

const roll = (seat: Seat, die: number, why: DieReason, { before }: Between): Bar => [
  { beat: 'roll', at: why === 'combat' ? battleSpot(before, seat) : `seat:${seat}`, die },
];

/** CBT-8: a banner goes up, and whoever has won moves in. */
function controlled({ place }: EventOf<'controlled'>, { after }: Between): Bar {
  const guards = new Set(after.places[place]?.guards ?? []);
  const spots: readonly Spot[] = [`banner:${place}`, ...[...guards].map((of): Spot => `guard:${place}:${of}`)];
  return spots.map((at) => ({ beat: 'drop', at }));
}

function battle({ place, attack, defence, winner }: EventOf<'battle'>, { after: { viewer } }: Between): Bar {
  const own = attack.seat === viewer ? 'attacker' : defence.seat === viewer ? 'defender' : null;
  return [{ beat: 'battle', place, won: own === null ? null : own === winner }];
}

/** RND-3: the minions come home, all at once. */
function cameHome({ before, after }: Between): Bar {
  return before.players.flatMap(({ seat, minions }) =>
    without(minions, after.players[seat]?.minions ?? []).map((space) =>
      travel({ piece: 'minion', seat }, `minion:${seat}:${space}`, `minions:${seat}`),
    ),
  );
}

/** A line for each kind of event: the easiest place to forget one. */
const BEATS: { readonly [K in EventKind]: (e: EventOf<K>, between: Between) => Bar } = {
  'round-began': ({ round }) => (round === 1 ? [] : [{ beat: 'note', note: 'round' }]),
  'turn-began': none,
  posted: ({ seat, region, fighter }, { before }) =>
    march(
      [fighter],
      (of) => inHand(before, seat, of),
      (of) => `guard:${region}:${of}`,
    ),
  placed,
  gained,
  raised,
  passed: none,
  displayed,
  built,
  offered,
  restacked: () => pulse('pile'),
  controlled,
  amended,
  resurrected: ({ seat, fighters }, between) => rise(seat, fighters, between),
  attacked: ({ seat, place, count }) => several(count, travel({ piece: 'covered' }, `hand:${seat}`, `place:${place}`)),
  marched: ({ seat }) => pulse(`seat:${seat}`),
  unveiled: ({ place }) => pulse(`place:${place}`),
  sealed: none,
  rolled: ({ seat, die, why }, between) => roll(seat, die, why, between),
  overturned: ({ owner, die, why }, between) => roll(owner, die, why, between),
  revealed: none,
  battle,
  fell: ({ seat, place, fighters }, between) => fallen(seat, place, fighters, between),
  departed: ({ seat, fighters, decks }) =>
    fighters.map((fighter, i) => travel({ piece: 'fighter', fighter }, `seat:${seat}`, `deck:${decks[i] ?? 0}`)),
  'zero-chosen': none,
  casualty: ({ seat, place, fighter }, between) => fallen(seat, place, [fighter], between),
  recovered: ({ seat, fighter }, between) => rise(seat, [fighter], between),
  'king-fell': ({ seat }) => [{ beat: 'drop', at: `crown:${seat}` }],
  refreshed: ({ seat }) => pulse(`discard:${seat}`),
  'power-used': ({ seat }) => pulse(`power:${seat}`),
  charged: ({ seat }) => pulse(`power:${seat}`),
  named: none,
  fenced: none,
  commanded: ({ owner, from, to }, { after }) => [
    travel({ piece: 'minion', seat: owner }, `minion:${owner}:${from}`, minionOn(after, owner, to)),
  ],
  reinforced,
  fortified: ({ place }) => pulse(`place:${place}`),
  scored: none,
  'round-ended': (_e, between) => cameHome(between),
  decider: none,
  ordered: () => pulse('order'),
  'final-scored': none,
  flipped: ({ seat }) => pulse(`automa:${seat}`),
  tried: ({ place, reason }) => (reason === null && place >= 0 ? pulse(`place:${place}`) : []),
  tracked: ({ seat }) => pulse(`automa:${seat}`),
  reshuffled: none,
  lots: none,
  'tie-scored': none,
  ended: () => [{ beat: 'note', note: 'end' }],
};

const barOf = <K extends EventKind>(kind: K, e: EventOf<K>, between: Between): Bar => BEATS[kind](e, between);

/** Numbers of a seat that have changed: its points, and its goods. */
function countsOf(before: PlayerView, after: PlayerView): readonly Extract<Beat, { beat: 'count' }>[] {
  const { seat } = after;
  const goods = after.goods.map(
    (to, i) => ({ beat: 'count', at: lootSpot(seat, i), from: before.goods[i] ?? to, to }) as const,
  );
  const all = [{ beat: 'count', at: `vp:${seat}`, from: before.vp, to: after.vp } as const, ...goods];
  return all.filter(({ from, to }) => from !== to);
}

/** Puts each count behind the last bar that brings something to it; what nothing is brought to is counted at once. */
function counted(bars: readonly Bar[], { before, after }: Between): readonly Bar[] {
  const behind = new Map<number, Beat[]>();
  for (const player of after.players) {
    const was = before.players[player.seat];
    for (const count of was ? countsOf(was, player) : []) {
      const last = bars.findLastIndex((bar) => bar.some((b) => b.beat === 'travel' && b.to === count.at));
      behind.set(last, [...(behind.get(last) ?? []), count]);
    }
  }
  return [behind.get(-1) ?? [], ...bars.flatMap((bar, i) => [bar, behind.get(i) ?? []])].filter(
    (bar) => bar.length > 0,
  );
}

/**
 * What to animate between two views of one viewer, in order: of what was told in between, with what the views show.
 * Nothing but these is asked, so that no movement can tell more than they do.
 */
export function barsOf(before: View, after: View, told: readonly Event[]): readonly Bar[] {
  const between = { before, after };
  return counted(
    told.map((e) => barOf(e.kind, e, between)),
    between,
  );
}

/** What came of a battle that was watched in a scene, as far as the board still is as it left it. */
export function aftermathOf(view: View, { outcomes, place }: Scene): readonly Bar[] {
  const owner = view.places[place]?.owner;
  const shown = outcomes.filter((e) => e.kind === 'fell' || (e.kind === 'controlled' && e.seat === owner));
  return barsOf(view, view, shown);
}

const isAsked = ({ decision, moves }: Situation): boolean => decision?.kind === 'turn' && moves.length > 0;

/** The same between two moments of a table; nothing when other eyes look at it, or an answer was taken back. */
export function barsBetween(before: Situation, after: Situation): readonly Bar[] {
  if (before.viewer !== after.viewer) return [];
  const told = toldSince(before.log, after.log);
  if (told.length === 0) return [];
  const bars = barsOf(before.view, after.view, told);
  return isAsked(after) && !isAsked(before) ? [...bars, [{ beat: 'note', note: 'turn' }]] : bars;
}
