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
}

/** What is wrong with the environment, one line for each variable. */
export type Configured =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url));

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((n) => n >= least && n <= most);

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
});

const wanted: Record<keyof z.infer<typeof schema>, string> = {
  HOST: 'must be a host name or an address, such as localhost or 0.0.0.0',
  PORT: 'must be a whole number from 0 to 65535',
  LOG_LEVEL: `must be one of ${LOG_LEVELS.join(', ')}`,
  PAGE: 'must be a folder with the built page in it (an index.html); `npm start` builds it',
  GRACE: 'must be a whole number of seconds from 0 to 600',
};

/**
 * Reads the configuration from environment variables: HOST, PORT, LOG_LEVEL, PAGE, GRACE. An empty one counts as not
 * given. Everything that is wrong is told at once.
 */
export function configure(env: Readonly<Record<string, string | undefined>>): Configured {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(given);
  if (success) {
    const { HOST, PORT, LOG_LEVEL, PAGE, GRACE } = data;
    return { ok: true, config: { host: HOST, port: PORT, logLevel: LOG_LEVEL, page: PAGE, grace: GRACE } };
  }
  const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
  const problems = Object.entries(wanted)
    .filter(([name]) => wrong.has(name))
    .map(([name, what]) => `${name} ${what}; it is ${JSON.stringify(given[name] ?? builtPage)}.`);
  return { ok: false, problems };
}
