import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

const own = () => position().owns(0, 'desert', 'fire-shrine').guards('desert', 'bone-start-1');

describe('amending', () => {
  test('AMD-1: any defenders out of those there and those in hand', () => {
    const p = own().hand(0, 'blood-2', 'blood-3').play(0, 'place desert-gather-1');
    expect(p.offered(0)).toEqual([
      'guard none',
      'guard blood-2',
      'guard blood-3',
      'guard bone-start-1',
      'guard blood-2,blood-3',
      'guard blood-2,bone-start-1',
      'guard blood-3,bone-start-1',
    ]);
  });

  test('AMD-1: the worked example, two blood fighters for the starting fighter', () => {
    const p = own().hand(0, 'blood-2', 'blood-3').play(0, 'place desert-gather-1', 'guard blood-2,blood-3');
    expect(p.now.goods(0)).toEqual({ sulphur: 3 });
    expect(p.now.guards('desert')).toEqual(['blood-2', 'blood-3']);
    expect(p.now.hand(0)).toEqual(['bone-start-1']);
    expect(p.told('amended')).toMatchObject([{ seat: 0, region: 2, before: [expect.any(Number)] }]);
  });

  test('AMD-1: all may be taken back', () => {
    const p = own().hand(0, 'blood-2').play(0, 'place desert-gather-1', 'guard none');
    expect(p.now.guards('desert')).toEqual([]);
    expect(p.now.hand(0)).toEqual(['blood-2', 'bone-start-1']);
  });

  test('AMD-1: nothing need change, and the hand may be empty', () => {
    const p = own().play(0, 'place desert-gather-1');
    expect(p.offered(0)).toEqual(['guard none', 'guard bone-start-1']);
    p.play(0, 'guard bone-start-1');
    expect(p.now.guards('desert')).toEqual(['bone-start-1']);
  });

  test('AMD-1: building in the own region allows it', () => {
    const p = own()
      .hand(0, 'blood-2')
      .offer('altar')
      .gold(0, 2)
      .play(0, 'place build', 'build 1 desert', 'guard blood-2');
    expect(p.now.guards('desert')).toEqual(['blood-2']);
    expect(p.now.hand(0)).toEqual(['bone-start-1']);
  });

  test('AMD-1: not with fighters of another region, of the graveyard or of other players', () => {
    const p = own().owns(0, 'coast', 'well').guards('coast', 'ash-6').graveyard(0, 'ash-5').hand(1, 'ash-4');
    p.play(0, 'place desert-gather-1');
    expect(p.offered(0)).toEqual(['guard none', 'guard bone-start-1']);
    expect(p.refusal(0, 'guard ash-6').refused).toBe('not-offered');
  });

  test('AMD-1: gathering from another player allows none', () => {
    const p = position().owns(1, 'desert', 'altar').hand(0, 'ash-2').play(0, 'place desert-gather-1');
    expect(p.asked).toBe('raise 0');
  });
});

describe('how many', () => {
  test.each(['final', 'env-4.1', 'env-4.0'] as const)(
    'AMD-2: never more than two in an outer region (%s)',
    (edition) => {
      const p = position({ edition })
        .owns(0, 'desert', 'altar')
        .guards('desert', 'ash-2', 'ash-3')
        .hand(0, 'ash-4', 'ash-5');
      p.play(0, 'place desert-gather-1');
      expect(Math.max(...p.offered(0).map((text) => text.split(',').length))).toBe(2);
      expect(p.refusal(0, 'guard ash-2,ash-3,ash-4').refused).toBe('not-offered');
    },
  );

  test('AMD-2: none is allowed', () => {
    const p = own().play(0, 'place desert-gather-1', 'guard none', 'raise nobody');
    expect(p.now.owner('desert')).toBe(0);
    expect(p.asked).toBe('turn 1');
  });
});

describe('the Citadel', () => {
  test('AMD-3: cannot be amended: no answer of any turn changes who stands there', () => {
    const p = own().owns(0, 'citadel').guards('citadel', 'ash-6').hand(0, 'ash-5');
    expect(p.offered(0).filter((text) => text.includes('citadel'))).toEqual([]);
    p.play(0, 'place desert-gather-1');
    expect(p.offered(0)).toEqual(['guard none', 'guard ash-5', 'guard bone-start-1', 'guard ash-5,bone-start-1']);
    expect(p.refusal(0, 'guard ash-6').refused).toBe('not-offered');
    p.play(0, 'guard none');
    expect(p.now.guards('citadel')).toEqual(['ash-6']);
  });
});
