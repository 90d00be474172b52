import { describe, expect, test } from 'vitest';
import { box } from './box.ts';
import { position, type Table } from './position.ts';

const PROTOTYPES = ['env-4.1', 'env-4.0'] as const;

/** Seat 0 has three dead and is about to build or gather. */
const withDead = (table: Table = {}) =>
  position(table).owns(1, 'desert', 'graveyard').graveyard(0, 'ash-6', 'bone-2', 'bone-2').graveyard(1, 'blood-3');

describe('the dead return', () => {
  test('RES-1: all of them to the hand of the one who gathers, by itself', () => {
    const p = withDead().hand(0, 'ash-2').play(0, 'place desert-gather-1');
    expect(p.now.hand(0)).toEqual(['ash-2', 'ash-6', 'bone-2', 'bone-2']);
    expect(p.now.graveyard(0)).toEqual([]);
    expect(p.asked).toBe('raise 0');
  });

  test('RES-1: the owner’s dead stay when another gathers', () => {
    const p = withDead().play(0, 'place desert-gather-1');
    expect(p.now.graveyard(1)).toEqual(['blood-3']);
  });

  test('RES-1: all of them to the hand of the one who builds', () => {
    const p = withDead().offer('graveyard').gold(0, 4).play(0, 'place build', 'build 1 coast');
    expect(p.now.hand(0)).toEqual(['ash-6', 'bone-2', 'bone-2']);
    expect(p.told('resurrected')).toHaveLength(1);
  });

  test('RES-1: a covered one returns nobody', () => {
    const p = withDead().owns(1, 'desert', 'graveyard', 'altar').play(0, 'place desert-gather-1');
    expect(p.now.graveyard(0)).toHaveLength(3);
  });

  test.each(PROTOTYPES)('RES-1: one fighter of the player’s choice when gathered (%s)', (edition) => {
    const p = withDead({ edition }).play(0, 'place desert-gather-1');
    expect(p.asked).toBe('recover 0');
    expect(p.offered(0)).toEqual(['recover ash-6', 'recover bone-2', 'recover none']);
    p.play(0, 'recover bone-2');
    expect(p.now.hand(0)).toEqual(['bone-2']);
    expect(p.now.graveyard(0)).toEqual(['ash-6', 'bone-2']);
    expect(p.told('recovered')).toHaveLength(1);
  });

  test.each(PROTOTYPES)('RES-1: one when built as well (%s)', (edition) => {
    const p = withDead({ edition }).offer('graveyard').gold(0, 4).play(0, 'place build', 'build 1 coast');
    p.play(0, 'recover ash-6');
    expect(p.now.hand(0)).toEqual(['ash-6']);
    expect(p.offered(0)).toEqual(['guard none', 'guard ash-6']);
  });

  test.each(PROTOTYPES)('RES-1: whichever fighter it is (%s)', (edition) => {
    for (const fighter of box.fighters.filter(({ set }) => set === 'base').map(({ id }) => id)) {
      const p = position({ edition }).owns(1, 'desert', 'graveyard').graveyard(0, fighter);
      p.play(0, 'place desert-gather-1', `recover ${fighter}`);
      expect(p.now.hand(0)).toEqual([fighter]);
    }
  });

  test.each(PROTOTYPES)('RES-1: it may be declined, even the only one (%s)', (edition) => {
    const p = position({ edition }).owns(1, 'desert', 'graveyard').graveyard(0, 'ash-6');
    p.play(0, 'place desert-gather-1');
    expect(p.offered(0)).toEqual(['recover ash-6', 'recover none']);
    p.play(0, 'recover none');
    expect(p.told('passed')).toEqual([{ kind: 'passed', seat: 0 }]);
    expect(p.now.graveyard(0)).toEqual(['ash-6']);
    expect(p.now.hand(0)).toEqual([]);
    expect(p.asked).toBe('raise 0');
  });
});

describe('what else it gives', () => {
  test('RES-2: no resources', () => {
    const p = withDead().play(0, 'place desert-gather-1');
    expect(p.now.goods(0)).toEqual({});
  });

  test('RES-2: its tax to the owner', () => {
    const p = withDead().play(0, 'place desert-gather-1');
    expect(p.now.goods(1)).toEqual({ gold: 1 });
  });
});
