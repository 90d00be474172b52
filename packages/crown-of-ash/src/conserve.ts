import type { Seat } from '@cinderhall/kernel';
import { actionCardsOf } from './automa/deck.ts';
import { sorted, sum } from './sorted.ts';
import { at, cardOnTable, hasToken, PLACES, peopleOf, playersOf, seatOf } from './table.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import type { Fighter, Frame, State } from './types.ts';
import { CITADEL, HOME, NECROMANCERS, NOBODY, SHEET } from './types.ts';

/** Control tokens of each player (CMP-6). */
const CONTROL_TOKENS = 7;

/** Fighters that lie on the table between hand and board, and whose they are. */
function inFrame(f: Frame): { seat: Seat; fighters: readonly Fighter[] } | null {
  return f.kind === 'clash' || f.kind === 'reveal' || f.kind === 'reckon'
    ? { seat: f.attacker, fighters: f.attackers }
    : null;
}

/** How many there are of each in these lists. */
function counts(kinds: number, ...lists: readonly (readonly number[])[]): number[] {
  const n: number[] = [];
  for (let i = 0; i < kinds; i++) n.push(0);
  for (const list of lists) for (const x of list) if (x >= 0) n[x] = (n[x] ?? 0) + 1;
  return n;
}

const count = (list: readonly number[], x: number): number => list.filter((y) => y === x).length;

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

/** What a seat holds in hand, graveyard, on the board and in a running battle. Sorted. */
export function heldBy(s: State, seat: Seat): number[] {
  const guards = s.guards.flatMap((list, place) => (s.owners[place] === seat ? list : []));
  const marching = s.stack.flatMap((f) => {
    const found = inFrame(f);
    return found?.seat === seat ? found.fighters : [];
  });
  return sorted([...at(s.hands, seat), ...at(s.graves, seat), ...guards, ...marching]);
}

function fightersKept(s: State, t: Tables): string | null {
  for (const seat of playersOf(s))
    if (!same(heldBy(s, seat), at(s.roster, seat))) return `fighters of seat ${seat} do not match what it has raised`;
  const everywhere = counts(t.fighters.length, ...s.decks, s.display, ...s.roster);
  const starting = s.necromancers.map((necromancer) => at(t.starting, NECROMANCERS.indexOf(necromancer)));
  const dealt = counts(t.fighters.length, ...starting);
  const expected = dealt.map((n, f) => n + (at(t.tierOf, f) > 0 ? at(t.copies, f) : 0));
  return same(everywhere, expected) ? null : 'a fighter is missing or doubled';
}

function tilesKept(s: State, t: Tables): string | null {
  const found = counts(t.tiles.length, ...s.tiles, s.offer, s.pile, s.aside);
  const spare = s.config.players === 3 ? 1 : 0;
  const missing = t.tileCopies.map((n, tile) => n - at(found, tile));
  if (missing.some((n) => n < 0)) return 'a tile is doubled';
  if (missing.some((n, tile) => n > 0 && at(t.tiles, tile).tier > 0)) return 'a tile is missing';
  return sum(missing) === spare ? null : 'a starting structure is missing';
}

function boardKept(s: State): string | null {
  for (let place = 0; place < CITADEL; place++) {
    if ((s.owners[place] === NOBODY) !== (at(s.tiles, place).length === 0))
      return `region ${place}: control without structure`;
    if (at(s.guards, place).length > 2) return `region ${place}: too many defenders`;
  }
  if (at(s.guards, CITADEL).length > 3) return 'too many defenders in the Citadel';
  if (s.king !== (s.owners[CITADEL] === NOBODY)) return 'the Citadel is held by the King or by a player';
  for (const seat of playersOf(s))
    if (s.owners.filter((x) => x === seat).length > CONTROL_TOKENS) return `seat ${seat}: too many control tokens`;
  return null;
}

/** PWR-1, PWR-9: tokens lie one way or the other, and pairs that are fortified stand. */
function powersKept(s: State): string | null {
  for (const seat of playersOf(s))
    if (s.charged[seat] !== 0 && !(s.charged[seat] === 1 && hasToken(s, seat))) return `seat ${seat}: a token too many`;
  for (const place of PLACES) {
    const pair = at(s.fortified, place);
    if (pair.length !== 0 && pair.length !== 2) return `place ${place}: a pair of ${pair.length}`;
    if (pair.some((f) => count(at(s.guards, place), f) < count(pair, f)))
      return `place ${place}: a fortified fighter is gone`;
  }
  return null;
}

function minionsKept(s: State, t: Tables): string | null {
  for (const space of t.inPlay) {
    const n = s.minions.filter((m) => m === space).length;
    if (n > 1 && !at(t.spaces, space).many) return `${at(t.spaces, space).id}: ${n} minions`;
  }
  return s.minions.every((m) => m === HOME || t.inPlay.includes(m)) ? null : 'a minion stands nowhere';
}

function matsKept(s: State): string | null {
  for (const seat of playersOf(s)) {
    const used = at(s.used, seat);
    if (new Set(used).size !== used.length || used.length > 4) return `seat ${seat}: used cards ${used.join(',')}`;
    if (s.goods.slice(seat * 5, seat * 5 + 5).some((n) => n < 0)) return `seat ${seat}: less than nothing`;
    const sheet = s.sheet.slice(seat * SHEET.length, (seat + 1) * SHEET.length);
    if (sum(sheet) !== s.vp[seat]) return `seat ${seat}: VP do not add up`;
  }
  const fates = peopleOf(s).map((seat) => at(s.fates, seat));
  return new Set(fates).size === fates.length ? null : 'a fate card twice';
}

/** AI-3, AI-4, AI-8: each action card and each combat card of the AI once, and nothing from the supply. */
function automaKept(s: State): string | null {
  if (s.automa === null) return null;
  const { deck, flipped, combat } = s.automa;
  if (!same(sorted([...deck, ...flipped]), actionCardsOf(s.config))) return 'an action card is missing or doubled';
  const seat = seatOf(s.config.players - 1);
  const onTable = cardOnTable(s.stack, seat);
  const cards = sorted([...combat, ...at(s.used, seat), ...(onTable === null ? [] : [onTable])]);
  if (!same(cards, [0, 1, 2, 3, 4])) return 'a combat card of the AI is missing or doubled';
  return s.goods.slice(seat * 5, seat * 5 + 5).some((n) => n > 0) ? 'the AI holds resources or gold' : null;
}

/** Every fighter, tile, card, token, minion is in exactly one place: null, or what is wrong. */
export function conserve(s: State): string | null {
  const t = tables(s.config);
  return (
    fightersKept(s, t) ??
    tilesKept(s, t) ??
    boardKept(s) ??
    powersKept(s) ??
    minionsKept(s, t) ??
    matsKept(s) ??
    automaKept(s)
  );
}
