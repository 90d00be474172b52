// boardgame.io's server as it is begun with: games in memory. Noughts and crosses without end: a full board is cleared.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const game = {
  name: 'endless',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (!G.cells.includes(null)) G.cells.fill(null);
      return undefined;
    },
  },
};

const { appServer } = await Server({ games: [game], origins: [/.*/] }).run(0);
process.send?.({ port: appServer.address().port });
