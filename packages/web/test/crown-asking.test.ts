import { CITADEL, crownOfAsh, type FrameView, type Move } from '@cinderhall/crown-of-ash';
import { narrow } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Session } from '../src/crown/session.ts';
import { actOf, candidates, passOf, readyMove } from '../src/crown/viewmodel/asking.ts';
import { scenesOf } from '../src/crown/viewmodel/battle.ts';
import { besidePicked } from '../src/crown/viewmodel/beside.ts';
import { handOf, heldBy } from '../src/crown/viewmodel/hand.ts';
import { worthOfPlace } from '../src/crown/viewmodel/income.ts';
import { partRows, powersOf } from '../src/crown/viewmodel/powers.ts';
import { attackSide, cardTotals, defenceSide, isRevealed, outcomesFor } from '../src/crown/viewmodel/sides.ts';
import { fighter, log, situation, space, TOLD, t, viewOf } from './situation.ts';

type Asked = Pick<Session, 'situation' | 'picked' | 'exact' | 'open' | 'standing'>;

/** A session with these answers and picks; every part of an answer can be picked. */
function asked(moves: readonly Move[], picked: readonly string[] = []): Asked {
  const { open, exact } = narrow(crownOfAsh, moves, picked);
  const standing: Session['standing'] = (part) =>
    moves.some((m) => crownOfAsh.parts(m).includes(part)) ? 'can' : 'barred';
  return { situation: situation({ moves }), picked, exact, open, standing };
}

const RAISES: readonly Move[] = [
  { kind: 'raise', slot: -2, pay: [] },
  { kind: 'raise', slot: 0, pay: [0, 0, 1, 0, 1] },
  { kind: 'raise', slot: 0, pay: [0, 0, 2, 0, 0] },
  { kind: 'raise', slot: 1, pay: [0, 0, 1, 2, 0] },
];
const BUILDS: readonly Move[] = [0, 4].map((region) => ({ kind: 'build', slot: 1, region }));
const COMMITS: readonly Move[] = [[7], [9], [7, 9]].map((fighters) => ({ kind: 'commit', fighters }));

/** Whoever gathered at home is asked who defends there; these two do. */
const VILLAGE = {
  ...viewOf(),
  stack: [{ kind: 'amend', seat: 0, region: 3, founding: false, chosen: null }] satisfies FrameView[],
  places: viewOf().places.map((place, i) => (i === 3 ? { ...place, guards: [11, 7] } : place)),
};

describe('the spaces beside a picked one', () => {
  const beside = (picked: string, taken: readonly string[] = []) =>
    besidePicked(t, {
      picked: [picked],
      standing: (part) => (part === picked ? 'chosen' : taken.includes(part) ? 'barred' : 'can'),
    }).map((at) => t.spaces[at]?.id);
  const at = (id: string) => `space:${t.spaces.findIndex((entry) => entry.id === id)}`;

  test('are one for each thing that can be done there, with the picked one among them', () => {
    expect(t.spaces.filter(({ place }) => place === CITADEL).map(({ modifier }) => modifier)).toEqual([1, 0, -1]);
    const citadel = t.spaces.flatMap(({ place, id }) => (place === CITADEL ? [id] : []));
    expect(beside(at(citadel[1] ?? ''))).toEqual(citadel);
    const coast = t.spaces.flatMap(({ place, id }, i) => (place === 0 && t.inPlay.includes(i) ? [id] : []));
    const gathers = coast.filter((id) => id.includes('gather'));
    const attack = coast.filter((id) => id.includes('combat'));
    expect(beside(at(gathers.at(-1) ?? ''))).toEqual([gathers.at(-1), ...attack]);
    expect(beside(at(gathers[0] ?? ''), attack.map(at))).toEqual([]);
    expect(beside('space:0')).toEqual([]);
  });
});

describe('the answer of the main button', () => {
  test.each([
    { what: 'nothing without a pick', moves: RAISES, picked: [], ready: null },
    { what: 'RAI-5: the payment with the least gold', moves: RAISES, picked: ['slot:0'], ready: RAISES[2] },
    { what: 'what is picked', moves: RAISES, picked: ['slot:0', 'pay:0,0,1,0,1'], ready: RAISES[1] },
    { what: 'the only one that is left', moves: RAISES, picked: ['slot:1'], ready: RAISES[3] },
    { what: 'nothing while regions are open', moves: BUILDS, picked: ['tile:1'], ready: null },
    { what: 'a set that could grow', moves: COMMITS, picked: ['fighter:7'], ready: COMMITS[0] },
  ])('$what', ({ moves, picked, ready }) => {
    expect(readyMove(asked(moves, picked))).toEqual(ready);
  });

  test('is called by what it does', () => {
    const turn = (id: string): Move => ({ kind: 'turn', space: space(id) });
    expect([turn('coast-gather-2'), turn('citadel-front'), turn('gold')].map((m) => actOf(t, VILLAGE, m))).toEqual([
      'gather',
      'attack',
      'confirm',
    ]);
    const amending = (fighters: readonly number[]) => actOf(t, VILLAGE, { kind: 'amend', fighters });
    expect([amending([]), amending([7]), amending([7, 11]), amending([11, 12])]).toEqual([
      'leaveEmpty',
      'defend',
      'leave',
      'defend',
    ]);
  });

  test('declining is an answer of its own', () => {
    expect(passOf(RAISES)).toBe(RAISES[0]);
    expect(passOf([{ kind: 'recover', fighter: -2 }])).toEqual({ kind: 'recover', fighter: -2 });
    expect(passOf(BUILDS)).toBeNull();
  });
});

describe('the answers that a thing under the pointer would leave', () => {
  test('of one sort another thing means that one instead', () => {
    expect(candidates(asked(RAISES, ['slot:0']), 'slot:1')).toEqual([RAISES[3]]);
  });
  test('of a set it means one more', () => {
    expect(candidates(asked(COMMITS, ['fighter:7']), 'fighter:9')).toEqual([COMMITS[2]]);
  });
  test('what is barred or nothing leaves what is picked', () => {
    expect(candidates(asked(COMMITS, ['fighter:7']), 'fighter:1')).toEqual([COMMITS[0]]);
    expect(candidates(asked(COMMITS), null)).toEqual([]);
  });
});

describe('the hand', () => {
  test('lies with the strongest first, equal cards numbered', () => {
    expect(handOf(t, viewOf()).map((card) => t.attackOf[card.fighter])).toEqual([4, 3, 2, 2]);
  });
  test('AMD-1: the defenders of the region lie with it while it is amended', () => {
    const amend: FrameView = { kind: 'amend', seat: 2, region: 4, founding: false, chosen: null };
    const held = handOf(t, viewOf({ stack: [amend] }));
    expect(held.filter((card) => card.posted).map((card) => card.fighter)).toEqual([fighter('ash-5')]);
    expect(handOf(t, viewOf({ stack: [{ ...amend, seat: 1 }] })).some((card) => card.posted)).toBe(false);
    // They are not counted: they stand on the board.
    expect(heldBy(t, viewOf({ stack: [amend] }))).toBe(4);
  });
  test('a spectator has none', () => {
    expect(handOf(t, viewOf({ viewer: 'spectator' }))).toEqual([]);
  });
});

describe('powers', () => {
  const [first] = viewOf({ viewer: 0 }).players;
  const withToken = (power: boolean | null) =>
    viewOf({ viewer: 0, view: { players: first ? [{ ...first, necromancer: 'nox', power }] : [] } });
  const asking = { moves: [{ kind: 'power', power: 'fence' }], barred: [{ part: 'power:exhume' }] } as const;

  test('PWR-11: a power can be begun, is barred for a reason, or waits for its moment', () => {
    expect(powersOf(withToken(true), 0, asking)).toEqual([
      { power: 'fence', state: 'offered' },
      { power: 'exhume', state: 'barred' },
    ]);
    expect(powersOf(withToken(false), 0, { moves: [], barred: [] }).map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
    ]);
    expect(powersOf(withToken(null), 0, asking)).toEqual([]);
  });

  test('what a power asks for is picked sort by sort; what lies on the board, and declining, is no part of it', () => {
    const reinforces: readonly Move[] = [
      { kind: 'reinforce', place: 4, out: 9, into: -1, from: -1 },
      { kind: 'reinforce', place: 2, out: -1, into: 11, from: -1 },
      { kind: 'reinforce', place: 2, out: -1, into: 7, from: 4 },
    ];
    expect(partRows(reinforces, [])).toEqual([]);
    expect(partRows(reinforces, ['place:2'])).toEqual([
      { sort: 'place', parts: ['place:2', 'place:4'] },
      { sort: 'out', parts: ['out:9'] },
      { sort: 'in', parts: ['in:-1:11', 'in:4:7'] },
    ]);
    expect(partRows([{ kind: 'fortify', place: 4 }], ['place:4'])).toEqual([]);
    expect(partRows([{ kind: 'command', owner: 1, from: 2, to: 3 }], ['minion:1:2'])).toEqual([]);
    expect(
      partRows(
        [
          { kind: 'forewarn', card: 2 },
          { kind: 'forewarn', card: -2 },
        ],
        [],
      ),
    ).toEqual([{ sort: 'card', parts: ['card:2'] }]);
    expect(
      partRows(
        [
          { kind: 'turn', space: 3 },
          { kind: 'power', power: 'fence' },
        ],
        [],
      ),
    ).toEqual([]);
  });

  test('every window can be declined', () => {
    for (const m of [
      { kind: 'unveil', use: false },
      { kind: 'brace', use: false },
      { kind: 'forewarn', card: -2 },
      { kind: 'overturn', die: -2 },
    ] as const)
      expect(passOf([{ kind: 'power', power: 'fence' }, m])).toBe(m);
    expect(
      passOf([
        { kind: 'unveil', use: true },
        { kind: 'overturn', die: 0 },
      ]),
    ).toBeNull();
  });
});

describe('the sides of a battle', () => {
  const told = TOLD.slice(0, TOLD.findIndex((e) => e.kind === 'attacked' && e.place === 3) + 1);
  const clash = {
    kind: 'clash',
    open: false,
    attacker: 2,
    defender: 1,
    place: 3,
    modifier: 0,
    attackers: { count: 1 },
    sealed: [null, 'hidden', null, null],
  } as const;
  const [, fought] = scenesOf(log(TOLD));
  const fighting = scenesOf(log(told)).at(-1);

  test('CBT-2, CBT-4: before the reveal attackers and cards are covered', () => {
    if (!fighting) throw new Error('the fixture has a battle');
    const view = viewOf({ viewer: 1, stack: [clash] });
    expect(attackSide(view, fighting)).toMatchObject({ seat: 2, fighters: { count: 1 }, card: 'none', won: null });
    expect(defenceSide(view, fighting)).toMatchObject({ seat: 1, fighters: { known: [] }, card: 'covered' });
  });

  test('after it both lie open, with the die that was rolled', () => {
    if (!fought) throw new Error('the fixture has two battles');
    const view = viewOf();
    expect(attackSide(view, fought)).toMatchObject({ card: 4, rolled: 2, won: false });
    expect(defenceSide(view, fought)).toMatchObject({ card: 2, rolled: null, won: true });
  });

  test('PWR-3: the card that Visio named stays in the scene', () => {
    const [attacked, ...others] = TOLD.slice(TOLD.findIndex((e) => e.kind === 'attacked' && e.place === 3));
    const named = { kind: 'named', seat: 1, card: 3 } as const;
    if (!attacked) throw new Error('the fixture has a battle');
    expect(scenesOf(log([attacked, named, ...others])).at(0)).toMatchObject({ named, attacker: 2 });
    expect(scenesOf(log([attacked, ...others])).at(0)?.named).toBeNull();
  });

  test('RND-1: what the Citadel is worth is told of the round in which it was taken, whenever one reads it', () => {
    const later = { kind: 'round-began', round: 4, order: [0, 1] } as const;
    const [king] = scenesOf(
      log([{ ...later, round: 2 }, ...TOLD.slice(TOLD.findIndex((e) => e.kind === 'attacked')), later]),
    );
    expect(king).toMatchObject({ place: CITADEL, round: 2 });
    const view = viewOf({ view: { round: 4 } });
    expect(worthOfPlace(t, view, CITADEL, king?.round)).toBe(t.citadelVp[1]);
    expect(worthOfPlace(t, view, CITADEL)).toBe(t.citadelVp[3]);
    expect(t.citadelVp[1]).not.toBe(t.citadelVp[3]);
  });

  test('PWR-7, PWR-9: what is open before the reckoning is shown, and a second die takes the place of the first', () => {
    const { sealed: _sealed, open: _open, kind: _kind, ...battle } = clash;
    const view = viewOf({
      viewer: 1,
      stack: [
        {
          ...battle,
          kind: 'reckon',
          attackers: [7],
          cards: [null, 3, 4, null],
          dice: [0, 0, 5, 0],
          warned: -1,
          braced: false,
        },
        { kind: 'overturn', seat: 0, die: -1 },
      ],
    });
    const powered = scenesOf(
      log([
        ...told,
        { kind: 'power-used', seat: 1, power: 'forewarn' },
        {
          kind: 'revealed',
          ...{ place: 3, attacker: 2, defender: 1, fighters: [7], attack: 4, defence: 3, warned: -1 },
        },
        { kind: 'rolled', seat: 2, die: 2, why: 'combat' },
        { kind: 'overturned', seat: 0, owner: 2, before: 2, die: 5, why: 'combat' },
      ]),
    ).at(-1);
    if (!powered) throw new Error('the fixture has a battle');
    expect(powered.dice.map(({ die }) => die)).toEqual([2, 5]);
    expect(attackSide(view, powered)).toMatchObject({ fighters: { known: [7] }, card: 4, rolled: 5, won: null });
    expect(defenceSide(view, powered)).toMatchObject({ card: 3, rolled: null });
    expect(isRevealed(view)).toBe(true);
    expect(isRevealed(viewOf({ stack: [clash] }))).toBe(false);
  });

  test('rewards stand apart from what else followed', () => {
    if (!fought) throw new Error('the fixture has two battles');
    expect(outcomesFor(fought, 2)).toEqual({
      gained: [0, 0, 0, 0, 1, 0, 0],
      rest: [{ kind: 'fell', seat: 2, fighters: [fighter('bone-2-start')], place: 3 }],
    });
  });

  test('CIT-7: the King never plays a card', () => {
    const [king] = scenesOf(log(TOLD));
    if (!king) throw new Error('the fixture has a battle with the King');
    expect(defenceSide(viewOf(), king)).toMatchObject({ seat: -1, card: 'never', won: false });
  });

  test('every card that is left tells its total', () => {
    expect(cardTotals(viewOf(), 2, 8).map(({ card, total }) => [card, total.min, total.max])).toEqual([
      [0, 8, 8],
      [1, 9, 9],
      [3, 12, 12],
      [4, 9, 14],
    ]);
  });
});
