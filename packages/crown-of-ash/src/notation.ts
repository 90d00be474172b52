import type { Notation } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import { PASS } from './chapters/raise.ts';
import { DECLINED } from './chapters/resurrect.ts';
import { sorted } from './sorted.ts';
import { at } from './table.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import type { Card, Config, KindIndex, Move, MoveOf, QuestionKind } from './types.ts';
import { COMBAT_CARDS, GOODS, KINDS } from './types.ts';

/** How the moves of one question are written, after their word, and read. `read` gives null for anything else. */
interface Script<K extends QuestionKind> {
  readonly word: string;
  write(m: MoveOf<K>, t: Tables): string;
  read(text: string, t: Tables): MoveOf<K> | null;
}

const fighterId = (t: Tables, f: number): string => at(t.fighters, f).id;
const NONE = 'none';

const writeFighters = (t: Tables, fighters: readonly number[]): string =>
  fighters.length === 0 ? NONE : fighters.map((f) => fighterId(t, f)).join(',');

/** All of a list or nothing. */
function readAll<T>(texts: readonly string[], read: (text: string) => T | undefined): T[] | null {
  const values: T[] = [];
  for (const text of texts) {
    const value = read(text);
    if (value === undefined) return null;
    values.push(value);
  }
  return values;
}

function readFighters(t: Tables, text: string): number[] | null {
  if (text === NONE) return [];
  const fighters = readAll(text.split(','), (id) => t.fighterIndex.get(id));
  return fighters === null ? null : sorted(fighters);
}

/** Positions are written from 1, as a person counts. */
function readPosition(text: string): number | null {
  return /^[1-9]$/.test(text) ? Number(text) - 1 : null;
}

const writePayment = (pay: readonly number[]): string =>
  pay.flatMap((n, good) => Array.from({ length: n }, () => at(GOODS, good))).join(',');

function readPayment(text: string): number[] | null {
  const goods = readAll(text === '' ? [] : text.split(','), (name) => GOODS.find((g) => g === name));
  return goods === null ? null : GOODS.map((g) => goods.filter((x) => x === g).length);
}

function readKind(text: string): KindIndex | null {
  for (const k of [0, 1, 2, 3] as const) if (KINDS[k] === text) return k;
  return null;
}

function readCard(text: string): Card | null {
  for (const c of [0, 1, 2, 3, 4] as const) if (COMBAT_CARDS[c] === text) return c;
  return null;
}

const turn: Script<'turn'> = {
  word: 'place',
  write: (m, t) => at(t.spaces, m.space).id,
  read(text, t) {
    const space = t.spaceIndex.get(text);
    return space === undefined ? null : { kind: 'turn', space };
  },
};

const build: Script<'build'> = {
  word: 'build',
  write: (m, t) => `${m.slot + 1} ${at(t.regions, m.region).id}`,
  read(text, t) {
    const [position = '', id = '', ...rest] = text.split(' ');
    const slot = readPosition(position);
    const region = t.regions.findIndex((r) => r.id === id);
    return slot === null || region < 0 || rest.length > 0 ? null : { kind: 'build', slot, region };
  },
};

const raise: Script<'raise'> = {
  word: 'raise',
  write: (m) => (m.slot === PASS ? 'nobody' : `${m.slot + 1} for=${writePayment(m.pay)}`),
  read(text) {
    if (text === 'nobody') return { kind: 'raise', slot: PASS, pay: [] };
    const [position = '', payment = '', ...rest] = text.split(' for=');
    const slot = readPosition(position);
    const pay = readPayment(payment);
    return slot === null || pay === null || rest.length > 0 || !text.includes(' for=')
      ? null
      : { kind: 'raise', slot, pay };
  },
};

const recover: Script<'recover'> = {
  word: 'recover',
  write: (m, t) => (m.fighter === DECLINED ? NONE : fighterId(t, m.fighter)),
  read(text, t) {
    const fighter = text === NONE ? DECLINED : t.fighterIndex.get(text);
    return fighter === undefined ? null : { kind: 'recover', fighter };
  },
};

const order: Script<'order'> = {
  word: 'order',
  write: (m) => m.order.join(','),
  read(text) {
    const seats = readAll(text.split(','), (x) => SEATS.find((seat) => String(seat) === x));
    return seats === null ? null : { kind: 'order', order: seats };
  },
};

const scripts: { readonly [K in QuestionKind]: Script<K> } = {
  turn,
  build,
  raise,
  recover,
  order,
  post: {
    word: 'post',
    write: (m, t) => fighterId(t, m.fighter),
    read(text, t) {
      const fighter = t.fighterIndex.get(text);
      return fighter === undefined ? null : { kind: 'post', fighter };
    },
  },
  wild: {
    word: 'take',
    write: (m) => KINDS[m.good],
    read(text) {
      const good = readKind(text);
      return good === null ? null : { kind: 'wild', good };
    },
  },
  amend: {
    word: 'guard',
    write: (m, t) => writeFighters(t, m.fighters),
    read(text, t) {
      const fighters = readFighters(t, text);
      return fighters === null ? null : { kind: 'amend', fighters };
    },
  },
  commit: {
    word: 'send',
    write: (m, t) => writeFighters(t, m.fighters),
    read(text, t) {
      const fighters = readFighters(t, text);
      return fighters === null ? null : { kind: 'commit', fighters };
    },
  },
  clash: {
    word: 'clash',
    write: (m) => COMBAT_CARDS[m.card],
    read(text) {
      const card = readCard(text);
      return card === null ? null : { kind: 'clash', card };
    },
  },
  zero: {
    word: 'zero',
    write: (m) => m.option,
    read: (text) => (text === 'casualty' || text === 'return' ? { kind: 'zero', option: text } : null),
  },
  casualty: {
    word: 'lose',
    write: (m, t) => fighterId(t, m.fighter),
    read(text, t) {
      const fighter = t.fighterIndex.get(text);
      return fighter === undefined ? null : { kind: 'casualty', fighter };
    },
  },
};

const write = <K extends QuestionKind>(kind: K, m: MoveOf<K>, t: Tables): string =>
  `${scripts[kind].word} ${scripts[kind].write(m, t)}`;

/** Moves as text: `place gold`, `raise 4 for=blood,gold`, `clash die`. Depends on the content's ids. */
export function notation(config: Config): Notation<Move> {
  const t = tables(config);
  return {
    write: (m) => write(m.kind, m, t),
    read(text) {
      const space = text.indexOf(' ');
      if (space < 0) return null;
      const word = text.slice(0, space);
      const script = Object.values(scripts).find((x) => x.word === word);
      const m = script?.read(text.slice(space + 1), t) ?? null;
      // Only the canonical text is a move: `clash  3` or unsorted fighters are not.
      return m !== null && write(m.kind, m, t) === text ? m : null;
    },
  };
}

const PARTS: { readonly [K in QuestionKind]: (m: MoveOf<K>) => string[] } = {
  post: (m) => [`fighter:${m.fighter}`],
  turn: (m) => [`space:${m.space}`],
  build: (m) => [`tile:${m.slot}`, `region:${m.region}`],
  wild: (m) => [`good:${m.good}`],
  amend: (m) => m.fighters.map((f) => `guard:${f}`),
  raise: (m) => (m.slot === PASS ? ['pass'] : [`slot:${m.slot}`, `pay:${m.pay.join(',')}`]),
  commit: (m) => m.fighters.map((f) => `fighter:${f}`),
  clash: (m) => [`card:${m.card}`],
  zero: (m) => [`option:${m.option}`],
  casualty: (m) => [`fighter:${m.fighter}`],
  recover: (m) => (m.fighter === DECLINED ? ['pass'] : [`fighter:${m.fighter}`]),
  order: (m) => m.order.map((seat, i) => `order${i}:${seat}`),
};

const partsOf = <K extends QuestionKind>(kind: K, m: MoveOf<K>): string[] => PARTS[kind](m);

/** The things on the table one picks to make a move. */
export const parts = (m: Move): string[] => partsOf(m.kind, m);
