import type { Notation, Seat } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import { DECLINED, PASS, STANDS, UNNAMED } from './none.ts';
import { sorted } from './sorted.ts';
import { at } from './table.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import type { Card, Config, KindIndex, Move, MoveKind, MoveOf, Space } from './types.ts';
import { CITADEL, COMBAT_CARDS, GOLD, GOODS, HAND, KINDS, TURN_POWERS } from './types.ts';

/** How the moves of one question are written, after their word, and read. `read` gives null for anything else. */
interface Script<K extends MoveKind> {
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

function writePayment(pay: readonly number[]): string {
  let text = '';
  for (let good = 0; good < pay.length; good++)
    for (let n = at(pay, good); n > 0; n--) text += text === '' ? at(GOODS, good) : `,${at(GOODS, good)}`;
  return text;
}

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
    const seats = readAll(text.split(','), (x) => readSeat(x));
    return seats === null ? null : { kind: 'order', order: seats };
  },
};

const YES_NO = ['yes', 'no'] as const;

function readKinds(text: string): number[] | null {
  const goods = readPayment(text);
  return goods === null || goods[GOLD] !== 0 ? null : goods.slice(0, KINDS.length);
}

const fence: Script<'fence'> = {
  word: 'fence',
  write: (m) => `${writePayment(m.give)} for ${writePayment(m.take)}`,
  read(text) {
    const [given = '', taken = '', ...rest] = text.split(' for ');
    const give = readKinds(given);
    const take = readKinds(taken);
    return give === null || take === null || rest.length > 0 ? null : { kind: 'fence', give, take };
  },
};

const readSeat = (text: string): Seat | undefined => SEATS.find((seat) => String(seat) === text);

const command: Script<'command'> = {
  word: 'command',
  write: (m, t) => `${m.owner} ${at(t.spaces, m.from).id} ${at(t.spaces, m.to).id}`,
  read(text, t) {
    const [seat = '', one = '', other = '', ...rest] = text.split(' ');
    const owner = readSeat(seat);
    const from: Space | undefined = t.spaceIndex.get(one);
    const to = t.spaceIndex.get(other);
    if (owner === undefined || from === undefined || to === undefined || rest.length > 0) return null;
    return { kind: 'command', owner, from, to };
  },
};

const CITADEL_ID = 'citadel';
const placeId = (t: Tables, place: number): string => (place === CITADEL ? CITADEL_ID : at(t.regions, place).id);

function readPlace(t: Tables, id: string): number | null {
  const place = id === CITADEL_ID ? CITADEL : t.regions.findIndex((r) => r.id === id);
  return place < 0 ? null : place;
}

const HAND_ID = 'hand';
const fighterOrNone = (t: Tables, f: number): string => (f < 0 ? NONE : fighterId(t, f));
const readFighterOrNone = (t: Tables, text: string): number | undefined =>
  text === NONE ? -1 : t.fighterIndex.get(text);

/** `reinforce volcano out=ash-2 in=bone-3 from=hand` */
const reinforce: Script<'reinforce'> = {
  word: 'reinforce',
  write(m, t) {
    const from = m.from === HAND ? HAND_ID : placeId(t, m.from);
    return `${placeId(t, m.place)} out=${fighterOrNone(t, m.out)} in=${fighterOrNone(t, m.into)} from=${from}`;
  },
  read(text, t) {
    const [, id = '', left = '', joins = '', source = ''] = /^(\S+) out=(\S+) in=(\S+) from=(\S+)$/.exec(text) ?? [];
    const place = readPlace(t, id);
    const out = readFighterOrNone(t, left);
    const into = readFighterOrNone(t, joins);
    const from = source === HAND_ID ? HAND : readPlace(t, source);
    if (place === null || out === undefined || into === undefined || from === null) return null;
    return { kind: 'reinforce', place, out, into, from };
  },
};

const readUse = (text: string): boolean | null => (text === 'yes' ? true : text === 'no' ? false : null);
const writeUse = (use: boolean): string => YES_NO[use ? 0 : 1];

const scripts: { readonly [K in MoveKind]: Script<K> } = {
  turn,
  build,
  raise,
  recover,
  order,
  fence,
  command,
  reinforce,
  unveil: {
    word: 'unveil',
    write: (m) => writeUse(m.use),
    read(text) {
      const use = readUse(text);
      return use === null ? null : { kind: 'unveil', use };
    },
  },
  brace: {
    word: 'brace',
    write: (m) => writeUse(m.use),
    read(text) {
      const use = readUse(text);
      return use === null ? null : { kind: 'brace', use };
    },
  },
  forewarn: {
    word: 'forewarn',
    write: (m) => (m.card === UNNAMED ? NONE : COMBAT_CARDS[m.card]),
    read(text) {
      const card = text === NONE ? UNNAMED : readCard(text);
      return card === null ? null : { kind: 'forewarn', card };
    },
  },
  overturn: {
    word: 'overturn',
    write: (m) => (m.die === STANDS ? NONE : String(m.die)),
    read(text) {
      const die = text === NONE ? STANDS : readSeat(text);
      return die === undefined ? null : { kind: 'overturn', die };
    },
  },
  fortify: {
    word: 'fortify',
    write: (m, t) => placeId(t, m.place),
    read(text, t) {
      const place = readPlace(t, text);
      return place === null ? null : { kind: 'fortify', place };
    },
  },
  power: {
    word: 'power',
    write: (m) => m.power,
    read(text) {
      const power = TURN_POWERS.find((x) => x === text);
      return power === undefined ? null : { kind: 'power', power };
    },
  },
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

const write = <K extends MoveKind>(kind: K, m: MoveOf<K>, t: Tables): string =>
  `${scripts[kind].word} ${scripts[kind].write(m, t)}`;

const byWord = new Map<string, { read(text: string, t: Tables): Move | null }>();
for (const script of Object.values(scripts)) byWord.set(script.word, script);

/** Moves as text: `place gold`, `raise 4 for=blood,gold`, `clash die`. Depends on the content's ids. */
export function notation(config: Config): Notation<Move> {
  const t = tables(config);
  return {
    write: (m) => write(m.kind, m, t),
    read(text) {
      const space = text.indexOf(' ');
      if (space < 0) return null;
      const word = text.slice(0, space);
      const m = byWord.get(word)?.read(text.slice(space + 1), t) ?? null;
      // Only the canonical text is a move: `clash  3` or unsorted fighters are not.
      return m !== null && write(m.kind, m, t) === text ? m : null;
    },
  };
}

const kindParts = (what: string, amounts: readonly number[]): string[] =>
  amounts.flatMap((n, k) => Array.from({ length: n }, () => `${what}:${k}`));

const PARTS: { readonly [K in MoveKind]: (m: MoveOf<K>) => string[] } = {
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
  unveil: (m) => [m.use ? 'power:unveil' : 'pass'],
  brace: (m) => [m.use ? 'power:fortify' : 'pass'],
  forewarn: (m) => (m.card === UNNAMED ? ['pass'] : [`card:${m.card}`]),
  overturn: (m) => (m.die === STANDS ? ['pass'] : [`die:${m.die}`]),
  fence: (m) => [...kindParts('give', m.give), ...kindParts('take', m.take)],
  command: (m) => [`minion:${m.owner}:${m.from}`, `space:${m.to}`],
  reinforce: (m) => [
    `place:${m.place}`,
    ...(m.out < 0 ? [] : [`out:${m.out}`]),
    ...(m.into < 0 ? [] : [`in:${m.from}:${m.into}`]),
  ],
  fortify: (m) => [`place:${m.place}`],
  power: (m) => [`power:${m.power}`],
};

const partsOf = <K extends MoveKind>(kind: K, m: MoveOf<K>): string[] => PARTS[kind](m);

/** The things on the table one picks to make a move. */
export const parts = (m: Move): string[] => partsOf(m.kind, m);
