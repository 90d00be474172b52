import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { type Game, type GameRecord, recordMove, replay, type Seat, seedRng, startRecord } from '@cinderhall/kernel';
import { runeAge } from '@cinderhall/rune-age';
import type { Asked, Figure, Report } from './figures.ts';
import { configured, playOut } from './playing.ts';
import { type Contestant, compete, type Spread } from './sampling.ts';

const effort = (quick: boolean) => (quick ? { rounds: 2, milliseconds: 10 } : { rounds: 9, milliseconds: 200 });

interface Moment<State, Move> {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** A game that was played at random, whole, and every so manyth question of it. */
interface Past<State, Move> {
  readonly record: GameRecord;
  readonly moments: readonly Moment<State, Move>[];
}

function someGame<C, S, M, E, V>(game: Game<C, S, M, E, V>, config: C, seed: string): Past<S, M> {
  const { write } = game.notation(config);
  const moments: Moment<S, M>[] = [];
  let record = startRecord(game, config, seed);
  playOut(game, game.setup(config, seed), seedRng(seed), (state, seat, moves, move) => {
    if (record.moves.length % 7 === 0) moments.push({ state: game.clone(state), seat, moves });
    record = recordMove(record, { seat, text: write(move) });
  });
  return { record, moments };
}

/** One unit of work, done with each of some things in turn. */
function each<T>(things: readonly T[], label: string, work: (thing: T) => unknown): Contestant {
  let sink = 0;
  const batch = (): number => {
    for (const thing of things) if (work(thing) !== undefined) sink++;
    return sink < 0 ? 0 : things.length;
  };
  return { label, batch };
}

/** What a referee, a page and a bot do all day: with the time that each takes, not the rate. */
function dayWork<C, S, M, E, V>(what: string, game: Game<C, S, M, E, V>, config: C, { quick }: Asked): Report {
  const games = [1, 2, 3].map((seed) => someGame(game, config, String(seed)));
  const moments = games.flatMap((past) => past.moments);
  const rng = seedRng('1');
  const { write, read } = game.notation(config);
  const contestants = [
    each(moments, 'clone', ({ state }) => game.clone(state)),
    each(moments, 'view', ({ state, seat }) => game.view(state, seat)),
    each(moments, 'sample, view included', ({ state, seat }) => game.sample(game.view(state, seat), seat, rng)),
    each(moments, 'legal moves', ({ state, seat }) => game.moves(state, seat)),
    each(moments, 'a move written and read', ({ moves: [move] }) => move && read(write(move))),
    each(games, REPLAY, ({ record }) => {
      if (!replay(game, record).ok) throw new Error('does not replay');
      return record;
    }),
  ];
  const spreads = compete(contestants, effort(quick));
  const figures = contestants.flatMap(({ label }, i) => lineOf(what, label, spreads[i]));
  return { figures, ratios: [], notes: [] };
}

export const crownWork = (asked: Asked): Report =>
  dayWork('Crown of Ash, 4 players', crownOfAsh, configured(crownOfAsh, { players: 4 }), asked);

export const runeWork = (asked: Asked): Report =>
  dayWork('Rune Age, 4 players', runeAge, configured(runeAge, { scenario: 'resurgence', players: 4 }), asked);

const REPLAY = 'replay of a finished game';

/** Times, where rates were measured: the median of the ones is that of the others. */
function lineOf(what: string, who: string, spread: Spread | undefined): Figure[] {
  if (spread === undefined) return [];
  const replayed = who === REPLAY;
  const time = (rate: number): number => (replayed ? 1000 : 1e6) / rate;
  const { median, least, most, samples } = spread;
  const times = { median: time(median), least: time(most), most: time(least), samples };
  const line = { what, who, unit: replayed ? 'ms' : 'µs', ...times };
  return [replayed ? { ...line, goal: 5 } : line];
}
