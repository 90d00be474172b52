import { applyText, type Refusal, SEATS, type Seat, seedRng, tellRefusal, type Viewer } from '@cinderhall/kernel';
import type { Pack } from '../src/content/pack.ts';
import { census, emptied, layOver, load } from '../src/desk/index.ts';
import type { PositionWords } from '../src/desk/shapes.ts';
import { crownOfAsh } from '../src/game.ts';
import type { EditionId } from '../src/ruleset.ts';
import { tables } from '../src/tables.ts';
import type {
  ActionCardId,
  AutomaConfig,
  COMBAT_CARDS,
  Config,
  Event,
  EventKind,
  Good,
  Kind,
  Necromancer,
  Options,
  SheetLine,
  State,
  View,
} from '../src/types.ts';
import { box } from './box.ts';
import { Readings } from './readings.ts';
import { shareLists } from './shared.ts';

/** What a table of the rule tests may differ in; two players, final edition and {@link box} unless said otherwise. */
export interface Table {
  readonly players?: 2 | 3 | 4;
  readonly edition?: EditionId;
  readonly options?: Partial<Options>;
  readonly automa?: Partial<AutomaConfig>;
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

  #lay(words: PositionWords): this {
    const problem = layOver(this.state, words);
    if (problem !== null) throw new Error(tellRefusal(problem));
    return this;
  }

  /** Control of a place, with its tiles, the lowest first. The Citadel has none, and no King any more. */
  owns(seat: Seat, name: string, ...tiles: string[]): this {
    return this.#lay({ places: { [name]: { owner: seat, tiles } } });
  }

  /** Who defends a place that is controlled already. */
  guards(name: string, ...ids: string[]): this {
    return this.#lay({ places: { [name]: { guards: ids } } });
  }

  hand(seat: Seat, ...ids: string[]): this {
    return this.#lay({ seats: { [seat]: { hand: ids } } });
  }

  graveyard(seat: Seat, ...ids: string[]): this {
    return this.#lay({ seats: { [seat]: { graveyard: ids } } });
  }

  goods(seat: Seat, goods: { readonly [G in Good]?: number }): this {
    return this.#lay({ seats: { [seat]: { goods: { sulphur: 0, blood: 0, ash: 0, bone: 0, gold: 0, ...goods } } } });
  }

  gold(seat: Seat, amount: number): this {
    return this.#lay({ seats: { [seat]: { goods: { gold: amount } } } });
  }

  /** VP from earlier, on one line of the score sheet. */
  vp(seat: Seat, points: number, line: SheetLine = 'cards'): this {
    return this.#lay({ seats: { [seat]: { sheet: { [line]: points } } } });
  }

  /** Used combat cards, oldest first. */
  used(seat: Seat, ...cards: (typeof COMBAT_CARDS)[number][]): this {
    return this.#lay({ seats: { [seat]: { used: cards } } });
  }

  fate(seat: Seat, one: Kind, other: Kind): this {
    return this.#lay({ seats: { [seat]: { fate: [one, other] } } });
  }

  /** Where a seat's minions stand; the others are at home. */
  minions(seat: Seat, ...spaces: string[]): this {
    return this.#lay({ seats: { [seat]: { minions: spaces } } });
  }

  /** The six raisable spaces, left to right; `null` for an empty one. */
  display(...ids: (string | null)[]): this {
    return this.#lay({ display: ids });
  }

  /** A fighter deck, in the order in which it will be drawn. */
  deck(tier: 1 | 2 | 3, ...ids: string[]): this {
    return this.#lay({ decks: { [tier]: ids } });
  }

  /** The four face-up tiles, left to right. */
  offer(...ids: string[]): this {
    return this.#lay({ offer: ids });
  }

  /** The stack of tiles, in the order in which it will be drawn. */
  pile(...ids: string[]): this {
    return this.#lay({ pile: ids });
  }

  aside(...ids: string[]): this {
    return this.#lay({ aside: ids });
  }

  /** The AI's action cards in the order in which they come; the others have been flipped. */
  actions(...actions: ActionCardId[]): this {
    return this.#lay({ automa: { actions } });
  }

  /** The AI's combat cards in the order in which they come; the others are used. */
  combat(...combat: (typeof COMBAT_CARDS)[number][]): this {
    return this.#lay({ automa: { combat } });
  }

  /** Where the AI's marker is on the fighter track, from 0 at the top. */
  marker(marker: number): this {
    return this.#lay({ automa: { marker } });
  }

  kingToken(seat: Seat): this {
    return this.#lay({ kingToken: seat });
  }

  /** This seat is to place a minion, the others follow in the order of the seats; `last`: it ends the round. */
  turnOf(seat: Seat, { round = 1, last = false } = {}): this {
    const players = SEATS.slice(0, this.config.players);
    const order = last ? [...players.filter((other) => other !== seat), seat] : players;
    return this.#lay({ round, order, turn: last ? 4 * players.length : order.indexOf(seat) + 1 });
  }

  /** The next rolls, by looking for a seed that gives them. A shuffle in between would spoil it. */
  dice(...rolls: number[]): this {
    load(this.state, rolls);
    return this;
  }

  /** Another course of chance. */
  seed(seed: number): this {
    this.state.rng = seedRng(String(seed));
    return this;
  }

  /** Plays moves of one seat, one after the other. Throws when one is refused, needs a listener, or a piece gets lost. */
  play(seat: Seat, ...texts: string[]): this {
    for (const text of texts) {
      const before = whole(this.state);
      const told: Event[] = [];
      const done = applyText(crownOfAsh, this.config, this.state, this.#answer(seat, text), (e) => told.push(e));
      if (!done.ok) throw new Error(tellRefusal(done.refusal));
      const unheard = applyText(crownOfAsh, this.config, this.state, this.#answer(seat, text));
      if (!unheard.ok || asText(unheard.value) !== asText(done.value)) throw new Error(`'${text}' needs a listener`);
      if (shareLists({ ...done.value, config: null }, told)) throw new Error(`what '${text}' told may change later`);
      Object.assign(this.state, done.value);
      this.#last = told;
      this.events.push(...told);
      const after = whole(this.state);
      if (after !== before) throw new Error(`after '${text}':\n${after}\nwas\n${before}`);
    }
    return this;
  }

  /** Fighters as notation lists them: in the order of the box. */
  list(...ids: string[]): string {
    const t = tables(this.config);
    const fighters = ascending(ids.map((id) => t.fighterIndex.get(id) ?? -1));
    return fighters.map((f) => t.fighters[f]?.id).join(',');
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

const asText = (s: State): string => JSON.stringify({ ...s, config: null });

/** Every fighter and tile on the table: it is the same before and after any move. */
function whole(s: State): string {
  const { astray, fighters, tiles } = census(s);
  if (astray.length > 0) throw new Error(astray.join('; '));
  return `fighters ${fighters}\ntiles ${tiles}`;
}
