import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { directImports } from './scripts/direct-imports.ts';

const isFast = process.env.FAST === '1';

/** Suites that take long are called `*.slow.test.ts`; `npm run test:fast` leaves them out. */
const exclude = isFast ? ['**/node_modules/**', '**/*.slow.test.ts'] : ['**/node_modules/**'];

/** Generous: on a busy machine a program that a test starts may take long to be there. */
const testTimeout = 60_000;

/** Rooms without a state of their own: their tests may share a process, and what takes longest, loading, is done once. */
const PURE = ['kernel', 'crown-of-ash', 'rune-age', 'words', 'protocol', 'referee', 'bots'].map(
  (room) => `packages/${room}/**`,
);

/** In a hurry all tests share processes, and these share them with the others: processes of their own would load it all again. */
const apart: TestProjectConfiguration = {
  plugins: [directImports()],
  test: { name: 'pure', testTimeout, isolate: false, include: PURE.map((room) => `${room}/*.test.ts`), exclude },
};

export default defineConfig({
  test: {
    // One more than usual: the process that directs the workers has little to do.
    maxWorkers: '100%',
    globalSetup: ['./scripts/before-tests.mjs'],
    projects: [
      {
        plugins: [directImports()],
        test: {
          name: 'node',
          testTimeout,
          hookTimeout: testTimeout,
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: [...exclude, 'packages/web/**', ...(isFast ? [] : PURE)],
        },
      },
      ...(isFast ? [] : [apart]),
      {
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        plugins: [directImports()],
        // Svelte's modules as the page runs them, not as a server would.
        resolve: { conditions: ['browser'] },
        test: { name: 'web', testTimeout, include: ['test/**/*.test.ts'], exclude },
      },
    ],
  },
});
