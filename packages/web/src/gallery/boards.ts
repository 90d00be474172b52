import { type Config, crownOfAsh, DEFAULT_OPTIONS } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { finishOf } from '@cinderhall/referee';
import { situation } from '../../test/situation.ts';
import type { Situation } from '../crown/session.ts';

const configured = (players: 2 | 3 | 4): Config => ({
  edition: 'final',
  players,
  necromancers: 'random',
  options: DEFAULT_OPTIONS,
  automa: null,
  content: 'house',
});

/** A game of answers by a simple rule, up to the first that `enough` accepts, as the seat that is asked sees it. */
function played(
  players: 2 | 3 | 4,
  seed: number,
  enough: (step: number, kind: string, moves: number) => boolean,
): Situation {
  const s = crownOfAsh.setup(configured(players), String(seed));
  for (let step = 0; ; step++) {
    const decision = crownOfAsh.pending(s);
    const seat: Seat = decision?.seats[0] ?? 0;
    const moves = crownOfAsh.moves(s, seat);
    const move = moves[(step * step + step * 7 + seed) % moves.length];
    if (!decision || !move || enough(step, decision.kind, moves.length))
      return {
        ...situation({ viewer: seat, moves, decision }),
        view: crownOfAsh.view(s, seat),
        barred: decision ? crownOfAsh.barred(s, seat) : [],
        outcome: finishOf(crownOfAsh.outcome(s), [], { players, together: false }),
      };
    crownOfAsh.step(s, seat, move);
  }
}

/** The first question of a kind with several answers, in the middle of some game. */
function asking(players: 2 | 3 | 4, wanted: string): Situation {
  const seeds = Array.from({ length: 30 }, (_, i) => i + 1);
  const games = seeds.map((seed) =>
    played(players, seed, (step, kind, moves) => step > 40 && kind === wanted && moves > 3),
  );
  return games.find(({ decision }) => decision?.kind === wanted) ?? situation();
}

/** Tables to look at, by name: `gallery.html?scene=NAME#Board`. */
export const scenes: { readonly [name: string]: () => Situation } = {
  mock: () => situation(),
  waiting: () => situation({ moves: [], decision: { id: 40, kind: 'turn', seats: [1] } }),
  start: () => played(4, 1, (step) => step === 4),
  two: () => played(2, 2, (step) => step === 2),
  late: () => played(4, 3, (step, kind) => step > 160 && kind === 'turn'),
  build: () => asking(4, 'build'),
  amend: () => asking(4, 'amend'),
  raise: () => asking(4, 'raise'),
  post: () => played(2, 2, () => true),
  casualty: () => asking(4, 'casualty'),
  three: () => played(3, 4, (step, kind) => step > 60 && kind === 'turn'),
};
