import { LEVELS } from '@cinderhall/bots';
import { COMPUTERS } from '@cinderhall/referee';
import { expect, it } from 'vitest';
import { run } from './run.ts';

it('whoever sits at a table is one of the levels there are', () => {
  expect(COMPUTERS).toEqual(LEVELS);
});

it.each([
  ['en', 'greedy +Weighs every move'],
  ['ru', 'greedy +Взвешивает каждый ход'],
])('lists the levels with a line on each, in %s', async (lang, line) => {
  const { code, out } = await run(`bots --lang ${lang}`);
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n')).toHaveLength(LEVELS.length);
  expect(out).toMatch(new RegExp(line));
});

it('the yardsticks play in simulations, and sit at no table', async () => {
  const { err: missing } = await run('sim --bots clever,random --games 1');
  expect(missing).toContain('flat, ismcts');
  const { code, err } = await run('play --seats you,ismcts');
  expect(code).toBe(2);
  expect(err).toContain("not 'ismcts'");
});
