import { GOLD, type Move, parts, type Tables, type View } from '@cinderhall/crown-of-ash';
import { narrow } from '@cinderhall/kernel';
import type { Session } from '../session.ts';
import { isChecklist } from './choices.ts';

const sortOf = (part: string): string => part.split(':', 1)[0] ?? part;

/** The answers that picking the regarded thing would leave open, or those that are open already once some is picked. */
export function candidates(
  session: Pick<Session, 'situation' | 'picked' | 'standing'>,
  regarded: string | null,
): readonly Move[] {
  const { moves } = session.situation;
  const { picked } = session;
  const standing = regarded === null ? 'quiet' : session.standing(regarded);
  if (regarded === null || standing === 'quiet' || standing === 'barred') {
    return picked.length === 0 ? [] : openWith(moves, picked);
  }
  if (picked.includes(regarded)) return openWith(moves, picked);
  const kept = isChecklist(moves) ? picked : picked.filter((part) => sortOf(part) !== sortOf(regarded));
  const both = openWith(moves, [...kept, regarded]);
  return both.length > 0 ? both : openWith(moves, [regarded]);
}

function openWith(moves: readonly Move[], picked: readonly string[]): readonly Move[] {
  const { open, exact } = narrow({ parts }, moves, picked);
  return exact === null ? open : [exact];
}

/**
 * The answer that the main button gives: what is picked; or the only one that is left of it; or, of payments, the one
 * with the least gold (RAI-5).
 */
export function readyMove(session: Pick<Session, 'situation' | 'picked' | 'exact' | 'open'>): Move | null {
  if (session.exact !== null) return session.exact;
  if (session.picked.length === 0) return null;
  const [only, ...others] = session.open;
  if (only !== undefined && others.length === 0) return only;
  const goldOf = (m: Move): number => (m.kind === 'raise' ? (m.pay[GOLD] ?? 0) : Number.POSITIVE_INFINITY);
  return session.open.every((m) => m.kind === 'raise')
    ? (session.open.toSorted((a, b) => goldOf(a) - goldOf(b))[0] ?? null)
    : null;
}

/** What the main button is called. */
export type Act = 'attack' | 'send' | 'gather' | 'build' | 'raise' | 'defend' | 'leave' | 'leaveEmpty' | 'confirm';

const ACT_OF_SPACE: { readonly [S in Tables['spaces'][number]['kind']]: Act } = {
  gather: 'gather',
  combat: 'attack',
  flank: 'attack',
  front: 'attack',
  build: 'build',
  gold: 'confirm',
  refresh: 'confirm',
};

export function actOf(t: Tables, { stack, places }: Pick<View, 'stack' | 'places'>, m: Move): Act {
  switch (m.kind) {
    case 'turn':
      return ACT_OF_SPACE[t.spaces[m.space]?.kind ?? 'gold'];
    case 'commit':
      return 'send';
    case 'build':
    case 'raise':
      return m.kind;
    case 'amend':
      return m.fighters.length === 0 ? 'leaveEmpty' : standThere(stack.at(-1), places, m.fighters) ? 'leave' : 'defend';
    default:
      return 'confirm';
  }
}

/** Whether these defend already what is asked about (AMD-1). */
function standThere(
  f: View['stack'][number] | undefined,
  places: View['places'],
  fighters: readonly number[],
): boolean {
  return f?.kind === 'amend' && places[f.region]?.guards.toSorted().join() === fighters.toSorted().join();
}

/** The answer that declines, if there is one. */
export const passOf = (moves: readonly Move[]): Move | null => moves.find(isPass) ?? null;

function isPass(m: Move): boolean {
  switch (m.kind) {
    case 'raise':
      return m.slot < 0;
    case 'recover':
      return m.fighter < 0;
    case 'unveil':
    case 'brace':
      return !m.use;
    case 'forewarn':
      return m.card < 0;
    case 'overturn':
      return m.die < 0;
    default:
      return false;
  }
}
