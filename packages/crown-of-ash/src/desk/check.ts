import { type Malformed, SEATS, type Seat } from '@cinderhall/kernel';
import { actionCardsOf } from '../automa/deck.ts';
import { isWithin, sorted } from '../sorted.ts';
import { at, hasToken, isAutoma, peopleOf, playersOf } from '../table.ts';
import { type Tables, tables } from '../tables.ts';
import type { State } from '../types.ts';
import { CITADEL, HOME, NOBODY } from '../types.ts';
import type { PositionWords } from './shapes.ts';

/** Why a position cannot be: where, and what would be right. */
type Impossible = Malformed | null;

const TURNS_EACH = 4;
const MOST_USED = 4;

const impossible = (path: string, message: string): Malformed => ({ refused: 'malformed', path, message });

/** The first of these that is wrong. */
function first<T>(items: readonly T[], ask: (item: T) => Impossible): Impossible {
  for (const item of items) {
    const found = ask(item);
    if (found !== null) return found;
  }
  return null;
}

/** An id and where it is named. */
type Named = readonly [path: string, id: string];

const listed = (path: string, ids: readonly (string | null)[] | undefined): Named[] =>
  (ids ?? []).flatMap((id, i) => (id === null ? [] : [[`${path}[${i}]`, id] as const]));

function fightersNamed(p: PositionWords): Named[] {
  const mats = SEATS.flatMap((seat) => [
    ...listed(`seats.${seat}.hand`, p.seats?.[seat]?.hand),
    ...listed(`seats.${seat}.graveyard`, p.seats?.[seat]?.graveyard),
  ]);
  const guards = Object.entries(p.places ?? {}).flatMap(([id, place]) => listed(`places.${id}.guards`, place.guards));
  const decks = ([1, 2, 3] as const).flatMap((tier) => listed(`decks.${tier}`, p.decks?.[tier]));
  return [...mats, ...guards, ...listed('display', p.display), ...decks];
}

function tilesNamed(p: PositionWords): Named[] {
  const places = Object.entries(p.places ?? {}).flatMap(([id, place]) => listed(`places.${id}.tiles`, place.tiles));
  return [...places, ...listed('offer', p.offer), ...listed('pile', p.pile), ...listed('aside', p.aside)];
}

/** CMP-1, CMP-2: nothing is named more often than it is in the box. */
function enough(named: readonly Named[], copies: (id: string) => number): Impossible {
  const seen = new Map<string, number>();
  return first(named, ([path, id]) => {
    const n = (seen.get(id) ?? 0) + 1;
    seen.set(id, n);
    const most = copies(id);
    return n > most ? impossible(path, `'${id}' is in this game ${most} times, not ${n}`) : null;
  });
}

/** SET-8: starting structures lie lowest, each in its own region. */
function startingTiles(p: PositionWords, t: Tables): Impossible {
  return first(tilesNamed(p), ([path, id]) => {
    const tile = t.tiles[t.tileIndex.get(id) ?? -1];
    if (tile?.tier !== 0) return null;
    const home = t.regions[tile.region ?? -1]?.id ?? '';
    const right = `places.${home}.tiles[0]`;
    return path === right ? null : impossible(path, `SET-8: '${id}' lies in ${right}`);
  });
}

function players(s: State, p: PositionWords): Impossible {
  const { players: count } = s.config;
  const strange = SEATS.find((seat) => seat >= count && p.seats?.[seat] !== undefined);
  if (strange !== undefined) return impossible(`seats.${strange}`, `the seats here are 0 to ${count - 1}`);
  const owner = Object.entries(p.places ?? {}).find(
    ([, place]) => typeof place.owner === 'number' && place.owner >= count,
  );
  if (owner !== undefined) return impossible(`places.${owner[0]}.owner`, `a seat from 0 to ${count - 1}, or null`);
  return null;
}

/** BLD-2, AMD-2, CIT-2: control, structure and defenders of one place. */
function placeOf(s: State, id: string, place: number): Impossible {
  const path = `places.${id}`;
  const owned = s.owners[place] !== NOBODY;
  const guards = at(s.guards, place).length;
  const most = place === CITADEL ? 3 : 2;
  if (guards > most) return impossible(`${path}.guards`, `${place === CITADEL ? 'CIT-2' : 'AMD-2'}: at most ${most}`);
  if (!owned && guards > 0) return impossible(`${path}.owner`, 'is missing: the seat whose defenders these are');
  if (place === CITADEL) {
    if (s.king === owned) return impossible(`${path}.owner`, 'CIT-1: the King holds the Citadel, or else a seat does');
    return null;
  }
  const built = at(s.tiles, place).length > 0;
  if (owned && !built) return impossible(`${path}.tiles`, 'is missing: a seat controls a region by its structure');
  if (built && !owned) return impossible(`${path}.owner`, 'GAT-6: is missing: a region with a structure is controlled');
  return null;
}

/** TRN-1, TRN-3, TRN-4 */
function minionsOf(s: State, p: PositionWords, t: Tables, seat: Seat): Impossible {
  const path = `seats.${seat}.minions`;
  const words = p.seats?.[seat]?.minions ?? [];
  const begun = s.order.indexOf(seat) < 0 ? 0 : turnsBegun(s, seat);
  const most = begun - (s.order[(s.turn - 1) % s.order.length] === seat ? 1 : 0);
  if (words.length > Math.max(most, 0) && words.length > TURNS_EACH - turnsLeft(s, seat))
    return impossible(
      path,
      `TRN-1: ${TURNS_EACH - turnsLeft(s, seat)} at most: the others are needed for turns to come`,
    );
  return first([...words.entries()], ([i, id]) => {
    const space = t.spaceIndex.get(id) ?? -1;
    if (!t.inPlay.includes(space)) return impossible(`${path}[${i}]`, 'TRN-4: only with three or four players');
    const others = s.minions.filter((m) => m !== HOME && m === space).length;
    const single = others > 1 && !at(t.spaces, space).many;
    return single ? impossible(`${path}[${i}]`, 'TRN-3: one minion alone may stand here') : null;
  });
}

/** Turns of this seat in this round that have begun. */
function turnsBegun(s: State, seat: Seat): number {
  const place = s.order.indexOf(seat);
  return Math.floor((s.turn - 1 - place) / s.order.length) + 1;
}

/** Turns of this seat in this round in which a minion is still to be placed. */
function turnsLeft(s: State, seat: Seat): number {
  const running = s.order[(s.turn - 1) % s.order.length] === seat ? 1 : 0;
  return TURNS_EACH - turnsBegun(s, seat) + running;
}

/** PWR-9: a pair of one kind, both there, of whoever may fortify. */
function fortifiedAt(s: State, t: Tables, id: string, place: number): Impossible {
  const pair = at(s.fortified, place);
  if (pair.length === 0) return null;
  const path = `places.${id}.fortified`;
  const fortis = s.necromancers.indexOf('fortis');
  if (!s.config.options.powers || s.owners[place] !== fortis)
    return impossible(path, 'PWR-9: only where Fortis defends, with powers in use');
  const isPair = pair.length === 2 && t.kindOf[at(pair, 0)] === t.kindOf[at(pair, 1)];
  return isPair && isWithin(pair, at(s.guards, place)) ? null : impossible(path, 'PWR-9: two guards of one kind');
}

function matOf(s: State, p: PositionWords, seat: Seat): Impossible {
  const words = p.seats?.[seat];
  const path = `seats.${seat}`;
  const used = words?.used ?? [];
  if (new Set(used).size !== used.length) return impossible(`${path}.used`, 'CMP-3: each card once');
  if (used.length > MOST_USED)
    return impossible(`${path}.used`, `CBT-11: ${MOST_USED} at most: the fifth brings all back`);
  if (at(s.fates, seat) < 0 && !isAutoma(s, seat)) return impossible(`${path}.fate`, 'CMP-4: two different kinds');
  if (words?.charged === true && !hasToken(s, seat))
    return impossible(`${path}.charged`, 'PWR-1: nobody has a token here: powers are not in use');
  const same = peopleOf(s).find((other) => other !== seat && s.fates[other] === s.fates[seat]);
  if (same !== undefined) return impossible(`${path}.fate`, `CMP-4: another pair than that of seat ${same}`);
  if (words?.sheet !== undefined && words.vp !== undefined && words.vp !== s.vp[seat])
    return impossible(`${path}.vp`, `${s.vp[seat]}, the sum of the sheet`);
  return null;
}

/** TRN-1: an order of all seats, and a turn of it. */
function turnOf(s: State, p: PositionWords): Impossible {
  const { players: count } = s.config;
  const order = p.order ?? playersOf(s);
  if (order.length !== count || new Set(order).size !== count || order.some((seat) => seat >= count))
    return impossible('order', `each of the seats 0 to ${count - 1} once`);
  if (s.turn > TURNS_EACH * count) return impossible('turn', `from 1 to ${TURNS_EACH * count}`);
  const running = s.order[(s.turn - 1) % count];
  if (s.automa !== null && order.at(-1) !== count - 1) return impossible('order', `AI-3: ${count - 1}, the AI, last`);
  if (s.automa !== null && running === count - 1)
    return impossible('turn', 'AI-4: of a person; the AI is never asked, its turn follows');
  if (p.turnOf !== undefined && p.turnOf !== running)
    return impossible('turnOf', `${running}, whose turn number ${s.turn} is in this order`);
  return null;
}

/** What makes a position impossible at any table; null when nothing does. `s` is `p` laid. */
export function check(s: State, p: PositionWords): Impossible {
  const t = tables(s.config);
  const copiesOf = (index: ReadonlyMap<string, number>, copies: readonly number[]) => (id: string) =>
    copies[index.get(id) ?? -1] ?? 0;
  return (
    players(s, p) ??
    turnOf(s, p) ??
    lengths(s, p) ??
    enough(fightersNamed(p), copiesOf(t.fighterIndex, t.copies)) ??
    enough(tilesNamed(p), copiesOf(t.tileIndex, t.tileCopies)) ??
    startingTiles(p, t) ??
    first([...t.regions.map((r) => r.id), 'citadel'], (id) => {
      const place = id === 'citadel' ? CITADEL : t.regions.findIndex((r) => r.id === id);
      return placeOf(s, id, place) ?? fortifiedAt(s, t, id, place);
    }) ??
    first(playersOf(s), (seat) => minionsOf(s, p, t, seat) ?? matOf(s, p, seat)) ??
    automaOf(s, p, t) ??
    tokenOf(s, p, t)
  );
}

/** AI-4, AI-6, AI-8: each card of the AI in one place, the marker on the track. */
function automaOf(s: State, p: PositionWords, t: Tables): Impossible {
  if (s.automa === null) return null;
  const { deck, flipped, combat, marker } = s.automa;
  if (!isPermutation([...deck, ...flipped], actionCardsOf(s.config)))
    return impossible('automa.actions', 'AI-11: action cards that are in this game, each once');
  if (!isPermutation([...combat, ...at(s.used, s.config.players - 1)], [0, 1, 2, 3, 4]))
    return impossible('automa.combat', 'CMP-3: each card once, in this deck or used');
  if (p.automa?.combat?.length === 0) return impossible('automa.combat', 'AI-8: at least one card');
  return marker < t.track.length ? null : impossible('automa.marker', `from 0 to ${t.track.length - 1}`);
}

const isPermutation = (a: readonly number[], b: readonly number[]): boolean => String(sorted(a)) === String(sorted(b));

function lengths(s: State, { display, offer }: PositionWords): Impossible {
  if ((display ?? []).length > s.display.length) return impossible('display', `at most ${s.display.length}`);
  return (offer ?? []).length > s.offer.length ? impossible('offer', `at most ${s.offer.length}`) : null;
}

/** CIT-2 */
function tokenOf(s: State, p: PositionWords, t: Tables): Impossible {
  if (p.kingToken === undefined) return null;
  if (!t.rules.kingToken) return impossible('kingToken', 'CIT-2: only the final edition has it');
  return s.king ? impossible('kingToken', 'CIT-2: nobody has it while the King holds the Citadel') : null;
}
