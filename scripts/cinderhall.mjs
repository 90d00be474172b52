import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { buildCli } from './build.mjs';
import { install } from './install.mjs';
import { at } from './places.mjs';
import { giveUp } from './say.mjs';

// `npm run cinderhall -- ARGS`: the command line as built code. What is told on the way goes to stderr, so that
// stdout holds the answer alone.
const out = process.stderr;
try {
  await install({ out });
  await buildCli({ out });
} catch (error) {
  giveUp(error);
}
const built = at('packages', 'cli', 'dist', 'cinderhall.js');
process.argv[1] = built;
await import(pathToFileURL(built).href);
