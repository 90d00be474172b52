import { apply, type Game, type Seat } from '@cinderhall/kernel';
import { laws } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { goofspiel } from '../games/goofspiel.ts';
import { takeSix } from '../games/take-six.ts';
import { ticTacToe } from '../games/tic-tac-toe.ts';

/** Plays answers in notation from the start, `'0 bid 3'`; throws at one that is refused. */
function played<C, S, M, E, V>(game: Game<C, S, M, E, V>, config: C, start: S, answers: readonly string[]): S {
  return answers.reduce((s, answer) => answered(game, config, s, answer), start);
}

function answered<C, S, M, E, V>(game: Game<C, S, M, E, V>, config: C, state: S, answer: string): S {
  const seats: readonly Seat[] = game.seats(config);
  const seat = seats.find((one) => answer.startsWith(`${one} `));
  const move = game.notation(config).read(answer.slice(2));
  if (seat === undefined || move === null) throw new Error(`cannot read ${answer}`);
  const done = apply(game, config, state, { seat, decision: game.pending(state)?.id ?? -1, move });
  if (!done.ok) throw new Error(`${answer} is refused`);
  return done.value;
}

describe('games to measure with', () => {
  test.each([2, 3, 4] as const)('goofspiel keeps the laws with %i players', (players) => {
    const { violation, checks } = laws(goofspiel, { configs: [{ players }], seed: 1, games: 6, deep: 5 });
    expect(violation).toBeNull();
    expect(checks['keeps-secrets']).toBeGreaterThan(0);
  });

  test.each([2, 3, 4] as const)('6 nimmt! keeps the laws with %i players', (players) => {
    const { violation, checks } = laws(takeSix, { configs: [{ players }], seed: 1, games: 3, deep: 6 });
    expect(violation).toBeNull();
    expect(checks['keeps-secrets']).toBeGreaterThan(0);
  });

  test('tic-tac-toe keeps the laws', () => {
    const { violation } = laws(ticTacToe, { configs: [{ players: 2 }], seed: 1, games: 8, secrets: 'none' });
    expect(violation).toBeNull();
  });
});

describe('tic-tac-toe', () => {
  const config = { players: 2 } as const;
  const after = (...cells: number[]) =>
    played(
      ticTacToe,
      config,
      ticTacToe.setup(config, '1'),
      cells.map((cell, i) => `${i % 2} ${cell}`),
    );

  test.each([
    { cells: [0, 3, 1, 4, 2], share: [1, 0] },
    { cells: [0, 2, 1, 4, 3, 6], share: [0, 1] },
    { cells: [0, 1, 2, 4, 3, 5, 7, 6, 8], share: [0.5, 0.5] },
    { cells: [0, 1, 2, 3, 5, 4, 7, 6, 8], share: [1, 0] },
  ])('three in a row win, $cells', ({ cells, share }) => {
    const s = after(...cells);
    expect(ticTacToe.pending(s)).toBeNull();
    expect(ticTacToe.outcome(s)?.share).toEqual(share);
  });

  test('a taken cell is not offered, and a game that goes on has no outcome', () => {
    const s = after(4);
    expect(ticTacToe.moves(s, 1).map((m) => m.cell)).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    expect(ticTacToe.outcome(s)).toBeNull();
  });
});

describe('goofspiel', () => {
  const config = { players: 3 } as const;
  const start = () => ({ ...goofspiel.setup(config, '1'), prizes: [2, 7] });

  test('the highest bid takes the prize', () => {
    const s = played(goofspiel, config, start(), ['0 bid 3', '2 bid 9', '1 bid 4']);
    expect(s.score).toEqual([0, 0, 7]);
    expect(s.hands.map((hand) => hand.length)).toEqual([12, 12, 12]);
  });

  test('tied for the highest, nobody gets it, and the third bid neither', () => {
    const s = played(goofspiel, config, start(), ['0 bid 9', '1 bid 9', '2 bid 4']);
    expect(s.score).toEqual([0, 0, 0]);
  });

  test('a tie below the highest does not matter', () => {
    const s = played(goofspiel, config, start(), ['0 bid 4', '1 bid 4', '2 bid 9']);
    expect(s.score).toEqual([0, 0, 7]);
  });

  test('others see that one has bid, not what', () => {
    const s = played(goofspiel, config, start(), ['0 bid 3']);
    expect(goofspiel.view(s, 1).sealed).toEqual(['hidden', 0, 0]);
    expect(goofspiel.view(s, 1).hands[0]).toHaveLength(13);
    expect(goofspiel.view(s, 0).sealed).toEqual([3, 0, 0]);
  });
});

describe('6 nimmt!', () => {
  const config = { players: 2 } as const;
  const table = (rows: number[][], hands: number[][]) => ({
    ...takeSix.setup(config, '1'),
    rows: rows.map((row) => row.slice()),
    hands: hands.map((hand) => hand.slice()),
    seen: rows.flat(),
  });
  const rows = [[10], [20, 21, 22, 23, 24], [30], [40]];

  test('cards go, the lowest first, to the highest end below them', () => {
    const s = played(
      takeSix,
      config,
      table(rows, [
        [35, 90],
        [36, 91],
      ]),
      ['1 play 36', '0 play 35'],
    );
    expect(s.rows).toEqual([[10], [20, 21, 22, 23, 24], [30, 35, 36], [40]]);
    expect(s.points).toEqual([0, 0]);
  });

  test('a sixth card takes the five: 3 for a ten, 5 for an eleven, 1 for others', () => {
    const s = played(
      takeSix,
      config,
      table(rows, [
        [25, 90],
        [41, 91],
      ]),
      ['0 play 25', '1 play 41'],
    );
    expect(s.rows).toEqual([[10], [25], [30], [40, 41]]);
    expect(s.points).toEqual([3 + 1 + 5 + 1 + 1, 0]);
  });

  test('a card below all ends takes a row of choice, before higher cards are placed', () => {
    const asked = played(
      takeSix,
      config,
      table(rows, [
        [5, 90],
        [11, 91],
      ]),
      ['0 play 5', '1 play 11'],
    );
    expect(takeSix.pending(asked)).toMatchObject({ kind: 'take', seats: [0] });
    const s = answered(takeSix, config, asked, '0 take 1');
    expect(s.rows).toEqual([[5, 11], [20, 21, 22, 23, 24], [30], [40]]);
    expect(s.points).toEqual([3, 0]);
  });

  test.each([
    { points: 66, over: true },
    { points: 65, over: false },
  ])('$points points at the end of a hand: over $over', ({ points, over }) => {
    const before = { ...table([[10], [20], [30], [40]], [[35], [36]]), points: [points, 0] };
    const s = played(takeSix, config, before, ['0 play 35', '1 play 36']);
    expect(takeSix.pending(s) === null).toBe(over);
    expect(takeSix.outcome(s)).toEqual(over ? { kind: 'ranking', share: [0, 1], score: [66, 0] } : null);
  });
});
