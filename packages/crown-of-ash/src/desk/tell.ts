import { tables } from '../tables.ts';
import type { Config, Event, EventKind } from '../types.ts';
import { ACTION_CARDS, COMBAT_CARDS, HAND, KINDS, SPECIAL, VP } from '../types.ts';
import { fateKinds, goodsNamed, type Names, namesOf, seatOrNull, sheetNamed } from './read.ts';

interface Fields {
  readonly [name: string]: unknown;
}

const isNumber = (x: unknown): x is number => typeof x === 'number';
const isNumbers = (x: unknown): x is readonly number[] => Array.isArray(x) && x.every(isNumber);
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

type Wording = (value: unknown, names: Names) => unknown;
const ofNumber =
  (say: (n: number, names: Names) => unknown): Wording =>
  (value, names) =>
    isNumber(value) ? say(value, names) : value;
const ofNumbers =
  (say: (list: readonly number[], names: Names) => unknown): Wording =>
  (value, names) =>
    isNumbers(value) ? say(value, names) : value;

const fighter = ofNumber((f, names) => names.fighters([f])[0]);
const fighters = ofNumbers((list, names) => names.fighters(list));
const place = ofNumber((n, names) => names.place(n));
const seat = ofNumber(seatOrNull);
const space = ofNumber((n, names) => names.spaces([n])[0]);
const card: Wording = (value) => COMBAT_CARDS.find((_name, i) => i === value) ?? null;
const kinds = ofNumbers((list) => Object.fromEntries(KINDS.map((kind, k) => [kind, list[k] ?? 0])));
const side: Wording = (value, names) => (isFields(value) ? worded(value, names) : value);
/** Positions are counted from 1 and decks named by their numerals, as a person does. */
const position = ofNumber((n) => (n < 0 ? null : n + 1));
const loot = ofNumbers((list) => ({ ...goodsNamed(list), special: list[SPECIAL] ?? 0, vp: list[VP] ?? 0 }));

/** By the name of the field, which means the same in every event. What is not here is said as it is. */
const WORDINGS: { readonly [field: string]: Wording } = {
  fighter,
  fighters,
  before: fighters,
  after: fighters,
  tile: ofNumber((tile, names) => names.tiles([tile])[0]),
  space,
  place,
  region: place,
  seat,
  from: seat,
  defender: seat,
  slot: position,
  deck: position,
  decks: ofNumbers((list) => list.map((deck) => deck + 1)),
  loot,
  items: loot,
  actionCard: ofNumber((card) => ACTION_CARDS[card] ?? null),
  paid: loot,
  card,
  fate: ofNumber(fateKinds),
  sheet: ofNumbers(sheetNamed),
  attack: side,
  defence: side,
  to: space,
  out: fighter,
  into: fighter,
  give: kinds,
  take: kinds,
};

/** Fields that mean something of their own in one kind of event. */
const OWN_WORDINGS: { readonly [K in EventKind]?: { readonly [field: string]: Wording } } = {
  revealed: { attack: card, defence: card, warned: seat },
  commanded: { from: space },
  reinforced: { from: ofNumber((n, names) => (n === HAND ? 'hand' : names.place(n))) },
};

function worded(fields: Fields, names: Names, own: { readonly [field: string]: Wording } = {}): Fields {
  const entries = Object.entries(fields).map(([field, value]): [string, unknown] => {
    const say = own[field] ?? WORDINGS[field];
    return [field, say === undefined ? value : say(value, names)];
  });
  return Object.fromEntries(entries);
}

/** An event in the content's ids. */
export const readEvent = (config: Config, e: Event): unknown =>
  worded({ ...e }, namesOf(tables(config)), OWN_WORDINGS[e.kind]);
