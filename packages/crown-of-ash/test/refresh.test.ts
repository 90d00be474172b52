import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('the refresh space', () => {
  test('REF-1: all used combat cards return to hand', () => {
    const p = position().used(0, '4', '0', 'die').used(1, '3').play(0, 'place refresh');
    expect(p.now.used(0)).toEqual([]);
    expect(p.now.used(1)).toEqual(['3']);
    expect(p.told('refreshed')).toEqual([{ kind: 'refreshed', seat: 0, count: 3, why: 'minion' }]);
    expect(p.now.minions(0)).toEqual(['refresh']);
    expect(p.asked).toBe('raise 0');
  });

  test('REF-1: they can be played in the next battle', () => {
    const p = position().owns(1, 'desert', 'altar').hand(0, 'ash-2').used(0, '4', '0', 'die', '1');
    p.play(0, 'place refresh', 'raise nobody').play(1, 'place gold', 'raise nobody');
    p.play(0, 'place desert-combat-1', 'send ash-2');
    expect(p.offered(0)).toEqual(['clash 0', 'clash 1', 'clash 3', 'clash 4', 'clash die']);
  });

  test('REF-1: nothing else changes', () => {
    const p = position()
      .used(0, '4')
      .goods(0, { ash: 1 })
      .hand(0, 'ash-2')
      .graveyard(0, 'ash-3')
      .play(0, 'place refresh');
    expect(p.now.goods(0)).toEqual({ ash: 1 });
    expect(p.now.hand(0)).toEqual(['ash-2']);
    expect(p.now.graveyard(0)).toEqual(['ash-3']);
    expect(p.now.vp(0)).toBe(0);
  });
});
