import type { Notation } from '@cinderhall/kernel';
import { sorted } from '@cinderhall/kernel';
import { cardIn, fieldedWith, gainedBy, isResolved, isWounded } from './army.ts';
import { NO_MORE } from './chapters/chapter.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import type { CardIndex, Config, Fielded, Move, MoveKind, MoveOf } from './types.ts';
import { PAYMENTS, TURN_ACTS } from './types.ts';

/** How the moves of one question are written, after their word, and read. `read` gives null for anything else. */
interface Script<K extends MoveKind> {
  readonly word: string;
  write(m: MoveOf<K>, t: Tables): string;
  read(text: string, t: Tables): MoveOf<K> | null;
}

const NONE = 'none';

const cardId = (t: Tables, card: CardIndex): string => t.cards[card]?.id ?? NONE;

/** `daqan-archer`, with `+2` for what it gained, `*` for a wound and `!` for a Resolution that is done. */
export const unitText = (t: Tables, unit: Fielded): string => {
  const gained = gainedBy(unit);
  return `${cardId(t, cardIn(unit))}${gained > 0 ? `+${gained}` : ''}${isWounded(unit) ? '*' : ''}${isResolved(unit) ? '!' : ''}`;
};

const UNIT = /^([a-z0-9-]+)(?:\+([1-9]\d{0,2}))?(\*?)(!?)$/;

function readUnit(t: Tables, text: string): Fielded | null {
  const [, id = '', gained = '0', hurt, done] = UNIT.exec(text) ?? [];
  const card = t.index.get(id);
  return card === undefined ? null : fieldedWith(card, hurt === '*', done === '!', Number(gained));
}

type CardKind = 'battle' | 'siege' | 'reveal' | 'recover' | 'refresh' | 'spare' | 'surrender' | 'cede';
type UnitKind = 'losses' | 'resolution' | 'destroy';
type ChoiceKind = 'reroll' | 'use' | 'top';

/** A card, or none of them where that is an answer. */
const byCard = <K extends CardKind>(word: string, none: boolean, make: (card: CardIndex) => MoveOf<K>): Script<K> => ({
  word,
  write: (m, t) => cardId(t, m.card),
  read(text, t) {
    if (text === NONE) return none ? make(NO_MORE) : null;
    const card = t.index.get(text);
    return card === undefined ? null : make(card);
  },
});

const byUnit = <K extends UnitKind>(word: string, make: (unit: Fielded) => MoveOf<K>): Script<K> => ({
  word,
  write: (m, t) => unitText(t, m.unit),
  read(text, t) {
    const unit = readUnit(t, text);
    return unit === null ? null : make(unit);
  },
});

const byChoice = <K extends ChoiceKind>(word: string, make: (use: boolean) => MoveOf<K>): Script<K> => ({
  word,
  write: (m) => (m.use ? 'yes' : 'no'),
  read: (text) => (text === 'yes' ? make(true) : text === 'no' ? make(false) : null),
});

const turn: Script<'turn'> = {
  word: 'turn',
  write: (m, t) => (m.act === 'end' ? 'end' : `${m.act} ${cardId(t, m.card)}`),
  read(text, t) {
    if (text === 'end') return t.endTurn;
    const [word = '', id = '', ...rest] = text.split(' ');
    const act = TURN_ACTS.find((known) => known === word && known !== 'end');
    const card = t.index.get(id);
    return act === undefined || card === undefined || rest.length > 0 ? null : { kind: 'turn', act, card };
  },
};

function readCards(t: Tables, text: string): CardIndex[] | null {
  if (text === NONE) return [];
  const cards: CardIndex[] = [];
  for (const id of text.split(',')) {
    const card = t.index.get(id);
    if (card === undefined) return null;
    cards.push(card);
  }
  return sorted(cards);
}

const EXHAUST = /^exhaust ([a-z0-9-]+)$/;

const keep: Script<'keep'> = {
  word: 'keep',
  write(m, t) {
    if (m.card >= 0) return `exhaust ${cardId(t, m.card)}`;
    return m.kept.length === 0 ? NONE : m.kept.map((card) => cardId(t, card)).join(',');
  },
  read(text, t) {
    const source = EXHAUST.exec(text)?.[1];
    if (source !== undefined) {
      const card = t.index.get(source);
      return card === undefined ? null : { kind: 'keep', card, kept: [] };
    }
    const kept = readCards(t, text);
    return kept === null ? null : { kind: 'keep', card: -1, kept };
  },
};

const pay: Script<'pay'> = {
  word: 'pay',
  write(m, t) {
    if (m.with === 'none') return NONE;
    const what = m.with === 'unit' ? unitText(t, m.what) : m.with === 'influence' ? m.what : cardId(t, m.what);
    return `${m.with} ${what}`;
  },
  read(text, t) {
    if (text === NONE) return { kind: 'pay', with: 'none', what: 0 };
    const [word = '', object = '', ...rest] = text.split(' ');
    const by = PAYMENTS.find((known) => known === word && known !== 'none');
    const influence = /^[1-9]\d?$/.test(object) ? Number(object) : null;
    const what = by === 'unit' ? readUnit(t, object) : by === 'influence' ? influence : (t.index.get(object) ?? null);
    return by === undefined || what === null || rest.length > 0 ? null : { kind: 'pay', with: by, what };
  },
};

const scripts: { readonly [K in MoveKind]: Script<K> } = {
  turn,
  keep,
  pay,
  battle: byCard('battle', true, (card) => ({ kind: 'battle', card })),
  siege: byCard('siege', true, (card) => ({ kind: 'siege', card })),
  reveal: byCard('reveal', false, (card) => ({ kind: 'reveal', card })),
  recover: byCard('recover', false, (card) => ({ kind: 'recover', card })),
  refresh: byCard('refresh', false, (card) => ({ kind: 'refresh', card })),
  spare: byCard('spare', true, (card) => ({ kind: 'spare', card })),
  surrender: byCard('surrender', true, (card) => ({ kind: 'surrender', card })),
  cede: byCard('cede', false, (card) => ({ kind: 'cede', card })),
  losses: byUnit('losses', (unit) => ({ kind: 'losses', unit })),
  resolution: byUnit('resolution', (unit) => ({ kind: 'resolution', unit })),
  destroy: byUnit('destroy', (unit) => ({ kind: 'destroy', unit })),
  reroll: byChoice('reroll', (use) => ({ kind: 'reroll', use })),
  use: byChoice('use', (use) => ({ kind: 'use', use })),
  top: byChoice('top', (use) => ({ kind: 'top', use })),
};

const writeOf = <K extends MoveKind>(kind: K, m: MoveOf<K>, t: Tables): string =>
  `${scripts[kind].word} ${scripts[kind].write(m, t)}`;

const words: ReadonlyMap<string, Script<MoveKind>['read']> = new Map(
  Object.values(scripts).map(({ word, read }) => [word, read]),
);

/** Moves as text: `turn buy gold-2`, `battle daqan-archer`, `keep none`. */
export function notation(config: Config): Notation<Move> {
  const t = tables(config);
  return {
    write: (m) => writeOf(m.kind, m, t),
    read(text) {
      const space = text.indexOf(' ');
      return space < 0 ? null : (words.get(text.slice(0, space))?.(text.slice(space + 1), t) ?? null);
    },
  };
}

const turnPart = ({ act, card }: MoveOf<'turn'>): string => {
  switch (act) {
    case 'gold':
    case 'use':
      return `hand:${card}`;
    case 'exhaust':
      return `card:${card}`;
    case 'invoke':
      return `action:${card}`;
    case 'buy':
      return `pile:${card}`;
    case 'attack':
      return `target:${card}`;
    case 'end':
      return 'end';
  }
};

const PAID_WITH = { hand: 'hand', unit: 'unit', exhaust: 'card', influence: 'influence', none: 'none' } as const;

const cardOr = (part: string, card: CardIndex): string => (card < 0 ? 'none' : `${part}:${card}`);
const yesOrNo = (use: boolean): string[] => [use ? 'yes' : 'no'];

const PARTS: { readonly [K in MoveKind]: (m: MoveOf<K>) => string[] } = {
  turn: (m) => [turnPart(m)],
  keep(m) {
    if (m.card >= 0) return [`card:${m.card}`];
    return m.kept.length === 0 ? ['none'] : m.kept.map((card) => `keep:${card}`);
  },
  pay: (m) => [m.with === 'none' ? 'none' : `${PAID_WITH[m.with]}:${m.what}`],
  battle: (m) => [cardOr('hand', m.card)],
  siege: (m) => [cardOr('hand', m.card)],
  reveal: (m) => [`take:${m.card}`],
  recover: (m) => [`take:${m.card}`],
  refresh: (m) => [`card:${m.card}`],
  spare: (m) => [cardOr('hand', m.card)],
  surrender: (m) => [cardOr('hand', m.card)],
  cede: (m) => [`card:${m.card}`],
  losses: (m) => [`unit:${m.unit}`],
  resolution: (m) => [`unit:${m.unit}`],
  destroy: (m) => [`unit:${m.unit}`],
  reroll: (m) => yesOrNo(m.use),
  use: (m) => yesOrNo(m.use),
  top: (m) => yesOrNo(m.use),
};

const partsOf = <K extends MoveKind>(kind: K, m: MoveOf<K>): string[] => PARTS[kind](m);

/** The things on the table one picks to make a move. */
export const parts = (m: Move): string[] => partsOf(m.kind, m);
