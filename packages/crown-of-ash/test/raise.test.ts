import { describe, expect, test } from 'vitest';
import { crownOfAsh, type Good, KINDS, type Loot } from '../src/index.ts';
import { box } from './box.ts';
import { type Position, position } from './position.ts';

/** Seat 0 after its action, with nothing to gain from it. */
function atRaise(set: (p: Position) => Position): Position {
  const p = set(position().used(0, '1'));
  return p.play(0, 'place refresh');
}

describe('raising', () => {
  test('RAI-1: one of the displayed, for the resources on its card, into the hand', () => {
    const p = atRaise((q) => q.display('ash-2', 'blood-3').goods(0, { blood: 3, ash: 2, bone: 1 }));
    expect(p.offered(0)).toEqual(['raise 1 for=ash,ash', 'raise 2 for=blood,blood,ash', 'raise nobody']);
    p.play(0, 'raise 2 for=blood,blood,ash');
    expect(p.now.hand(0)).toEqual(['blood-3']);
    expect(p.now.roster(0)).toEqual(['blood-3']);
    expect(p.told('raised')).toEqual([
      { kind: 'raised', seat: 0, fighter: p.state.hands[0]?.[0], slot: 1, paid: [0, 2, 1, 0, 0] },
    ]);
    expect(p.now.goods(0)).toEqual({ blood: 1, ash: 1, bone: 1 });
    expect(p.asked).toBe('turn 1');
  });

  test('RAI-1: nobody costs nothing, and what can be paid is not barred', () => {
    const p = position().display('ash-2').goods(0, { ash: 5 }).play(0, 'place gold');
    expect(crownOfAsh.moves(p.state, 0).at(-1)).toEqual({ kind: 'raise', slot: -2, pay: [] });
    expect(crownOfAsh.barred?.(p.state, 0).map(({ part }) => part)).toEqual([
      'slot:1',
      'slot:2',
      'slot:3',
      'slot:4',
      'slot:5',
    ]);
  });

  test('RAI-1: at most one a turn, or nobody', () => {
    const p = atRaise((q) => q.display('ash-2', 'ash-3-ii').goods(0, { ash: 9 }));
    p.play(0, 'raise 1 for=ash,ash');
    expect(p.asked).toBe('turn 1');
    const q = atRaise((r) => r.display('ash-2').goods(0, { ash: 9 })).play(0, 'raise nobody');
    expect(q.asked).toBe('turn 1');
    expect(q.now.goods(0)).toEqual({ ash: 9 });
    expect(q.now.display()[0]).toBe('ash-2');
  });

  test('RAI-1: only what can be paid', () => {
    const p = atRaise((q) => q.display('ash-2', 'blood-3').goods(0, { ash: 1, blood: 1, bone: 3, sulphur: 3 }));
    expect(p.offered(0)).toEqual(['raise nobody']);
    expect(p.bar(0, 'raise 1 for=ash,ash')).toBe('RAI-1 cannot-pay');
  });

  test('RAI-1: the last gold from the action of the turn can be used', () => {
    const p = position().display('ash-2').play(0, 'place gold');
    expect(p.offered(0)).toEqual(['raise 1 for=gold,gold', 'raise nobody']);
  });

  test.each([
    { goods: { ash: 2, gold: 1 }, ways: ['ash,ash,gold'] },
    { goods: { ash: 2, bone: 1 }, ways: ['ash,ash,bone'] },
    { goods: { gold: 3 }, ways: ['gold,gold,gold'] },
    { goods: { gold: 2 }, ways: [] },
    { goods: { bone: 3, gold: 1 }, ways: [] },
    { goods: { bone: 3, gold: 2 }, ways: ['bone,gold,gold'] },
  ])('RAI-2: gold stands in for any basic resource, one for one ($goods)', ({ goods, ways }) => {
    const p = atRaise((q) => q.display('ash-3').goods(0, goods));
    expect(p.offered(0)).toEqual([...ways.map((way) => `raise 1 for=${way}`), 'raise nobody']);
    const [way] = ways;
    if (way !== undefined) {
      p.play(0, `raise 1 for=${way}`);
      expect(Object.values(p.now.goods(0)).reduce((sum, n) => sum + n, 0)).toBe(
        Object.values(goods).reduce((sum, n) => sum + n, 0) - 3,
      );
    }
  });

  test.each([
    { goods: { bone: 1, ash: 1 }, ways: ['ash,bone'] },
    { goods: { bone: 1, sulphur: 1, blood: 1 }, ways: ['sulphur,bone', 'blood,bone'] },
    { goods: { bone: 2 }, ways: ['bone,bone'] },
    { goods: { bone: 1, gold: 1 }, ways: ['bone,gold'] },
    { goods: { bone: 1 }, ways: [] },
    { goods: { ash: 2 }, ways: [] },
    { goods: { ash: 1, gold: 1 }, ways: ['ash,gold'] },
    { goods: { gold: 2 }, ways: ['gold,gold'] },
  ])('RAI-3: a special ingredient is any one basic resource or gold ($goods)', ({ goods, ways }) => {
    const p = atRaise((q) => q.display('bone-automaton').goods(0, goods));
    expect(p.offered(0)).toEqual([...ways.map((way) => `raise 1 for=${way}`), 'raise nobody']);
  });

  test('RAI-3: two special ingredients may be paid with different things', () => {
    const p = atRaise((q) => q.display('blood-automaton').goods(0, { blood: 3, ash: 1, gold: 1 }));
    expect(p.offered(0)).toEqual([
      'raise 1 for=blood,blood,blood,ash',
      'raise 1 for=blood,blood,blood,gold',
      'raise 1 for=blood,blood,ash,gold',
      'raise nobody',
    ]);
  });
});

describe('refilling a space', () => {
  const ONE = 'ash-2';
  const TWO = 'ash-4';
  const THREE = 'ash-6';
  test.each([
    { space: 1, decks: [ONE, TWO, THREE], comes: ONE },
    { space: 1, decks: [null, TWO, THREE], comes: TWO },
    { space: 1, decks: [null, null, THREE], comes: THREE },
    { space: 2, decks: [null, TWO, null], comes: TWO },
    { space: 3, decks: [ONE, TWO, THREE], comes: TWO },
    { space: 3, decks: [ONE, null, THREE], comes: ONE },
    { space: 3, decks: [null, null, THREE], comes: THREE },
    { space: 4, decks: [ONE, null, null], comes: ONE },
    { space: 5, decks: [ONE, TWO, THREE], comes: THREE },
    { space: 5, decks: [ONE, TWO, null], comes: TWO },
    { space: 5, decks: [ONE, null, null], comes: ONE },
    { space: 6, decks: [null, null, null], comes: '-' },
  ])('RAI-4: space $space out of decks $decks', ({ space, decks, comes }) => {
    const shown = [null, null, null, null, null, null].map((_none, i) => (i === space - 1 ? 'bone-2' : null));
    const p = position()
      .display(...shown)
      .goods(0, { bone: 2 });
    decks.forEach((id, i) => {
      const tier = ([1, 2, 3] as const)[i];
      if (id !== null && tier !== undefined) p.deck(tier, id);
    });
    p.play(0, 'place gold', `raise ${space} for=bone,bone`);
    expect(p.now.display()[space - 1]).toBe(comes);
    expect(p.now.display().filter((id) => id !== '-')).toHaveLength(comes === '-' ? 0 : 1);
    expect(p.told('displayed')).toMatchObject([{ slot: space - 1, fighter: p.state.display[space - 1] }]);
  });

  test('RAI-4: at once, with the top of the deck', () => {
    const p = position().display('ash-2').deck(1, 'bone-3', 'blood-3').goods(0, { ash: 2 });
    p.play(0, 'place gold', 'raise 1 for=ash,ash');
    expect(p.now.display()[0]).toBe('bone-3');
    expect(p.now.deck(1)).toEqual(['blood-3']);
    expect(p.told('displayed')).toMatchObject([{ slot: 0, deck: 0 }]);
  });

  test('RAI-4: an empty space stays empty, even when an Automaton returns to its deck', () => {
    const p = position().owns(1, 'desert', 'altar').hand(0, 'sulphur-automaton').turnOf(0);
    p.play(0, 'place desert-combat-1', 'send sulphur-automaton').clash(0, '3', 1, '4');
    p.play(0, 'raise nobody');
    expect(p.now.deck(1)).toEqual(['sulphur-automaton']);
    expect(p.now.display()).toEqual(['-', '-', '-', '-', '-', '-']);
    p.gold(1, 9).play(1, 'place gold');
    expect(p.bar(1, 'raise 1 for=gold')).toBe('RAI-4 slot-empty');
  });

  test('RAI-4: not at the end of a round either', () => {
    const p = position().deck(1, 'ash-2').turnOf(0, { last: true }).play(0, 'place gold', 'raise nobody');
    expect(p.now.display()[0]).toBe('-');
  });
});

describe('several payments', () => {
  test('RAI-5: the player chooses, and those without gold come first', () => {
    const p = atRaise((q) => q.display('ash-2').goods(0, { ash: 2, gold: 2 }));
    expect(p.offered(0)).toEqual([
      'raise 1 for=ash,ash',
      'raise 1 for=ash,gold',
      'raise 1 for=gold,gold',
      'raise nobody',
    ]);
    p.play(0, 'raise 1 for=ash,gold');
    expect(p.now.goods(0)).toEqual({ ash: 1, gold: 1 });
  });

  test('RAI-5: each way once, whichever resource is thought of as the special ingredient', () => {
    const p = atRaise((q) => q.display('ash-automaton').goods(0, { ash: 3, bone: 1, gold: 1 }));
    const ways = p.offered(0);
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways).toEqual([
      'raise 1 for=ash,ash,ash',
      'raise 1 for=ash,ash,bone',
      'raise 1 for=ash,ash,gold',
      'raise 1 for=ash,bone,gold',
      'raise nobody',
    ]);
  });

  test('RAI-5: a payment of something else is refused', () => {
    const p = atRaise((q) => q.display('ash-2').goods(0, { ash: 2, bone: 2 }));
    for (const pay of ['ash', 'ash,bone', 'ash,ash,bone', 'bone,bone'])
      expect(p.refusal(0, `raise 1 for=${pay}`).refused).toBe('not-offered');
  });
});

/** Every way to pay a cost, found by trying all: each kind pays for itself and for special ingredients, gold for anything. */
function allWays(cost: Loot, goods: Amounts): string[] {
  const special = cost.special ?? 0;
  const owed = KINDS.reduce((sum, kind) => sum + (cost[kind] ?? 0), special);
  const ways: string[] = [];
  const amounts = KINDS.map((kind) => Array.from({ length: goods[kind] + 1 }, (_, n) => n));
  for (const a of amounts[0] ?? [])
    for (const b of amounts[1] ?? [])
      for (const c of amounts[2] ?? [])
        for (const d of amounts[3] ?? []) {
          const paid = [a, b, c, d];
          const gold = owed - a - b - c - d;
          const extra = KINDS.map((kind, i) => Math.max(0, (paid[i] ?? 0) - (cost[kind] ?? 0)));
          if (gold >= 0 && gold <= goods.gold && extra.reduce((x, y) => x + y) <= special)
            ways.push([...paid, gold].join());
        }
  return ways.sort();
}

type Amounts = { readonly [G in Good]: number };

describe('every way to pay', () => {
  const ids = ['sulphur-2', 'ash-2', 'blood-3', 'bone-automaton', 'blood-automaton', 'sulphur-6', 'ash-5-ii'];
  const amounts = [0, 1, 2, 3].flatMap((sulphur) =>
    [0, 2, 3].flatMap((blood) =>
      [0, 1, 3].flatMap((ash) =>
        [0, 1].flatMap((bone) => [0, 1, 3].map((gold): Amounts => ({ sulphur, blood, ash, bone, gold }))),
      ),
    ),
  );

  test.each(ids)('RAI-5: %s: all ways are on offer and no other; without one, the rule is named', (id) => {
    const cost = box.fighters.find((f) => f.id === id)?.cost ?? {};
    const p = position().display(id).play(0, 'place gold');
    for (const goods of amounts) {
      p.goods(0, goods);
      const moves = crownOfAsh.moves(p.state, 0).flatMap((m) => (m.kind === 'raise' && m.slot === 0 ? [m.pay] : []));
      const ways = allWays(cost, goods);
      expect(moves.map((pay) => pay.join()).sort()).toEqual(ways);
      expect(moves.map((pay) => pay[4])).toEqual(moves.map((pay) => pay[4] ?? 0).sort((x, y) => x - y));
      const barred = crownOfAsh.barred(p.state, 0).filter((b) => b.part === 'slot:0');
      expect(barred).toEqual(ways.length > 0 ? [] : [{ part: 'slot:0', rule: 'RAI-1', reason: 'cannot-pay' }]);
    }
  });
});

test('RAI-1: the box has what these tests need', () => {
  expect(box.fighters.find((f) => f.id === 'ash-3')?.cost).toEqual({ ash: 2, bone: 1 });
  expect(box.fighters.find((f) => f.id === 'blood-automaton')?.cost).toEqual({ blood: 2, special: 2 });
});
