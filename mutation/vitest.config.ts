import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * What is not about one rule at a time, and what each player may see: these play whole games, find little that the others
 * do not, and would take most of the time. The slow corpus plays in processes of its own, which see no mutant.
 */
const LEFT_OUT = [
  'appraise',
  'features',
  'configure',
  'conserve',
  'content',
  'corpus.slow',
  'golden',
  'ids',
  'laws',
  'laws.slow',
  'notation',
  'perft',
  'secrets.slow',
  'vision.slow',
];

/** Our packages beside the changed one, so that nobody who works meanwhile gets between. */
const ours = ['kernel', 'testkit'].map((name) => ({
  find: `@cinderhall/${name}`,
  replacement: fileURLToPath(new URL(`../packages/${name}/src/index.ts`, import.meta.url)),
}));

export default defineConfig({
  resolve: { alias: ours },
  test: {
    include: ['packages/crown-of-ash/test/**/*.test.ts'],
    exclude: LEFT_OUT.map((name) => `packages/crown-of-ash/test/${name}.test.ts`),
    // One process for all suites: nothing in them outlives a test.
    isolate: false,
    testTimeout: 60_000,
  },
});
