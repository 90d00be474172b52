import { describe, expect, test } from 'vitest';
import { changes } from '../src/changes.ts';
import { playthrough } from '../src/index.ts';
import { tithe } from './tithe.ts';

describe('playthrough', () => {
  test('tells a game as the golden file has it', async () => {
    await expect(playthrough(tithe, { players: 3 }, '1')).toMatchFileSnapshot('golden/tithe-3-seed-1.txt');
  });

  test('shows no seat what only another may see', () => {
    const lines = playthrough(tithe, { players: 3 }, '1').split('\n');
    const dealt = lines.filter((line) => line.includes('| hands ='));
    expect(dealt).toEqual([
      '  0 | hands = [[1,3,4,4],4,4]',
      '  1 | hands = [4,[1,2,2,4],4]',
      '  2 | hands = [4,4,[1,2,3,3]]',
      '  spectator | hands = [4,4,4]',
    ]);
  });

  test('can be cut short and steered', () => {
    const text = playthrough(tithe, { players: 2 }, '1', { most: 2, pick: (moves) => moves[0] });
    expect(text).toContain('seal 1 (of 7)');
    expect(text.match(/^## \d/gm)).toHaveLength(2);
  });
});

describe('changes', () => {
  const long = Array.from({ length: 40 }, (_, i) => i);
  test.each([
    [{ a: 1 }, { a: 2 }, ['a: 1 → 2']],
    [{ a: [1, 2] }, { a: [1] }, ['a: [1,2] → [1]']],
    [{ a: 1, b: 2 }, { b: 2 }, ['a gone']],
    [{}, { a: null }, ['a = null']],
    [{ a: long }, { a: [...long, 40] }, ['a[40] = 40']],
    [{ a: 1 }, { a: 1 }, []],
  ])('%j to %j', (before, after, lines) => {
    expect(changes(before, after)).toEqual(lines);
  });
});
