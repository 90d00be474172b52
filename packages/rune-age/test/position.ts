import { readFileSync } from 'node:fs';
import { applyText, below, put, type Seat, seedRng, take, tellRefusal, type Viewer } from '@cinderhall/kernel';
import { cardIn, isWounded } from '../src/army.ts';
import { conserve } from '../src/conserve.ts';
import { runeAge } from '../src/game.ts';
import { at } from '../src/table.ts';
import { tables } from '../src/tables.ts';
import type { CardIndex, Config, Event, EventKind, EventOf, Faction, ScenarioId, State, View } from '../src/types.ts';

/** Cards that stay as they are when house cards change for balance. */
const box: unknown = JSON.parse(readFileSync(new URL('cards-for-tests.json', import.meta.url), 'utf8'));

/** A table of the rule tests; two players, Daqan and Waiqar, in Resurgence unless said otherwise. */
export interface Table {
  readonly scenario?: ScenarioId;
  readonly factions?: readonly Faction[];
}

const configs = new Map<string, Config>();

/** The same table gets the same configuration: its cards are compiled once. */
function configOf({ scenario = 'resurgence', factions = ['daqan', 'waiqar'] }: Table): Config {
  const key = `${scenario} ${factions}`;
  const known = configs.get(key);
  if (known) return known;
  const read = runeAge.configure({ scenario, players: factions.length, factions, content: box });
  if (!read.ok) throw new Error(tellRefusal(read.refusal));
  configs.set(key, read.value);
  return read.value;
}

type Zone = 'hands' | 'decks' | 'discards' | 'ready' | 'exhausted';

/**
 * A position to try a rule on, set up in the words of the table and played in notation. It begins with nothing but the
 * piles, barracks and centre of a new game: no hands, decks, runes and no events to come; seat 0 is first and at turn.
 * After every move the cards are counted: none may vanish or double.
 */
export class Position {
  readonly state: State;
  /** Everything told so far. */
  readonly events: Event[] = [];
  #last: Event[] = [];

  constructor(table: Table = {}) {
    this.state = runeAge.setup(configOf(table), '1');
    const s = this.state;
    for (const zone of ['hands', 'decks', 'discards', 'ready', 'exhausted'] as const) this.#empty(zone);
    s.shown = s.shown.map(() => []);
    for (const event of s.events) put(s.removed, event);
    s.events = [];
    s.first = 0;
    this.turnOf(0);
  }

  #empty(zone: Zone): void {
    const s = this.state;
    for (const list of s[zone]) for (const card of list) s.supply[card] = at(s.supply, card) + 1;
    s[zone] = s[zone].map(() => []);
  }

  card(id: string): CardIndex {
    const card = tables(this.state.config).index.get(id);
    if (card === undefined) throw new Error(`no card ${id}`);
    return card;
  }

  id = (card: CardIndex): string => at(tables(this.state.config).cards, card).id;

  /** Out of its place of origin, or out of the events that are not used yet. A city takes the place of another one. */
  #fetch(id: string): CardIndex {
    const { supply, removed } = this.state;
    const card = this.card(id);
    const t = tables(this.state.config);
    if (t.events.includes(card)) take(removed, card);
    else if (at(supply, card) > 0) supply[card] = at(supply, card) - 1;
    else if (t.cities.includes(card))
      supply[
        at(
          t.cities.filter((city) => at(supply, city) > 0),
          0,
        )
      ] = 0;
    else throw new Error(`no ${id} is left`);
    return card;
  }

  #lay(zone: Zone, seat: Seat, ids: readonly string[]): this {
    for (const id of ids) put(at(this.state[zone], seat), this.#fetch(id));
    return this;
  }

  hand(seat: Seat, ...ids: string[]): this {
    return this.#lay('hands', seat, ids);
  }

  /** The top card first. */
  deck(seat: Seat, ...ids: string[]): this {
    for (const id of ids.reverse()) at(this.state.decks, seat).push(this.#fetch(id));
    return this;
  }

  discard(seat: Seat, ...ids: string[]): this {
    return this.#lay('discards', seat, ids);
  }

  inPlay(seat: Seat, ...ids: string[]): this {
    return this.#lay('ready', seat, ids);
  }

  exhausted(seat: Seat, ...ids: string[]): this {
    return this.#lay('exhausted', seat, ids);
  }

  /** These cities lie in the centre, in the place of others. */
  centre(...ids: string[]): this {
    for (const card of ids.map((id) => this.#fetch(id))) this.state.supply[card] = 1;
    return this;
  }

  /** Enemies beside the objective. */
  enemies(...ids: string[]): this {
    this.state.enemies.push(...ids.map((id) => this.#fetch(id)));
    return this;
  }

  /** The event deck, the top card first. */
  eventDeck(...ids: string[]): this {
    this.state.events.push(...ids.map((id) => this.#fetch(id)).reverse());
    return this;
  }

  spentEvents(...ids: string[]): this {
    for (const id of ids) put(this.state.spentEvents, this.#fetch(id));
    return this;
  }

  damage(seat: Seat, points: number): this {
    this.state.damage[seat] = points;
    return this;
  }

  purse(seat: Seat, gold: number, influence: number): this {
    this.state.gold[seat] = gold;
    this.state.influence[seat] = influence;
    return this;
  }

  /** What the attrition die shows next. */
  die(skulls: number): this {
    const faces = tables(this.state.config).pack.die;
    for (let seed = 0; ; seed++) {
      this.state.rng = seedRng(String(seed));
      const trial = runeAge.clone(this.state);
      if (faces[below(trial.rng, faces.length)] === skulls) return this;
    }
  }

  /** This seat's turn; those before it, in order from the first player, have had theirs. */
  turnOf(seat: Seat): this {
    const s = this.state;
    s.active = seat;
    s.moved = s.moved.map((_moved, i) => Number((i - s.first + s.moved.length) % s.moved.length <= seat - s.first));
    s.stack = [
      { kind: 'next' },
      { kind: 'refill' },
      { kind: 'keep', seat, card: -1, kept: null },
      { kind: 'turn', seat, act: null, card: -1 },
    ];
    return this;
  }

  /** Who is asked, of those who are; throws when the game is over. */
  get asked(): Seat {
    return at(runeAge.pending(this.state)?.seats ?? [], 0);
  }

  get question(): string | undefined {
    return runeAge.pending(this.state)?.kind;
  }

  /** Answers in notation, one after the other, by whoever is asked. */
  play(...moves: string[]): this {
    this.#last = [];
    for (const move of moves) {
      const decision = this.state.decision;
      const told: Event[] = [];
      const done = applyText(runeAge, this.state.config, this.state, { seat: this.asked, decision, move }, (e) =>
        told.push(e),
      );
      if (!done.ok) throw new Error(tellRefusal(done.refusal));
      Object.assign(this.state, done.value);
      this.#last.push(...told);
      this.events.push(...told);
      const problem = conserve(this.state);
      if (problem !== null) throw new Error(problem);
    }
    return this;
  }

  /** Answers of whoever is asked, in notation. */
  get offers(): string[] {
    if (this.question === undefined) return [];
    const { write } = runeAge.notation(this.state.config);
    return runeAge.moves(this.state, this.asked).map(write);
  }

  /** The rule that bars a part of a card, such as `target` and `forge`, from whoever is asked. */
  bar(part: string, id: string): string | undefined {
    return runeAge.barred(this.state, this.asked).find((b) => b.part === `${part}:${this.card(id)}`)?.rule;
  }

  /** What the last answers told of this kind. */
  told<K extends EventKind>(kind: K): EventOf<K>[] {
    return this.#last.filter((e): e is Event & EventOf<K> => e.kind === kind);
  }

  ids(zone: Zone, seat: Seat): string[] {
    return at(this.state[zone], seat).map(this.id).sort();
  }

  left(id: string): number {
    return at(this.state.supply, this.card(id));
  }

  /** Units of a side, wounded ones with a star. */
  army(side: 0 | 1): string[] {
    return (this.state.combat?.units[side] ?? []).map((u) => `${this.id(cardIn(u))}${isWounded(u) ? '*' : ''}`);
  }

  view(who: Viewer): View {
    return runeAge.view(this.state, who);
  }
}
