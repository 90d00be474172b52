import { takeSixDuel, ticTacToeDuel } from './against-rivals.ts';
import { crownWork, runeWork } from './day-work.ts';
import type { Asked, Measure, Report } from './figures.ts';
import { asTable } from './figures.ts';
import { greedyBot } from './greedy-bot.ts';
import { masterBot } from './master-bot.ts';
import { phone } from './phone.ts';
import { randomCrown, randomGoofspiel, randomRunes } from './random-games.ts';
import { searchDuel } from './searches.ts';
import { servers } from './server.ts';
import { serverCrowd } from './server-crowd.ts';

export { obeyAsCrowd } from './crowd.ts';

export const MEASURES: readonly Measure[] = [
  { name: 'crown', tells: 'random games of Crown of Ash, every legal move listed', run: randomCrown },
  { name: 'rune-age', tells: 'random games of Rune Age, every legal move listed', run: randomRunes },
  { name: 'tic-tac-toe', tells: 'checked moves beside boardgame.io', run: ticTacToeDuel },
  { name: 'search', tells: 'tree search on tic-tac-toe beside boardgame.io’s MCTS bot', run: searchDuel },
  { name: 'take-six', tells: '6 nimmt! beside take6-engine', run: takeSixDuel },
  { name: 'goofspiel', tells: 'random games with simultaneous bids', run: randomGoofspiel },
  { name: 'crown-work', tells: 'clone, view, sample, moves, notation and replay', run: crownWork },
  { name: 'rune-work', tells: 'the same of Rune Age', run: runeWork },
  { name: 'server', tells: 'a hundred tables beside the server of boardgame.io and a relay', run: servers },
  {
    name: 'server-crowd',
    tells: '2,000 games with 8,000 sockets at the pace of people (some minutes; only by name)',
    run: serverCrowd,
  },
  { name: 'greedy', tells: 'how long the greedy bot thinks in Node', run: greedyBot },
  { name: 'master', tells: 'how long the master thinks in Node, with two players', run: masterBot },
  {
    name: 'phone',
    tells: 'in Chromium on a slowed processor: the bot, and a game tap by tap (needs --phone)',
    run: phone,
  },
];

/** What is measured though nobody names it. */
const isUsual = (name: string): boolean => name !== 'phone' && name !== 'server-crowd';

/** What is asked for on the command line; names are those of {@link MEASURES}. */
export interface Wanted extends Asked {
  readonly only: readonly string[];
  readonly json: boolean;
  readonly progress: (line: string) => void;
}

/** Measures what is asked for, one after the other, and returns the report as text. */
export async function bench(wanted: Wanted): Promise<string> {
  const chosen = MEASURES.filter(({ name }) =>
    wanted.only.length > 0 ? wanted.only.includes(name) : isUsual(name) || (name === 'phone' && wanted.phone !== null),
  );
  const reports: Report[] = [];
  for (const { name, tells, run } of chosen) {
    wanted.progress(`${name}: ${tells}`);
    reports.push(await run(wanted));
  }
  const whole: Report = {
    figures: reports.flatMap((report) => report.figures),
    ratios: reports.flatMap((report) => report.ratios),
    notes: [...reports.flatMap((report) => report.notes), ABOUT],
  };
  if (!wanted.json) return asTable(whole);
  return `${JSON.stringify({ node: process.version, quick: wanted.quick, ...whole })}\n`;
}

const ABOUT =
  'medians of samples taken by turns; rates by processor time of the whole process, answers by the wall clock. Compare ratios, not machines';
