import {
  applyText,
  below,
  type Refusal,
  SEATS,
  type Seat,
  seedRng,
  tellRefusal,
  type Viewer,
} from '@cinderhall/kernel';
import type { Pack } from '../src/content/pack.ts';
import { crownOfAsh } from '../src/game.ts';
import type { EditionId } from '../src/ruleset.ts';
import { tables } from '../src/tables.ts';
import {
  type Card,
  CITADEL,
  COMBAT_CARDS,
  type Config,
  type Event,
  type EventKind,
  FATES,
  GOLD,
  GOODS,
  type Good,
  HOME,
  KINDS,
  type Kind,
  type Necromancer,
  NOBODY,
  type Options,
  SHEET,
  type SheetLine,
  type State,
  type View,
} from '../src/types.ts';
import { box } from './box.ts';
import { Readings } from './readings.ts';

/** What a table of the rule tests may differ in; two players, final edition and {@link box} unless said otherwise. */
export interface Table {
  readonly players?: 2 | 3 | 4;
  readonly edition?: EditionId;
  readonly options?: Partial<Options>;
  readonly necromancers?: readonly Necromancer[];
  readonly content?: Pack;
}

const configs = new Map<string, Config>();

/** The configuration of such a table, read like any from outside. The same table gets the same one: it is compiled once. */
export function configOf({ content = box, players = 2, ...rest }: Table = {}): Config {
  const key = JSON.stringify({ ...rest, players, content: content.id });
  const known = content === box ? configs.get(key) : undefined;
  if (known) return known;
  const read = crownOfAsh.configure({ ...rest, players, content });
  if (!read.ok) throw new Error(tellRefusal(read.refusal));
  if (content === box) configs.set(key, read.value);
  return read.value;
}

/** The same table with the house pack. */
export function houseConfigOf(table: Table): Config {
  const read = crownOfAsh.configure({ players: 2, ...table, content: 'house' });
  if (!read.ok) throw new Error(tellRefusal(read.refusal));
  return read.value;
}

const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** The event of one kind. */
type Told<K extends EventKind> = Extract<Event, { kind: K }>;

/**
 * A position to try a rule on, set up in the words of the board and played in notation. It begins as an empty table in
 * round 1: nobody controls anything, hands, decks, display, offer and pile are empty, the King is there, and seat 0 is to
 * place a minion. After every move the pieces are counted: none may vanish or double.
 */
export class Position {
  readonly config: Config;
  /** Everything told so far. */
  readonly events: Event[] = [];
  /** What lies where, by the content's ids. */
  readonly now: Readings;
  readonly state: State;
  /** Told by the last move. */
  #last: Event[] = [];

  constructor(table: Table = {}) {
    this.config = configOf(table);
    this.state = emptied(crownOfAsh.setup(this.config, '1'));
    this.now = new Readings(this.state);
    this.turnOf(0);
  }

  #fighters(ids: readonly string[]): number[] {
    return ascending(ids.map((id) => this.#index(tables(this.config).fighterIndex, id)));
  }

  #index(ids: ReadonlyMap<string, number>, id: string): number {
    const index = ids.get(id);
    if (index === undefined) throw new Error(`'${id}' is not in this box`);
    return index;
  }

  #place(name: string): number {
    if (name === 'citadel') return CITADEL;
    const place = tables(this.config).regions.findIndex((r) => r.id === name);
    if (place < 0) throw new Error(`no place is called ${name}`);
    return place;
  }

  #muster(): this {
    const { state } = this;
    for (const seat of SEATS) {
      state.roster[seat] = ascending(heldBy(state, seat));
    }
    return this;
  }

  /** Control of a place, with its tiles, the lowest first. The Citadel has none, and no King any more. */
  owns(seat: Seat, name: string, ...tiles: string[]): this {
    const place = this.#place(name);
    this.state.owners[place] = seat;
    if (place === CITADEL) this.state.king = false;
    else this.state.tiles[place] = tiles.map((id) => this.#index(tables(this.config).tileIndex, id));
    return this;
  }

  /** Who defends a place that is controlled already. */
  guards(name: string, ...ids: string[]): this {
    this.state.guards[this.#place(name)] = this.#fighters(ids);
    return this.#muster();
  }

  hand(seat: Seat, ...ids: string[]): this {
    this.state.hands[seat] = this.#fighters(ids);
    return this.#muster();
  }

  graveyard(seat: Seat, ...ids: string[]): this {
    this.state.graves[seat] = this.#fighters(ids);
    return this.#muster();
  }

  goods(seat: Seat, goods: { readonly [G in Good]?: number }): this {
    GOODS.forEach((good, i) => {
      this.state.goods[seat * GOODS.length + i] = goods[good] ?? 0;
    });
    return this;
  }

  gold(seat: Seat, amount: number): this {
    this.state.goods[seat * GOODS.length + GOLD] = amount;
    return this;
  }

  /** VP from earlier, on one line of the score sheet. */
  vp(seat: Seat, points: number, line: SheetLine = 'cards'): this {
    this.state.sheet[seat * SHEET.length + SHEET.indexOf(line)] = points;
    this.state.vp[seat] = (this.state.vp[seat] ?? 0) + points;
    return this;
  }

  /** Used combat cards, oldest first. */
  used(seat: Seat, ...cards: (typeof COMBAT_CARDS)[number][]): this {
    this.state.used[seat] = cards.map(cardOf);
    return this;
  }

  fate(seat: Seat, one: Kind, other: Kind): this {
    const pair = [KINDS.indexOf(one), KINDS.indexOf(other)];
    this.state.fates[seat] = FATES.findIndex((kinds) => kinds.every((kind) => pair.includes(kind)));
    return this;
  }

  /** Where a seat's minions stand; the others are at home. */
  minions(seat: Seat, ...spaces: string[]): this {
    const standing = spaces.map((id) => this.#index(tables(this.config).spaceIndex, id));
    const home = Array.from({ length: 4 - standing.length }, () => HOME);
    this.state.minions.splice(seat * 4, 4, ...home, ...ascending(standing));
    return this;
  }

  /** The six raisable spaces, left to right; `null` for an empty one. */
  display(...ids: (string | null)[]): this {
    const at = (i: number): string | null => ids[i] ?? null;
    this.state.display = this.state.display.map((_none, i) => {
      const id = at(i);
      return id === null ? -1 : this.#index(tables(this.config).fighterIndex, id);
    });
    return this;
  }

  /** A fighter deck, in the order in which it will be drawn. */
  deck(tier: 1 | 2 | 3, ...ids: string[]): this {
    this.state.decks[tier - 1] = ids.map((id) => this.#index(tables(this.config).fighterIndex, id)).reverse();
    return this;
  }

  /** The four face-up tiles, left to right. */
  offer(...ids: string[]): this {
    const tiles = ids.map((id) => this.#index(tables(this.config).tileIndex, id));
    this.state.offer = [0, 1, 2, 3].map((i) => tiles[i] ?? -1);
    return this;
  }

  /** The stack of tiles, in the order in which it will be drawn. */
  pile(...ids: string[]): this {
    this.state.pile = ids.map((id) => this.#index(tables(this.config).tileIndex, id)).reverse();
    return this;
  }

  aside(...ids: string[]): this {
    this.state.aside = ascending(ids.map((id) => this.#index(tables(this.config).tileIndex, id)));
    return this;
  }

  kingToken(seat: Seat): this {
    this.state.kingToken = seat;
    this.state.king = false;
    return this;
  }

  /** This seat is to place a minion, the others follow in the order of the seats; `last`: it ends the round. */
  turnOf(seat: Seat, { round = 1, last = false } = {}): this {
    const players = SEATS.slice(0, this.config.players);
    const { state } = this;
    state.order = last ? [...players.filter((other) => other !== seat), seat] : players;
    state.round = round;
    state.turn = last ? 4 * players.length : state.order.indexOf(seat) + 1;
    state.stack = [{ kind: 'next' }, { kind: 'raise', seat, slot: -1, pay: [] }, { kind: 'turn', seat, space: HOME }];
    return this;
  }

  /** The next rolls, by looking for a seed that gives them. A shuffle in between would spoil it. */
  dice(...rolls: number[]): this {
    for (let seed = 0; ; seed++) {
      const rng = seedRng(String(seed));
      if (!rolls.every((roll) => below(rng, 6) + 1 === roll)) continue;
      this.state.rng = seedRng(String(seed));
      return this;
    }
  }

  /** Another course of chance. */
  seed(seed: number): this {
    this.state.rng = seedRng(String(seed));
    return this;
  }

  /** Plays moves of one seat, one after the other. Throws when one is refused or a piece gets lost. */
  play(seat: Seat, ...texts: string[]): this {
    for (const text of texts) {
      const before = census(this.state);
      const told: Event[] = [];
      const done = applyText(crownOfAsh, this.config, this.state, this.#answer(seat, text), (e) => told.push(e));
      if (!done.ok) throw new Error(tellRefusal(done.refusal));
      Object.assign(this.state, done.value);
      this.#last = told;
      this.events.push(...told);
      const after = census(this.state);
      if (after !== before) throw new Error(`after '${text}':\n${after}\nwas\n${before}`);
    }
    return this;
  }

  /** Fighters as notation lists them: in the order of the box. */
  list(...ids: string[]): string {
    return this.#fighters(ids)
      .map((f) => tables(this.config).fighters[f]?.id)
      .join(',');
  }

  /** Both combat cards: the attacker's, then the defender's. */
  clash(attacker: Seat, card: string, defender: Seat, other: string): this {
    return this.play(attacker, `clash ${card}`).play(defender, `clash ${other}`);
  }

  /** Everything a seat may answer now, in notation. */
  offered(seat: Seat): string[] {
    const { write } = crownOfAsh.notation(this.config);
    return crownOfAsh.moves(this.state, seat).map(write);
  }

  /** What is asked, and whom: `clash 0 1`; `over`. */
  get asked(): string {
    const d = crownOfAsh.pending(this.state);
    return d === null ? 'over' : [d.kind, ...d.seats].join(' ');
  }

  /** Why a move is refused. Throws when it is not, or when asking changed anything. */
  refusal(seat: Seat, text: string): Refusal {
    const before = JSON.stringify(this.state);
    const told: Event[] = [];
    const done = applyText(crownOfAsh, this.config, this.state, this.#answer(seat, text), (e) => told.push(e));
    if (done.ok) throw new Error(`'${text}' is a move`);
    if (told.length > 0 || JSON.stringify(this.state) !== before)
      throw new Error(`'${text}' was refused and had effects`);
    return done.refusal;
  }

  #answer(seat: Seat, move: string) {
    return { seat, move, decision: this.state.decision };
  }

  /** `TRN-3 space-taken` when a part of this move is barred. */
  bar(seat: Seat, text: string): string {
    const refusal = this.refusal(seat, text);
    return refusal.refused === 'not-offered' ? `${refusal.rule} ${refusal.reason}` : refusal.refused;
  }

  /** Events of one kind told by the last move. */
  told<K extends EventKind>(kind: K): Told<K>[] {
    return this.#last.filter((e): e is Told<K> => e.kind === kind);
  }

  /** Kinds of the events told by the last move, in order. */
  get kinds(): EventKind[] {
    return this.#last.map((e) => e.kind);
  }

  view(who: Viewer): View {
    return crownOfAsh.view(this.state, who);
  }
}

export const position = (table: Table = {}): Position => new Position(table);

/** A game as it is dealt from a seed. */
export function dealt(table: Table = {}, seed = '1'): { s: State; now: Readings; events: Event[] } {
  const events: Event[] = [];
  const s = crownOfAsh.setup(configOf(table), seed, (e) => events.push(e));
  return { s, now: new Readings(s), events };
}

function cardOf(name: (typeof COMBAT_CARDS)[number]): Card {
  const all: readonly Card[] = [0, 1, 2, 3, 4];
  const found = all.find((card) => COMBAT_CARDS[card] === name);
  if (found === undefined) throw new Error(`no card is called ${name}`);
  return found;
}

function emptied(s: State): State {
  const lists = (n: number): number[][] => Array.from({ length: n }, () => []);
  return {
    ...s,
    decision: 0,
    vp: s.vp.map(() => 0),
    goods: s.goods.map(() => 0),
    hands: lists(4),
    graves: lists(4),
    roster: lists(4),
    used: [[], [], [], []],
    fates: [0, 1, 2, 3],
    minions: s.minions.map(() => HOME),
    owners: s.owners.map(() => NOBODY),
    guards: lists(7),
    tiles: lists(6),
    display: s.display.map(() => -1),
    decks: lists(3),
    offer: s.offer.map(() => -1),
    pile: [],
  };
}

/** A seat's fighters in hand, in the graveyard, in its places and on the march. */
function heldBy(s: State, seat: Seat): number[] {
  const guards = s.guards.flatMap((list, place) => (s.owners[place] === seat ? list : []));
  const marching = s.stack.flatMap((f) => (f.kind === 'clash' && f.attacker === seat ? f.attackers : []));
  return [...(s.hands[seat] ?? []), ...(s.graves[seat] ?? []), ...guards, ...marching];
}

/** Every fighter and tile on the table, sorted: it is the same before and after any move. */
function census(s: State): string {
  for (const seat of SEATS)
    if (String(ascending(heldBy(s, seat))) !== String(s.roster[seat]))
      throw new Error(`seat ${seat} does not hold the fighters it has raised`);
  if (s.guards.some((list, place) => s.owners[place] === NOBODY && list.length > 0))
    throw new Error('defenders of nobody');
  const shown = (list: readonly number[]) => list.filter((x) => x >= 0);
  const held = SEATS.flatMap((seat) => heldBy(s, seat));
  const fighters = ascending([...held, ...s.decks.flat(), ...shown(s.display)]);
  const tiles = ascending([...s.tiles.flat(), ...shown(s.offer), ...s.pile, ...s.aside]);
  return `fighters ${fighters}\ntiles ${tiles}`;
}
