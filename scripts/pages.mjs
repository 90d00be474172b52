import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { buildPage, buildServer } from './build.mjs';
import { at } from './places.mjs';
import { choosePort } from './port.mjs';

/** Playwright, which the browser tests bring. */
export const playwright = () => createRequire(at('e2e', 'package.json'))('@playwright/test');

/**
 * Builds what changed, and serves it in this process for as long as it lives.
 * @param {{ out: NodeJS.WritableStream }} telling
 * @returns {Promise<string>} its address
 */
export async function servePage({ out }) {
  await buildPage({ out });
  await buildServer({ out });
  const port = String(await choosePort('0', 'localhost', { out }));
  Object.assign(process.env, { HOST: 'localhost', PORT: port, LOG_LEVEL: 'warn' });
  await import(pathToFileURL(at('packages', 'server', 'dist', 'server.js')).href);
  return `http://localhost:${port}`;
}
