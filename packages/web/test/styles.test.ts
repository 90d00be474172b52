import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);

/** The rules of all styles: what they are for, and what they say. */
function rules(): { readonly selector: string; readonly body: string }[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(new URL(name.replaceAll('\\', '/'), SOURCES), 'utf8');
    const styles = name.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');
    return [...styles.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector, body }));
  });
}

test('nothing before or after an element moves, so that whoever wants stillness has it without a rule for these', () => {
  const all = rules();
  const beside = all.filter(({ selector }) => /::?(before|after)/.test(selector));
  expect(beside.length).toBeGreaterThan(20);
  expect(beside.filter(({ body }) => /\b(animation|transition)\b/.test(body))).toEqual([]);
  expect(all.some(({ body }) => /\banimation\b/.test(body))).toBe(true);
});
