import { type Move, POWERS, type Power, parts, type View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { powersIn } from './choices.ts';

/** A power on its owner's mat. */
export interface PowerShown {
  readonly power: Power;
  /** `offered`: may be begun now; `barred`: not now, and there is a reason; `waiting`: its moment has not come. */
  readonly state: 'offered' | 'barred' | 'waiting';
}

/** The two powers of a seat, as they stand for whoever looks; none where powers are not in use. */
export function powersOf(
  view: View,
  seat: Seat,
  asked: { readonly moves: readonly Move[]; readonly barred: readonly { readonly part: string }[] },
): readonly PowerShown[] {
  const player = view.players[seat];
  if (!player || player.power === null) return [];
  const offered: readonly Power[] = view.viewer === seat ? powersIn(asked.moves) : [];
  return POWERS[player.necromancer].map((power) => {
    if (offered.includes(power)) return { power, state: 'offered' };
    const barred = view.viewer === seat && asked.barred.some(({ part }) => part === `power:${power}`);
    return { power, state: barred ? 'barred' : 'waiting' };
  });
}

/** Parts of one sort that the answers to a question of a power are made of. */
export interface PartRow {
  readonly sort: string;
  readonly parts: readonly string[];
}

const ASKING: readonly Move['kind'][] = [
  ...(['fence', 'command', 'reinforce', 'fortify', 'forewarn', 'overturn', 'unveil', 'brace'] as const),
];

/** Minions and spaces are picked on the board; to use no power is what the button beside says. */
const ELSEWHERE: readonly string[] = ['minion', 'space', 'pass'];

/**
 * What is picked to answer a question of a power, sort by sort; empty for every other question. Where a place is part of
 * the answer it is picked on the board first, and nothing lies over the board until it is.
 */
export function partRows(moves: readonly Move[], picked: readonly string[]): readonly PartRow[] {
  const rows = rowsIn(moves);
  const placed = rows.some(({ sort }) => sort === 'place');
  const first = !picked.some((part) => part.startsWith('place:'));
  return placed && (first || rows.length === 1) ? [] : rows;
}

function rowsIn(moves: readonly Move[]): readonly PartRow[] {
  const rows = new Map<string, Set<string>>();
  for (const m of moves) {
    if (!ASKING.includes(m.kind)) continue;
    for (const part of parts(m)) {
      const sort = part.split(':', 1)[0] ?? part;
      if (ELSEWHERE.includes(sort)) continue;
      rows.set(sort, (rows.get(sort) ?? new Set()).add(part));
    }
  }
  return [...rows]
    .map(([sort, parts]) => ({ sort, parts: [...parts].sort(byNumbers) }))
    .sort((a, b) => ROWS.indexOf(a.sort) - ROWS.indexOf(b.sort));
}

const ROWS: readonly string[] = ['place', 'give', 'take', 'out', 'in', 'card', 'die', 'power'];

const numbers = (part: string): readonly number[] => part.split(':').slice(1).map(Number);

function byNumbers(a: string, b: string): number {
  const [one, other] = [numbers(a), numbers(b)];
  const at = one.findIndex((n, i) => n !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
