import { tellRefusal } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { parseScenario, scenarioPlayer } from '../src/index.ts';
import { mismatches, tellMismatch, untold } from '../src/scenario/compare.ts';
import { overridden } from '../src/scenario/overrides.ts';
import { tithe } from './tithe.ts';
import { titheDesk } from './tithe-desk.ts';

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

describe('a scenario', () => {
  const file = {
    format: 1,
    game: 'tithe',
    title: 'A title',
    rules: ['TIT-1'],
    table: { players: 2 },
    position: {
      hands: [
        [1, 2],
        [3, 4],
      ],
      deck: [2],
      last: 4,
      dice: [5, 1],
    },
  };

  /** What comes of these steps, in lines; a refusal in one. */
  function played(steps: readonly unknown[], change: object = {}, game = tithe): string[] {
    const read = parseScenario({ ...file, ...change, steps });
    if (!read.ok) return [tellRefusal(read.refusal)];
    const done = scenarioPlayer(game, titheDesk)(read.value);
    return done.ok ? done.value.failures.map(tellMismatch) : [tellRefusal(done.refusal)];
  }

  const both = ['0 seal 1 2', '1 seal 3'];

  test('in which all is as it says has no failure', () => {
    const first = {
      asked: 'seal 0 1',
      only: { 1: ['seal 3'] },
      offered: ['0 seal 1 2'],
      notOffered: ['1 seal 4'],
      refused: [{ move: '1 seal 4', rule: 'TIT-2', reason: 'shown-before' }],
      views: { 0: { hands: [[1, 2], 2] }, spectator: { hands: [2, 2] } },
    };
    const told = [
      { kind: 'shown', seat: 0, die: 5 },
      { kind: 'shown', seat: 1, die: 1 },
    ];
    const last = {
      asked: 'boon 0',
      told,
      untold: [{ kind: 'drew' }],
      refused: [{ move: '1 seal 3', refusal: 'not-asked' }],
    };
    expect(played([first, ...both, last, '0 boon card', { state: { hands: [[2], [4]], deck: 0, round: 2 } }])).toEqual(
      [],
    );
  });

  test.each([
    [{ asked: 'seal 1' }, ['steps[0].asked: expected "seal 1", found "seal 0 1"']],
    [{ only: { 1: ['seal 4'] } }, ['steps[0].only.1: expected ["seal 4"], found ["seal 3"]']],
    [
      { offered: ['1 seal 4'] },
      ['steps[0].offered[0]: expected "1 seal 4", found ["0 seal 1","0 seal 1 2","0 seal 2","1 seal 3"]'],
    ],
    [{ notOffered: ['1 seal 3'] }, ['steps[0].notOffered[0]: expected "no such move", found "1 seal 3"']],
    [{ refused: [{ move: '1 seal 4', rule: 'TIT-1' }] }, ['steps[0].refused[0].rule: expected "TIT-1", found "TIT-2"']],
    [
      { refused: [{ move: '1 seal 4', refusal: 'over' }] },
      ['steps[0].refused[0].refusal: expected "over", found "not-offered"'],
    ],
    [{ refused: [{ move: '1 seal 3' }] }, [`steps[0].refused[0]: expected "a refusal", found "'1 seal 3' is a move"`]],
    [
      {
        views: {
          1: {
            hands: [
              [1, 2],
              [3, 4],
            ],
          },
        },
      },
      ['steps[0].views.1.hands: expected [[1,2],[3,4]], found [2,[3,4]]'],
    ],
    [{ outcome: { share: [1, 0] } }, ['steps[0].outcome: expected {"share":[1,0]}, found null']],
    [{ state: { hands: [[9], []] } }, ['steps[0].state.hands[0]: cards of the value 1 to 4']],
  ])('says where %j is not so', (check, lines) => {
    expect(played([check])).toEqual(lines);
  });

  test('says what was told that was not to be, since the check before', () => {
    const untold = [{ kind: 'shown', seat: 1 }];
    expect(played([...both, { untold }])).toEqual([
      'steps[2].untold[0]: expected "no such event", found {"kind":"shown","seat":1,"cards":[3],"die":1}',
    ]);
    expect(played([...both, { asked: 'boon 0' }, { untold }])).toEqual([]);
  });

  test('goes on after what differs and stops at a move that is none', () => {
    expect(played([{ asked: 'over' }, '0 seal 1', { asked: 'over' }, '0 seal 2', { asked: 'over' }])).toEqual([
      'steps[0].asked: expected "over", found "seal 0 1"',
      'steps[2].asked: expected "over", found "seal 1"',
      'steps[3]: expected "\'seal 2\' to be a move of seat 0", found "seat 0 is not asked; asked: 1"',
    ]);
  });

  test('loads dice on the way', () => {
    expect(
      played([
        { dice: [1, 6] },
        ...both,
        {
          asked: 'boon 1',
          told: [
            { kind: 'shown', die: 1 },
            { kind: 'shown', die: 6 },
          ],
        },
      ]),
    ).toEqual([]);
  });

  test('of a game that loses a card stops there', () => {
    const game = {
      ...tithe,
      step: (...[s, seat, m, tell]: Parameters<typeof tithe.step>) => {
        tithe.step(s, seat, m, tell);
        s.deck.pop();
      },
    };
    expect(played(['0 seal 1', { asked: 'over' }], {}, game)).toEqual([
      'steps[0]: expected "every piece to be kept", found "[2]: 2 ≠ 3"',
    ]);
  });

  test.each([
    [{ game: 'chess' }, 'game: must be tithe'],
    [{ table: { players: 5 } }, 'table.players: must be 2, 3 or 4'],
    [{ position: { hands: [[7]] } }, 'position.hands: cards of the value 1 to 4'],
    [{ overrides: { dice: [{ id: 'd4' }] } }, "overrides.dice[0].id: no entry is called 'd4'; there are d6"],
  ])('with %j cannot be read', (change, line) => {
    expect(played([{ asked: 'seal 0 1' }], change)).toEqual([line]);
  });
});
