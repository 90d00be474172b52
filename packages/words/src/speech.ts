import type { Card, Fighter, Tile } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import type { CardNoun, Noun, NounWords, PersonNoun, PlaceNoun } from './catalog/nouns.ts';
import type { FighterFacts, Names, PlaceFacts, TileFacts } from './names.ts';
import { type Piece, type Prose, prose, series } from './piece.ts';

/** An entry of a table that may not have it; never something that tables inherit. */
function entry<T>(table: Readonly<Record<string, T>>, id: string): T | null {
  return Object.hasOwn(table, id) ? (table[id] ?? null) : null;
}

/** What a fighter, structure or place is called: the catalog’s name, else the pack’s own, else its id. */
export function nounOf(nouns: NounWords, what: 'fighter' | 'tile', facts: FighterFacts | TileFacts): Noun {
  const own = facts.name ?? null;
  const found = own === null ? entry<Noun>(what === 'fighter' ? nouns.fighters : nouns.tiles, facts.id) : null;
  const name = own ?? facts.id;
  return found ?? { name, object: nouns.ownObject(name) };
}

/** The same for a place. */
export function placeNounOf(nouns: NounWords, facts: PlaceFacts): PlaceNoun {
  const found = facts.name === undefined ? entry<PlaceNoun>(nouns.places, facts.id) : null;
  return found ?? nouns.ownPlace(facts.name ?? facts.id);
}

type Case = 'name' | 'genitive' | 'dative' | 'accusative' | 'instrumental';

/** The parts of sentences that every language builds alike, once its nouns are known. */
export interface Speech {
  readonly who: (n: Names, seat: Seat, form?: keyof PersonNoun & Case) => Piece;
  /** Somebody, or the King for -1. */
  readonly side: (n: Names, seat: number, form?: keyof PersonNoun & Case) => Piece;
  readonly everybody: (n: Names, seats: readonly Seat[]) => Prose;
  readonly place: (n: Names, place: number, form?: keyof PlaceNoun) => Piece;
  readonly fighter: (n: Names, fighter: Fighter, form?: keyof Noun) => Piece;
  /** Fighters in a row, equal ones counted: `Crawler ×2 and Haunt`. */
  readonly fighters: (n: Names, fighters: readonly Fighter[], form?: keyof Noun) => Prose;
  readonly tile: (n: Names, tile: Tile, form?: keyof Noun) => Piece;
  /** Amounts by index of a loot array, the empty ones left out. */
  readonly loot: (amounts: readonly number[]) => Prose;
  readonly amount: (item: number, amount: number) => Piece;
  readonly card: (card: number, form?: keyof CardNoun) => Piece;
}

const seatOf = (seat: number): Seat | null => (seat === 0 || seat === 1 || seat === 2 || seat === 3 ? seat : null);
const cardOf = (card: number): Card => (card === 1 || card === 2 || card === 3 || card === 4 ? card : 0);

/** A language’s speech from its nouns. */
export function speech(nouns: NounWords): Speech {
  const who: Speech['who'] = (n, seat, form = 'name') => ({
    is: 'seat',
    seat,
    text: nouns.necromancers[n.necromancer(seat)][form],
  });
  const fighter: Speech['fighter'] = (n, f, form = 'name') => ({
    is: 'fighter',
    fighter: f,
    text: nounOf(nouns, 'fighter', n.fighter(f))[form],
  });
  const amount: Speech['amount'] = (item, count) => ({
    is: 'loot',
    item,
    amount: count,
    text: nouns.amount(item, count),
  });
  return {
    who,
    fighter,
    amount,
    side(n, seat, form = 'name') {
      const person = seatOf(seat);
      return person === null ? { is: 'king', text: nouns.king[form] } : who(n, person, form);
    },
    everybody: (n, seats) =>
      series(
        seats.map((seat) => who(n, seat)),
        nouns.and,
      ),
    place: (n, place, form = 'object') => ({ is: 'place', place, text: placeNounOf(nouns, n.place(place))[form] }),
    fighters(n, fighters, form = 'name') {
      const kinds = [...new Set(fighters)];
      const counted = kinds.map((f) => {
        const count = fighters.filter((other) => other === f).length;
        return count > 1 ? prose`${fighter(n, f, form)} ×${count}` : prose`${fighter(n, f, form)}`;
      });
      return kinds.length === 0 ? [nouns.nothing] : series(counted, nouns.and);
    },
    tile: (n, tile, form = 'object') => ({ is: 'tile', tile, text: nounOf(nouns, 'tile', n.tile(tile))[form] }),
    loot(amounts) {
      const some = amounts.flatMap((count, item) => (count > 0 ? [amount(item, count)] : []));
      return some.length === 0 ? [nouns.nothing] : series(some, nouns.and);
    },
    card: (card, form = 'name') => ({ is: 'card', card: cardOf(card), text: nouns.cards[cardOf(card)][form] }),
  };
}

export const number = (value: number, text = String(value)): Piece => ({ is: 'number', value, text });
export const die = (value: number): Piece => ({ is: 'die', value, text: String(value) });
export const rule = (id: string): Piece => ({ is: 'rule', rule: id, text: id });

/** A modifier with its sign: `+1`, `−1` with a true minus, `+0`. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Tier numerals as printed. */
export const roman = (tier: number): string => ['0', 'I', 'II', 'III'][tier] ?? String(tier);

/** What is in the first list and not in the second, copies counted. */
export function without(some: readonly number[], others: readonly number[]): number[] {
  const rest = [...others];
  return some.filter((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
