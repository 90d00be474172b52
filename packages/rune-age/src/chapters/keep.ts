import { choices, take } from '@cinderhall/kernel';
import { discard, exhaust, leaveHand } from '../cards.ts';
import type { TellEvent } from '../table.ts';
import { at, NO_SEATS, only, playersOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { CardIndex, FrameOf, MoveOf, State } from '../types.ts';
import type { Question } from './chapter.ts';
import { ban, OPEN } from './chapter.ts';

const NOT_ENOUGH = ban('RTU-3', 'too-little-influence');

/** Cards that can still be exhausted for influence, each once. */
function sources(s: State, t: Tables, seat: number): CardIndex[] {
  const ready = at(s.ready, seat);
  return ready.filter((card, i) => at(t.yieldInfluence, card) > 0 && card !== ready[i - 1]);
}

/** Whether there is anything to keep and to keep it with; both are open. */
const canKeep = (s: State, t: Tables, seat: number): boolean =>
  at(s.hands, seat).length > 0 && (at(s.influence, seat) > 0 || sources(s, t, seat).length > 0);

/** RTU-3: the hand goes to the discard, but for what is paid for; what is unspent is lost. */
function finish(s: State, f: FrameOf<'keep'>, kept: readonly CardIndex[], tell: TellEvent): void {
  const { seat } = f;
  const discarded = at(s.hands, seat).slice();
  for (const card of kept) take(discarded, card);
  for (const card of discarded) {
    leaveHand(s, seat, card);
    discard(s, seat, card);
  }
  s.influence[seat] = at(s.influence, seat) - kept.length;
  if (kept.length + discarded.length > 0) tell?.({ kind: 'kept', seat, count: kept.length, discarded });
  const [gold, influence] = [at(s.gold, seat), at(s.influence, seat)];
  if (gold + influence > 0) tell?.({ kind: 'lost', seat, gold, influence });
  for (const player of playersOf(s)) {
    s.gold[player] = 0;
    s.influence[player] = 0;
  }
}

/** RTU-3 */
export const keep: Question<'keep'> = {
  who(s, f) {
    if (f.card !== OPEN || f.kept !== null) return NO_SEATS;
    return canKeep(s, tables(s.config), f.seat) ? only(f.seat) : NO_SEATS;
  },
  moves(s, f) {
    const t = tables(s.config);
    const sets = choices(at(s.hands, f.seat), 0, at(s.influence, f.seat));
    const moves: MoveOf<'keep'>[] = sets.map((kept) => ({ kind: 'keep', card: OPEN, kept }));
    if (at(s.influence, f.seat) < at(s.hands, f.seat).length)
      for (const card of sources(s, t, f.seat)) moves.push({ kind: 'keep', card, kept: [] });
    return moves;
  },
  answer(_s, f, m) {
    f.card = m.card;
    f.kept = m.card === OPEN ? m.kept : null;
  },
  settle(s, f, tell) {
    const t = tables(s.config);
    const { card, kept } = f;
    if (card === OPEN) {
      s.stack.pop();
      finish(s, f, kept ?? [], tell);
      return;
    }
    f.card = OPEN;
    exhaust(s, f.seat, card, at(t.yieldGold, card), at(t.yieldInfluence, card), tell);
  },
  barred(s, f) {
    if (at(s.influence, f.seat) > 0) return [];
    return at(s.hands, f.seat).flatMap((card, i, hand) =>
      card === hand[i - 1] ? [] : [{ part: `keep:${card}`, ...NOT_ENOUGH }],
    );
  },
};
