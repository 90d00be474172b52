import { createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

// Every worker reads this file again: the first one has chosen, the others inherit.
process.env.E2E_PORT ??= String(await freePort());
const { E2E_PORT, E2E_PAGE } = process.env;
const url = `http://localhost:${E2E_PORT}`;

export default defineConfig({
  testDir: 'test',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Limits for what hangs, far above what anything takes: a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: url,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Keeping the whole page once more for every test would take half of its time.
    serviceWorkers: 'block',
    // Nothing moves that a test would have to wait for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node ../packages/server/dist/server.js',
    url: `${url}/healthz`,
    env: {
      ...{ PORT: E2E_PORT, LOG_LEVEL: 'warn', BOT_PAUSE: '0', LIMITS: '100' },
      // Emptied when the next run begins.
      DATA: join(import.meta.dirname, 'test-results', 'data'),
      ...(E2E_PAGE ? { PAGE: E2E_PAGE } : {}),
    },
  },
});
