import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a server has used up to now: seconds of processor time, and bytes of its heap and of the whole process. */
export interface Used {
  readonly cpu: number;
  readonly heap: number;
  readonly whole: number;
}

/** A server in a process of its own. */
export interface Served {
  readonly port: number;
  used(): Promise<Used>;
  /** The same once garbage has been collected, for which no processor time is counted yet. */
  weighed(): Promise<Used>;
  end(): Promise<void>;
}

/** How a server says where it listens. */
const LISTENING = /listening at http:\/\/127\.0\.0\.1:(\d+)/;

/** Our server as README.md tells a host to start it. */
export const serveOurs = (folder: string, env: Readonly<Record<string, string>>): Promise<Served> =>
  serve(folder, join(folder, '..', 'packages', 'server', 'dist', 'server.js'), env, ['--max-semi-space-size=64']);

/** Starts a server that tells its port, by a message or in its log. */
export async function serve(
  folder: string,
  script: string,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Served> {
  const watched = pathToFileURL(join(folder, 'servers', 'watched.mjs')).href;
  const child = spawn(process.execPath, ['--expose-gc', ...flags, '--import', watched, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (told: { readonly port?: number }) => told.port && resolve(told.port));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000);
        const found = LISTENING.exec(said);
        if (found) resolve(Number(found[1]));
      });
    ended.then(() => reject(new Error(`${script} did not start:\n${said}`)), reject);
  });
  const ask = (what: 'used' | 'weighed'): Promise<Used> =>
    new Promise((resolve) => {
      child.once('message', (used: Used) => resolve(used));
      child.send(what);
    });
  return {
    port,
    used: () => ask('used'),
    weighed: () => ask('weighed'),
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
