import { insightOf, ponder, TrainOfThought } from '@cinderhall/bots';
import { type Seat, seedRng } from '@cinderhall/kernel';
import { expect, it } from 'vitest';
import { shelf } from '../src/games.ts';
import type { Title } from '../src/title.ts';

/** Questions to compare in; `FOLLOWING=300` measures. */
const FOLLOWING = Number(process.env.FOLLOWING ?? 16);
const BUDGET = { iterations: 100 };
/** Worlds in which the answers are compared that differ. */
const CARE = { iterations: 400 };

/**
 * Games in which both think on from question to question. Wherever there was something to go on from, the same question is
 * thought about afresh as well: how much better the answer is that memory gives, in prospects.
 */
function gains<C, S, M, E, V>({ game, wits }: Title<C, S, M, E, V>): number[] {
  if (wits === null) throw new Error('nothing to judge positions by');
  const insight = insightOf(game, wits.appraisal, wits.features, wits.nets);
  const config = game.configure({ players: 2 });
  if (!config.ok) throw new Error('a usual table is refused');
  const found: number[] = [];
  for (let deal = 300; found.length < FOLLOWING; deal++) {
    const s = game.setup(config.value, String(deal));
    const luck = seedRng(String(deal));
    const trains = [0, 1, 2, 3].map(() => new TrainOfThought(game, insight, BUDGET));
    for (let d = game.pending(s); d !== null && found.length < FOLLOWING; d = game.pending(s)) {
      const seat: Seat = d.seats[0] ?? 0;
      const [view, moves, again] = [game.view(s, seat), game.moves(s, seat), luck.slice()];
      const { carried, answers } = trains[seat]?.ponder(view, seat, moves, luck) ?? { carried: 0, answers: [] };
      const [own] = answers;
      if (own === undefined) throw new Error('no answer');
      if (carried > 0 && moves.length > 1) {
        const [afresh] = ponder(game, insight, BUDGET)(view, seat, moves, again).answers;
        if (afresh === undefined) throw new Error('no answer');
        const both = afresh.move === own.move ? [] : [own.move, afresh.move];
        const judged = both.length === 0 ? [] : ponder(game, insight, CARE)(view, seat, both, again).answers;
        const worth = (move: M): number => judged.find((one) => one.move === move)?.worth ?? 0;
        found.push(worth(own.move) - worth(afresh.move));
      }
      trains[seat]?.answer(own.move);
      game.step(s, seat, own.move);
    }
  }
  return found;
}

it('to go on from the last question costs nothing that shows', { timeout: 1_200_000 }, () => {
  for (const shelved of shelf.values()) {
    if (shelved(({ wits }) => wits === null)) continue;
    const found = shelved(gains);
    const mean = found.reduce((a, b) => a + b, 0) / found.length;
    const variance = found.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (found.length - 1);
    const error = Math.sqrt(variance / found.length);
    process.stdout.write(`memory gains ${mean.toFixed(4)}, standard error ${error.toFixed(4)}\n`);
    expect(mean).toBeGreaterThanOrEqual(-2 * error);
  }
});
