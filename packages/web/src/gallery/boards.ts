import { type Config, crownOfAsh, type View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { situation } from '../../test/situation.ts';
import type { Situation } from '../table/session.ts';

const configured = (players: 2 | 3 | 4): Config => ({
  edition: 'final',
  players,
  necromancers: 'random',
  options: { turnOrder: 'chosen', openHands: false, strictMemory: false },
  content: 'house',
});

/** A game played `steps` answers far, each the one that a simple rule takes, as the seat that is asked sees it. */
function played(players: 2 | 3 | 4, seed: string, steps: number): Situation {
  const s = crownOfAsh.setup(configured(players), seed);
  for (let step = 0; step < steps; step++) {
    const seat = crownOfAsh.pending(s)?.seats[0];
    if (seat === undefined) break;
    const moves = crownOfAsh.moves(s, seat);
    const move = moves[(step * 7 + 3) % moves.length];
    if (move) crownOfAsh.step(s, seat, move);
  }
  const decision = crownOfAsh.pending(s);
  const viewer: Seat = decision?.seats[0] ?? 0;
  const view: View = crownOfAsh.view(s, viewer);
  return {
    ...situation({ viewer, moves: crownOfAsh.moves(s, viewer), decision }),
    view,
    barred: crownOfAsh.barred(s, viewer),
    outcome: crownOfAsh.outcome(s),
  };
}

const kindAfter = (players: 2 | 3 | 4, kind: string): Situation => {
  for (let steps = 10; steps < 400; steps++) {
    const found = played(players, '5', steps);
    if (found.decision?.kind === kind) return found;
  }
  return played(players, '5', 10);
};

/** Tables to look at, by name: `gallery.html?scene=NAME#Board`. */
export const scenes: { readonly [name: string]: () => Situation } = {
  mock: () => situation(),
  waiting: () => situation({ moves: [], decision: { id: 40, kind: 'turn', seats: [1] } }),
  start: () => played(4, '1', 4),
  two: () => played(2, '2', 2),
  late: () => played(4, '3', 160),
  build: () => kindAfter(4, 'build'),
  amend: () => kindAfter(4, 'amend'),
  raise: () => kindAfter(4, 'raise'),
  post: () => kindAfter(2, 'turn'),
};
