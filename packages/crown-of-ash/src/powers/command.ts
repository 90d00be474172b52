import type { Question } from '../chapters/chapter.ts';
import { only } from '../chapters/chapter.ts';
import { at, NO_SEATS, playersOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { MoveOf, Space, State } from '../types.ts';
import { HOME } from '../types.ts';

/** PWR-6: mats are no part of the board. */
const onBoard = (t: Tables, space: Space): boolean => space !== HOME && at(t.spaces, space).kind !== 'refresh';

/** PWR-6, PWR-10: spaces of the board in play that have room, whatever could be done there. */
const roomy = (s: State, t: Tables): Space[] =>
  t.inPlay.filter((space) => onBoard(t, space) && (at(t.spaces, space).many || !s.minions.includes(space)));

/** PWR-6, Mors: any one minion on the board goes to another space; no action follows. */
export const command: Question<'command'> = {
  who: (_s, f) => (f.to < 0 ? only(f.seat) : NO_SEATS),
  moves(s) {
    const t = tables(s.config);
    const spaces = roomy(s, t);
    return playersOf(s).flatMap((owner) => {
      const standing = new Set(s.minions.slice(owner * 4, owner * 4 + 4).filter((space) => onBoard(t, space)));
      return [...standing].flatMap((from) =>
        spaces.filter((to) => to !== from).map((to): MoveOf<'command'> => ({ kind: 'command', owner, from, to })),
      );
    });
  },
  answer(_s, f, _seat, m) {
    f.owner = m.owner;
    f.from = m.from;
    f.to = m.to;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, owner, from, to } = f;
    const own = s.minions.slice(owner * 4, owner * 4 + 4);
    own[own.indexOf(from)] = to;
    own.sort((a, b) => a - b);
    s.minions.splice(owner * 4, 4, ...own);
    tell?.({ kind: 'commanded', seat, owner, from, to });
  },
};
