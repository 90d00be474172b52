import { describe, expect, test } from 'vitest';
import { loneSorts, picking, withoutPart, withPart } from '../src/table/picking.ts';

/** Moves here are the lists of their parts. */
const game = { parts: (move: readonly string[]) => move };
const pickAll = (moves: readonly (readonly string[])[], ...parts: string[]) =>
  parts.reduce((before, part) => withPart(game, moves, before, part) ?? before, picking(game, moves, []));

const SPACES = [['space:1'], ['space:2'], ['space:3']];
const BUILDS = [
  ['tile:0', 'region:1'],
  ['tile:0', 'region:2'],
  ['tile:1', 'region:2'],
];
const TROOPS = [['fighter:7'], ['fighter:8'], ['fighter:7', 'fighter:7'], ['fighter:7', 'fighter:8']];

describe('picking', () => {
  test('ends at the move that has exactly these parts', () => {
    const picked = pickAll(BUILDS, 'region:2', 'tile:1');
    expect(picked.narrowed.exact).toEqual(['tile:1', 'region:2']);
    expect(picked.narrowed.next.size).toBe(0);
  });

  test('of another thing of a lone sort takes the place of the first', () => {
    expect(pickAll(SPACES, 'space:1', 'space:3').picked).toEqual(['space:3']);
  });

  test('of another thing drops what does not go with it, and keeps what does', () => {
    expect(pickAll(BUILDS, 'tile:0', 'region:2', 'tile:1').picked).toEqual(['tile:1', 'region:2']);
    expect(pickAll(BUILDS, 'tile:1', 'region:2', 'region:1').picked).toEqual(['region:1']);
  });

  test('of fighters adds one more, for as long as a move has so many', () => {
    expect(pickAll(TROOPS, 'fighter:7', 'fighter:7').picked).toEqual(['fighter:7', 'fighter:7']);
    expect(pickAll(TROOPS, 'fighter:7', 'fighter:7', 'fighter:8').picked).toEqual(['fighter:7', 'fighter:7']);
  });

  test('of something that is in no move does nothing', () => {
    expect(withPart(game, SPACES, picking(game, SPACES, []), 'space:9')).toBeNull();
    expect(withPart(game, SPACES, picking(game, SPACES, ['space:1']), 'tile:1')).toBeNull();
  });

  test('can be taken back part by part', () => {
    const picked = pickAll(TROOPS, 'fighter:7', 'fighter:7');
    expect(withoutPart(game, TROOPS, picked, 'fighter:7').narrowed.exact).toEqual(['fighter:7']);
  });

  test('knows which sorts are alone in every move', () => {
    expect([...loneSorts(game, BUILDS)].sort()).toEqual(['region', 'tile']);
    expect([...loneSorts(game, [...TROOPS, ['pass']])]).toEqual(['pass']);
  });
});
