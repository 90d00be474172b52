import { BOTS, type Bot, LEVELS, type Level, opponents, random, type Wits } from '@cinderhall/bots';
import { type Language, load } from '@cinderhall/words';
import { Command } from 'commander';
import type { Context } from './context.ts';
import { languageOf, languageOption } from './flags.ts';
import { DONE, type ExitCode, Refused, type Terminal } from './terminal.ts';
import type { Title } from './title.ts';

/** Whoever answers for a seat in games that nobody watches: a bot, or one by a script of this game. */
export type Player<V, M> = Omit<Bot<V, M>, 'id'>;

/** What of a title decides who plays it. */
export type Played<C, S, M, E, V> = Pick<Title<C, S, M, E, V>, 'game' | 'wits' | 'scripts'>;

/** Who plays this title under this name: a bot, or one of its scripts. Refuses a stranger. */
export function opponent<C, S, M, E, V>(title: Played<C, S, M, E, V>, name: string): Player<V, M> {
  const { game, scripts } = title;
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (script !== undefined)
    return { choose: (view, seat, moves, rng) => script(game.sample(view, seat, rng), seat, moves, rng) };
  const bot = BOTS.find((one) => one === name);
  if (bot === undefined)
    throw new Refused(`There is no bot '${name}'; there are ${[...BOTS, ...Object.keys(scripts)].join(', ')}.`);
  return bot === 'random' ? random() : opponents(game, witsOf(title))[bot];
}

/** What judges positions of this title; refuses a game of which nobody does yet. */
export function witsOf<C, S, M, E, V>({ game, wits }: Pick<Title<C, S, M, E, V>, 'game' | 'wits'>): Wits<S, M> {
  if (wits === null) throw new Refused(`nobody judges positions of ${game.id} yet: it is played by 'random' alone`);
  return wits;
}

/** The level of this name, or null. */
export const levelNamed = (name: string): Level | null => LEVELS.find((level) => level === name) ?? null;

/** `cinderhall bots`: whom one can play against. */
export function botsCommand(context: Context): Command {
  return new Command('bots')
    .description('list the levels of computer opponents, weakest first, and how each plays')
    .addOption(languageOption())
    .action(context.acting((flags: { readonly lang?: Language }) => listBots(context.terminal, flags.lang)));
}

async function listBots(terminal: Terminal, lang: Language | undefined): Promise<ExitCode> {
  const { lobby } = await load(languageOf(terminal, lang));
  const width = Math.max(...LEVELS.map((level) => level.length));
  terminal.out(LEVELS.map((level) => `${level.padEnd(width)}  ${lobby[level].hint}\n`).join(''));
  return DONE;
}
