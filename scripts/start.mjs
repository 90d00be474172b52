import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPage, buildServer } from './build.mjs';
import { install, version } from './install.mjs';
import { at } from './places.mjs';
import { choosePort } from './port.mjs';
import { Failure, giveUp } from './say.mjs';

const HELP = `npm start                  build what changed, then serve the page
npm start -- --port 8080   on this port (or PORT=8080)
npm start -- --host 0.0.0.0  for other machines too (or HOST=0.0.0.0); by default for this one alone
`;

/** @returns {{ host: string, port: string | undefined, help: boolean }} */
function asked() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', default: false } },
    });
    const { PORT, HOST } = process.env;
    return { host: values.host || HOST || 'localhost', port: values.port || PORT, help: values.help };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

try {
  const { host, port, help } = asked();
  if (help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  process.stdout.write(`Cinderhall ${version()}\n`);
  await install();
  const built = [await buildPage(), await buildServer()];
  if (!built.includes(true)) process.stdout.write('  Everything is built already.\n');
  process.env.HOST = host;
  process.env.PORT = String(await choosePort(port, host));
  await import(pathToFileURL(at('packages', 'server', 'dist', 'server.js')).href);
} catch (error) {
  giveUp(error);
}
