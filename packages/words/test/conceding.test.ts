import { describe, expect, it } from 'vitest';
import { loadConceding } from '../src/conceding/index.ts';
import { LANGUAGES } from '../src/index.ts';
import { faults } from './typography.ts';

const texts = await Promise.all(LANGUAGES.map(async (language) => ({ language, text: await loadConceding(language) })));

describe.each(texts)('what is said before somebody gives up: $language', ({ language, text }) => {
  it('is typographically right', () => {
    const { wins, ...lines } = text;
    const said = [...Object.values(lines), wins(language === 'ru' ? 'Ода' : 'Oda')];
    expect(said.flatMap((line) => faults(language, line))).toEqual([]);
  });
});
