import { random } from '@cinderhall/bots';
import type { Move, State, View } from '@cinderhall/crown-of-ash';
import { crownOfAsh as game } from '@cinderhall/crown-of-ash';
import { type GameRecord, recordMove, seedRng, startRecord } from '@cinderhall/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { Advice, Judgement } from '../src/crown/session.ts';
import { titles } from '../src/games.ts';
import { House } from '../src/local/house.ts';
import { memoryKeys } from '../src/local/keys.ts';
import { Shelf } from '../src/local/shelf.ts';
import { tutor } from '../src/local/tutor.ts';
import type { TutorTask } from '../src/local/tutor-messages.ts';
import { PERSONS } from './at-home.ts';

const configured = (players: number) => {
  const config = game.configure({ players });
  if (!config.ok) throw new Error('a usual table is refused');
  return config.value;
};

/** A game of people who answer anything, up to some question, and its record. */
function played(players: number, until: (s: State) => boolean): { s: State; record: GameRecord } {
  const config = configured(players);
  let record = startRecord(game, config, '5');
  const s = game.setup(config, '5');
  const rng = seedRng('9');
  const bot = random<View, Move>();
  for (let d = game.pending(s); d !== null && !until(s); d = game.pending(s)) {
    const seat = d.seats[0] ?? 0;
    const move = bot.choose(game.view(s, seat), seat, game.moves(s, seat), rng);
    record = recordMove(record, { seat, text: game.notation(config).write(move) });
    game.step(s, seat, move);
  }
  return { s, record };
}

async function advise(s: State, among?: readonly Move[]): Promise<Advice> {
  const seat = game.pending(s)?.seats[0] ?? 0;
  const moves = among ?? [...game.moves(s, seat)];
  // Time goes by with every look at the clock: as much is thought on every machine.
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 20));
  const advice = await tutor({
    ask: 'advise',
    game: game.id,
    view: game.view(s, seat),
    seat,
    moves,
    rng: seedRng('3'),
  });
  now.mockRestore();
  if (advice === null || !('best' in advice)) throw new Error('no advice');
  return advice;
}

const choosing = (kind: string) => (s: State) =>
  game.pending(s)?.kind === kind && game.moves(s, game.pending(s)?.seats[0] ?? 0).length > 2;

describe('advice', () => {
  test.each([
    [2, 'chance'],
    [3, 'points'],
  ] as const)(
    'at a table of %d tells the best of the answers, the next best, and why, in %s',
    async (players, measure) => {
      const { s } = played(players, choosing('turn'));
      const { best, others, consequences, ...why } = await advise(s);
      const [next] = others;
      const seat = game.pending(s)?.seats[0] ?? 0;
      const offered = game.moves(s, seat).map(game.notation(s.config).write);
      expect(offered).toContain(best.move);
      expect(offered).toContain(next?.move);
      expect(best.worth).toBeGreaterThanOrEqual(next?.worth ?? Number.POSITIVE_INFINITY);
      expect(why).toEqual({ measure, mixture: [] });
      if (consequences === null) throw new Error('nobody tells what comes of it');
      const { change, rivals, risk } = consequences;
      for (const figure of [...Object.values(change), rivals, risk.share, risk.loss])
        expect(Number.isFinite(figure)).toBe(true);
    },
  );

  test('on cards sealed at once says how often each is right', async () => {
    const { s } = played(2, (at) => choosing('clash')(at) && (game.pending(at)?.seats.length ?? 0) > 1);
    const { mixture, best } = await advise(s);
    expect(mixture.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(mixture[0]?.move).toBe(best.move);
  });

  test.each([
    [2, 0, 1],
    [3, -40, 40],
  ])('at a table of %d says of a single answer what it is worth', async (players, least, most) => {
    const { s } = played(players, choosing('turn'));
    const { best, others } = await advise(s, game.moves(s, game.pending(s)?.seats[0] ?? 0).slice(0, 1));
    expect(best.worth).toBeGreaterThan(least);
    expect(best.worth).toBeLessThan(most);
    expect(others).toEqual([]);
  });

  test('comes of what the seat may know: in a world that it cannot tell apart it is offered the same', async () => {
    const { s } = played(2, choosing('turn'));
    const seat = game.pending(s)?.seats[0] ?? 0;
    const other = game.sample(game.view(s, seat), seat, seedRng('77'));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(s));
    expect(game.view(other, seat)).toEqual(game.view(s, seat));
    expect(await advise(other)).toEqual(await advise(s));
  });
});

describe('a finished game', () => {
  const { s, record } = played(2, () => false);

  test('has chances after each answer, and ends as it ended', async () => {
    const curve = await tutor({ ask: 'chances', record });
    if (curve === null || !('chances' in curve)) throw new Error('no curve');
    const { measure, chances } = curve;
    expect(measure).toBe('chance');
    expect(chances).toHaveLength(record.moves.length + 1);
    for (const shares of chances) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
    expect(chances.at(-1)).toEqual(game.outcome(s)?.share);
  });

  test('has answers that cost something, each with a better one', async () => {
    const judged: Judgement[] = [];
    for (let step = 1; step <= 12; step++) {
      const one = await tutor({ ask: 'judge', record, step, deep: step === 10 });
      if (one !== null && 'loss' in one) judged.push(one);
    }
    expect(judged.length).toBeGreaterThan(2);
    for (const { loss, better, played: own } of judged) expect(loss > 0 && better === own).toBe(false);
    // Whoever answers anything loses something by it.
    expect(Math.max(...judged.map(({ loss }) => loss))).toBeGreaterThan(0.01);
  });
});

describe('at a table of the house', () => {
  async function open() {
    const asked: TutorTask[] = [];
    const house = new House({
      titles,
      shelf: new Shelf(memoryKeys(), () => {}),
      opponents: {
        choose: async ({ moves }) => moves[0] ?? Promise.reject(new Error('no moves')),
        tutor: async (task) => {
          asked.push(task);
          return null;
        },
      },
      report: () => {},
      now: () => 1000,
      name: () => 'a',
      seed: () => '1',
    });
    const laid = { title: 'A table', seats: PERSONS, config: { players: 2 }, seed: '5' };
    await house.ask({ ask: 'lay', setup: laid });
    await house.ask({ ask: 'enter', table: 'a' });
    return { house, asked };
  }

  test('advice is given to the eyes that look and are asked, and to nobody at a cover', async () => {
    const { house, asked } = await open();
    expect(await house.ask({ ask: 'advise', table: 'a' })).toMatchObject({ refusal: { refused: 'not-your-eyes' } });
    const seats = [0, 1] as const;
    for (const viewer of seats) {
      await house.ask({ ask: 'look', table: 'a', viewer });
      await house.ask({ ask: 'advise', table: 'a' });
    }
    await house.ask({ ask: 'look', table: 'a', viewer: null });
    await house.ask({ ask: 'advise', table: 'a' });
    await house.ask({ ask: 'look', table: 'a', viewer: 'spectator' });
    await house.ask({ ask: 'advise', table: 'a' });
    // One of the two is asked.
    expect(asked).toHaveLength(1);
    const [task] = asked;
    if (task?.ask !== 'advise') throw new Error('another question');
    expect(Object.keys(task).sort()).toEqual(['ask', 'game', 'moves', 'rng', 'seat', 'view']);
    expect(task.view).toMatchObject({ viewer: task.seat });
  });

  test('what a server has told of a table is advised on as it was told, and nothing else of the house goes with it', async () => {
    const { house, asked } = await open();
    const { s } = played(2, choosing('turn'));
    const seat = game.pending(s)?.seats[0] ?? 0;
    const [view, moves] = [game.view(s, seat), [...game.moves(s, seat)]];
    const told = { ask: 'counsel', table: 'elsewhere', game: game.id, view, seat, decision: 3 } as const;
    await house.ask({ ...told, moves });
    expect(await house.ask({ ...told, moves: [] })).toMatchObject({ refusal: { refused: 'not-your-eyes' } });
    expect(asked).toEqual([{ ask: 'advise', game: game.id, view, seat, moves, rng: expect.any(Array) }]);
  });

  test('nothing is explained before the end', async () => {
    const { house, asked } = await open();
    for (const question of [{ ask: 'chances' }, { ask: 'judge', step: 1, deep: false }] as const)
      expect(await house.ask({ ...question, table: 'a' })).toEqual({
        ok: false,
        refusal: { refused: 'not-over', table: 'a' },
      });
    expect(asked).toEqual([]);
  });
});
