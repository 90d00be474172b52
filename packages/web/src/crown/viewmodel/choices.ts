import { GOLD, type Move, type MoveOf, type Tables, type TurnPower } from '@cinderhall/crown-of-ash';

/** Where in the list of choices a move stands. */
export type GroupKey =
  | 'gather'
  | 'combat'
  | 'citadel'
  | 'build'
  | 'gold'
  | 'refresh'
  | 'all'
  | { readonly tile: number; readonly slot: number }
  | { readonly fighter: number; readonly slot: number }
  | 'powers'
  | 'pass';

export interface ChoiceGroup {
  readonly key: GroupKey;
  readonly moves: readonly Move[];
}

const SPACE_GROUPS = {
  gather: 'gather',
  combat: 'combat',
  flank: 'citadel',
  front: 'citadel',
  build: 'build',
  gold: 'gold',
  refresh: 'refresh',
} as const;

/** The order in which the groups of a turn are listed. */
const TURN_ORDER: readonly GroupKey[] = ['gather', 'combat', 'citadel', 'build', 'gold', 'refresh'];

/** What is face up for the moves that point at it by position. */
export interface FaceUp {
  readonly display: readonly number[];
  readonly offer: readonly number[];
}

function keyOf(t: Tables, up: FaceUp, m: Move): GroupKey {
  if (m.kind === 'turn') return SPACE_GROUPS[t.spaces[m.space]?.kind ?? 'gold'];
  if (m.kind === 'build') return { tile: up.offer[m.slot] ?? -1, slot: m.slot };
  if (m.kind === 'raise') return m.slot < 0 ? 'pass' : { fighter: up.display[m.slot] ?? -1, slot: m.slot };
  if (m.kind === 'recover' && m.fighter < 0) return 'pass';
  if (m.kind === 'power') return 'powers';
  return 'all';
}

const rank = (key: GroupKey): number => {
  if (key === 'pass') return 99;
  if (key === 'powers') return 98;
  if (typeof key === 'object') return key.slot;
  return TURN_ORDER.indexOf(key);
};

/** RAI-5: the payment with the least gold stands first. */
const goldOf = (m: Move): number => (m.kind === 'raise' ? (m.pay[GOLD] ?? 0) : 0);

/** All answers in the order in which one reads them: grouped by what they are about, a pass last. */
export function groupsOf(t: Tables, up: FaceUp, moves: readonly Move[]): readonly ChoiceGroup[] {
  const groups = new Map<string, { key: GroupKey; moves: Move[] }>();
  for (const m of moves) {
    const key = keyOf(t, up, m);
    const name = JSON.stringify(key);
    const group = groups.get(name) ?? { key, moves: [] };
    group.moves.push(m);
    groups.set(name, group);
  }
  for (const group of groups.values()) group.moves.sort((a, b) => goldOf(a) - goldOf(b));
  return [...groups.values()].sort((a, b) => rank(a.key) - rank(b.key));
}

/** Questions answered by a set of fighters: listed as a checklist, for every subset would be a line of its own. */
export const isChecklist = (moves: readonly Move[]): boolean =>
  moves.some((m) => m.kind === 'commit' || m.kind === 'amend');

/** The answers that begin a power instead (PWR-11). */
export const powerMoves = (moves: readonly Move[]): readonly MoveOf<'power'>[] =>
  moves.filter((m) => m.kind === 'power');

/** Powers that may be begun instead of answering (PWR-11). */
export const powersIn = (moves: readonly Move[]): readonly TurnPower[] => powerMoves(moves).map(({ power }) => power);

/** One line of a checklist: a part and how many of it there are. */
export interface CheckItem {
  readonly part: string;
  readonly most: number;
}

/** The things that sets are made of, each as often as any answer holds it, in the order of first appearance. */
export function checklistOf(moves: readonly Move[], partsOf: (m: Move) => readonly string[]): readonly CheckItem[] {
  const most = new Map<string, number>();
  for (const m of moves) {
    const counts = new Map<string, number>();
    for (const part of partsOf(m)) counts.set(part, (counts.get(part) ?? 0) + 1);
    for (const [part, n] of counts) most.set(part, Math.max(n, most.get(part) ?? 0));
  }
  return [...most].map(([part, n]) => ({ part, most: n }));
}
