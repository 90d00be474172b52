import { describe, expect, test } from 'vitest';
import { parseScenario } from '../src/index.ts';
import { mismatches, tellMismatch, untold } from '../src/scenario/compare.ts';
import { overridden } from '../src/scenario/overrides.ts';

describe('mismatches', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }, []],
    [{ a: { b: 2 } }, { a: { b: 3 } }, ['it.a.b: expected 2, found 3']],
    [{ a: 1 }, {}, ['it.a: expected 1, found nothing']],
    [{ a: 1 }, null, ['it: expected {"a":1}, found null']],
    [['x', 'y'], ['x', 'z'], ['it: expected ["x","y"], found ["x","z"]']],
    [['x'], ['x', 'y'], ['it: expected ["x"], found ["x","y"]']],
    [[{ a: 1 }], [{ a: 2, b: 0 }], ['it[0].a: expected 1, found 2']],
    [2, ['x', 'y'], []],
    [3, ['x', 'y'], ['it.length: expected 3, found 2']],
    [['x'], 1, ['it: expected ["x"], found 1']],
    [null, 0, ['it: expected null, found 0']],
  ])('of %j and %j', (expected, found, lines) => {
    expect(mismatches(expected, found, 'it').map(tellMismatch)).toEqual(lines);
  });
});

describe('untold', () => {
  const told = [{ kind: 'a', n: 1 }, { kind: 'b' }, { kind: 'a', n: 2 }];

  test('is empty when the events came in their order, others between them', () => {
    expect(untold([{ kind: 'a' }, { kind: 'a', n: 2 }], told, 'told')).toEqual([]);
  });

  test('tells an event that came otherwise, and one that did not come', () => {
    expect(untold([{ kind: 'a', n: 3 }, { kind: 'c' }], told, 'told').map(tellMismatch)).toEqual([
      'told[0].n: expected 3, found 1',
      'told[1]: expected {"kind":"c"}, found {"told":["a","b","a"]}',
    ]);
  });

  test('tells an event that came too early', () => {
    expect(untold([{ kind: 'b' }, { kind: 'a', n: 1 }], told, 'told').map(tellMismatch)).toEqual([
      'told[1].n: expected 1, found 2',
    ]);
  });
});

describe('overrides', () => {
  const content = {
    king: { attack: 5, source: 'x' },
    cards: [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ],
    tiers: [1, 2],
  };

  test('change keys of objects, entries by id, and other lists whole', () => {
    expect(overridden(content, { king: { attack: 6 }, cards: [{ id: 'b', n: 3 }], tiers: [3] }, 'overrides')).toEqual({
      ok: true,
      value: {
        king: { attack: 6, source: 'x' },
        cards: [
          { id: 'a', n: 1 },
          { id: 'b', n: 3 },
        ],
        tiers: [3],
      },
    });
    expect(content.cards).toEqual([
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ]);
  });

  test('of an entry that is not there are refused', () => {
    expect(overridden(content, { cards: [{ id: 'c' }] }, 'overrides')).toMatchObject({
      refusal: { path: 'overrides.cards[0].id', message: "no entry is called 'c'; there are a, b" },
    });
  });
});

describe('a file', () => {
  const file = { format: 1, game: 'tithe', title: 'A title', rules: ['TIT-1'], steps: ['0 seal 1', { asked: 'over' }] };

  test('is read, its moves taken apart', () => {
    expect(parseScenario(file)).toMatchObject({
      ok: true,
      value: { steps: [{ move: { seat: 0, text: 'seal 1' } }, { check: { asked: 'over' } }] },
    });
  });

  test.each([
    [{ title: undefined }, 'title', 'is missing: string'],
    [{ rules: [] }, 'rules', 'must'],
    [{ rules: ['tit-1'] }, 'rules[0]', 'must be the id of a rule: letters, a hyphen, a number'],
    [{ extra: 1 }, '', 'does not know extra'],
    [{ steps: ['seal 1'] }, 'steps[0]', 'must be a seat from 0 to 3, a space and a move'],
    [{ steps: [{ asked: 7 }] }, 'steps[0].asked', 'must be string'],
    [{ steps: [{ refused: [{ move: '0 seal 1', refusal: 'no' }] }] }, 'steps[0].refused[0].refusal', 'must be one of'],
    [{ steps: ['0 seal 1', { note: 'nothing' }] }, 'steps', 'at least one of them must expect something'],
  ])('with %j is refused', (change, path, message) => {
    const read = parseScenario({ ...file, ...change });
    expect(read).toMatchObject({ ok: false, refusal: { path } });
    expect(read.ok || read.refusal.refused !== 'malformed' ? '' : read.refusal.message).toContain(message);
  });
});
