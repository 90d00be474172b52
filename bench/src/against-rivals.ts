import { admit, apply, below, type RngState, type Seat, seedRng } from '@cinderhall/kernel';
import { takeSix } from '../games/take-six.ts';
import { ticTacToe } from '../games/tic-tac-toe.ts';
import type { Asked, Figure, Ratio, Report } from './figures.ts';
import { configured, playOut } from './playing.ts';
import { type BoardgameIo, rival, type Take6, theirTicTacToe } from './rivals.ts';
import { type Contestant, compete } from './sampling.ts';

/** How much is measured of each contestant. */
const effort = (quick: boolean) => (quick ? { rounds: 2, milliseconds: 20 } : { rounds: 9, milliseconds: 500 });

/** Races ours (the first) against theirs. */
export function duel(
  what: string,
  unit: string,
  [ours, theirs]: readonly [Contestant, Contestant],
  aim: Pick<Ratio, 'goal' | 'floor'>,
  quick: boolean,
): Report {
  const [a, b] = compete([ours, theirs], effort(quick));
  if (a === undefined || b === undefined) return { figures: [], ratios: [], notes: [] };
  const figures: Figure[] = [
    { what, who: ours.label, unit, ...a },
    { what, who: theirs.label, unit, ...b },
  ];
  const ratio: Ratio = { what, of: ours.label, to: theirs.label, ratio: a.median / b.median, ...aim };
  return { figures, ratios: [ratio], notes: [] };
}

/**
 * Both play the same games, cell by cell, through their public doors: each checks that the game is on, that this player
 * is asked and that the cell is free, leaves the state before as it was, and knows who has won.
 */
export function ticTacToeDuel({ quick, folder }: Asked): Report {
  const games = someGames(quick ? 5 : 100);
  const ours: Contestant = { label: 'Cinderhall', batch: cycle(games, playOurs) };
  const theirs: Contestant = { label: 'boardgame.io 0.50.2', batch: cycle(games, theirPlay(folder)) };
  return duel('tic-tac-toe', 'moves/s', [ours, theirs], { goal: 600, floor: 100 }, quick);
}

/** One game a batch, in turn. */
function cycle(games: readonly (readonly number[])[], play: (game: readonly number[]) => number): () => number {
  let next = 0;
  return () => play(games[next++ % games.length] ?? []);
}

/** Random games as lists of cells. */
function someGames(count: number): number[][] {
  const rng = seedRng('1');
  return Array.from({ length: count }, () => {
    const cells: number[] = [];
    playOut(ticTacToe, ticTacToe.setup({ players: 2 }, '1'), rng, (_s, _seat, _moves, move) => cells.push(move.cell));
    return cells;
  });
}

const TABLE = configured(ticTacToe, { players: 2 });
const EMPTY = ticTacToe.setup(TABLE, '1');
const CELLS = ticTacToe.moves(EMPTY, 0);

function playOurs(cells: readonly number[]): number {
  let s = EMPTY;
  let seat: Seat = 0;
  for (const cell of cells) {
    const move = CELLS[cell];
    const decision = ticTacToe.pending(s)?.id ?? -1;
    if (move === undefined) throw new Error(`no cell ${cell}`);
    const done = apply(ticTacToe, TABLE, s, { seat, decision, move });
    if (!done.ok) throw new Error(`refused: ${cell}`);
    s = done.value;
    seat = seat === 0 ? 1 : 0;
  }
  if (ticTacToe.outcome(s) === null) throw new Error('unfinished');
  return cells.length;
}

function theirPlay(folder: string): (cells: readonly number[]) => number {
  const { InitializeGame, CreateGameReducer } = rival<BoardgameIo>(folder, 'boardgame.io/internal');
  const game = theirTicTacToe(folder);
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game });
  return (cells) => {
    let table = start;
    cells.forEach((cell, i) => {
      table = reduce(table, { type: 'MAKE_MOVE', payload: { type: 'take', args: [cell], playerID: String(i % 2) } });
    });
    if (table.ctx.gameover === undefined) throw new Error('boardgame.io has not finished the game');
    return cells.length;
  };
}

/**
 * Whole games to 66 points between four random players, each move picked from the list of legal ones and checked
 * against it again when it is made; both write in place.
 */
export function takeSixDuel({ quick, folder }: Asked): Report {
  const rng = seedRng('1');
  let seed = 0;
  const ours: Contestant = {
    label: 'Cinderhall',
    batch: () => {
      playChecked(String(seed++), rng);
      return 1;
    },
  };
  const engine = rival<Take6>(folder, 'take6-engine');
  const theirs: Contestant = {
    label: 'take6-engine 0.5.1',
    batch: () => {
      playTake6(engine, String(seed++), rng);
      return 1;
    },
  };
  return duel('6 nimmt!, 4 players', 'games/s', [ours, theirs], { goal: 100, floor: 30 }, quick);
}

const FOUR = configured(takeSix, { players: 4 });

function playChecked(seed: string, rng: RngState): void {
  const s = takeSix.setup(FOUR, seed);
  for (let d = takeSix.pending(s); d !== null; d = takeSix.pending(s)) {
    const [seat] = d.seats;
    if (seat === undefined) throw new Error('nobody is asked');
    const moves = takeSix.moves(s, seat);
    const move = moves[below(rng, moves.length)];
    if (move === undefined) throw new Error('nothing to choose');
    const checked = admit(takeSix, FOUR, s, { seat, decision: d.id, move });
    if (!checked.ok) throw new Error('refused');
    takeSix.step(s, seat, checked.value);
  }
}

function playTake6(engine: Take6, seed: string, rng: RngState): void {
  let table = engine.setup(4, { points: 66, handSize: 10 }, seed);
  while (!engine.ended(table)) {
    const player = table.players.findIndex((one) => one.availableMoves);
    const [name, choices] = Object.entries(table.players[player]?.availableMoves ?? {})[0] ?? [];
    if (name === undefined || choices === undefined) throw new Error('take6-engine asks nobody');
    table = engine.move(table, { name, data: choices[below(rng, choices.length)] }, player);
  }
}
