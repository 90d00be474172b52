import { defineConfig } from 'vitest/config';

/**
 * What is not about one rule at a time, and what each player may see: these play whole games, find little that the others
 * do not, and would take most of the time.
 */
const LEFT_OUT = [
  'appraise',
  'configure',
  'conserve',
  'content',
  'golden',
  'ids',
  'laws',
  'laws.slow',
  'notation',
  'perft',
  'vision',
];

export default defineConfig({
  test: {
    include: ['packages/crown-of-ash/test/**/*.test.ts'],
    exclude: LEFT_OUT.map((name) => `packages/crown-of-ash/test/${name}.test.ts`),
    // One process for all suites: nothing in them outlives a test.
    isolate: false,
    testTimeout: 60_000,
  },
});
