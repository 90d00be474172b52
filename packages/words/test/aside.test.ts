import { describe, expect, it } from 'vitest';
import { loadAside } from '../src/aside/index.ts';
import { LANGUAGES } from '../src/index.ts';
import { faults } from './typography.ts';

const texts = await Promise.all(LANGUAGES.map(async (language) => ({ language, text: await loadAside(language) })));

const lines = (what: unknown): string[] =>
  typeof what === 'string' ? [what] : Object.values(what ?? {}).flatMap(lines);

describe.each(texts)('what is said beside a table: $language', ({ language, text }) => {
  it('is typographically right', () => {
    expect(lines(text).length).toBeGreaterThan(20);
    expect(lines(text).flatMap((line) => faults(language, line))).toEqual([]);
  });
});
