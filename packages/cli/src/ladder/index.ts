import { writeFile } from 'node:fs/promises';
import type { Seed } from '@cinderhall/kernel';
import { Command, InvalidArgumentError } from 'commander';
import type { Context } from '../context.ts';
import {
  agreed,
  editionOption,
  gameOption,
  packOption,
  seedFlag,
  setOption,
  shelved,
  type TableFlags,
  tableOf,
  wholeNumber,
} from '../flags.ts';
import { progress } from '../progress.ts';
import { Fault } from '../sim/contest.ts';
import { DONE, type ExitCode, FOUND_FAULT, Refused } from '../terminal.ts';
import type { Setting } from '../title.ts';
import { Book } from './book.ts';
import { botFor, entrantList } from './entrants.ts';
import { fixturesOf, type Match, pairings, tablesOf } from './matches.ts';
import { svgPlot } from './plot.ts';
import { jsonLadder, textLadder, textTest } from './report.ts';
import { type Question, sprt } from './sprt.ts';
import { type Outcome, scoreOfFirst, standingsOf } from './standings.ts';
import { type LadderOrder, type MatchPlayed, playMatches } from './workers.ts';

interface LadderFlags extends TableFlags {
  readonly players: number;
  readonly entrants: readonly string[];
  readonly deals: number;
  readonly near: number;
  readonly test?: readonly [number, number];
  readonly seed: Seed;
  readonly workers: number;
  readonly results?: string;
  readonly plot?: string;
  readonly json?: true;
}

const GAUNTLET = 'random,gentle,casual,sensible,greedy,flat,ismcts,shrewd,cunning,master';

/** `cinderhall ladder`: who is how strong, with intervals; or whether a candidate is better than its base. */
export function ladderCommand(context: Context): Command {
  return new Command('ladder')
    .description('measure bots against each other: Elo with intervals, or a sequential test of a candidate')
    .addOption(gameOption(context.shelf))
    .addOption(editionOption())
    .option('--players <n>', 'at tables of so many', wholeNumber(2, 4), 2)
    .option(
      '--entrants <list>',
      'who climbs, weakest first; who searches may think so many times as much (ismcts*2.5) or bring a net ' +
        '(master@two.json), and with two players the game’s own opponents are called ai:easy, ai:medium and ai:hard',
      entrantList,
      entrantList(GAUNTLET),
    )
    .option(
      '--deals <n>',
      'deals for each two, or in all with more players; each is played in every seating',
      wholeNumber(1),
      10,
    )
    .option(
      '--near <n>',
      'with two players, only those meet who stand at most so far apart in the list',
      wholeNumber(1),
      2,
    )
    .option(
      '--test <least,wanted>',
      'is the first of two entrants better than the second? stops once 5 % of error are left',
      leads,
    )
    .option('--seed <seed>', 'decides every game', seedFlag, '1')
    .option('--workers <n>', 'threads to play in; figures do not depend on it', wholeNumber(1, 64), 1)
    .option('--results <file>', 'keep every result in this file, and go on from what it holds')
    .option('--plot <file>', 'draw the intervals (SVG)')
    .addOption(packOption())
    .addOption(setOption())
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText(
      'after',
      '\nExamples: cinderhall ladder --entrants greedy,shrewd,master --deals 50 --results two.jsonl --workers 2\n' +
        '          cinderhall ladder --entrants master@new.json,master --test 0,20 --deals 2000 --results test.jsonl',
    )
    .action(context.acting((flags: LadderFlags) => ladder(context, flags)));
}

/** Parses `0,20`. */
function leads(text: string): readonly [number, number] {
  const [least, wanted] = /^-?\d{1,4},-?\d{1,4}$/.test(text) ? text.split(',').map(Number) : [];
  if (least !== undefined && wanted !== undefined && least < wanted) return [least, wanted];
  throw new InvalidArgumentError('It must be two leads in Elo, the smaller one first, such as 0,20.');
}

/** What all matches of a ladder share. */
interface Plan {
  readonly edition: string;
  readonly table: unknown;
  readonly rules: number;
  readonly own: Readonly<Record<string, Setting>>;
}

async function ladder(context: Context, flags: LadderFlags): Promise<ExitCode> {
  const { entrants, players, seed, game } = flags;
  const plan = await shelved(
    context.shelf,
    game,
  )(async (title): Promise<Plan> => {
    const { edition, table } = await tableOf(title, flags, players);
    for (const name of entrants) if (!/[:@]/.test(name)) botFor(title, name, players);
    return { edition, table, rules: title.game.rules, own: title.own };
  });
  checkEntrants(flags, plan);
  const head = { ladder: 1 as const, game, rules: plan.rules, players, seed, table: plan.table };
  const book = await Book.open(flags.results ?? null, head);
  const isOwn = (name: string): boolean => Object.hasOwn(plan.own, name);
  const matches =
    players === 2 ? pairings(entrants, flags.deals, flags.near, isOwn) : tablesOf(entrants, flags.deals, players, seed);
  try {
    return flags.test === undefined
      ? await climb(context, flags, plan, book, matches)
      : await test(context, flags, plan, book, matches, flags.test);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    context.terminal.err(`${error.message}\n`);
    return FOUND_FAULT;
  }
}

function checkEntrants({ entrants, players, test }: LadderFlags, { own }: Plan): void {
  if (entrants.length < 2) throw new Refused('a ladder needs two entrants or more');
  const strange = entrants.find((name) => name.includes(':') && !Object.hasOwn(own, name));
  if (strange !== undefined)
    throw new Refused(`the game has no opponent '${strange}' of its own; it has ${Object.keys(own).join(', ')}`);
  const seatless = entrants.find((name) => Object.hasOwn(own, name));
  if (seatless !== undefined && players > 2) throw new Refused(`${seatless} is measured at tables of two`);
  if (test !== undefined && (entrants.length !== 2 || players !== 2))
    throw new Refused('--test needs exactly two entrants and two players: the candidate, then its base');
}

async function climb(
  context: Context,
  flags: LadderFlags,
  plan: Plan,
  book: Book,
  matches: readonly Match[],
): Promise<ExitCode> {
  const { terminal } = context;
  const { entrants, game, players, seed, deals } = flags;
  await playMissing(context, flags, plan, book, matches, () => true);
  const outcomes = outcomesIn(book, matches);
  const anchor = Math.max(0, entrants.indexOf('greedy'));
  const standings = standingsOf(entrants, outcomes, anchor);
  const games = outcomes.reduce((sum, outcome) => sum + outcome.games.length, 0);
  const request = { game, edition: plan.edition, players, seed, anchor: entrants[anchor] ?? '', deals, games };
  if (flags.plot !== undefined)
    await writeFile(
      flags.plot,
      svgPlot(standings, `${game} ${plan.edition}, ${players} players: Elo over ${request.anchor}`),
    );
  terminal.out(flags.json ? `${JSON.stringify(jsonLadder(request, standings))}\n` : textLadder(request, standings));
  return DONE;
}

async function test(
  context: Context,
  flags: LadderFlags,
  plan: Plan,
  book: Book,
  matches: readonly Match[],
  [least, wanted]: readonly [number, number],
): Promise<ExitCode> {
  const question: Question = { least, wanted, alpha: 0.05, beta: 0.05 };
  const scores: number[] = [];
  /** Counts what is there without a gap, in the order of deals, so that the verdict does not depend on who was quick. */
  const open = (): boolean => {
    for (let match = matches[scores.length]; match !== undefined; match = matches[scores.length]) {
      if (sprt(scores, question).verdict !== 'open') return false;
      const games = book.get(match.key);
      if (games === undefined) return true;
      scores.push(scoreOfFirst({ match, games }));
    }
    return sprt(scores, question).verdict === 'open';
  };
  if (open()) await playMissing(context, flags, plan, book, matches, open);
  const answer = sprt(scores, question);
  const mean = scores.reduce((a, b) => a + b, 0) / Math.max(1, scores.length);
  const [candidate = '', base = ''] = flags.entrants;
  context.terminal.out(
    flags.json
      ? `${JSON.stringify({ candidate, base, ...question, ...answer, mean })}\n`
      : textTest([candidate, base], question, answer, mean),
  );
  return DONE;
}

/** Plays whatever the book does not hold yet, as long as `wanted` says so. */
async function playMissing(
  { terminal, shelf, entry }: Context,
  flags: LadderFlags,
  plan: Plan,
  book: Book,
  matches: readonly Match[],
  wanted: () => boolean,
): Promise<void> {
  const missing = matches.filter(({ key }) => book.get(key) === undefined);
  const bar = progress(terminal, flags.json ? 0 : missing.length, 'matches');
  let done = 0;
  const hear = ({ key, games }: MatchPlayed): boolean => {
    book.add(key, games);
    bar.to(++done);
    return wanted();
  };
  try {
    await playMatches(
      { shelf, entry, workers: flags.workers },
      missing.map((match) => orderOf(match, flags, plan)),
      hear,
    );
  } finally {
    bar.end();
  }
}

function orderOf(match: Match, { game, players, entrants, seed }: LadderFlags, { table, own }: Plan): LadderOrder {
  const names = match.seated.map((i) => entrants[i] ?? '');
  const bots = names.filter((name) => !Object.hasOwn(own, name));
  const setting = names.flatMap((name) => own[name] ?? [])[0];
  return {
    duty: 'ladder',
    key: match.key,
    game,
    table: setting === undefined ? table : agreed(table, setting.path, setting.value),
    players,
    bots,
    fixtures: fixturesOf(match, seed, bots.length),
  };
}

const outcomesIn = (book: Book, matches: readonly Match[]): Outcome[] =>
  matches.flatMap((match) => {
    const games = book.get(match.key);
    return games === undefined ? [] : [{ match, games }];
  });
