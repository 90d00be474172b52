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

/** What `:hover` is said of in a style, and under which conditions. */
function hovered(name: string): { readonly selector: string; readonly within: readonly string[] }[] {
  const open: string[] = [];
  const found: { selector: string; within: string[] }[] = [];
  const styles = readFileSync(new URL(name, SOURCES), 'utf8').replace(/^[\s\S]*<style>|\/\*[\s\S]*?\*\//g, '');
  for (const [, said = '', end] of styles.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      if (said.includes(':hover')) found.push({ selector: said.trim(), within: [...open] });
      open.push(said.trim());
    } else if (end === '}') open.pop();
  }
  return found;
}

test('a finger lights up nothing of the board and no button by hovering, or a slow phone draws that before the tap', () => {
  const board = readdirSync(new URL('crown/board/', SOURCES), 'utf8').map((name) => `crown/board/${name}`);
  const all = ['theme/controls.css', ...board.filter((name) => /\.(svelte|css)$/.test(name))].flatMap(hovered);
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(({ within }) => !within.includes('@media (hover: hover)'))).toEqual([]);
});

test('what looks pressed changes its colours alone: whatever it moves, fades or has reach out is a table drawn anew', () => {
  const pressed = rules().filter(({ selector }) => /\[data-pressed\]|\.pressed\b(?!\))|:active\b/.test(selector));
  const said = pressed.flatMap(({ body }) => [...body.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+)\s*:[^;]*/g)]);
  expect(new Set(said.map(([, property]) => property))).toEqual(new Set(['background', 'box-shadow', 'color', 'fill']));
  const shadows = said
    .filter(([, property]) => property === 'box-shadow')
    .flatMap(([all]) => all.split(/[:,]/).slice(1));
  expect(shadows.filter((shadow) => !/^\s*(var\(--sh\)|inset )/.test(shadow))).toEqual([]);
});

test('each rule of the drawn board names a kind of thing last, so that a browser asks it of these alone', () => {
  const board = readFileSync(new URL('crown/board/Board.svelte', SOURCES), 'utf8').replace(
    /^[\s\S]*<style>|\/\*[\s\S]*?\*\//g,
    '',
  );
  const selectors = [...board.matchAll(/([^{};]+)\{/g)]
    .map(([, said = '']) => said.trim())
    .filter((said) => !said.startsWith('@'));
  expect(selectors.length).toBeGreaterThan(30);
  expect(selectors.filter((said) => /(^|[\s(])(:global\()?:is\([^()]*,[^()]*\)\)?$/.test(said))).toEqual([]);
});

test('a battle that is skipped has but what moved in it styled anew', () => {
  const playing = rules().filter(({ selector }) => selector.includes('.playing'));
  expect(playing.length).toBeGreaterThan(5);
  expect(playing.filter(({ selector }) => /[\s>(](\*|:not\([^()]*\))\)?\s*$/.test(selector))).toEqual([]);
});
