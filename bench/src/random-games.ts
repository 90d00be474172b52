import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { type Game, seedRng } from '@cinderhall/kernel';
import { rulesets, runeAge, SCENARIOS } from '@cinderhall/rune-age';
import { goofspiel } from '../games/goofspiel.ts';
import type { Asked, Figure, Report } from './figures.ts';
import { configured, playOut } from './playing.ts';
import { type Contestant, compete, type Spread } from './sampling.ts';

/** Games in one batch: enough that asking the clock costs nothing. */
const BATCH = 10;

const effort = (quick: boolean) => (quick ? { rounds: 2, milliseconds: 20 } : { rounds: 9, milliseconds: 500 });

interface Contest {
  readonly contestant: Contestant;
  /** Decisions in a game so far, on average. */
  readonly length: () => number;
}

/** What a table of a race is called, and what it agrees on. */
interface Lane {
  readonly label: string;
  readonly table: unknown;
}

const byPlayers: readonly Lane[] = [4, 3, 2].map((players) => ({ label: `${players} players`, table: { players } }));

function contest<C, S, M, E, V>(game: Game<C, S, M, E, V>, { label, table }: Lane): Contest {
  const config = configured(game, table);
  const rng = seedRng('1');
  let games = 0;
  let decisions = 0;
  const batch = (): number => {
    let done = 0;
    for (let i = 0; i < BATCH; i++) done += playOut(game, game.setup(config, String(games++ % 1e9)), rng);
    decisions += done;
    return done;
  };
  return { contestant: { label, batch }, length: () => decisions / games };
}

function race<C, S, M, E, V>(
  what: string,
  game: Game<C, S, M, E, V>,
  { quick }: Asked,
  lanes: readonly Lane[] = byPlayers,
): Figure[] {
  const contests = lanes.map((lane) => contest(game, lane));
  const spreads = compete(
    contests.map((one) => one.contestant),
    effort(quick),
  );
  return contests.flatMap(({ contestant, length }, i) => linesOf(what, contestant.label, length(), spreads[i]));
}

function linesOf(what: string, who: string, length: number, spread: Spread | undefined): Figure[] {
  if (spread === undefined) return [];
  const { median, least, most, samples } = spread;
  const games = { median: median / length, least: least / length, most: most / length, samples };
  return [
    { what, who, unit: 'decisions/s', ...spread },
    { what, who, unit: 'games/s', ...games },
  ];
}

/** Goals are for four players. */
const aimed = (figure: Figure): Figure => {
  if (figure.who !== '4 players') return figure;
  return figure.unit === 'games/s' ? { ...figure, goal: 4000 } : { ...figure, goal: 1_000_000, floor: 300_000 };
};

export const randomCrown = (asked: Asked): Report => ({
  figures: race('random Crown of Ash', crownOfAsh, asked).map(aimed),
  ratios: [],
  notes: [],
});

export const randomGoofspiel = (asked: Asked): Report => ({
  figures: race('random goofspiel', goofspiel, asked),
  ratios: [],
  notes: [],
});

/** Each scenario with four players, and the first with two; but for the one in which players at random never save enough to win. */
const scenarios: readonly Lane[] = [
  ...SCENARIOS.filter((scenario) => !rulesets[scenario].monuments).map((scenario) => ({
    label: `${scenario}, 4 players`,
    table: { scenario, players: 4 },
  })),
  { label: `${SCENARIOS[0]}, 2 players`, table: { scenario: SCENARIOS[0], players: 2 } },
];

export const randomRunes = (asked: Asked): Report => ({
  figures: race('random Rune Age', runeAge, asked, scenarios),
  ratios: [],
  notes: [],
});
