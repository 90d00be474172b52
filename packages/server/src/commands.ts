import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { configureDatabase } from './config.ts';
import { type Counted, type Database, exported, NoRestore, openDatabase, restored } from './store/index.ts';
import { migrate } from './store/migrations.ts';
import { reportsOf } from './talk/reports.ts';

const USAGE = `node server.js                 serves the page and keeps tables
node server.js backup FILE     writes everything that is kept into a file, also while a server runs
node server.js restore FILE    puts it into a new, empty database
node server.js reports         writes the lines that people have reported`;

/** What came of a command: what to tell, or what is wrong. */
export type Obeyed = { readonly told: string } | { readonly problems: readonly string[] };

interface Command {
  /** How many words follow it. */
  readonly operands: number;
  /** Whether it makes a database where there is none. */
  readonly makes: boolean;
  readonly run: (db: Database, file: string) => Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: { operands: 1, makes: false, run: backup },
  restore: { operands: 1, makes: true, run: restore },
  reports: { operands: 0, makes: false, run: reports },
};

/** Does what somebody has asked for on the command line instead of serving. */
export async function obey(
  name: string,
  operands: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Obeyed> {
  const command = COMMANDS[name];
  if (command?.operands !== operands.length) return { problems: [USAGE] };
  const configured = configureDatabase(env);
  if ('problems' in configured) return configured;
  const { database } = configured;
  if (!command.makes && 'file' in database && !existsSync(database.file))
    return { problems: [`There is no database at ${database.file}.`] };
  const db = openDatabase(database);
  try {
    return { told: await command.run(db, operands[0] ?? '') };
  } catch (error) {
    if (error instanceof NoRestore) return { problems: [error.message] };
    throw error;
  } finally {
    await db.close();
  }
}

/** Under another name first: a file of this name is always whole. It holds secrets, and is nobody else's to read. */
async function backup(db: Database, file: string): Promise<string> {
  const { lines, counted } = await exported(db);
  const part = `${file}.part`;
  const out = openSync(part, 'w', 0o600);
  for (const line of lines) writeSync(out, `${line}\n`);
  fsyncSync(out);
  closeSync(out);
  renameSync(part, file);
  return `Kept in ${file}: ${toldOf(counted)}.\n`;
}

async function restore(db: Database, file: string): Promise<string> {
  const counted = await restored(db, readFileSync(file, 'utf8').split('\n'));
  return `Restored from ${file}: ${toldOf(counted)}.\n`;
}

/** What people have reported, for whoever runs the server to read. */
async function reports(db: Database): Promise<string> {
  await migrate(db);
  return (await reportsOf(db)).map((line) => `${line}\n`).join('');
}

const toldOf = (counted: Counted): string =>
  (['games', 'changes', 'guests'] as const).map((what) => `${what} ${counted.get(what) ?? 0}`).join(', ');
