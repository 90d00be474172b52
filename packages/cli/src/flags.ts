import { readFile } from 'node:fs/promises';
import { parseSeed, type Seed, tellRefusal } from '@cinderhall/kernel';
import { type GameFile, readGameFile } from '@cinderhall/referee';
import { LANGUAGES, type Language, languageFor } from '@cinderhall/words';
import { InvalidArgumentError, Option } from 'commander';
import { Refused, type Terminal } from './terminal.ts';
import type { Setting, Shelf, Shelved, Title } from './title.ts';

/** Parses a whole number within bounds; commander puts the name of the flag in front of the complaint. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (n >= least && n <= most) return n;
    const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number ${bounds}.`);
  };
}

/** Parses `2,3,4`. */
export function numberList(text: string): number[] {
  return text.split(',').map(wholeNumber(1));
}

/** Parses `greedy,random`. Which names there are is for the game to know. */
export const nameList = (text: string): string[] => text.split(',').map((name) => name.trim());

export function seedFlag(text: string): Seed {
  const seed = parseSeed(text);
  if (seed.ok) return seed.value;
  throw new InvalidArgumentError('A seed is a whole number of up to 10 digits, or 32 hexadecimal digits.');
}

/** The flags that say which table; every command that deals has them. */
export interface TableFlags {
  readonly game: string;
  readonly edition?: string;
  readonly pack?: string;
  readonly set?: readonly Setting[];
}

/** JSON where it is some (`true`, `3`, `["nox","mors"]`), else the word itself. */
function settingValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses `options.powers=true` and adds it to those before. */
function setting(text: string, before: readonly Setting[] = []): Setting[] {
  const [, path = '', value = ''] = /^([A-Za-z]+(?:\.[A-Za-z]+)*)=(.*)$/s.exec(text) ?? [];
  if (path === '') throw new InvalidArgumentError('It must say what and how, such as options.powers=true.');
  return [...before, { path: path.split('.'), value: settingValue(value) }];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same table with one more thing agreed on. What it means is for the game's `configure` to judge. */
export function agreed(table: unknown, [key, ...path]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = isRecord(table) ? table : {};
  return { ...fields, [key]: agreed(fields[key], path, value) };
}

export const gameOption = (shelf: Shelf): Option =>
  new Option('--game <id>', 'which game').default([...shelf.keys()][0]).choices([...shelf.keys()]);
export const editionOption = (): Option => new Option('--edition <id>', 'which edition of its rules');
export const setOption = (): Option =>
  new Option(
    '--set <what=value>',
    'what else the table agrees on, such as options.powers=true or automa.garrison=hard; may be repeated',
  ).argParser(setting);
export const packOption = (): Option => new Option('--pack <file>', 'content pack (JSON) instead of the house pack');

/** The title of this id. Commander has checked it against the shelf. */
export function shelved(shelf: Shelf, id: string): Shelved {
  const found = shelf.get(id);
  if (found === undefined) throw new Refused(`there is no game '${id}'; there are ${[...shelf.keys()].join(', ')}`);
  return found;
}

/** The table that flags ask for, as the game's `configure` reads it. */
export async function tableOf<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  flags: TableFlags,
  players: number,
): Promise<{ readonly edition: string; readonly table: unknown }> {
  const edition = flags.edition ?? title.editions[0] ?? '';
  if (!title.editions.includes(edition))
    throw new Refused(`there is no edition '${edition}'; there are ${title.editions.join(', ')}`);
  if (!title.players.includes(players))
    throw new Refused(`${title.game.id} is for ${title.players.join(', ')} players, not ${players}`);
  const pack = flags.pack === undefined ? undefined : await readJson(flags.pack);
  const table = (flags.set ?? []).reduce<unknown>(
    (so, { path, value }) => agreed(so, path, value),
    title.table({ edition, players, pack }),
  );
  return { edition, table };
}

/** The text of a file; refuses one that cannot be read. */
async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Refused(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The JSON in a file; refuses one that cannot be read or is none. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(`${path} is not JSON`);
  }
}

/** The game in a file, with or without who sat where; refuses what is none, naming what is wrong in it. */
export async function readGame(path: string): Promise<GameFile> {
  const file = readGameFile(await readText(path));
  if (!file.ok) throw new Refused(`${path}: ${tellRefusal(file.refusal)}`);
  return file.value;
}

export const languageOption = (): Option =>
  new Option('--lang <code>', 'language (default: that of LANG, or English)').choices(LANGUAGES);

/** The language asked for; else that of the environment, if we speak it: `ru_RU.UTF-8` is `ru`. */
export function languageOf(terminal: Terminal, flag: Language | undefined): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = terminal.env;
  const set = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? '';
  return flag ?? languageFor([set.replaceAll('_', '-')]);
}
