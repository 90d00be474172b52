import {
  FATES,
  type Fighter,
  GOLD,
  type Move,
  type MoveOf,
  type Space,
  type Tables,
  type View,
  VP,
} from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { clashOf } from './clash.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { worthOf, worthOfPlace } from './income.ts';
import { cardValue, type Range, strengthOf } from './strength.ts';

/** One consequence of a choice, worked out from what is printed and what lies open. */
export type Fact =
  /** Loot by index: five goods, special ingredients, VP. */
  | { readonly fact: 'gain'; readonly seat: Seat; readonly loot: readonly number[] }
  | { readonly fact: 'tax'; readonly seat: Seat; readonly loot: readonly number[] }
  | { readonly fact: 'pay'; readonly goods: readonly number[] }
  /** RES-1 */
  | { readonly fact: 'return'; readonly count: number }
  | { readonly fact: 'amend'; readonly place: number }
  | { readonly fact: 'refresh'; readonly count: number }
  | { readonly fact: 'offer'; readonly affordable: number }
  | { readonly fact: 'battle'; readonly forecast: Forecast }
  /** VP at each round's end, more or less than now; `won`: only if the battle is. */
  | { readonly fact: 'income'; readonly change: number; readonly won: boolean }
  /** END-2: points at the end by the own fate card. */
  | { readonly fact: 'fate'; readonly vp: number }
  /** What the defenders of a place add up to, before and after. */
  | { readonly fact: 'guard'; readonly place: number; readonly before: number; readonly after: number }
  | { readonly fact: 'total'; readonly total: Range; readonly against: Range };

type Facts = readonly Fact[];
type Teller<K extends Move['kind']> = (t: Tables, view: View, seat: Seat, m: MoveOf<K>) => Facts;

const some = (loot: readonly number[]): boolean => loot.some((n) => n > 0);

function gatherFacts(t: Tables, view: View, seat: Seat, place: number): Facts {
  const { tiles, owner } = view.places[place] ?? { tiles: [], owner: -1 };
  const top = tiles.at(-1);
  if (top === undefined) return [];
  const facts: Fact[] = [...yieldFacts(t, view, seat, top)];
  const tax = t.taxes[top] ?? [];
  if (owner === seat) facts.push({ fact: 'amend', place });
  else if (some(tax))
    for (const player of view.players)
      if (player.seat === owner) facts.push({ fact: 'tax', seat: player.seat, loot: tax });
  return facts;
}

function yieldFacts(t: Tables, view: View, seat: Seat, tile: number): Facts {
  const loot = t.offers[tile] ?? [];
  const facts: Fact[] = some(loot) ? [{ fact: 'gain', seat, loot }] : [];
  if (t.tiles[tile]?.resurrects) facts.push({ fact: 'return', count: view.players[seat]?.graveyard.length ?? 0 });
  return facts;
}

function attackFacts(t: Tables, view: View, seat: Seat, space: { place: number; modifier: number }): Facts {
  return [
    { fact: 'battle', forecast: forecastOf(t, view, { seat, place: space.place, modifier: space.modifier }) },
    { fact: 'income', change: worthOfPlace(t, view, space.place), won: true },
  ];
}

function spaceFacts(t: Tables, view: View, seat: Seat, index: Space): Facts {
  const space = t.spaces[index];
  const player = view.players[seat];
  if (!space || !player) return [];
  switch (space.kind) {
    case 'gold':
      return [{ fact: 'gain', seat, loot: goldLoot(t.pack.goldSpace.gold) }];
    case 'build':
      return [{ fact: 'offer', affordable: affordable(t, view, seat) }];
    case 'refresh':
      return [{ fact: 'refresh', count: player.discard.count }];
    case 'gather':
      return gatherFacts(t, view, seat, space.place);
    default:
      return attackFacts(t, view, seat, space);
  }
}

const goldLoot = (gold: number): readonly number[] => [0, 0, 0, 0, gold, 0, 0];

/** How many of the face-up structures the seat has the gold for. */
function affordable(t: Tables, view: View, seat: Seat): number {
  const gold = view.players[seat]?.goods[GOLD] ?? 0;
  return view.offer.filter((tile) => tile >= 0 && (t.tiles[tile]?.cost ?? Number.POSITIVE_INFINITY) <= gold).length;
}

function buildFacts(t: Tables, view: View, seat: Seat, m: MoveOf<'build'>): Facts {
  const tile = view.offer[m.slot] ?? -1;
  const below = view.places[m.region]?.tiles ?? [];
  const change = worthOf(t, [...below, tile]) - worthOf(t, below);
  return [
    { fact: 'pay', goods: goldLoot(t.tiles[tile]?.cost ?? 0) },
    ...yieldFacts(t, view, seat, tile),
    { fact: 'income', change, won: false },
    { fact: 'amend', place: m.region },
  ];
}

function raiseFacts(t: Tables, view: View, seat: Seat, m: MoveOf<'raise'>): Facts {
  const fighter = view.display[m.slot] ?? -1;
  if (fighter < 0) return [];
  const fate = fateWorth(t, view, seat, fighter);
  const pay: Fact = { fact: 'pay', goods: m.pay };
  return fate === 0 ? [pay] : [pay, { fact: 'fate', vp: fate }];
}

/** END-2, AUT-5: what a raised fighter counts at the end, by the seat's own fate card where the viewer sees it. */
export function fateWorth(t: Tables, view: View, seat: Seat, fighter: Fighter): number {
  const tier = t.tierOf[fighter] ?? 0;
  if ((t.returnsTo[fighter] ?? -1) >= 0) return -tier;
  const fate = view.players[seat]?.fate;
  const kinds: readonly number[] = fate === null || fate === undefined ? [] : (FATES[fate] ?? []);
  return kinds.includes(t.kindOf[fighter] ?? -1) ? tier : 0;
}

function commitFacts(t: Tables, view: View, seat: Seat, m: MoveOf<'commit'>): Facts {
  const f = view.stack.at(-1);
  if (f?.kind !== 'commit') return [];
  const attack = { seat, place: f.place, modifier: f.modifier, fighters: m.fighters };
  return [{ fact: 'battle', forecast: forecastOf(t, view, attack) }];
}

function clashFacts(t: Tables, view: View, seat: Seat, m: MoveOf<'clash'>): Facts {
  const sides = clashOf(t, view, seat);
  if (!sides) return [];
  const value = cardValue(m.card);
  return [{ fact: 'total', total: { min: sides.own + value.min, max: sides.own + value.max }, against: sides.other }];
}

function amendFacts(t: Tables, view: View, m: MoveOf<'amend'>): Facts {
  const f = view.stack.at(-1);
  if (f?.kind !== 'amend') return [];
  const before = strengthOf(t, view.places[f.region]?.guards ?? []).sum;
  return [{ fact: 'guard', place: f.region, before, after: strengthOf(t, m.fighters).sum }];
}

function postFacts(t: Tables, view: View, m: MoveOf<'post'>): Facts {
  const f = view.stack.at(-1);
  if (f?.kind !== 'post') return [];
  return [{ fact: 'guard', place: f.region, before: 0, after: strengthOf(t, [m.fighter]).sum }];
}

function casualtyFacts(t: Tables, view: View, m: MoveOf<'casualty'>): Facts {
  const f = view.stack.at(-1);
  if (f?.kind !== 'casualty') return [];
  const guards = view.places[f.battle.place]?.guards ?? [];
  const at = guards.indexOf(m.fighter);
  if (at < 0) return [];
  const after = strengthOf(t, guards.toSpliced(at, 1)).sum;
  return [{ fact: 'guard', place: f.battle.place, before: strengthOf(t, guards).sum, after }];
}

const none: () => Facts = () => [];

const TELLERS: { readonly [K in Move['kind']]: Teller<K> } = {
  post: (t, view, _seat, m) => postFacts(t, view, m),
  turn: (t, view, seat, m) => spaceFacts(t, view, seat, m.space),
  build: buildFacts,
  wild: (_t, _view, seat, m) => [
    { fact: 'gain', seat, loot: [0, 1, 2, 3, 4, 5, VP].map((i) => (i === m.good ? 1 : 0)) },
  ],
  amend: (t, view, _seat, m) => amendFacts(t, view, m),
  raise: raiseFacts,
  commit: commitFacts,
  clash: clashFacts,
  zero: none,
  casualty: (t, view, _seat, m) => casualtyFacts(t, view, m),
  recover: none,
  order: none,
  unveil: none,
  forewarn: none,
  fence: (_t, _view, seat, m) => [
    { fact: 'gain', seat, loot: [0, 1, 2, 3, 4, 5, VP].map((i) => (m.take[i] ?? 0) - (m.give[i] ?? 0)) },
  ],
  command: none,
  overturn: none,
  reinforce: none,
  fortify: none,
  brace: none,
  power: none,
};

const tell = <K extends Move['kind']>(kind: K, t: Tables, view: View, seat: Seat, m: MoveOf<K>): Facts =>
  TELLERS[kind](t, view, seat, m);

/** What an answer would bring, as far as the viewer can tell. Arithmetic on open things: it decides no rule. */
export const factsOf = (t: Tables, view: View, seat: Seat, m: Move): readonly Fact[] => tell(m.kind, t, view, seat, m);

/** What every one of these answers would bring: shown while several of them are still possible. */
export function commonFacts(t: Tables, view: View, seat: Seat, moves: readonly Move[]): readonly Fact[] {
  const [first, ...rest] = moves;
  if (!first) return [];
  const others = rest.map((m) => new Set(factsOf(t, view, seat, m).map((fact) => JSON.stringify(fact))));
  return factsOf(t, view, seat, first).filter((fact) => others.every((facts) => facts.has(JSON.stringify(fact))));
}
