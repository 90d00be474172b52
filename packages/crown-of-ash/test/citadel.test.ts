import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../src/ruleset.ts';
import { type Position, position } from './position.ts';

describe('the King', () => {
  test.each(EDITIONS)('CIT-1: holds the Citadel with an attack value of 5 and plays no card (%s)', (edition) => {
    const p = position({ edition }).hand(0, 'ash-2').play(0, 'place citadel-flank-2', 'send ash-2');
    expect(p.asked).toBe('clash 0');
    p.play(0, 'clash 3');
    expect(p.told('battle')[0]?.defence).toEqual({
      seat: -1,
      fighters: [],
      strength: 5,
      bolster: 0,
      card: -1,
      cardValue: 0,
      modifier: 0,
      total: 5,
    });
  });

  test('CIT-2: up to three attackers', () => {
    const p = position().hand(0, 'ash-2', 'ash-3', 'ash-4', 'ash-5').play(0, 'place citadel-front');
    const sizes = new Set(p.offered(0).map((text) => text.split(',').length));
    expect(sizes).toEqual(new Set([1, 2, 3]));
    expect(p.offered(0)).toHaveLength(4 + 6 + 4);
  });

  test('CIT-2: beaten he leaves the game, the attackers move in, control and token change hands', () => {
    const p = position()
      .hand(0, 'ash-2', 'bone-3', 'bone-2')
      .play(0, 'place citadel-front', 'send ash-2,bone-2,bone-3');
    p.play(0, 'clash 3');
    expect(p.state.king).toBe(false);
    expect(p.now.owner('citadel')).toBe(0);
    expect(p.now.guards('citadel')).toEqual(['ash-2', 'bone-2', 'bone-3']);
    expect(p.state.kingToken).toBe(0);
    expect(p.told('king-fell')).toEqual([{ kind: 'king-fell', seat: 0 }]);
    expect(p.told('controlled')).toMatchObject([{ seat: 0, place: 6, from: -1 }]);
  });

  test('CIT-2: the token stays with who beat him, whoever holds the Citadel later', () => {
    const p = position().owns(0, 'citadel').kingToken(0).guards('citadel', 'ash-2').hand(1, 'bone-6').turnOf(1);
    p.play(1, 'place citadel-front', 'send bone-6').clash(1, '3', 0, '4');
    expect(p.now.owner('citadel')).toBe(1);
    expect(p.state.kingToken).toBe(0);
    expect(p.told('king-fell')).toEqual([]);
  });

  test.each(['env-4.1', 'env-4.0'] as const)('CIT-2: no token in %s', (edition) => {
    const p = position({ edition }).hand(0, 'ash-6').play(0, 'place citadel-front', 'send ash-6', 'clash 3');
    expect(p.now.owner('citadel')).toBe(0);
    expect(p.state.kingToken).toBe(-1);
  });
});

describe('attack spaces', () => {
  test.each([
    { space: 'citadel-flank-1', modifier: 1 },
    { space: 'citadel-flank-2', modifier: 0 },
    { space: 'citadel-front', modifier: -1 },
  ])('CIT-3: $space adds $modifier to the attacker', ({ space, modifier }) => {
    const p = position().owns(1, 'citadel').guards('citadel', 'bone-3').hand(0, 'ash-4');
    p.play(0, `place ${space}`, 'send ash-4').clash(0, '1', 1, '1');
    const [battle] = p.told('battle');
    expect(battle?.attack).toMatchObject({ strength: 4, cardValue: 1, modifier, total: 5 + modifier });
    expect(battle?.defence).toMatchObject({ modifier: 0, total: 4 });
    expect(battle?.winner).toBe(modifier < 0 ? 'defender' : 'attacker');
  });

  test.each(['citadel-flank-1', 'citadel-flank-2'])('CIT-3: %s once a round, by anybody', (flank) => {
    const p = position({ players: 3 }).hand(0, 'ash-4').minions(2, flank);
    expect(p.bar(0, `place ${flank}`)).toBe('CIT-3 flank-used');
    p.minions(2).minions(0, flank);
    expect(p.bar(0, `place ${flank}`)).toBe('CIT-3 flank-used');
    const other = flank.endsWith('1') ? 'citadel-flank-2' : 'citadel-flank-1';
    expect(p.offered(0)).toContain(`place ${other}`);
  });

  test('CIT-3: the front any number of times', () => {
    const p = position({ players: 3 })
      .hand(0, 'ash-4')
      .minions(2, 'citadel-front', 'citadel-front')
      .minions(0, 'citadel-front');
    expect(p.offered(0)).toContain('place citadel-front');
  });

  test('CIT-3: a new round frees the flanks', () => {
    const p = position().hand(0, 'ash-4').minions(1, 'citadel-flank-1').turnOf(1, { last: true });
    p.vp(0, 1).play(1, 'place gold', 'raise nobody', 'order 0,1');
    expect(p.offered(0)).toContain('place citadel-flank-1');
  });
});

describe('a player in the Citadel', () => {
  test.each(EDITIONS)('CIT-4: defends with a combat card like anywhere else (%s)', (edition) => {
    const p = position({ edition }).owns(1, 'citadel').guards('citadel', 'ash-2').hand(0, 'bone-4');
    p.play(0, 'place citadel-flank-2', 'send bone-4');
    expect(p.asked).toBe('clash 0 1');
    p.clash(0, '3', 1, '4');
    expect(p.told('battle')[0]?.defence).toMatchObject({ card: 3, cardValue: 4, total: 6 });
    expect(p.now.owner('citadel')).toBe(0);
    expect(p.now.graveyard(1)).toEqual(['ash-2']);
  });

  test('CIT-4: undefended, the owner wins ties', () => {
    const p = position().owns(1, 'citadel').hand(0, 'bone-2').play(0, 'place citadel-front', 'send bone-2');
    p.clash(0, '3', 1, '4');
    expect(p.told('battle')[0]).toMatchObject({ attack: { total: 4 }, defence: { total: 4 }, winner: 'defender' });
  });

  const vp = { 2: [3, 4, 5, 6], 3: [4, 5, 6, 7], 4: [4, 5, 6, 7] };
  const rounds = ([2, 3, 4] as const).flatMap((players) =>
    vp[players].map((points, i) => ({ players, round: i + 1, points })),
  );
  test.each(rounds)(
    'CIT-5: with $players players its holder scores $points in round $round',
    ({ players, round, points }) => {
      const p = position({ players }).owns(1, 'citadel').turnOf(0, { round, last: true }).used(0, '1');
      p.play(0, 'place refresh', 'raise nobody');
      expect(p.now.vp(1)).toBe(points);
      expect(p.now.sheet(1, citadelLine(round))).toBe(points);
      expect(p.now.vp(0)).toBe(0);
    },
  );

  test('CIT-5: no resources and no amending there', () => {
    const p = position().owns(0, 'citadel').hand(0, 'ash-2');
    expect(p.offered(0)).toEqual(['place gold']);
  });

  test('CIT-6: may not attack the Citadel they hold', () => {
    const p = position().owns(0, 'citadel').hand(0, 'ash-2');
    for (const space of ['citadel-flank-1', 'citadel-flank-2', 'citadel-front'])
      expect(p.bar(0, `place ${space}`)).toBe('CIT-6 own-citadel');
  });
});

const LINES = ['citadel-1', 'citadel-2', 'citadel-3', 'citadel-4'] as const;
const citadelLine = (round: number) => LINES[round - 1] ?? 'citadel-1';

describe('fighting the King', () => {
  const against = (fighter: string, card: string, space = 'citadel-flank-2'): Position =>
    position().hand(0, fighter).play(0, `place ${space}`, `send ${fighter}`, `clash ${card}`);

  test.each([
    { fighter: 'ash-2', card: '3', wins: false },
    { fighter: 'ash-2', card: '4', wins: true },
    { fighter: 'ash-5', card: '0', wins: false },
    { fighter: 'ash-6', card: '0', wins: true },
  ])('CIT-7: the total must exceed 5: $fighter with $card', ({ fighter, card, wins }) => {
    const p = against(fighter, card);
    expect(p.now.owner('citadel')).toBe(wins ? 0 : -1);
    expect(p.state.king).toBe(!wins);
    expect(p.now.graveyard(0)).toEqual(wins || p.asked === 'recover 0' || card === '0' ? [] : [fighter]);
  });

  test('CIT-7: the modifier of the space counts', () => {
    expect(against('ash-4', '1', 'citadel-flank-1').state.king).toBe(false);
    expect(against('ash-4', '1', 'citadel-flank-2').state.king).toBe(true);
    expect(against('ash-5', '1', 'citadel-front').state.king).toBe(true);
  });

  test('CIT-7: the card is resolved when won', () => {
    const p = against('ash-6', '3');
    expect(p.now.goods(0)).toEqual({ gold: 1 });
    expect(p.told('gained')).toMatchObject([{ seat: 0, why: 'reward' }]);
    expect(p.now.used(0)).toEqual(['3']);
  });

  test('CIT-7: the card is resolved when lost', () => {
    const p = against('ash-2', '1');
    expect(p.asked).toBe('wild 0');
    p.play(0, 'take bone');
    expect(p.now.goods(0)).toEqual({ bone: 1 });
    expect(p.now.used(0)).toEqual(['1']);
    expect(p.asked).toBe('raise 0');
  });

  test('CIT-7: a die is rolled', () => {
    const p = position().hand(0, 'ash-2').dice(4).play(0, 'place citadel-flank-2', 'send ash-2', 'clash die');
    expect(p.told('rolled')).toMatchObject([{ seat: 0, die: 4, why: 'combat' }]);
    expect(p.state.king).toBe(false);
    expect(p.now.vp(0)).toBe(1);
  });

  test('CIT-7: losing to him with a 0 gives nobody a casualty: the fighter comes back (final)', () => {
    const p = against('ash-2', '0');
    expect(p.told('zero-chosen')).toEqual([{ kind: 'zero-chosen', seat: 0, option: 'return' }]);
    expect(p.events.some((e) => e.kind === 'casualty')).toBe(false);
    expect(p.now.hand(0)).toEqual(['ash-2']);
  });

  test('CIT-7: in the first prototype the 0 has no effect against him', () => {
    const p = position({ edition: 'env-4.0' })
      .hand(0, 'ash-2')
      .play(0, 'place citadel-flank-2', 'send ash-2', 'clash 0');
    expect(p.told('zero-chosen')).toEqual([{ kind: 'zero-chosen', seat: 0, option: 'none' }]);
    expect(p.now.graveyard(0)).toEqual(['ash-2']);
    expect(p.asked).toBe('raise 0');
  });

  test('CIT-7: his losing gives nobody a casualty', () => {
    const p = against('ash-6', '0');
    expect(p.events.some((e) => e.kind === 'zero-chosen' || e.kind === 'casualty')).toBe(false);
    expect(p.now.goods(0)).toEqual({ gold: 3 });
    expect(p.now.guards('citadel')).toEqual(['ash-6']);
  });
});
