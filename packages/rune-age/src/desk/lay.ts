import { type Malformed, put, SEATS, type Seat, take } from '@cinderhall/kernel';
import { at, playersOf } from '../table.ts';
import { type Tables, tables } from '../tables.ts';
import type { CardIndex, State } from '../types.ts';
import { type Finder, finder } from './finder.ts';
import type { MatWords, PositionWords } from './shapes.ts';

const ZONES = ['hands', 'decks', 'discards', 'ready', 'exhausted'] as const;

/** The same table with every card in its place of origin and no event to come. */
export function emptied(s: State): State {
  const supply = s.supply.slice();
  for (const zone of ZONES) for (const list of s[zone]) for (const card of list) supply[card] = at(supply, card) + 1;
  const lists = (): number[][] => s.hands.map(() => []);
  const removed = s.removed.slice();
  for (const event of s.events) put(removed, event);
  return {
    ...s,
    decision: 0,
    first: 0,
    supply,
    removed,
    events: [],
    hands: lists(),
    decks: lists(),
    discards: lists(),
    ready: lists(),
    exhausted: lists(),
    shown: lists(),
    tops: s.tops.map(() => 0),
  };
}

/** Takes cards from where they are before anybody has them. */
interface Box {
  readonly s: State;
  readonly t: Tables;
  readonly find: Finder;
  /** Cities that lie where the position wants them. */
  readonly laid: Set<CardIndex>;
}

/** A city that was not drawn takes the place of one that was and is not wanted. */
function exchange({ s, t }: Box, city: CardIndex, wanted: ReadonlySet<CardIndex>): boolean {
  const other = t.cities.find((each) => at(s.supply, each) > 0 && !wanted.has(each) && each !== city);
  if (other === undefined) return false;
  s.supply[other] = 0;
  return true;
}

/** One card out of its pile, its barracks, the centre, or the events that are not used yet. */
function fetch(box: Box, card: CardIndex, wanted: ReadonlySet<CardIndex>, path: string): boolean {
  const { s, t, find, laid } = box;
  if (laid.has(card)) {
    find.wrong(path, `no other copy of '${t.cards[card]?.id}' is there`);
    return false;
  }
  if (t.cities.includes(card)) laid.add(card);
  if (t.events.includes(card) && s.removed.includes(card)) {
    take(s.removed, card);
    return true;
  }
  if (at(s.supply, card) > 0) {
    s.supply[card] = at(s.supply, card) - 1;
    return true;
  }
  if (t.cities.includes(card) && exchange(box, card, wanted)) return true;
  find.wrong(path, `no other copy of '${t.cards[card]?.id}' is there`);
  return false;
}

/** Cities that the position names: none of them makes room for another. */
function wantedCities(t: Tables, p: PositionWords): ReadonlySet<CardIndex> {
  const mats = SEATS.flatMap((seat) => [...(p.seats?.[seat]?.ready ?? []), ...(p.seats?.[seat]?.exhausted ?? [])]);
  return new Set([...mats, ...(p.centre ?? [])].flatMap((id) => t.index.get(id) ?? []));
}

/** Lays what is named over an emptied table, in place. Says what cannot be. */
export function layOver(s: State, p: PositionWords): Malformed | null {
  const t = tables(s.config);
  const box: Box = { s, t, find: finder(t), laid: new Set() };
  const wanted = wantedCities(t, p);
  const fetched = (ids: readonly string[] | undefined, path: string): CardIndex[] =>
    box.find.cards(ids ?? [], path).filter((card, i) => fetch(box, card, wanted, `${path}[${i}]`));
  for (const seat of SEATS) {
    const mat = p.seats?.[seat];
    if (mat === undefined) continue;
    if (playersOf(s).includes(seat)) layMat(s, seat, mat, (ids, zone) => fetched(ids, `seats.${seat}.${zone}`));
    else box.find.wrong(`seats.${seat}`, 'a seat of this table');
  }
  for (const city of fetched(p.centre, 'centre')) s.supply[city] = 1;
  s.enemies = fetched(p.enemies, 'enemies');
  s.events = fetched(p.events, 'events').reverse();
  for (const event of fetched(p.spentEvents, 'spentEvents')) put(s.spentEvents, event);
  s.weather = box.find.cards(p.weather ?? [], 'weather');
  layPiles(box, p.piles ?? {});
  layTurn(s, p);
  return box.find.problem;
}

function layMat(
  s: State,
  seat: Seat,
  words: MatWords,
  fetched: (ids: readonly string[] | undefined, zone: string) => CardIndex[],
): void {
  for (const [zone, lists] of [
    ['hand', s.hands],
    ['discard', s.discards],
    ['ready', s.ready],
    ['exhausted', s.exhausted],
  ] as const)
    for (const card of fetched(words[zone], zone)) put(at(lists, seat), card);
  s.decks[seat] = fetched(words.deck, 'deck').reverse();
  s.damage[seat] = words.damage ?? 0;
  s.gold[seat] = words.gold ?? 0;
  s.influence[seat] = words.influence ?? 0;
}

/** So many are left; the others leave the game. */
function layPiles({ s, t, find }: Box, piles: NonNullable<PositionWords['piles']>): void {
  for (const [id, left] of Object.entries(piles)) {
    const card = find.card(id, `piles.${id}`);
    if (card < 0) continue;
    if (left > at(s.supply, card)) find.wrong(`piles.${id}`, `at most ${at(s.supply, card)}`);
    if (at(t.priceOf, card) === 0) find.wrong(`piles.${id}`, 'a card that is for sale');
    while (at(s.supply, card) > left) {
      s.supply[card] = at(s.supply, card) - 1;
      put(s.removed, card);
    }
  }
}

/** Whose turn it is; those between the first player and them have had theirs. */
function layTurn(s: State, { round, first, turnOf }: PositionWords): void {
  s.round = round ?? 1;
  s.first = first ?? 0;
  const seat = turnOf ?? s.first;
  const { players } = s.config;
  const after = (other: number): number => (other - s.first + players) % players;
  s.active = seat;
  s.moved = s.moved.map((_moved, other) => (after(other) <= after(seat) ? 1 : 0));
  s.stack = [
    { kind: 'next' },
    { kind: 'refill' },
    { kind: 'keep', seat, card: -1, kept: null },
    { kind: 'turn', seat, act: null, card: -1 },
  ];
}
