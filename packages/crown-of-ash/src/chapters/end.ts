import type { Outcome, Seat } from '@cinderhall/kernel';
import { sum } from '../sorted.ts';
import type { TellEvent } from '../table.ts';
import { at, award, has, isAutoma, isAutomaton, playersOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { State } from '../types.ts';
import { FATES, GOLD, KINDS, SHEET } from '../types.ts';

/** END-1 */
const RESOURCES_PER_VP = 3;
const GOLD_PER_VP = 2;

/** END-2, END-3: numerals of a seat's raised fighters of the fate's two kinds, or of the other two. */
function numerals(s: State, t: Tables, seat: Seat, which: 'fated' | 'other'): number {
  // AI-14
  if (isAutoma(s, seat)) return 0;
  const fated: readonly number[] = at(FATES, at(s.fates, seat));
  return sum(
    at(s.roster, seat)
      .filter((f) => !isAutomaton(t, f) && fated.includes(at(t.kindOf, f)) === (which === 'fated'))
      .map((f) => at(t.tierOf, f)),
  );
}

/** AUT-5: each Automaton kept counts minus its foot numeral, whatever its kind; no floor at 0. */
const penalty = (s: State, t: Tables, seat: Seat): number =>
  sum(
    at(s.roster, seat)
      .filter((f) => isAutomaton(t, f))
      .map((f) => at(t.tierOf, f)),
  );

function scoreSeat(s: State, t: Tables, seat: Seat, tell: TellEvent): void {
  let threes = 0;
  for (let k = 0; k < KINDS.length; k++) threes += Math.floor(has(s, seat, k) / RESOURCES_PER_VP);
  award(s, seat, 'resources', threes);
  award(s, seat, 'gold', Math.floor(has(s, seat, GOLD) / GOLD_PER_VP));
  award(s, seat, 'fate', numerals(s, t, seat, 'fated'));
  if (!isAutoma(s, seat)) award(s, seat, 'automatons', -penalty(s, t, seat));
  const sheet = s.sheet.slice(seat * SHEET.length, (seat + 1) * SHEET.length);
  tell?.({ kind: 'final-scored', seat, fate: at(s.fates, seat), sheet, vp: at(s.vp, seat) });
}

const best = (seats: readonly Seat[], of: (seat: Seat) => number): readonly Seat[] => {
  const most = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === most);
};

interface Verdict {
  readonly winners: readonly Seat[];
  readonly by: 'vp' | 'kinds' | 'king' | 'shared';
}

/** END-3: most VP, what those who tied scored beside included; then the King token (F); then the win is shared. */
function verdict(s: State): Verdict {
  const equals = best(playersOf(s), (seat) => at(s.vp, seat));
  const tied = s.tiebreak.some((points) => points >= 0);
  if (equals.length === 1) return { winners: equals, by: tied ? 'kinds' : 'vp' };
  const slayer = equals.filter((seat) => tables(s.config).rules.kingToken && seat === s.kingToken);
  return slayer.length === 1 ? { winners: slayer, by: 'king' } : { winners: equals, by: 'shared' };
}

/** END-3: those who tied also score the other two kinds. */
function breakTie(s: State, t: Tables, tell: TellEvent): void {
  const leaders = best(playersOf(s), (seat) => at(s.vp, seat));
  if (leaders.length === 1) return;
  for (const seat of leaders) {
    const points = numerals(s, t, seat, 'other');
    s.tiebreak[seat] = points;
    award(s, seat, 'kinds', points);
    tell?.({ kind: 'tie-scored', seat, points, vp: at(s.vp, seat) });
  }
}

/** END-1 to END-3, after the scoring of the last round. */
export function finish(s: State, t: Tables, tell: TellEvent): void {
  s.stack = [];
  s.over = true;
  for (const seat of playersOf(s)) scoreSeat(s, t, seat, tell);
  breakTie(s, t, tell);
  tell?.({ kind: 'ended', ...verdict(s) });
}

/** Shares of the win by seat, once the game is over. */
export function outcome(s: State): Outcome | null {
  if (!s.over) return null;
  const { winners } = verdict(s);
  return {
    kind: 'ranking',
    share: playersOf(s).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    score: s.vp.slice(0, s.config.players),
  };
}
