import type { Seat } from '@cinderhall/kernel';
import type { CardIndex, Fielded } from '@cinderhall/rune-age';
import type { PersonNoun } from '../catalog/nouns.ts';
import { cardNoun } from './card-text.ts';
import type { CardWords } from './catalog.ts';
import type { TableNames } from './names.ts';
import { type TablePiece, type TableProse, told } from './piece.ts';

type Form = 'name' | 'object';

/** The parts of sentences that every language builds alike, once its nouns are known. */
export interface Speech {
  readonly who: (n: TableNames, seat: number, form?: keyof PersonNoun) => TablePiece;
  readonly everybody: (n: TableNames, seats: readonly Seat[]) => TableProse;
  readonly card: (n: TableNames, card: CardIndex, form?: Form) => TablePiece;
  readonly unit: (n: TableNames, unit: Fielded, form?: Form) => TablePiece;
  /** Cards in a row, equal ones counted: `Footman ×2 and Knight`. */
  readonly cards: (n: TableNames, cards: readonly CardIndex[], form?: Form) => TableProse;
  readonly coins: (amount: number, coin: 'gold' | 'influence') => TablePiece;
  /** `2 gold and 1 influence` */
  readonly goods: (gold: number, influence: number) => TableProse;
}

export const number = (value: number): TablePiece => ({ is: 'number', value, text: String(value) });

const seatOf = (seat: number): Seat => (seat === 1 || seat === 2 || seat === 3 ? seat : 0);

/** `a`, `a and b`, `a, b and c`. */
function series(items: readonly (TablePiece | TableProse)[], and: string): TableProse {
  return items.reduce<TableProse>((before, item, i) => {
    if (i === 0) return told`${item}`;
    return i === items.length - 1 ? told`${before} ${and} ${item}` : told`${before}, ${item}`;
  }, []);
}

/** A language’s speech from its nouns. */
export function speech(words: CardWords, and: string, nothing: string): Speech {
  const who: Speech['who'] = (n, seat, form = 'name') => ({
    is: 'seat',
    seat: seatOf(seat),
    text: words.factions[n.faction(seatOf(seat))][form],
  });
  const card: Speech['card'] = (n, index, form = 'name') => ({
    is: 'card',
    card: index,
    text: cardNoun(words, n.card(index) ?? { id: '?' })[form],
  });
  const coins: Speech['coins'] = (amount, coin) => ({ is: 'coins', coin, amount, text: words.coins(amount, coin) });
  return {
    who,
    card,
    coins,
    everybody: (n, seats) =>
      series(
        seats.map((seat) => who(n, seat)),
        and,
      ),
    unit: (n, unit, form) => card(n, n.fielded(unit).card, form),
    cards(n, cards, form) {
      const kinds = [...new Set(cards)];
      const counted = kinds.map((each) => {
        const count = cards.filter((other) => other === each).length;
        return count > 1 ? told`${card(n, each, form)} ×${count}` : told`${card(n, each, form)}`;
      });
      return kinds.length === 0 ? [nothing] : series(counted, and);
    },
    goods(gold, influence) {
      const some = [
        ...(gold > 0 ? [coins(gold, 'gold')] : []),
        ...(influence > 0 ? [coins(influence, 'influence')] : []),
      ];
      return some.length === 0 ? [nothing] : series(some, and);
    },
  };
}
