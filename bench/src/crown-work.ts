import { crownOfAsh, type Move, type State } from '@cinderhall/crown-of-ash';
import { type GameRecord, recordMove, replay, type Seat, seedRng, startRecord } from '@cinderhall/kernel';
import type { Asked, Figure, Report } from './figures.ts';
import { configured, playOut } from './playing.ts';
import { type Contestant, compete, type Spread } from './sampling.ts';

const effort = (quick: boolean) => (quick ? { rounds: 2, milliseconds: 10 } : { rounds: 9, milliseconds: 200 });

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** A random game of four, whole, and every so manyth question of it. */
function someGame(seed: string): { readonly record: GameRecord; readonly moments: readonly Moment[] } {
  const config = configured(crownOfAsh, { players: 4 });
  const { write } = crownOfAsh.notation(config);
  const moments: Moment[] = [];
  let record = startRecord(crownOfAsh, config, seed);
  playOut(crownOfAsh, crownOfAsh.setup(config, seed), seedRng(seed), (state, seat, moves, move) => {
    if (record.moves.length % 7 === 0) moments.push({ state: crownOfAsh.clone(state), seat, moves });
    record = recordMove(record, { seat, text: write(move) });
  });
  return { record, moments };
}

/** One unit of work, done with each moment in turn. */
function each(moments: readonly Moment[], label: string, work: (moment: Moment) => unknown): Contestant {
  let sink = 0;
  const batch = (): number => {
    for (const moment of moments) if (work(moment) !== undefined) sink++;
    return sink < 0 ? 0 : moments.length;
  };
  return { label, batch };
}

/** What a referee, a page and a bot do all day: with the time that each takes, not the rate. */
export function crownWork({ quick }: Asked): Report {
  const games = [1, 2, 3].map((seed) => someGame(String(seed)));
  const moments = games.flatMap((game) => game.moments);
  const rng = seedRng('1');
  const { write, read } = crownOfAsh.notation(configured(crownOfAsh, { players: 4 }));
  const contestants = [
    each(moments, 'clone', ({ state }) => crownOfAsh.clone(state)),
    each(moments, 'view', ({ state, seat }) => crownOfAsh.view(state, seat)),
    each(moments, 'sample, view included', ({ state, seat }) =>
      crownOfAsh.sample(crownOfAsh.view(state, seat), seat, rng),
    ),
    each(moments, 'legal moves', ({ state, seat }) => crownOfAsh.moves(state, seat)),
    each(moments, 'a move written and read', ({ moves: [move] }) => move && read(write(move))),
    replaying(games.map((game) => game.record)),
  ];
  const spreads = compete(contestants, effort(quick));
  const figures = contestants.flatMap(({ label }, i) => lineOf(label, spreads[i]));
  return { figures, ratios: [], notes: [] };
}

const REPLAY = 'replay of a finished game';

function replaying(records: readonly GameRecord[]): Contestant {
  const batch = (): number => {
    for (const record of records) if (!replay(crownOfAsh, record).ok) throw new Error('does not replay');
    return records.length;
  };
  return { label: REPLAY, batch };
}

/** Times, where rates were measured: the median of the ones is that of the others. */
function lineOf(who: string, spread: Spread | undefined): Figure[] {
  if (spread === undefined) return [];
  const replayed = who === REPLAY;
  const time = (rate: number): number => (replayed ? 1000 : 1e6) / rate;
  const { median, least, most, samples } = spread;
  const times = { median: time(median), least: time(most), most: time(least), samples };
  const line = { what: 'Crown of Ash, 4 players', who, unit: replayed ? 'ms' : 'µs', ...times };
  return [replayed ? { ...line, goal: 5 } : line];
}
