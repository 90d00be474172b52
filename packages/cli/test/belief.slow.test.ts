import { type Insight, insightOf, opponents, ponder } from '@cinderhall/bots';
import { appraisal, crownOfAsh, features, type Move, type State } from '@cinderhall/crown-of-ash';
import { nets } from '@cinderhall/crown-of-ash/nets';
import { drawSeed, SEATS, type Seat, seedRng } from '@cinderhall/kernel';
import { expect, it } from 'vitest';

/** Questions to compare answers in; `QUESTIONS=100` measures. */
const QUESTIONS = Number(process.env.QUESTIONS ?? 12);
const WORLDS = 100;
const BUDGET = { iterations: 100 };
/** Worlds in which the answers are compared that differ. */
const CARE = { iterations: 300 };

const wise = insightOf(crownOfAsh, appraisal, features, nets);
const { belief: _unused, ...plain } = features;
const even = insightOf(crownOfAsh, appraisal, plain, nets);
const { greedy } = opponents(crownOfAsh, { appraisal, features, nets });

/** Games of two greedy bots, as long as `look` wants to see more questions. */
function watch(look: (s: State, seat: Seat) => boolean): void {
  const config = crownOfAsh.configure({ players: 2 });
  if (!config.ok) throw new Error('a usual table is refused');
  for (let deal = 500; ; deal++) {
    const s = crownOfAsh.setup(config.value, String(deal));
    const rng = seedRng(String(deal));
    for (let d = crownOfAsh.pending(s); d !== null; d = crownOfAsh.pending(s)) {
      const seat: Seat = d.seats[0] ?? 0;
      if (!look(s, seat)) return;
      crownOfAsh.step(s, seat, greedy.choose(crownOfAsh.view(s, seat), seat, crownOfAsh.moves(s, seat), rng));
    }
  }
}

it('finds the fates that are there more often than an even draw does', { timeout: 300_000 }, () => {
  const shares: number[] = [];
  let round = 0;
  watch((s) => {
    const begun = s.round !== round && s.round > 1;
    round = s.round;
    for (const seat of begun ? SEATS.slice(0, 2) : []) {
      const deal = wise.belief?.(s, seat);
      const other = 1 - seat;
      let right = 0;
      for (let i = 0; i < WORLDS; i++) {
        const world = crownOfAsh.clone(s);
        deal?.(world, seedRng(String(i * 1000 + shares.length)));
        if (world.fates[other] === s.fates[other]) right++;
      }
      shares.push(right / WORLDS);
    }
    return shares.length < 24;
  });
  const mean = shares.reduce((a, b) => a + b, 0) / shares.length;
  process.stdout.write(`the true fate is believed in ${(100 * mean).toFixed(1)} % of worlds, evenly in 20 %\n`);
  expect(mean).toBeGreaterThan(0.25);
});

/** The best answer by this insight, from what the seat sees. */
function answer(insight: Insight<State, Move>, s: State, seat: Seat, moves: readonly Move[], luck: string): Move {
  const found = ponder(crownOfAsh, insight, BUDGET)(crownOfAsh.view(s, seat), seat, moves, seedRng(luck)).answers[0];
  if (found === undefined) throw new Error('no answer');
  return found.move;
}

it('answers by belief are worth no less where hands and fates are as they are', { timeout: 1_200_000 }, () => {
  const gains: number[] = [];
  const rng = seedRng('7');
  let seen = 0;
  watch((s, seat) => {
    const sealed = (crownOfAsh.pending(s)?.seats.length ?? 0) > 1;
    const moves = crownOfAsh.moves(s, seat);
    if (s.round < 2 || sealed || moves.length < 2 || seen++ % 4 !== 0) return true;
    const luck = drawSeed(rng);
    const [own, plainly] = [answer(wise, s, seat, moves, luck), answer(even, s, seat, moves, luck)];
    // All that nobody knows is dealt anew each time; what the others hide is what they have.
    const truth = { ...crownOfAsh, sample: () => crownOfAsh.redeal?.(s, drawSeed(rng)) ?? s };
    const view = crownOfAsh.view(s, seat);
    const judged = own === plainly ? [] : ponder(truth, even, CARE)(view, seat, [own, plainly], rng).answers;
    const worth = (move: Move): number => judged.find((one) => one.move === move)?.worth ?? 0;
    gains.push(worth(own) - worth(plainly));
    return gains.length < QUESTIONS;
  });
  const mean = gains.reduce((a, b) => a + b, 0) / gains.length;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
  const error = Math.sqrt(variance / gains.length);
  process.stdout.write(`belief gains ${mean.toFixed(4)}, standard error ${error.toFixed(4)}\n`);
  expect(mean).toBeGreaterThanOrEqual(-2.5 * error);
});
