import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('what a structure offers', () => {
  test('GAT-1: its resources, from the supply', () => {
    const p = position().owns(1, 'desert', 'altar').goods(1, { blood: 5, ash: 5 });
    p.play(0, 'place desert-gather-1');
    expect(p.now.goods(0)).toEqual({ blood: 1, ash: 1 });
    expect(p.told('gained')[0]).toMatchObject({ seat: 0, why: 'gather', loot: [0, 1, 1, 0, 0, 0, 0] });
  });

  test('GAT-1: the top tile alone offers', () => {
    const p = position().owns(1, 'desert', 'altar', 'fire-shrine');
    p.play(0, 'place desert-gather-1');
    expect(p.now.goods(0)).toEqual({ sulphur: 3 });
  });

  test('GAT-1: the worked example, 1 blood and 1 bone', () => {
    const p = position({ edition: 'env-4.0' }).owns(0, 'village', 'start-village');
    p.play(0, 'place village-gather-1');
    expect(p.now.goods(0)).toEqual({ blood: 1, bone: 1 });
  });
});

describe('the owner’s tax', () => {
  test('GAT-2: another player’s owner gains it, from the supply', () => {
    const p = position().owns(1, 'desert', 'altar').goods(0, { ash: 1 });
    p.play(0, 'place desert-gather-1');
    expect(p.now.goods(1)).toEqual({ ash: 1 });
    expect(p.now.goods(0)).toEqual({ blood: 1, ash: 2 });
    expect(p.asked).toBe('raise 0');
  });

  test('GAT-2: it is the tax of the top tile', () => {
    const p = position().owns(1, 'desert', 'altar', 'mine');
    p.play(0, 'place desert-gather-1');
    expect(p.now.goods(1)).toEqual({ gold: 1 });
  });

  test('GAT-2: a tile without a tax gives none', () => {
    const p = position().owns(1, 'desert', 'smelter');
    p.play(0, 'place desert-gather-1', 'take ash');
    expect(p.now.goods(1)).toEqual({});
    expect(p.events.filter((e) => e.kind === 'gained' && e.seat === 1)).toEqual([]);
  });

  test('GAT-3: in the own region there is no tax, but amending', () => {
    const p = position().owns(0, 'desert', 'altar').hand(0, 'ash-2');
    p.play(0, 'place desert-gather-1');
    expect(p.now.goods(0)).toEqual({ blood: 1, ash: 1 });
    expect(p.asked).toBe('amend 0');
    expect(p.offered(0)).toEqual(['guard none', 'guard ash-2']);
    expect(p.view(1).stack.at(-1)).toMatchObject({ kind: 'amend', seat: 0, region: 2, founding: false });
  });
});

describe('special ingredients', () => {
  test('GAT-4: one choice of a basic resource for each, at once', () => {
    const p = position().owns(0, 'desert', 'shrine');
    p.play(0, 'place desert-gather-1');
    expect(p.asked).toBe('wild 0');
    expect(p.offered(0)).toEqual(['take sulphur', 'take blood', 'take ash', 'take bone']);
    p.play(0, 'take bone');
    expect(p.now.goods(0)).toEqual({ bone: 1 });
    expect(p.told('gained')).toEqual([
      { kind: 'gained', seat: 0, loot: [0, 0, 0, 1, 0, 0, 0], why: 'special', place: -1 },
    ]);
    expect(p.asked).toBe('wild 0');
    p.play(0, 'take blood');
    expect(p.told('gained')).toMatchObject([{ loot: [0, 1, 0, 0, 0, 0, 0] }]);
    expect(p.now.goods(0)).toEqual({ bone: 1, blood: 1 });
    expect(p.asked).toBe('amend 0');
  });

  test('GAT-4: the one on turn chooses first, then the owner', () => {
    const p = position().owns(1, 'desert', 'shrine');
    p.play(0, 'place desert-gather-1');
    expect(p.asked).toBe('wild 0');
    p.play(0, 'take ash', 'take ash');
    expect(p.asked).toBe('wild 1');
    p.play(1, 'take sulphur');
    expect(p.now.goods(0)).toEqual({ ash: 2 });
    expect(p.now.goods(1)).toEqual({ sulphur: 1 });
  });

  test('GAT-4: gold is no basic resource', () => {
    const p = position().owns(0, 'desert', 'shrine').play(0, 'place desert-gather-1');
    expect(p.refusal(0, 'take gold').refused).toBe('malformed');
  });
});

test('GAT-5: the gold space gives what is printed there', () => {
  const p = position().gold(0, 1).play(0, 'place gold');
  expect(p.now.goods(0)).toEqual({ gold: 3 });
  expect(p.told('gained')).toMatchObject([{ seat: 0, why: 'gold' }]);
});

describe('regions without a structure', () => {
  test('GAT-6: cannot be gathered', () => {
    const p = position({ players: 3 }).owns(1, 'desert', 'altar');
    expect(p.offered(0).filter((text) => text.includes('gather'))).toEqual([
      'place desert-gather-1',
      'place desert-gather-2',
    ]);
    expect(p.bar(0, 'place coast-gather-1')).toBe('GAT-6 nothing-to-gather');
  });
});

describe('a resurrection structure', () => {
  test('GAT-7: may be gathered with an empty graveyard', () => {
    const p = position().owns(1, 'desert', 'graveyard').play(0, 'place desert-gather-1');
    expect(p.told('resurrected')).toEqual([]);
    expect(p.now.goods(1)).toEqual({ gold: 1 });
    expect(p.asked).toBe('raise 0');
  });

  test.each(['env-4.1', 'env-4.0'] as const)('GAT-7: the same in %s, where nobody is asked', (edition) => {
    const p = position({ edition }).owns(1, 'desert', 'graveyard').play(0, 'place desert-gather-1');
    expect(p.asked).toBe('raise 0');
  });
});

describe('order', () => {
  test('GAT-8: gain, then the tax', () => {
    const p = position().owns(1, 'desert', 'altar').play(0, 'place desert-gather-1');
    expect(p.told('gained').map((e) => [e.seat, e.why])).toEqual([
      [0, 'gather'],
      [1, 'tax'],
    ]);
  });

  test('GAT-8: the dead return before the amending and can be used in it', () => {
    const p = position().owns(0, 'desert', 'graveyard').graveyard(0, 'ash-6');
    p.play(0, 'place desert-gather-1');
    expect(p.kinds).toEqual(['placed', 'resurrected']);
    expect(p.offered(0)).toContain('guard ash-6');
  });

  test('GAT-8: the dead return before the owner’s tax', () => {
    const p = position().owns(1, 'desert', 'graveyard').graveyard(0, 'ash-6');
    p.play(0, 'place desert-gather-1');
    expect(p.kinds).toEqual(['placed', 'resurrected', 'gained']);
  });

  test('GAT-8: in the prototypes the one chosen returns before the tax and the amending', () => {
    const tax = position({ edition: 'env-4.1' }).owns(1, 'desert', 'graveyard').graveyard(0, 'ash-6');
    tax.play(0, 'place desert-gather-1');
    expect(tax.asked).toBe('recover 0');
    expect(tax.now.goods(1)).toEqual({});
    const own = position({ edition: 'env-4.1' }).owns(0, 'desert', 'graveyard').graveyard(0, 'ash-6');
    own.play(0, 'place desert-gather-1', 'recover ash-6');
    expect(own.offered(0)).toContain('guard ash-6');
  });
});
