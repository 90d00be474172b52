import { cardIn } from './army.ts';
import { at, playersOf } from './table.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import type { CardIndex, Frame, State } from './types.ts';

/** Cards that lie on the table between two places. */
function inFrame(f: Frame): readonly CardIndex[] {
  switch (f.kind) {
    case 'lay':
    case 'top':
    case 'spent':
      return [f.card];
    case 'reveal':
      return f.cards;
    default:
      return [];
  }
}

/** Every card that is anywhere but in its place of origin, as lists. */
export function* elsewhere(s: State): Generator<readonly CardIndex[]> {
  for (const lists of [s.hands, s.decks, s.discards, s.ready, s.exhausted]) yield* lists;
  yield s.enemies;
  yield s.events;
  yield s.spentEvents;
  yield s.removed;
  for (const f of s.stack) yield inFrame(f);
  for (const units of [...(s.combat?.units ?? []), ...(s.combat?.tactics ?? [])]) yield units.map(cardIn);
}

/** How many of a card are in this game; null: cities, of which some are drawn (RSE-3). */
function expected(s: State, t: Tables, card: CardIndex): number | null {
  const { count, id } = at(t.cards, card);
  const n = s.config.players - 1;
  switch (t.typeOf[card]) {
    case 'city':
      return null;
    case 'gold':
      return t.pack.centre.gold[id]?.[n] ?? 0;
    case 'home-realm':
    case 'objective':
      return 0;
    case 'unit':
    case 'tactic':
    case 'stronghold':
    case 'monument':
      if (at(t.factionOf, card) < 0) return t.pack.centre.neutrals[n] ?? 0;
      return s.factions.includes(at(t.factionOf, card)) ? count : 0;
    default:
      return count;
  }
}

function cardsKept(s: State, t: Tables): string | null {
  const found = s.supply.slice();
  for (const list of elsewhere(s)) for (const card of list) found[card] = (found[card] ?? 0) + 1;
  let cities = 0;
  for (const [card, n] of found.entries()) {
    const right = expected(s, t, card);
    if (right === null) cities += n;
    const most = right ?? 1;
    if (n > most || (right !== null && n < most)) return `${at(t.cards, card).id}: ${n} instead of ${most}`;
  }
  const right = t.pack.centre.cities[s.config.players - 1];
  return cities === right ? null : `${cities} cities instead of ${right}`;
}

const isSorted = (list: readonly number[]): boolean => list.every((x, i) => i === 0 || at(list, i - 1) <= x);

/** RVI-1: what is known of hands and decks is there. */
function seatsKept(s: State): string | null {
  for (const seat of playersOf(s)) {
    const lists = [s.hands, s.discards, s.ready, s.exhausted, s.shown].map((of) => at(of, seat));
    if (!lists.every(isSorted)) return `seat ${seat}: a list is out of order`;
    const hand = at(s.hands, seat).slice();
    for (const card of at(s.shown, seat)) {
      const i = hand.indexOf(card);
      if (i < 0) return `seat ${seat}: a card that was shown is not in hand`;
      hand.splice(i, 1);
    }
    if (at(s.tops, seat) > at(s.decks, seat).length) return `seat ${seat}: more seen than there is`;
    if (at(s.gold, seat) < 0 || at(s.influence, seat) < 0) return `seat ${seat}: less than nothing`;
  }
  return null;
}

/** Every card is in exactly one place: null, or what is wrong. */
export function conserve(s: State): string | null {
  const t = tables(s.config);
  const negative = s.supply.findIndex((n) => n < 0);
  if (negative >= 0) return `${at(t.cards, negative).id}: fewer than none`;
  return cardsKept(s, t) ?? seatsKept(s);
}
