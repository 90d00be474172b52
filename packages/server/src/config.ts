import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** What the server is told from outside, by its environment. */
export interface Config {
  /** Address to listen on; `localhost` is this machine alone. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Folder of the built page. */
  readonly page: string;
  /** Seconds that running requests get to finish when the server is asked to stop. */
  readonly grace: number;
  /** Where tables are kept: a PostgreSQL, or a file for SQLite. */
  readonly database: { readonly url: string } | { readonly file: string };
  /** Milliseconds that a computer at an online table takes at least. */
  readonly botPause: number;
  /** How many times the usual limits of one address hold: for many people behind one. */
  readonly limits: number;
  /** Whether whoever ends https in front of the server tells truly who asks. */
  readonly trustProxy: boolean;
  /** The one origin by which people open the page, which passkeys belong to; null: whichever they come by. */
  readonly origin: string | null;
  /** Whether anybody who reaches the server may read its numbers at `/metrics`. */
  readonly metrics: boolean;
}

/** What is wrong with the environment, one line for each variable. */
export type Configured =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** In the folder of the whole workspace, both for the sources and for what is built of them. */
const dataFolder = fileURLToPath(new URL('../../../data', import.meta.url));

const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url));

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((n) => n >= least && n <= most);

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((given) => given === '1');

const schema = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: wholeNumber(0, 65_535).default(3000),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  PAGE: z
    .string()
    .min(1)
    .default(builtPage)
    .transform((path) => resolve(path))
    .refine((path) => existsSync(join(path, 'index.html'))),
  GRACE: wholeNumber(0, 600).default(5),
  DATA: z
    .string()
    .min(1)
    .default(dataFolder)
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  BOT_PAUSE: wholeNumber(0, 60_000).default(700),
  LIMITS: wholeNumber(1, 1000).default(1),
  TRUST_PROXY: flag,
  METRICS: flag,
  ORIGIN: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text)
    .optional(),
});

const wanted: Readonly<Record<keyof z.infer<typeof schema>, string>> = {
  HOST: 'must be a host name or an address, such as localhost or 0.0.0.0',
  PORT: 'must be a whole number from 0 to 65535',
  LOG_LEVEL: `must be one of ${LOG_LEVELS.join(', ')}`,
  PAGE: 'must be a folder with the built page in it (an index.html); `npm start` builds it',
  GRACE: 'must be a whole number of seconds from 0 to 600',
  DATA: 'must be a folder for the database',
  DATABASE_URL: 'must be the address of a PostgreSQL database, such as postgres://user@host/name',
  BOT_PAUSE: 'must be a whole number of milliseconds from 0 to 60000',
  LIMITS: 'must be a whole number from 1 to 1000',
  TRUST_PROXY: 'must be 0 or 1',
  METRICS: 'must be 0 or 1',
  ORIGIN: 'must be the address of the page without a path, such as https://games.example.org',
};

/** What must not stand in a log, or on a screen that somebody else sees. */
const SECRETS: readonly string[] = ['DATABASE_URL'];

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables; README.md says what each is. An empty one counts as not given.
 * Everything that is wrong is told at once.
 */
export function configure(env: Env): Configured {
  const given = givenIn(env);
  const { success, data, error } = schema.safeParse(given);
  return success ? { ok: true, config: configOf(data) } : { ok: false, problems: problemsOf(error, given) };
}

/** The same for what needs the database alone. */
export function configureDatabase(env: Env): Pick<Config, 'database'> | { readonly problems: readonly string[] } {
  const given = givenIn(env);
  const { success, data, error } = schema.pick({ DATA: true, DATABASE_URL: true }).safeParse(given);
  return success ? { database: databaseOf(data) } : { problems: problemsOf(error, given) };
}

const givenIn = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

function problemsOf({ issues }: z.ZodError, given: Env): string[] {
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  return Object.entries(wanted)
    .filter(([name]) => wrong.has(name))
    .map(
      ([name, what]) =>
        `${name} ${what}${SECRETS.includes(name) ? '' : `; it is ${JSON.stringify(given[name] ?? builtPage)}`}.`,
    );
}

const databaseOf = ({
  DATA,
  DATABASE_URL,
}: Pick<z.infer<typeof schema>, 'DATA' | 'DATABASE_URL'>): Config['database'] =>
  DATABASE_URL === undefined ? { file: join(DATA, 'cinderhall.db') } : { url: DATABASE_URL };

const configOf = (data: z.infer<typeof schema>): Config => ({
  host: data.HOST,
  port: data.PORT,
  logLevel: data.LOG_LEVEL,
  page: data.PAGE,
  grace: data.GRACE,
  database: databaseOf(data),
  botPause: data.BOT_PAUSE,
  limits: data.LIMITS,
  trustProxy: data.TRUST_PROXY,
  metrics: data.METRICS,
  origin: data.ORIGIN ?? null,
});
