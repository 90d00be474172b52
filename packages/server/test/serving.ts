import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUILT = fileURLToPath(new URL('../dist/server.js', import.meta.url));

export const PAGE = '<!doctype html><title>Cinderhall</title><script type="module" src="/assets/app-3f9c.js"></script>';
export const SCRIPT = `export const embers = [${'0, '.repeat(1000)}];`;
/** Longer than what the sockets of both sides hold between them, so that sending it takes as long as the reader does. */
export const LONG = 40 * 1024 * 1024;

/** A folder like that of the built page, and beside it a secret that must never be served. */
export function makePage(): { readonly page: string; readonly data: string; readonly remove: () => void } {
  const outside = mkdtempSync(join(tmpdir(), 'cinderhall-server-'));
  const page = join(outside, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(page, '.env'), 'secret');
  writeFileSync(join(page, 'index.html'), PAGE);
  writeFileSync(join(page, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const script = join(page, 'assets', 'app-3f9c.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  const long = join(page, 'assets', 'long-77aa.bin');
  writeFileSync(long, '');
  // Zeros that nobody has to write.
  truncateSync(long, LONG);
  return { page, data: join(outside, 'data'), remove: () => rmSync(outside, { recursive: true, force: true }) };
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Serving {
  readonly port: number;
  readonly url: string;
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What it has said so far. */
  said(): string;
  /** The same as a log, one entry a line. */
  log(): readonly { readonly msg?: string }[];
}

/** Starts the built server on a free port, and waits until it listens. */
export const serve = (env: Record<string, string>): Promise<Serving> => listening([BUILT], env);

/** The same inside of another program, which has words of its own on its command line. */
export const serveWithin = (env: Record<string, string>): Promise<Serving> => {
  const loading = `await import(${JSON.stringify(pathToFileURL(BUILT).href)})`;
  return listening(['--input-type=module', '--eval', loading, 'measure', '--twice'], env);
};

async function listening(program: readonly string[], env: Record<string, string>): Promise<Serving> {
  const { child, ended, output } = run(program, { PORT: '0', HOST: '127.0.0.1', BOT_PAUSE: '0', ...env });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output());
      if (found) resolve(Number(found[1]));
    });
    ended.then(() => reject(new Error(`The server did not start:\n${output()}`)), reject);
  });
  const lines = () => output().split('\n').filter(Boolean);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    child,
    ended,
    said: output,
    log: () => lines().map((line) => JSON.parse(line)),
  };
}

/** Runs the built server with this environment, or one of its commands. */
export const launch = (env: Record<string, string>, ...command: readonly string[]) => run([BUILT, ...command], env);

function run(program: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'pipe',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<Ended>((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
  return { child, ended, output: () => text };
}

/** Sends bytes as they are and gives the whole answer: what no well-behaved client would ask. */
export function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(5000, () => socket.destroy(new Error(`no end of the answer: ${answer}`)));
  });
}
