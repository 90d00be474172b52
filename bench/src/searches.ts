import { ismcts } from '@cinderhall/bots';
import { seedRng } from '@cinderhall/kernel';
import { ticTacToe } from '../games/tic-tac-toe.ts';
import { duel } from './against-rivals.ts';
import type { Asked, Report } from './figures.ts';
import { configured } from './playing.ts';
import { type BoardgameIo, type BoardgameIoAi, rival, theirTicTacToe } from './rivals.ts';
import type { Contestant } from './sampling.ts';

/**
 * Both look for the first cell to take, in as many iterations: UCB1 down a tree, one new node, random play to the end, and
 * everybody on the way learns of it. Ours is the plain yardstick; it deals a world anew each time, which theirs need not.
 */
export function searchDuel({ quick, folder }: Asked): Report {
  const iterations = quick ? 25 : 1000;
  return duel(
    'tree search, tic-tac-toe',
    'iterations/s',
    [ourSearch(iterations), theirSearch(folder, iterations)],
    { goal: 100, floor: 20 },
    quick,
  );
}

function ourSearch(iterations: number): Contestant {
  const bot = ismcts(ticTacToe, { iterations });
  const start = ticTacToe.setup(configured(ticTacToe, { players: 2 }), '1');
  const [view, moves, rng] = [ticTacToe.view(start, 0), ticTacToe.moves(start, 0), seedRng('1')];
  const batch = (): number => {
    bot.choose(view, 0, moves, rng);
    return iterations;
  };
  return { label: 'Cinderhall', batch };
}

function theirSearch(folder: string, iterations: number): Contestant {
  const { MCTSBot } = rival<BoardgameIoAi>(folder, 'boardgame.io/ai');
  const { InitializeGame } = rival<BoardgameIo>(folder, 'boardgame.io/internal');
  const game = theirTicTacToe(folder);
  const start = InitializeGame({ game });
  let done = 0;
  const bot = new MCTSBot({
    game,
    enumerate: ({ cells }, { currentPlayer }) =>
      cells.flatMap((cell, i) =>
        cell === null ? [{ type: 'MAKE_MOVE', payload: { type: 'take', args: [i], playerID: currentPlayer } }] : [],
      ),
    iterations,
    seed: '1',
    iterationCallback: ({ iterationCounter }) => {
      done = iterationCounter;
    },
  });
  const batch = (): number => {
    // It thinks before it returns; what it promises is only the answer.
    void bot.play(start, '0');
    if (done !== iterations) throw new Error(`boardgame.io has stopped after ${done} iterations`);
    done = 0;
    return iterations;
  };
  return { label: 'boardgame.io 0.50.2', batch };
}
