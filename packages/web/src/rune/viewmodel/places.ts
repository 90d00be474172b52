import type { Seat } from '@cinderhall/kernel';
import { FACTIONS, type Tables, type View } from '@cinderhall/rune-age';

/** Equal cards lying together. */
export interface Stack {
  readonly card: number;
  readonly count: number;
}

/** Equal cards of a list as stacks, in the order in which they come first. */
export function stacked(cards: readonly number[]): readonly Stack[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** A card in front of a player. */
export interface InPlay {
  /** Different for each of several equal cards. */
  readonly key: string;
  readonly card: number;
  readonly exhausted: boolean;
}

/** Cards in front of players in this order. */
const ORDER = ['stronghold', 'city', 'monument', 'dragon-rune', 'enemy'];

/** What lies in front of a seat but for its home realm. */
export function inPlayOf(t: Tables, view: View, seat: Seat): readonly InPlay[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const rank = (card: number): number => ORDER.indexOf(t.typeOf[card] ?? '');
  const each = (cards: readonly number[], exhausted: boolean): InPlay[] =>
    cards.map((card, i) => ({ key: `${card}-${exhausted}-${i}`, card, exhausted }));
  return [...each(player.ready, false), ...each(player.exhausted, true)].sort(
    (a, b) => rank(a.card) - rank(b.card) || a.card - b.card || Number(a.exhausted) - Number(b.exhausted),
  );
}

/**
 * The same cards in the places where they lay before: of equal ones that is turned which was `touched`, by its place, and
 * otherwise the last that is ready. Where other cards lie there than before, as they come.
 */
export function kept(before: readonly InPlay[], now: readonly InPlay[], touched: number | null): readonly InPlay[] {
  const same = before.length === now.length && now.every(({ card }, i) => before[i]?.card === card);
  const turned = (same ? before : now).map(({ exhausted }) => exhausted);
  for (const card of new Set(now.map((item) => item.card))) {
    const all = [...now.keys()].filter((i) => now[i]?.card === card);
    const more = all.filter((i) => now[i]?.exhausted).length - all.filter((i) => turned[i]).length;
    const open = all.filter((i) => turned[i] === more < 0);
    const next = open.toSorted((a, b) => Number(b === touched) - Number(a === touched) || b - a);
    for (const i of next.slice(0, Math.abs(more))) turned[i] = more > 0;
  }
  return now.map(({ card }, i) => ({ key: `${card}-${i}`, card, exhausted: turned[i] ?? false }));
}

/** Equal cards in front of a player, neither or all of them exhausted. */
interface Heap extends InPlay {
  readonly count: number;
}

/** What lies in front of a player, equal cards together. */
export function heapsOf(cards: readonly InPlay[]): readonly Heap[] {
  const heaps: Heap[] = [];
  for (const next of cards) {
    const same = heaps.findIndex(({ card, exhausted }) => card === next.card && exhausted === next.exhausted);
    const heap = heaps[same];
    if (heap === undefined) heaps.push({ ...next, count: 1 });
    else heaps[same] = { ...heap, count: heap.count + 1 };
  }
  return heaps;
}

/** The five piles of a barracks by cost (RSE-2), and the monument where one can be built. */
export function barracksOf(t: Tables, view: View, seat: Seat): readonly Stack[] {
  const faction = view.players[seat]?.faction;
  if (faction === undefined) return [];
  const own = (t.wares[FACTIONS.indexOf(faction)] ?? []).filter((card) => isOf(t, card, faction));
  const late = (card: number): number => (t.typeOf[card] === 'unit' ? 0 : t.typeOf[card] === 'stronghold' ? 1 : 2);
  return own
    .map((card) => ({ card, count: view.supply[card] ?? 0 }))
    .sort((a, b) => late(a.card) - late(b.card) || (t.priceOf[a.card] ?? 0) - (t.priceOf[b.card] ?? 0));
}

/** How many cards the realm of a seat may hold before it fights for more: with what it could still buy, so that no purchase lays the board anew. */
export const realmRoom = (t: Tables, view: View, seat: Seat): number =>
  barracksOf(t, view, seat).reduce(
    (sum, { card, count }) => sum + (t.typeOf[card] === 'unit' ? 0 : count),
    1 + inPlayOf(t, view, seat).length,
  );

/** The home realm of a seat; -1: there is none. */
export function homeOf(t: Tables, view: View, seat: Seat): number {
  const faction = view.players[seat]?.faction;
  return t.homes.find((home) => isOf(t, home, faction)) ?? -1;
}

const isOf = (t: Tables, card: number, faction: string | undefined): boolean => {
  const found = t.cards[card];
  return found !== undefined && 'faction' in found && found.faction === faction;
};

const harms = (deed: Tables['deeds'][number]): boolean => 'blow' in deed && /^(damage|attack)$/.test(deed.blow.do);

/** RCM-4: how much damage eliminates a seat; 0: nothing in this game damages a home realm (RSC-4). */
export function enduranceOf(t: Tables, view: View, seat: Seat): number {
  if (!t.rules.realms && !t.deeds.some(harms)) return 0;
  const home = t.cards[homeOf(t, view, seat)];
  return home?.type === 'home-realm' ? home.endures : 0;
}

/** What can be bought by everybody: gold, then neutral cards. */
export const marketOf = (t: Tables, view: View): readonly Stack[] =>
  [...t.golds, ...t.neutrals].map((card) => ({ card, count: view.supply[card] ?? 0 }));

/** Cities that nobody holds. */
export const freeCities = (t: Tables, view: View): readonly number[] =>
  t.cities.filter((card) => (view.supply[card] ?? 0) > 0);

/** Whether nobody is on turn: events come. */
export const inEventPhase = (view: View): boolean =>
  !view.over && !view.stack.some(({ kind }) => kind === 'turn' || kind === 'keep' || kind === 'next');

/** RSE-5: the lowest stage among the events to come, which everybody can tell; null once they are mixed, or gone. */
export function stageOf(t: Tables, view: View): number | null {
  if (view.memory.recycled || view.memory.events.length === 0) return null;
  return Math.min(...view.memory.events.map((card) => t.stageOf[card] ?? 0));
}

/** Whoever looks, as a player; spectators are none. */
export const ownOf = ({ viewer, players }: View): View['players'][number] | undefined =>
  viewer === 'spectator' ? undefined : players[viewer];

/** The own hand; empty for spectators. */
export function handOf(view: View): readonly number[] {
  const hand = ownOf(view)?.hand;
  return hand !== undefined && 'known' in hand ? hand.known : [];
}

/** How many cards a seat holds. */
export function handCount(view: View, seat: Seat): number {
  const hand = view.players[seat]?.hand;
  if (hand === undefined) return 0;
  return 'known' in hand ? hand.known.length : hand.count;
}
