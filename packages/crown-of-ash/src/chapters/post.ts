import type { Seat } from '@cinderhall/kernel';
import { distinct, put, take } from '../sorted.ts';
import { at, NO_SEATS } from '../table.ts';
import { tables } from '../tables.ts';
import type { Fighter, State } from '../types.ts';
import type { Question } from './chapter.ts';
import { ban, only } from './chapter.ts';

/** SET-8: a starting fighter of attack value 1 as long as there is one, then any. */
function posts(s: State, seat: Seat): readonly Fighter[] {
  const t = tables(s.config);
  const hand = at(s.hands, seat);
  const weakest = hand.filter((f) => at(t.attackOf, f) === 1);
  return distinct(weakest.length > 0 ? weakest : hand);
}

/** SET-8: one starting fighter guards each starting structure; asked only if there is a choice. */
export const post: Question<'post'> = {
  who: (s, f) => (f.chosen < 0 && posts(s, f.seat).length > 1 ? only(f.seat) : NO_SEATS),
  moves: (s, f) => posts(s, f.seat).map((fighter) => ({ kind: 'post', fighter })),
  answer(_s, f, _seat, m) {
    f.chosen = m.fighter;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, region } = f;
    const fighter = f.chosen < 0 ? at(posts(s, seat), 0) : f.chosen;
    take(at(s.hands, seat), fighter);
    put(at(s.guards, region), fighter);
    tell?.({ kind: 'posted', seat, region, fighter });
  },
  forbids: (s, f, _seat, { fighter }) => (posts(s, f.seat).includes(fighter) ? null : ban('SET-8', 'no-first-guard')),
};
