import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPage, buildServer } from './build.mjs';
import { install, version } from './install.mjs';
import { at } from './places.mjs';
import { choosePort } from './port.mjs';
import { Failure, giveUp } from './say.mjs';

const HELP = `npm start                      build what changed, then serve the page
npm start -- --port 8080       on this port (or PORT=8080)
npm start -- --host 0.0.0.0    for other machines too (or HOST=0.0.0.0); by default for this one alone
npm run build                  build what changed, and serve nothing
`;

/** @returns {{ host: string, port: string | undefined, help: boolean, buildOnly: boolean }} */
function asked() {
  try {
    const flag = { type: /** @type {const} */ ('boolean'), default: false };
    const text = { type: /** @type {const} */ ('string') };
    const { values } = parseArgs({ options: { port: text, host: text, help: flag, 'build-only': flag } });
    const { PORT, HOST } = process.env;
    const host = values.host || HOST || 'localhost';
    return { host, port: values.port || PORT, help: values.help, buildOnly: values['build-only'] };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

async function build() {
  await install();
  const page = await buildPage();
  const server = await buildServer();
  if (!page && !server) process.stdout.write('  Everything is built already\n');
}

/**
 * @param {string} host
 * @param {string | undefined} wanted the port as asked for
 */
async function serve(host, wanted) {
  const port = await choosePort(wanted, host);
  // The server's own lines on its start and stop are for whoever collects logs; here a person reads.
  Object.assign(process.env, { HOST: host, PORT: String(port), LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  await import(pathToFileURL(at('packages', 'server', 'dist', 'server.js')).href);
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  process.stdout.write(`\n  Open http://${name}:${port} in a browser. Ctrl+C stops it.\n`);
  if (everywhere) process.stdout.write("  Other machines reach it by this one's name or address.\n");
  process.on('exit', () => process.stdout.write('  Stopped\n'));
  if (process.env.npm_lifecycle_event) stopWithParent();
}

/** npm, asked to end by a signal, ends the shell between itself and this process, and not this process. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

try {
  const { host, port, help, buildOnly } = asked();
  process.stdout.write(help ? HELP : `Cinderhall ${version()}\n`);
  if (!help) await build();
  if (!help && !buildOnly) await serve(host, port);
} catch (error) {
  giveUp(error);
}
