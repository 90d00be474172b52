import type { Seat } from '@cinderhall/kernel';
import { readState } from '../src/desk/read.ts';
import type { SheetLine, State } from '../src/types.ts';

const shown = (ids: readonly (string | null)[] | undefined): string[] => (ids ?? []).map((id) => id ?? '-');

/** What lies where on a table, in the content's ids. Reads the state as it is at the time of asking. */
export class Readings {
  readonly #s: State;

  constructor(s: State) {
    this.#s = s;
  }

  #mat(seat: Seat) {
    return readState(this.#s).seats[seat];
  }

  #place(name: string) {
    return readState(this.#s).places[name];
  }

  hand(seat: Seat): string[] {
    return shown(this.#mat(seat)?.hand).sort();
  }

  graveyard(seat: Seat): string[] {
    return shown(this.#mat(seat)?.graveyard).sort();
  }

  roster(seat: Seat): string[] {
    return shown(this.#mat(seat)?.roster).sort();
  }

  guards(name: string): string[] {
    return shown(this.#place(name)?.guards).sort();
  }

  /** A seat, or -1 for nobody. */
  owner(name: string): number | undefined {
    const place = this.#place(name);
    return place === undefined ? undefined : (place.owner ?? -1);
  }

  /** Names of the regions a seat controls. */
  regions(seat: Seat): string[] {
    const places = Object.entries(readState(this.#s).places);
    return places.flatMap(([name, { owner }]) => (owner === seat && name !== 'citadel' ? [name] : []));
  }

  /** The lowest first. */
  tiles(name: string): string[] {
    return shown(this.#place(name)?.tiles);
  }

  /** Only what there is: `{ blood: 2, gold: 1 }`. */
  goods(seat: Seat): { [good: string]: number } {
    return Object.fromEntries(Object.entries(this.#mat(seat)?.goods ?? {}).filter(([, n]) => n !== 0));
  }

  vp(seat: Seat): number | undefined {
    return this.#mat(seat)?.vp;
  }

  sheet(seat: Seat, line: SheetLine): number | undefined {
    return this.#mat(seat)?.sheet[line];
  }

  /** Oldest first. */
  used(seat: Seat): string[] {
    return shown(this.#mat(seat)?.used);
  }

  fate(seat: Seat): string[] {
    return this.#mat(seat)?.fate ?? [];
  }

  minions(seat: Seat): string[] {
    return shown(this.#mat(seat)?.minions);
  }

  /** Left to right, `-` for an empty space. */
  display(): string[] {
    return shown(readState(this.#s).display);
  }

  /** In the order in which it will be drawn. */
  deck(tier: 1 | 2 | 3): string[] {
    return shown(readState(this.#s).decks[tier]);
  }

  offer(): string[] {
    return shown(readState(this.#s).offer);
  }

  /** In the order in which it will be drawn. */
  pile(): string[] {
    return shown(readState(this.#s).pile);
  }

  aside(): string[] {
    return shown(readState(this.#s).aside).sort();
  }
}
