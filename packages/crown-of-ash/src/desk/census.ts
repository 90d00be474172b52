import { SEATS } from '@cinderhall/kernel';
import { heldBy } from '../conserve.ts';
import { sorted } from '../sorted.ts';
import type { State } from '../types.ts';
import { NOBODY } from '../types.ts';

/** Every fighter and tile on a table, however few, and whatever is astray: the same before and after every move. */
export interface Census {
  readonly fighters: readonly number[];
  readonly tiles: readonly number[];
  /** Seats that do not hold the fighters they have raised, and defenders of nobody. */
  readonly astray: readonly string[];
}

const shown = (list: readonly number[]): number[] => list.filter((x) => x >= 0);

export function census(s: State): Census {
  const strays = SEATS.filter((seat) => String(heldBy(s, seat)) !== String(s.roster[seat]));
  const unowned = s.guards.some((list, place) => s.owners[place] === NOBODY && list.length > 0);
  return {
    fighters: sorted([...SEATS.flatMap((seat) => heldBy(s, seat)), ...s.decks.flat(), ...shown(s.display)]),
    tiles: sorted([...s.tiles.flat(), ...shown(s.offer), ...s.pile, ...s.aside]),
    astray: [
      ...strays.map((seat) => `seat ${seat} does not hold the fighters it has raised`),
      ...(unowned ? ['defenders of nobody'] : []),
    ],
  };
}
