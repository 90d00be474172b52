import type { Frame, Move, Tables, View } from '@cinderhall/rune-age';
import type { Session } from '../session.ts';
import type { InPlay } from './places.ts';

/** What the table waits on: a question, or what goes on between them; null: the game is over. */
export const questionIn = ({ stack }: Pick<View, 'stack'>): Frame['kind'] | null => stack.at(-1)?.kind ?? null;

/** Cards that lie open just for this question, to be chosen from or looked at. */
export interface Tray {
  readonly cards: readonly number[];
  /** What part of an answer each of them is; null: they are what the question is about. */
  readonly part: 'take' | 'card' | null;
}

/** Cards in play that would be exhausted to pay. */
const exhaustible = (moves: readonly Move[]): readonly number[] =>
  moves.flatMap((m) => (m.kind === 'pay' && m.with === 'exhaust' ? [m.what] : []));

/** What lies open for the question at hand; null: nothing but the table. */
export function trayIn({ stack, combat }: Pick<View, 'stack' | 'combat'>, moves: readonly Move[]): Tray | null {
  const f: Frame | undefined = stack.at(-1);
  switch (f?.kind) {
    case 'reveal':
      return { cards: f.cards, part: 'take' };
    case 'recover':
      return { cards: f.from, part: 'take' };
    case 'top':
      return { cards: [f.card], part: null };
    // What asks in a combat lies there for all to see, and the own realm is out of sight.
    case 'use':
      return combat === null ? { cards: [f.card], part: null } : null;
    case 'pay':
      return combat === null ? { cards: [f.card], part: null } : { cards: exhaustible(moves), part: 'card' };
    case 'spare':
      return { cards: [f.event], part: null };
    default:
      return null;
  }
}

/** Parts that are no things on the table, so that their answers are buttons. */
const SPOKEN = /^(end|none|yes|no|influence:\d+)$/;

/** Answers without a thing on the table: pass, decline, end the turn. `parts` are those of the move. */
export const spoken = (moves: readonly Move[], parts: (m: Move) => readonly string[]): readonly Move[] =>
  moves.filter((m) => parts(m).every((part) => SPOKEN.test(part)));

/** Of the parts that a thing stands for, those which the question at hand knows, the first of them first. */
export function partsAsked(session: Session, parts: readonly string[]): readonly string[] {
  return parts.filter((part) => session.standing(part) !== 'quiet');
}

/**
 * Every part that a card in front of a player stands for. Of equal cards one that is exhausted can be refreshed or given
 * up; only one that is not can be exhausted.
 */
export function playParts(
  question: Frame['kind'] | null,
  own: boolean,
  { card, exhausted }: InPlay,
  twin: boolean,
): readonly string[] {
  if (!own) return [`target:${card}`];
  if (question === 'cede') return [`card:${card}`];
  if (question === 'refresh') return exhausted ? [`card:${card}`] : [];
  // Why an exhausted card is of no use is told of it, unless its like still is.
  return exhausted && twin ? [] : [`card:${card}`, `action:${card}`];
}

/** Every part that a card in hand stands for. */
export const handParts = (card: number): readonly string[] => [`hand:${card}`, `keep:${card}`];

/** What of a session tells which answers are still open. */
type Asked = Pick<Session, 'regarded' | 'open' | 'picked' | 'exact'> & {
  readonly situation: Pick<Session['situation'], 'moves'>;
};

/** Whether the answers still open are one, so that it can be told what it would do. */
export function soleMove(session: Asked, parts: (m: Move) => readonly string[]): Move | null {
  const { regarded, situation, open, picked, exact } = session;
  if (situation.moves.length === 0) return null;
  if (picked.length > 0) return exact ?? (open.length === 1 ? (open[0] ?? null) : null);
  if (regarded === null) return null;
  const found = situation.moves.filter((m) => parts(m).includes(regarded));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Answers in the order in which a list tells them: what one does first comes first. */
const SORTS: readonly string[] = ['hand', 'keep', 'unit', 'take', 'card', 'action', 'pile', 'target'];

export function listed(moves: readonly Move[], parts: (m: Move) => readonly string[]): readonly Move[] {
  const rank = (m: Move): number => {
    const found = SORTS.indexOf(parts(m)[0]?.split(':', 1)[0] ?? '');
    return found < 0 ? SORTS.length : found;
  };
  return moves.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a card is ours as a whole. */
export const isHouse = (t: Tables, card: number): boolean => t.cards[card]?.source.origin === 'house';
