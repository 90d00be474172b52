import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { dealt, type Position, position, type Table } from './position.ts';

/** The last seat is about to end the round with an action that changes nothing but its used card. */
const lastTurn = (table: Table = {}) => position(table).turnOf(0, { last: true }).used(0, '1');
const endRound = (p: Position) => p.play(0, 'place refresh', 'raise nobody');
const decided = (p: Position) => p.told('decider').map(({ seat, by }) => `${seat} ${by}`);

test('ORD-1: the order of the first round is random, and nobody is asked', () => {
  const firsts = new Set(Array.from({ length: 40 }, (_, i) => dealt({ players: 4 }, String(i)).s.order[0]));
  expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  expect(crownOfAsh.pending(dealt({ players: 4 }).s)?.kind).not.toBe('order');
});

describe('who decides', () => {
  test.each([
    { vp: [5, 3, 4], seat: 1 },
    { vp: [2, 3, 4], seat: 0 },
    { vp: [5, 5, 4], seat: 2 },
  ])('ORD-2: the one with the lowest VP: $vp', ({ vp, seat }) => {
    const p = lastTurn({ players: 3 });
    vp.forEach((points, i) => {
      const one = ([0, 1, 2] as const)[i];
      if (one !== undefined) p.vp(one, points);
    });
    endRound(p);
    expect(decided(p)).toEqual([`${seat} vp`]);
    expect(p.asked).toBe(`order ${seat}`);
  });

  test('ORD-2: VP as they are after the scoring of the round', () => {
    const p = endRound(lastTurn().vp(0, 2).vp(1, 1).owns(1, 'desert', 'tower'));
    expect(decided(p)).toEqual(['0 vp']);
  });

  test('ORD-2: tied, the one whose structures are worth the fewest VP now', () => {
    const p = lastTurn({ players: 3 }).owns(0, 'desert', 'tower').owns(1, 'coast', 'altar').vp(1, 3).vp(2, 9);
    expect(decided(endRound(p))).toEqual(['1 structures']);
  });

  test('ORD-2: covered tiles are counted', () => {
    const p = lastTurn().owns(0, 'desert', 'well', 'kiln', 'altar').owns(1, 'coast', 'market').vp(1, 1);
    expect(decided(endRound(p))).toEqual(['1 structures']);
  });

  test('ORD-2: the Citadel is not', () => {
    const p = lastTurn().owns(0, 'citadel').owns(1, 'coast', 'pyre');
    expect(decided(endRound(p))).toEqual(['0 structures']);
  });

  test('ORD-2: only structures of those tied count', () => {
    const p = lastTurn({ players: 3 }).owns(0, 'desert', 'tower').owns(1, 'coast', 'altar').vp(1, 3).vp(2, 9);
    // Seat 2 has no structures at all, but more VP.
    expect(decided(endRound(p))).toEqual(['1 structures']);
  });

  test('ORD-2: still tied, the highest die', () => {
    const p = endRound(lastTurn({ players: 3 }).dice(2, 6, 3));
    expect(p.told('rolled').map((e) => [e.seat, e.die, e.why])).toEqual([
      [0, 2, 'order'],
      [1, 6, 'order'],
      [2, 3, 'order'],
    ]);
    expect(decided(p)).toEqual(['1 die']);
    expect(p.asked).toBe('order 1');
  });

  test('ORD-2: only those tied roll', () => {
    const p = endRound(lastTurn({ players: 3 }).vp(1, 1).dice(2, 6));
    expect(p.told('rolled').map((e) => e.seat)).toEqual([0, 2]);
    expect(decided(p)).toEqual(['2 die']);
  });

  test('ORD-2: rolled again while tied, by those who are', () => {
    const p = endRound(lastTurn({ players: 3 }).dice(5, 2, 5, 4, 4, 1, 3));
    expect(p.told('rolled').map((e) => [e.seat, e.die])).toEqual([
      [0, 5],
      [1, 2],
      [2, 5],
      [0, 4],
      [2, 4],
      [0, 1],
      [2, 3],
    ]);
    expect(decided(p)).toEqual(['2 die']);
  });

  test.each([
    { players: 2, orders: 2 },
    { players: 3, orders: 6 },
    { players: 4, orders: 24 },
  ] as const)('ORD-2: decides the whole order: $orders ways for $players players', ({ players, orders }) => {
    const p = lastTurn({ players });
    for (const seat of ([0, 2, 3] as const).slice(0, players - 1)) p.vp(seat, 1);
    endRound(p);
    expect(p.asked).toBe('order 1');
    expect(new Set(p.offered(1)).size).toBe(orders);
    expect(p.offered(1)).toHaveLength(orders);
  });

  test('ORD-2: the chosen order is kept for the round', () => {
    const p = endRound(lastTurn({ players: 3 }).vp(0, 1).vp(2, 1)).play(1, 'order 1,2,0');
    for (const seat of [1, 2, 0, 1] as const) {
      expect(p.asked).toBe(`turn ${seat}`);
      p.play(seat, 'place gold', 'raise nobody');
    }
  });

  test('ORD-2: an order that leaves somebody out is refused', () => {
    const p = endRound(lastTurn({ players: 3 }).vp(0, 1).vp(2, 1));
    for (const order of ['0,1', '0,1,1', '0,1,2,3']) expect(p.refusal(1, `order ${order}`).refused).toBe('not-offered');
  });
});

describe('clockwise', () => {
  const options = { turnOrder: 'clockwise' } as const;

  test('ORD-3: seats keep their order and the decider chooses who starts', () => {
    const p = endRound(lastTurn({ players: 4, options }).vp(0, 1).vp(1, 1).vp(3, 1));
    expect(p.asked).toBe('order 2');
    expect(p.offered(2)).toEqual(['order 0,1,2,3', 'order 1,2,3,0', 'order 2,3,0,1', 'order 3,0,1,2']);
    p.play(2, 'order 3,0,1,2');
    expect(p.asked).toBe('turn 3');
  });

  test('ORD-3: a random player starts round 1', () => {
    const orders = Array.from({ length: 60 }, (_, i) => dealt({ players: 3, options }, String(i)).s.order.join());
    expect([...new Set(orders)].sort()).toEqual(['0,1,2', '1,2,0', '2,0,1']);
  });
});
