import { tables } from '../tables.ts';
import type { Config, Event } from '../types.ts';
import { SPECIAL, VP } from '../types.ts';
import { cardName, fateKinds, goodsNamed, type Names, namesOf, seatOrNull, sheetNamed } from './read.ts';

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
  space: ofNumber((space, names) => names.spaces([space])[0]),
  place,
  region: place,
  seat,
  from: seat,
  defender: seat,
  slot: position,
  deck: position,
  decks: ofNumbers((list) => list.map((deck) => deck + 1)),
  loot,
  paid: loot,
  card: (value) => (value === 0 || value === 1 || value === 2 || value === 3 || value === 4 ? cardName(value) : null),
  fate: ofNumber(fateKinds),
  sheet: ofNumbers(sheetNamed),
  attack: side,
  defence: side,
};

function worded(fields: Fields, names: Names): Fields {
  const entries = Object.entries(fields).map(([field, value]): [string, unknown] => {
    const say = WORDINGS[field];
    return [field, say === undefined ? value : say(value, names)];
  });
  return Object.fromEntries(entries);
}

/** An event in the content's ids. */
export const readEvent = (config: Config, e: Event): unknown => worded({ ...e }, namesOf(tables(config)));
