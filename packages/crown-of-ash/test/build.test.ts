import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { position } from './position.ts';

const OFFER = ['altar', 'mine', 'market', 'fire-shrine'] as const;

describe('building', () => {
  test('BLD-1: one of the four face-up tiles, for its gold', () => {
    const p = position()
      .offer(...OFFER)
      .gold(0, 3)
      .play(0, 'place build');
    expect(p.asked).toBe('build 0');
    const slots = new Set(p.offered(0).map((text) => text.split(' ')[1]));
    expect(slots).toEqual(new Set(['1', '2', '3']));
    p.play(0, 'build 2 desert');
    expect(p.now.tiles('desert')).toEqual(['mine']);
    // 3 paid, 2 offered by the mine.
    expect(p.now.goods(0)).toEqual({ gold: 2 });
    expect(p.told('built')).toMatchObject([{ seat: 0, cost: 3 }]);
  });

  test('BLD-1: one that is too dear is refused', () => {
    const p = position()
      .offer(...OFFER)
      .gold(0, 3)
      .play(0, 'place build');
    expect(p.bar(0, 'build 4 desert')).toBe('BLD-1 cannot-pay');
  });

  test('BLD-2: to regions that nobody controls and to the own ones, never to those of others or the Citadel', () => {
    const p = position({ players: 3 }).offer('altar').gold(0, 9);
    p.owns(0, 'desert', 'well').owns(1, 'coast', 'kiln').owns(2, 'forest', 'pond').owns(0, 'citadel');
    p.play(0, 'place build');
    const sites = ['mountains', 'volcano', 'desert', 'village'];
    expect(p.offered(0)).toEqual(sites.map((name) => `build 1 ${name}`));
    expect(p.bar(0, 'build 1 coast')).toBe('BLD-2 controlled-by-other');
    expect(p.refusal(0, 'build 1 citadel').refused).toBe('malformed');
    p.play(0, 'build 1 desert');
    expect(p.now.tiles('desert')).toEqual(['well', 'altar']);
  });

  test.each(['mountains', 'volcano', 'desert', 'village', 'coast', 'forest'])(
    'BLD-2: %s alone is enough, free or own',
    (site) => {
      const p = position().offer('altar').gold(0, 9);
      for (const name of ['mountains', 'volcano', 'desert', 'village', 'coast', 'forest']) p.owns(1, name, 'well');
      expect(p.bar(0, 'place build')).toBe('TRN-2 no-site');
      expect(p.owns(0, site, 'well').play(0, 'place build').offered(0)).toEqual([`build 1 ${site}`]);
    },
  );

  test('BLD-2: what cannot be chosen says why: dear tiles, none, regions of others', () => {
    const p = position({ players: 3 })
      .offer('altar', 'obelisk')
      .gold(0, 2)
      .owns(1, 'mountains', 'well')
      .owns(2, 'coast', 'kiln');
    p.owns(0, 'desert', 'mine').owns(1, 'citadel').play(0, 'place build');
    expect(crownOfAsh.barred(p.state, 0)).toEqual([
      { part: 'tile:1', rule: 'BLD-1', reason: 'cannot-pay' },
      { part: 'tile:2', rule: 'BLD-7', reason: 'no-tile' },
      { part: 'tile:3', rule: 'BLD-7', reason: 'no-tile' },
      { part: 'region:0', rule: 'BLD-2', reason: 'controlled-by-other' },
      { part: 'region:4', rule: 'BLD-2', reason: 'controlled-by-other' },
    ]);
    const poor = position().offer('altar').gold(0, 1).owns(1, 'coast', 'kiln');
    expect(poor.bar(0, 'place build')).toBe('TRN-2 tile-too-dear');
  });

  test('BLD-1: the first tile of the box can be too dear as well', () => {
    const p = position().offer('altar', 'boneyard').gold(0, 1).play(0, 'place build');
    expect(p.bar(0, 'build 1 desert')).toBe('BLD-1 cannot-pay');
    expect(p.offered(0)).toContain('build 2 desert');
  });

  test('BLD-3: a free region is taken, and up to two fighters from hand may guard it', () => {
    const p = position().offer('altar').gold(0, 2).hand(0, 'ash-2', 'ash-3', 'blood-4').play(0, 'place build');
    p.play(0, 'build 1 desert');
    expect(p.now.owner('desert')).toBe(0);
    expect(p.told('controlled')).toEqual([{ kind: 'controlled', seat: 0, place: 2, from: -1 }]);
    expect(p.view(1).stack.at(-1)).toMatchObject({ kind: 'amend', founding: true });
    expect(p.offered(0)).toEqual([
      'guard none',
      'guard blood-4',
      'guard ash-2',
      'guard ash-3',
      'guard blood-4,ash-2',
      'guard blood-4,ash-3',
      'guard ash-2,ash-3',
    ]);
    p.play(0, 'guard blood-4,ash-3');
    expect(p.now.guards('desert')).toEqual(['ash-3', 'blood-4']);
    expect(p.now.hand(0)).toEqual(['ash-2']);
  });

  test('BLD-3: in the own region the defenders may be amended', () => {
    const p = position()
      .owns(0, 'desert', 'well')
      .guards('desert', 'bone-2')
      .hand(0, 'ash-2')
      .offer('altar')
      .gold(0, 2);
    p.play(0, 'place build', 'build 1 desert');
    expect(p.asked).toBe('amend 0');
    expect(p.offered(0)).toEqual(['guard none', 'guard ash-2', 'guard bone-2', 'guard ash-2,bone-2']);
    expect(p.told('controlled')).toEqual([]);
  });

  test('BLD-4: the builder gains what the new tile offers, and no tax', () => {
    const p = position().owns(0, 'desert', 'well').offer('altar').gold(0, 2);
    p.play(0, 'place build', 'build 1 desert');
    expect(p.now.goods(0)).toEqual({ blood: 1, ash: 1 });
    expect(p.told('gained')).toMatchObject([{ seat: 0, why: 'build', loot: [0, 1, 1, 0, 0, 0, 0] }]);
  });

  test('BLD-4: special ingredients are chosen at once', () => {
    const p = position().offer('market').gold(0, 3).play(0, 'place build', 'build 1 desert');
    expect(p.asked).toBe('wild 0');
    p.play(0, 'take ash');
    expect(p.now.goods(0)).toEqual({ ash: 1, bone: 1 });
    expect(p.asked).toBe('amend 0');
  });
});

describe('the face-up tiles', () => {
  test('BLD-5: a place is refilled at once from the stack', () => {
    const p = position()
      .offer(...OFFER)
      .pile('shrine', 'gate')
      .gold(0, 3);
    p.play(0, 'place build', 'build 2 desert');
    expect(p.now.offer()).toEqual(['altar', 'shrine', 'market', 'fire-shrine']);
    expect(p.now.pile()).toEqual(['gate']);
  });

  test('BLD-5: an empty stack is made anew from the tiles set aside', () => {
    const p = position()
      .offer(...OFFER)
      .aside('shrine', 'gate', 'pit')
      .gold(0, 3);
    p.play(0, 'place build', 'build 2 desert');
    expect(p.told('restacked')).toEqual([{ kind: 'restacked', count: 3 }]);
    const [drawn = ''] = p.now.offer().slice(1);
    expect([drawn, ...p.now.pile()].sort()).toEqual(['gate', 'pit', 'shrine']);
    expect(p.now.aside()).toEqual([]);
    expect(p.state.restacked).toBe(true);
  });

  test('BLD-5: even from a single one', () => {
    const p = position()
      .offer(...OFFER)
      .aside('shrine')
      .gold(0, 3)
      .play(0, 'place build', 'build 2 desert');
    expect(p.now.offer()[1]).toBe('shrine');
    expect(p.now.aside()).toEqual([]);
  });

  test('BLD-5: the new stack is shuffled', () => {
    const orders = Array.from({ length: 40 }, (_, i) => {
      const p = position()
        .offer(...OFFER)
        .aside('shrine', 'gate', 'pit')
        .gold(0, 3)
        .seed(i);
      p.play(0, 'place build', 'build 2 desert');
      return [p.now.offer()[1], ...p.now.pile()].join();
    });
    expect(new Set(orders).size).toBe(6);
  });

  test('BLD-5: the last tile of the stack is drawn without a new one being made', () => {
    const p = position()
      .offer(...OFFER)
      .pile('shrine')
      .aside('gate')
      .gold(0, 3);
    p.play(0, 'place build', 'build 2 desert');
    expect(p.now.offer()[1]).toBe('shrine');
    expect(p.now.pile()).toEqual([]);
    expect(p.now.aside()).toEqual(['gate']);
    expect(p.state.restacked).toBe(false);
  });

  test('BLD-7: with stack and set-aside tiles empty the place stays empty', () => {
    const p = position()
      .offer(...OFFER)
      .gold(0, 9)
      .play(0, 'place build', 'build 2 desert');
    expect(p.now.offer()).toEqual(['altar', '-', 'market', 'fire-shrine']);
    expect(p.told('offered')).toEqual([{ kind: 'offered', slot: 1, tile: -1 }]);
    p.play(0, 'guard none', 'raise nobody');
    p.gold(1, 9).play(1, 'place build');
    expect(p.bar(1, 'build 2 coast')).toBe('BLD-7 no-tile');
  });

  test('BLD-7: the end of the round sets the face-up tiles aside first, so the new stack includes them', () => {
    const p = position().offer('altar', 'mine').pile('pit').aside('gate').turnOf(0, { last: true });
    p.play(0, 'place gold', 'raise nobody');
    const shown = p.now.offer();
    expect(shown[0]).toBe('pit');
    expect(shown.slice(1).sort()).toEqual(['altar', 'gate', 'mine']);
    expect(p.now.aside()).toEqual([]);
    expect(p.now.pile()).toEqual([]);
  });

  test('BLD-7: a round may begin with fewer than four', () => {
    const p = position().offer('altar').aside('gate').turnOf(0, { last: true });
    p.play(0, 'place gold', 'raise nobody');
    expect(
      p.now
        .offer()
        .filter((id) => id !== '-')
        .sort(),
    ).toEqual(['altar', 'gate']);
    expect(p.now.offer().slice(2)).toEqual(['-', '-']);
  });
});

describe('order', () => {
  test('BLD-6: pay, place, control, refill, gain, amend', () => {
    const p = position().offer('altar').pile('gate').gold(0, 2).play(0, 'place build', 'build 1 desert');
    expect(p.kinds).toEqual(['built', 'controlled', 'offered', 'gained']);
    expect(p.asked).toBe('amend 0');
  });

  test('BLD-6: the gold that the tile offers cannot pay for it', () => {
    const p = position().offer('mine', 'altar').gold(0, 2).play(0, 'place build');
    expect(p.bar(0, 'build 1 desert')).toBe('BLD-1 cannot-pay');
  });

  test('BLD-6: fighters that the new tile returns can guard it', () => {
    const p = position().offer('graveyard').gold(0, 4).graveyard(0, 'ash-6', 'bone-2');
    p.play(0, 'place build', 'build 1 desert');
    expect(p.kinds).toEqual(['built', 'controlled', 'offered', 'resurrected']);
    expect(p.offered(0)).toContain('guard ash-6,bone-2');
  });
});
