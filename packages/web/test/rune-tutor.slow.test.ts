import { random } from '@cinderhall/bots';
import { type RngState, type Seat, seedRng, startRecord } from '@cinderhall/kernel';
import { appraisal, runeAge as game, type Move, type ScenarioId, type State, type View } from '@cinderhall/rune-age';
import { describe, expect, test, vi } from 'vitest';
import { explained } from '../src/local/tutor.ts';
import type { Advice } from '../src/local/tutor-messages.ts';

interface Laid {
  readonly scenario: ScenarioId;
  readonly players: number;
}
const RIVALS: Laid = { scenario: 'runewars', players: 2 };
const RACE: Laid = { scenario: 'resurgence', players: 2 };
const ALONE: Laid = { scenario: 'cataclysm', players: 1 };
const TEAM: Laid = { scenario: 'cataclysm', players: 3 };

const asked = (s: State): Seat => game.pending(s)?.seats[0] ?? 0;

/** A game of players who answer at a glance, up to some question. */
function playedTo(laid: Laid, wanted: (s: State) => boolean): State {
  const config = game.configure(laid);
  if (!config.ok) throw new Error('a usual table is refused');
  for (let seed = 1; seed < 40; seed++) {
    const s = game.setup(config.value, String(seed));
    const luck = seedRng(String(seed));
    while (game.pending(s) !== null) {
      if (wanted(s)) return s;
      const seat = asked(s);
      game.step(s, seat, appraisal.reply(s, seat, game.moves(s, seat), luck));
    }
  }
  throw new Error('no game comes to this question');
}

const asking =
  (kind: string, least = 3) =>
  (s: State): boolean =>
    game.pending(s)?.kind === kind && s.round > 1 && game.moves(s, asked(s)).length >= least;

const isWon = (s: State, seat: Seat): boolean => game.outcome(s)?.share[seat] === 1;

/** How the turn at hand ends for a player who answers at a glance. */
function turnAtAGlance(at: State): State {
  const s = game.clone(at);
  const luck = seedRng('1');
  do {
    const seat = asked(s);
    game.step(s, seat, appraisal.reply(s, seat, game.moves(s, seat), luck));
  } while (!appraisal.quiet(s));
  return s;
}

/** What is worth a thought there. */
const considered = (s: State): readonly Move[] => appraisal.consider(s, asked(s), game.moves(s, asked(s)));

async function advise(s: State, rng: RngState = seedRng('3'), moves = game.moves(s, asked(s))): Promise<Advice> {
  const seat = asked(s);
  // Time goes by with every look at the clock: as much is thought on every machine.
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 20));
  const view = game.view(s, seat);
  const advice = await explained({ ask: 'advise', game: game.id, view, seat, moves, rng });
  now.mockRestore();
  if (advice === null || !('best' in advice)) throw new Error('no advice');
  return advice;
}

describe('advice in Rune Age', () => {
  test.each([
    ['among rivals', RIVALS, 'turn'],
    ['in a race', RACE, 'turn'],
    ['in a race, in a battle', RACE, 'battle'],
    ['among rivals, in a siege', RIVALS, 'siege'],
    ['alone', ALONE, 'turn'],
    ['in a team', TEAM, 'turn'],
    ['in a team, on what it keeps', TEAM, 'keep'],
  ])('%s tells answers that are offered, the better first, in points', async (_where, laid, kind) => {
    const s = playedTo(laid, asking(kind));
    const offered = game.moves(s, asked(s)).map(game.notation(s.config).write);
    const { best, others, ...rest } = await advise(s);
    expect(rest).toEqual({ measure: 'points', mixture: [], consequences: null });
    expect(others.length).toBeGreaterThan(0);
    for (const { move, worth } of [best, ...others]) {
      expect(offered).toContain(move);
      expect(Number.isFinite(worth)).toBe(true);
      expect(worth).toBeLessThanOrEqual(best.worth);
    }
    expect(new Set([best, ...others].map(({ move }) => move)).size).toBe(1 + others.length);
  });

  test('followed to the end of a turn in which the game can be won, wins it', async () => {
    const s = playedTo(RACE, (at) => asking('turn')(at) && isWon(turnAtAGlance(at), asked(at)));
    const seat = asked(s);
    expect(isWon(s, seat)).toBe(false);
    const { read } = game.notation(s.config);
    for (const { round } = s; s.round === round && game.pending(s) !== null; ) {
      const answer = read((await advise(s)).best.move);
      if (answer === null) throw new Error('advice that cannot be read');
      game.step(s, asked(s), answer);
    }
    expect(isWon(s, seat)).toBe(true);
  });

  test('comes of what the seat may know: in a world that it cannot tell apart it is offered the same', async () => {
    for (const laid of [RIVALS, TEAM]) {
      const s = playedTo(laid, asking('turn'));
      const seat = asked(s);
      const other = game.sample(game.view(s, seat), seat, seedRng('77'));
      expect(JSON.stringify(other)).not.toBe(JSON.stringify(s));
      expect(game.view(other, seat)).toEqual(game.view(s, seat));
      expect(await advise(other)).toEqual(await advise(s));
    }
  });

  test('tells what a single answer is worth, and that there is no other', async () => {
    const s = playedTo(RIVALS, asking('turn'));
    const [only] = game.moves(s, asked(s));
    if (only === undefined) throw new Error('nothing is offered');
    const { best, others } = await advise(s, seedRng('3'), [only]);
    expect(others).toEqual([]);
    expect(best.move).toBe(game.notation(s.config).write(only));
    expect(Number.isFinite(best.worth)).toBe(true);
  });

  test('where one answer alone is worth a thought, tells the others as no better', async () => {
    const s = playedTo(RIVALS, (at) => asking('battle', 2)(at) && considered(at).length === 1);
    const { best, others } = await advise(s);
    expect([best.move]).toEqual(considered(s).map(game.notation(s.config).write));
    expect(others).toHaveLength(game.moves(s, asked(s)).length - 1);
    for (const { worth } of others) expect(worth).toBeLessThanOrEqual(best.worth);
  });

  test('of a game that is over nobody tells anything', async () => {
    const { config } = playedTo(RIVALS, () => true);
    const record = startRecord(game, config, '1');
    expect(await explained({ ask: 'chances', record })).toBeNull();
    expect(await explained({ ask: 'judge', record, step: 1, deep: false })).toBeNull();
  });

  test('beats whoever plays anything', async () => {
    const shares = [0, 0];
    for (const first of [0, 1] as const) {
      const s = playedTo(RACE, () => true);
      const rng = seedRng(String(first));
      const luck = random<View, Move>();
      for (let answers = 0; game.pending(s) !== null && answers < 600; answers++) {
        const seat = asked(s);
        const moves = game.moves(s, seat);
        if (seat !== first) game.step(s, seat, luck.choose(game.view(s, seat), seat, moves, rng));
        else {
          const { best } = await advise(s, [...rng], moves);
          const move = game.notation(s.config).read(best.move);
          if (move === null) throw new Error('advice that cannot be read');
          game.step(s, seat, move);
        }
      }
      const share = game.outcome(s)?.share ?? [];
      shares[0] = (shares[0] ?? 0) + (share[first] ?? 0);
      shares[1] = (shares[1] ?? 0) + (share[1 - first] ?? 0);
    }
    expect(shares).toEqual([2, 0]);
  });
});
