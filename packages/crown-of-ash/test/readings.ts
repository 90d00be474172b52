import type { Seat } from '@cinderhall/kernel';
import { type Tables, tables } from '../src/tables.ts';
import { CITADEL, COMBAT_CARDS, FATES, GOODS, HOME, KINDS, SHEET, type SheetLine, type State } from '../src/types.ts';

/** What lies where on a table, in the content's ids. Reads the state as it is at the time of asking. */
export class Readings {
  readonly #s: State;
  readonly #t: Tables;

  constructor(s: State) {
    this.#s = s;
    this.#t = tables(s.config);
  }

  #fighters(list: readonly number[] | undefined): string[] {
    return (list ?? []).map((f) => this.#t.fighters[f]?.id ?? '-').sort();
  }

  #tiles(list: readonly number[]): string[] {
    return list.map((tile) => this.#t.tiles[tile]?.id ?? '-');
  }

  #place(name: string): number {
    return name === 'citadel' ? CITADEL : this.#t.regions.findIndex((r) => r.id === name);
  }

  hand(seat: Seat): string[] {
    return this.#fighters(this.#s.hands[seat]);
  }

  graveyard(seat: Seat): string[] {
    return this.#fighters(this.#s.graves[seat]);
  }

  roster(seat: Seat): string[] {
    return this.#fighters(this.#s.roster[seat]);
  }

  guards(name: string): string[] {
    return this.#fighters(this.#s.guards[this.#place(name)]);
  }

  /** A seat, or -1 for nobody. */
  owner(name: string): number | undefined {
    return this.#s.owners[this.#place(name)];
  }

  /** Names of the regions a seat controls. */
  regions(seat: Seat): string[] {
    return this.#t.regions.flatMap((r, i) => (this.#s.owners[i] === seat ? [r.id] : []));
  }

  /** The lowest first. */
  tiles(name: string): string[] {
    return this.#tiles(this.#s.tiles[this.#place(name)] ?? []);
  }

  /** Only what there is: `{ blood: 2, gold: 1 }`. */
  goods(seat: Seat): { [good: string]: number } {
    const amounts = GOODS.map((good, i) => [good, this.#s.goods[seat * GOODS.length + i] ?? 0] as const);
    return Object.fromEntries(amounts.filter(([, n]) => n !== 0));
  }

  vp(seat: Seat): number | undefined {
    return this.#s.vp[seat];
  }

  sheet(seat: Seat, line: SheetLine): number | undefined {
    return this.#s.sheet[seat * SHEET.length + SHEET.indexOf(line)];
  }

  /** Oldest first. */
  used(seat: Seat): string[] {
    return (this.#s.used[seat] ?? []).map((card) => COMBAT_CARDS[card]);
  }

  fate(seat: Seat): string[] {
    return (FATES[this.#s.fates[seat] ?? -1] ?? []).map((kind) => KINDS[kind]);
  }

  minions(seat: Seat): string[] {
    const standing = this.#s.minions.slice(seat * 4, seat * 4 + 4).filter((space) => space !== HOME);
    return standing.map((space) => this.#t.spaces[space]?.id ?? '-');
  }

  /** Left to right, `-` for an empty space. */
  display(): string[] {
    return this.#s.display.map((f) => this.#t.fighters[f]?.id ?? '-');
  }

  /** In the order in which it will be drawn. */
  deck(tier: 1 | 2 | 3): string[] {
    return [...(this.#s.decks[tier - 1] ?? [])].reverse().map((f) => this.#t.fighters[f]?.id ?? '-');
  }

  offer(): string[] {
    return this.#tiles(this.#s.offer);
  }

  /** In the order in which it will be drawn. */
  pile(): string[] {
    return this.#tiles([...this.#s.pile].reverse());
  }

  aside(): string[] {
    return this.#tiles(this.#s.aside).sort();
  }
}
