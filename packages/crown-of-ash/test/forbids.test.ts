import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { dealt, type Position, position } from './position.ts';

/** Seat 0 attacks and chooses fighters; the desert is seat 1's. */
const marching = (space: string): Position =>
  position()
    .owns(1, 'desert', 'altar')
    .guards('desert', 'bone-2')
    .hand(0, 'ash-2', 'ash-3', 'ash-4', 'ash-5')
    .play(0, `place ${space}`);

/** Seat 0 amends the coast, which it guards. */
const amending = (): Position =>
  position()
    .owns(0, 'coast', 'well')
    .guards('coast', 'ash-2')
    .hand(0, 'ash-3', 'ash-4')
    .play(0, 'place coast-gather-1');

/** Both are to choose a card; seat 0 has used the 3. */
const clashing = (): Position => marching('desert-combat-1').used(0, '3').play(0, 'send ash-5');

const sent = (p: Position, ...ids: string[]): string => p.bar(0, `send ${p.list(...ids)}`);

/** What a seat may answer and is told to be forbidden all the same. */
const contradictions = (p: Position, seat: 0 | 1) =>
  crownOfAsh.moves(p.state, seat).filter((m) => crownOfAsh.forbids?.(p.state, seat, m) !== null);

describe('nothing that is offered is forbidden', () => {
  test('RAI-1: whichever way it is paid', () => {
    const p = position().display('ash-3').goods(0, { ash: 5, bone: 5, sulphur: 5, gold: 5 }).play(0, 'place gold');
    expect(p.offered(0).length).toBeGreaterThan(2);
    expect(contradictions(p, 0)).toEqual([]);
  });

  test('CBT-2: whoever is sent', () => {
    expect(contradictions(marching('desert-combat-1'), 0)).toEqual([]);
    expect(contradictions(marching('citadel-front'), 0)).toEqual([]);
  });

  test('CBT-10: whichever card is chosen', () => {
    expect(contradictions(clashing(), 0)).toEqual([]);
    expect(contradictions(clashing(), 1)).toEqual([]);
  });

  test('AMD-1: whoever defends', () => {
    expect(contradictions(amending(), 0)).toEqual([]);
  });

  test('TRN-2: wherever a minion goes', () => {
    expect(contradictions(position({ players: 3 }).owns(0, 'desert', 'altar').hand(0, 'ash-2'), 0)).toEqual([]);
  });

  test('RES-1: whoever returns, or nobody', () => {
    const p = position({ edition: 'env-4.1' }).owns(0, 'desert', 'graveyard').graveyard(0, 'ash-2', 'bone-2');
    expect(contradictions(p.play(0, 'place desert-gather-1'), 0)).toEqual([]);
  });

  test('ZER-1: whoever is given up', () => {
    const p = position({ edition: 'env-4.0' }).owns(1, 'desert', 'altar').hand(0, 'ash-5', 'blood-4');
    p.play(0, 'place desert-combat-1', `send ${p.list('ash-5', 'blood-4')}`).clash(0, '3', 1, '0');
    expect(contradictions(p, 0)).toEqual([]);
  });

  test('SET-8: whoever is posted', () => {
    const { s } = dealt({ necromancers: ['visio', 'nox'] });
    expect(crownOfAsh.moves(s, 0).map((m) => crownOfAsh.forbids?.(s, 0, m))).toEqual([null, null]);
  });
});

describe('a move that breaks a rule as a whole is refused by the name of the rule', () => {
  test('CBT-2: three attackers in an outer region', () => {
    const p = marching('desert-combat-1');
    expect(sent(p, 'ash-2', 'ash-3', 'ash-4')).toBe('CBT-2 too-many-attackers');
    expect(p.bar(0, 'send none')).toBe('CBT-2 no-attackers');
  });

  test('CIT-2: four at the Citadel, where three are right', () => {
    const p = marching('citadel-front');
    expect(sent(p, 'ash-2', 'ash-3', 'ash-4', 'ash-5')).toBe('CIT-2 too-many-at-citadel');
    expect(p.offered(0)).toContain(`send ${p.list('ash-2', 'ash-3', 'ash-4')}`);
  });

  test('CBT-2: attackers who are not in hand, copies counted', () => {
    const p = marching('desert-combat-1');
    expect(sent(p, 'bone-2')).toBe('CBT-2 not-in-hand');
    expect(p.bar(0, 'send ash-2,ash-2')).toBe('CBT-2 not-in-hand');
  });

  test('AMD-2: three defenders', () => {
    const p = amending();
    expect(p.bar(0, `guard ${p.list('ash-2', 'ash-3', 'ash-4')}`)).toBe('AMD-2 too-many-defenders');
  });

  test('AMD-1: a defender who is neither there nor in hand', () => {
    expect(amending().bar(0, 'guard bone-6')).toBe('AMD-1 not-at-hand');
  });

  test('CBT-10: a combat card that is used', () => {
    expect(clashing().bar(0, 'clash 3')).toBe('CBT-10 card-used');
  });

  test('RAI-1: another payment than the card asks for', () => {
    const p = position().display('ash-2').goods(0, { ash: 5, bone: 5 }).play(0, 'place gold');
    expect(p.bar(0, 'raise 1 for=bone,bone')).toBe('RAI-1 wrong-payment');
    expect(p.bar(0, 'raise 9 for=bone,bone')).toBe('null null');
  });

  test('TRN-4: a space for more players', () => {
    expect(position().owns(0, 'desert', 'altar').bar(0, 'place desert-gather-2')).toBe('TRN-4 more-players');
  });

  test('SET-8: a first defender who is not the weakest', () => {
    const { s } = dealt({ necromancers: ['visio', 'nox'] });
    expect(crownOfAsh.pending(s)).toMatchObject({ kind: 'post', seats: [0] });
    const strong = crownOfAsh.notation(s.config).read('post ash-start-2');
    expect(strong && crownOfAsh.forbids?.(s, 0, strong)).toEqual({ rule: 'SET-8', reason: 'no-first-guard' });
  });

  test('ZER-1: a casualty who did not fight', () => {
    const p = position({ edition: 'env-4.0' }).owns(1, 'desert', 'altar').hand(0, 'ash-5', 'blood-4', 'ash-2');
    p.play(0, 'place desert-combat-1', `send ${p.list('ash-5', 'blood-4')}`).clash(0, '3', 1, '0');
    expect(p.bar(0, 'lose ash-2')).toBe('ZER-1 not-of-this-battle');
  });

  test('ZER-3: to take back nobody, or one who is not dead', () => {
    const p = position().owns(1, 'desert', 'altar').guards('desert', 'bone-2', 'ash-2').hand(0, 'ash-6');
    p.play(0, 'place desert-combat-1', 'send ash-6').clash(0, '3', 1, '0').play(1, 'zero return');
    expect(p.bar(1, 'recover none')).toBe('ZER-3 must-return');
    expect(p.bar(1, 'recover ash-6')).toBe('ZER-3 cannot-return');
  });

  test('RES-1: one who is not dead', () => {
    const p = position({ edition: 'env-4.1' }).owns(0, 'desert', 'graveyard').graveyard(0, 'ash-2');
    expect(p.play(0, 'place desert-gather-1').bar(0, 'recover ash-6')).toBe('RES-1 cannot-return');
  });

  /** Three players, the last of whom ends the round; `turnOrder` says which orders may be chosen after it. */
  function choosingOrder(turnOrder: 'chosen' | 'clockwise') {
    const p = position({ players: 3, options: { turnOrder } }).turnOf(0, { last: true }).vp(0, 1).vp(1, 2).vp(2, 3);
    p.play(0, 'place gold', 'raise nobody');
    expect(p.asked).toBe('order 0');
    return p;
  }

  test('ORD-3: an order that is not clockwise', () => {
    expect(choosingOrder('clockwise').bar(0, 'order 1,0,2')).toBe('ORD-3 no-such-order');
  });

  test('ORD-2: an order that leaves somebody out', () => {
    expect(choosingOrder('chosen').bar(0, 'order 1,0')).toBe('ORD-2 no-such-order');
  });

  test.each(['chosen', 'clockwise'] as const)(
    'ORD-2: nothing stands against an order that is offered (%s)',
    (turnOrder) => {
      const { state } = choosingOrder(turnOrder);
      for (const m of crownOfAsh.moves(state, 0)) expect(crownOfAsh.forbids?.(state, 0, m)).toBeNull();
    },
  );

  test('VIS-4: an answer to another question breaks no rule that could be named', () => {
    expect(clashing().bar(0, 'place gold')).toBe('null null');
  });

  test('CBT-10: a question of which no part is barred bars nothing', () => {
    expect(crownOfAsh.barred(clashing().state, 0)).toEqual([]);
  });

  test('BLD-1: where building knows of no rule for a whole answer, none is named', () => {
    const { state } = position().offer('altar', 'mine', 'market', 'fire-shrine').gold(0, 3).play(0, 'place build');
    const [m] = crownOfAsh.moves(state, 0);
    expect(m && crownOfAsh.forbids?.(state, 0, m)).toBeNull();
  });
});
