import { describe, expect, it } from 'vitest';
import { Position } from './position.ts';

describe('siege', () => {
  it('RCO-5 the players alternate, the attacker first', () => {
    const p = new Position().hand(0, 'daqan-footman', 'daqan-archer').hand(1, 'waiqar-dark-knight', 'gold-1');
    p.play('turn attack waiqar-home');
    expect(p.asked).toBe(0);
    p.play('siege daqan-footman');
    expect(p.asked).toBe(1);
    p.play('siege waiqar-dark-knight');
    expect(p.asked).toBe(0);
  });

  it('RCO-5 who has passed plays no more', () => {
    const p = new Position().hand(0, 'daqan-footman', 'daqan-siege-tower').hand(1, 'waiqar-dark-knight', 'gold-1');
    p.play('turn attack waiqar-home', 'siege daqan-footman', 'siege none', 'siege daqan-siege-tower');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 5 }, defence: { strength: 0 } }]);
  });

  it('RCO-5 a home realm takes the difference as damage', () => {
    const p = new Position().hand(0, 'daqan-siege-tower').hand(1, 'waiqar-reanimate');
    p.play('turn attack waiqar-home', 'siege daqan-siege-tower', 'siege waiqar-reanimate');
    expect(p.state.damage).toEqual([0, 3]);
    expect(p.told('fought')).toMatchObject([{ verdict: 'damaged', winner: 0 }]);
  });

  it('RCO-5 the defender wins ties', () => {
    const p = new Position().hand(0, 'daqan-footman').hand(1, 'waiqar-reanimate');
    p.play('turn attack waiqar-home', 'siege daqan-footman', 'siege waiqar-reanimate');
    expect(p.state.damage).toEqual([0, 0]);
    expect(p.told('fought')).toMatchObject([{ verdict: 'repelled', winner: 1 }]);
  });

  it('RCO-5 a city adds its defence, and is taken refreshed', () => {
    const p = new Position().exhausted(1, 'forge').hand(0, 'daqan-siege-tower').play('turn attack forge');
    p.play('siege daqan-siege-tower');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 4 }, defence: { strength: 2 }, verdict: 'secured' }]);
    expect(p.ids('ready', 0)).toEqual(['forge']);
    expect(p.ids('exhausted', 1)).toEqual([]);
  });

  it('RCO-5 a city that is held stays as it is', () => {
    const p = new Position().exhausted(1, 'forge').hand(0, 'daqan-footman').play('turn attack forge');
    p.play('siege daqan-footman');
    expect(p.ids('exhausted', 1)).toEqual(['forge']);
  });

  it('RCO-5 the attacker’s Resolution comes first, and no die is rolled', () => {
    const p = new Position().hand(0, 'daqan-siege-tower', 'gold-1').hand(1, 'waiqar-dark-knight', 'waiqar-reanimate');
    p.play('turn attack waiqar-home', 'siege daqan-siege-tower', 'siege waiqar-dark-knight', 'siege none');
    p.play('siege waiqar-reanimate');
    expect(p.question).toBe('pay');
    p.play('pay hand gold-1');
    // 4 + 2 against 3 + 1 for another unit, and 1.
    expect(p.told('strengthened').map(({ seat, by }) => [seat, by])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(p.told('rolled')).toEqual([]);
    expect(p.state.damage).toEqual([0, 1]);
  });

  it('RCO-6 everybody’s survivors go to their own discard, and the defender refills after the turn', () => {
    const p = new Position().hand(0, 'daqan-footman').hand(1, 'waiqar-reanimate').deck(1, 'gold-1', 'gold-2');
    p.play('turn attack waiqar-home', 'siege daqan-footman', 'siege waiqar-reanimate');
    expect(p.ids('discards', 0)).toEqual(['daqan-footman']);
    expect(p.ids('discards', 1)).toEqual(['waiqar-reanimate']);
    expect(p.ids('hands', 1)).toEqual([]);
    p.play('turn end');
    expect(p.ids('hands', 1)).toEqual(['gold-1', 'gold-2', 'waiqar-reanimate']);
  });

  it('RCO-7 a destroyed unit counts no more', () => {
    const p = new Position({ factions: ['waiqar', 'daqan'] }).hand(0, 'waiqar-skeleton-archer', 'waiqar-reanimate');
    p.hand(1, 'daqan-archer', 'gold-1').play('turn attack daqan-home', 'siege waiqar-reanimate', 'siege daqan-archer');
    p.play('pay hand gold-1');
    expect(p.army(0)).toEqual([]);
    expect(p.left('waiqar-reanimate')).toBe(8);
    p.play('siege waiqar-skeleton-archer', 'use yes');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 2 }, defence: { strength: 0 } }]);
  });

  it('RCO-7 only what is not too strong is destroyed', () => {
    const p = new Position().hand(0, 'daqan-siege-tower').hand(1, 'waiqar-skeleton-archer');
    p.play('turn attack waiqar-home', 'siege daqan-siege-tower', 'siege waiqar-skeleton-archer');
    expect(p.told('destroyed')).toEqual([]);
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 4 }, defence: { strength: 2 } }]);
  });
});
