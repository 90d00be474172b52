import { describe, expect, test } from 'vitest';
import { type Position, position, type Table } from './position.ts';

/** Seat 0 is about to end the round with an action that changes nothing but its used card. */
const lastTurn = (table: Table = {}, round = 1) => position(table).turnOf(0, { round, last: true }).used(0, '1');
const endRound = (p: Position) => p.play(0, 'place refresh', 'raise nobody');

describe('scoring', () => {
  test('RND-1: each controlled structure gives its VP', () => {
    const p = endRound(lastTurn().owns(0, 'desert', 'altar').owns(0, 'coast', 'tower').owns(1, 'forest', 'market'));
    expect([p.now.vp(0), p.now.vp(1)]).toEqual([1 + 4, 2]);
    expect(p.now.sheet(0, 'structures-1')).toBe(5);
    expect(p.told('scored')).toEqual([
      { kind: 'scored', seat: 0, round: 1, structures: 5, citadel: 0 },
      { kind: 'scored', seat: 1, round: 1, structures: 2, citadel: 0 },
    ]);
  });

  test.each(['mountains', 'volcano', 'desert', 'village', 'coast', 'forest'])('RND-1: in %s as anywhere', (name) => {
    expect(endRound(lastTurn().owns(1, name, 'tower')).now.vp(1)).toBe(4);
  });

  test.each([
    { tiles: ['pyre'], points: 3 },
    { tiles: ['altar', 'pyre'], points: 4 },
    { tiles: ['altar', 'tower', 'pyre'], points: 5 },
  ])('RND-1: one more for each tile covered: $tiles score $points', ({ tiles, points }) => {
    expect(endRound(lastTurn().owns(1, 'desert', ...tiles)).now.vp(1)).toBe(points);
  });

  test('RND-1: the VP of the top tile, not of those under it', () => {
    expect(endRound(lastTurn().owns(1, 'desert', 'obelisk', 'altar')).now.vp(1)).toBe(2);
  });

  test('RND-1: the holder of the Citadel scores it beside the structures', () => {
    const p = endRound(lastTurn({}, 2).owns(0, 'citadel').owns(0, 'desert', 'altar'));
    expect(p.now.vp(0)).toBe(4 + 1);
    expect(p.now.sheet(0, 'citadel-2')).toBe(4);
    expect(p.now.sheet(0, 'structures-2')).toBe(1);
  });

  test('RND-1: the King scores for nobody', () => {
    const p = endRound(lastTurn());
    expect([p.now.vp(0), p.now.vp(1)]).toEqual([0, 0]);
  });

  test('RND-1: VP of earlier rounds are kept', () => {
    expect(endRound(lastTurn().vp(1, 7).owns(1, 'desert', 'altar')).now.vp(1)).toBe(8);
  });
});

describe('clearing up', () => {
  test('RND-2: minions return to their mats', () => {
    const p = lastTurn().minions(0, 'gold', 'gold', 'gold').minions(1, 'gold', 'refresh', 'citadel-front', 'build');
    endRound(p);
    expect([p.now.minions(0), p.now.minions(1)]).toEqual([[], []]);
  });

  test('RND-3: fighters in graveyards return to hand', () => {
    const p = endRound(lastTurn().hand(0, 'ash-2').graveyard(0, 'ash-6', 'bone-2').graveyard(1, 'blood-3'));
    expect(p.now.hand(0)).toEqual(['ash-2', 'ash-6', 'bone-2']);
    expect(p.now.hand(1)).toEqual(['blood-3']);
    expect([p.now.graveyard(0), p.now.graveyard(1)]).toEqual([[], []]);
  });

  test('RND-3: defenders and used combat cards stay', () => {
    const p = lastTurn().owns(1, 'desert', 'altar').guards('desert', 'ash-2').used(1, '3', '0');
    endRound(p);
    expect(p.now.guards('desert')).toEqual(['ash-2']);
    expect(p.now.used(1)).toEqual(['3', '0']);
  });

  test('RND-4: the four face-up tiles are set aside and four new ones drawn', () => {
    const p = lastTurn()
      .offer('altar', 'mine', 'market', 'pyre')
      .pile('gate', 'shrine', 'pit', 'crypt', 'tower')
      .aside('well');
    endRound(p);
    expect(p.now.offer()).toEqual(['gate', 'shrine', 'pit', 'crypt']);
    expect(p.now.pile()).toEqual(['tower']);
    expect(p.now.aside()).toEqual(['altar', 'market', 'mine', 'pyre', 'well']);
    expect(p.told('restacked')).toEqual([]);
  });

  test('RND-4: exactly enough tiles make no new stack', () => {
    const p = lastTurn().offer('altar').pile('gate', 'shrine', 'pit', 'crypt');
    endRound(p);
    expect(p.now.pile()).toEqual([]);
    expect(p.now.aside()).toEqual(['altar']);
    expect(p.state.restacked).toBe(false);
  });

  test('RND-4: the fighters on display stay', () => {
    const p = endRound(lastTurn().display('ash-2', null, 'ash-4').deck(1, 'bone-2'));
    expect(p.now.display()).toEqual(['ash-2', '-', 'ash-4', '-', '-', '-']);
  });

  test('RND-5: the round marker moves on', () => {
    const p = endRound(lastTurn());
    expect(p.state.round).toBe(2);
    expect(p.told('round-ended')).toEqual([{ kind: 'round-ended', round: 1 }]);
  });

  test('RND-6: then the turn order of the next round, and its first player begins', () => {
    const p = endRound(lastTurn({ players: 3 }).vp(0, 2).vp(1, 1).vp(2, 3));
    expect(p.asked).toBe('order 1');
    p.play(1, 'order 2,0,1');
    expect(p.kinds).toEqual(['ordered', 'round-began', 'turn-began']);
    expect(p.told('round-began')).toEqual([{ kind: 'round-began', round: 2, order: [2, 0, 1] }]);
    expect(p.asked).toBe('turn 2');
  });

  test('RND-6: everything of the round before is done by then', () => {
    const p = endRound(lastTurn().offer('altar').pile('gate').graveyard(1, 'ash-2'));
    const kinds = p.kinds.filter((kind) => kind !== 'offered');
    expect(kinds.slice(0, 4)).toEqual(['passed', 'scored', 'scored', 'round-ended']);
    expect(p.now.hand(1)).toEqual(['ash-2']);
    expect(p.now.offer()).toContain('gate');
  });
});

describe('the last round', () => {
  test('RND-8: after round 4 only the scoring is done', () => {
    const p = lastTurn({}, 4)
      .owns(1, 'desert', 'altar')
      .graveyard(0, 'ash-2')
      .offer('mine')
      .pile('gate')
      .minions(1, 'gold');
    endRound(p);
    expect(p.asked).toBe('over');
    expect(p.now.vp(1)).toBe(1);
    expect(p.state.round).toBe(4);
    expect(p.now.graveyard(0)).toEqual(['ash-2']);
    expect(p.now.offer()[0]).toBe('mine');
    expect(p.now.minions(1)).toEqual(['gold']);
    expect(p.kinds).not.toContain('round-ended');
    expect(p.kinds).not.toContain('decider');
  });

  test.each([1, 2, 3])('RND-8: round %i is followed by another', (round) => {
    const p = endRound(lastTurn({}, round));
    expect(p.asked).toMatch(/^order/);
    expect(p.state.round).toBe(round + 1);
  });
});
