import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../src/index.ts';
import { CITADEL } from '../src/types.ts';
import { acts } from './automa-table.ts';
import { box } from './box.ts';
import { type Position, position, type Table } from './position.ts';

const SOLO: Table = { automa: { garrison: 'easy' } };

/** The AI attacks the desert of seat 0. */
const attacking = (p: Position): Position => acts(p.actions('i').owns(0, 'desert', 'altar'), 3);
/** Seat 0 attacks the AI’s desert. */
const attacked = (p: Position, ...ids: string[]): Position =>
  p
    .owns(1, 'desert', 'altar')
    .hand(0, ...ids)
    .play(0, 'place desert-combat-1', `send ${p.list(...ids)}`);

describe('attacking', () => {
  test('AI-7: with the strongest two, bolster counted, Automatons too', () => {
    const p = attacking(position(SOLO).hand(1, 'ash-4', 'ash-3', 'bone-5', 'bone-2'));
    expect(p.view(0).stack.at(-1)).toMatchObject({ kind: 'clash', attackers: { known: expect.any(Array) } });
    expect(p.now.hand(1)).toEqual(['ash-3', 'bone-2']);
    const bolstered = attacking(position(SOLO).hand(1, 'ash-4', 'ash-3', 'bone-3', 'blood-automaton'));
    expect(bolstered.now.hand(1)).toEqual(['ash-3', 'bone-3']);
    const pair = attacking(position(SOLO).hand(1, 'ash-3', 'ash-2', 'bone-2'));
    expect(pair.now.hand(1)).toEqual(['bone-2']);
  });

  test('AI-7: not without a fighter or a vacant combat space', () => {
    const none = attacking(position(SOLO));
    expect(none.told('tried')[0]).toMatchObject({ action: 'attack', reason: 'no-fighter' });
    const taken = attacking(position(SOLO).hand(1, 'ash-2').minions(0, 'desert-combat-1'));
    expect(taken.told('tried')[0]).toMatchObject({ action: 'attack', reason: 'space-taken' });
  });

  test('AI-7: at the Citadel with three, from the free space with the best modifier', () => {
    const p = position(SOLO).actions('iv').owns(0, 'desert', 'altar').hand(1, 'ash-2', 'ash-3', 'bone-4', 'ash-4');
    acts(p.minions(0, 'citadel-flank-1'), 3);
    expect(p.now.minions(1)).toEqual(['citadel-flank-2']);
    expect(p.now.hand(1)).toEqual(['ash-2']);
    const front = position(SOLO).actions('iv').owns(0, 'desert', 'altar').hand(1, 'ash-2');
    acts(front.minions(0, 'citadel-flank-1', 'citadel-flank-2'), 3);
    expect(front.now.minions(1)).toEqual(['citadel-front']);
  });

  test('AI-7: from the best space of the Citadel wherever it lies', () => {
    const content = { ...box, id: 'right-flank', citadel: { ...box.citadel, flanks: [0, 1] } };
    const p = position({ ...SOLO, content })
      .actions('iv')
      .owns(0, 'desert', 'altar')
      .hand(1, 'ash-2');
    expect(acts(p, 3).now.minions(1)).toEqual(['citadel-flank-2']);
  });

  test('AI-7: not at the Citadel without a fighter', () => {
    const p = acts(position(SOLO).actions('iv').owns(0, 'desert', 'altar'), 3);
    expect(p.told('tried')).toEqual([
      { kind: 'tried', seat: 1, action: 'citadel', place: CITADEL, reason: 'no-fighter' },
      { kind: 'tried', seat: 1, action: 'attack', place: 2, reason: 'no-fighter' },
      { kind: 'tried', seat: 1, action: 'closest', place: 2, reason: null },
    ]);
  });

  test('AI-7: never itself', () => {
    const p = position(SOLO).actions('iv').owns(0, 'desert', 'altar').owns(1, 'citadel').hand(1, 'ash-2');
    acts(p, 3);
    expect(p.told('tried').map(({ action, reason }) => [action, reason])).toEqual([
      ['citadel', 'own-place'],
      ['attack', null],
    ]);
  });

  test('AI-3: ties among the strongest fall by chance', () => {
    const sent = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const p = position(SOLO).actions('i').owns(0, 'desert', 'altar').hand(1, 'ash-3', 'bone-3', 'blood-3');
      p.owns(0, 'forest', 'well').owns(0, 'coast', 'kiln').owns(0, 'village', 'pit').owns(0, 'volcano', 'pond');
      p.owns(0, 'mountains', 'ossuary').seed(seed).play(0, 'place gold', 'raise nobody');
      sent.add(p.now.hand(1).join());
    }
    expect([...sent].sort()).toEqual(['ash-3', 'blood-3', 'bone-3']);
  });

  test('CBT-2: its attackers lie face up, to spectators too', () => {
    const p = attacking(position(SOLO).hand(1, 'ash-4', 'bone-2'));
    expect(p.told('marched')).toEqual([{ kind: 'marched', seat: 1, fighters: p.state.stack.flatMap(marching) }]);
    for (const who of [0, 'spectator'] as const)
      expect(p.view(who).stack.at(-1)).toMatchObject({ attackers: { known: p.state.stack.flatMap(marching) } });
  });

  test('CIT-1: the AI may hold it from the start, and loses it like anybody', () => {
    const p = position(SOLO).owns(1, 'citadel').guards('citadel', 'ash-2').combat('0').hand(0, 'ash-6');
    p.play(0, 'place citadel-front', 'send ash-6', 'clash 3');
    expect([p.now.owner('citadel'), p.state.kingToken]).toEqual([0, -1]);
  });
});

const marching = (f: Position['state']['stack'][number]): readonly number[] => (f.kind === 'clash' ? f.attackers : []);

describe('its combat card', () => {
  test('AI-8: the top of its deck, placed unseen', () => {
    const p = attacked(position(SOLO).combat('3', '1', 'die'), 'ash-2');
    expect(p.asked).toBe('clash 0');
    expect(p.told('sealed')).toEqual([{ kind: 'sealed', seat: 1 }]);
    expect(p.view(0).stack.at(-1)).toMatchObject({ sealed: [null, 'hidden', null, null] });
    p.play(0, 'clash 3');
    expect(p.told('battle')[0]?.defence).toMatchObject({ card: 2, cardValue: 3 });
    expect(p.view(0).players[1]?.discard).toEqual({ top: 2, count: 3 });
    expect(p.view(0).automa?.combatCount).toBe(2);
  });

  test('AI-8: after the fifth card all are shuffled anew', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const p = position(SOLO).combat('3').seed(seed);
      attacked(p, 'ash-2').play(0, 'clash 3');
      expect(p.told('reshuffled')).toEqual([{ kind: 'reshuffled', seat: 1, deck: 'combat' }]);
      expect([...(p.state.automa?.combat ?? [])].sort()).toEqual([0, 1, 2, 3, 4]);
      orders.add(String(p.state.automa?.combat));
    }
    const renewed = (seed: number) =>
      String(attacked(position(SOLO).combat('3').seed(seed), 'ash-2').play(0, 'clash 3').state.automa?.combat);
    const seeds = [1, 2, 3, 4, 5];
    expect(seeds.map(renewed)).toEqual(seeds.map(renewed));
    expect(orders.size).toBeGreaterThan(15);
  });
});

describe('the 0', () => {
  const options = (p: Position): string[] => p.told('zero-chosen').map((e) => e.option);

  test.each(EDITIONS)('AI-9: lost when attacking it demands the casualty (%s)', (edition) => {
    const p = attacking(
      position({ ...SOLO, edition })
        .combat('0')
        .hand(1, 'ash-2')
        .graveyard(1, 'bone-2'),
    );
    p.play(0, 'clash 3');
    expect(options(p)).toEqual(['none']);
    const q = position({ ...SOLO, edition })
      .combat('0')
      .hand(1, 'ash-2')
      .actions('i')
      .owns(0, 'desert', 'altar');
    acts(q.guards('desert', 'ash-5'), 3).play(0, 'clash 3');
    expect(options(q)).toEqual(['casualty']);
    expect(q.now.graveyard(0)).toEqual(['ash-5']);
  });

  test('AI-9: lost when defending its strongest returns, of the whole graveyard', () => {
    const p = position(SOLO).combat('0').graveyard(1, 'ash-4').owns(1, 'desert', 'altar').guards('desert', 'ash-2');
    attacked(p, 'ash-6', 'bone-6').play(0, 'clash 3');
    expect([options(p), p.now.hand(1), p.now.graveyard(1)]).toEqual([['return'], ['ash-4'], ['ash-2']]);
    expect(p.now.guards('desert')).toEqual(['ash-6', 'bone-6']);
  });

  test('AI-9: in the second prototype only of those just lost', () => {
    const p = position({ ...SOLO, edition: 'env-4.1' })
      .combat('0')
      .graveyard(1, 'ash-4')
      .owns(1, 'desert', 'altar');
    attacked(p.guards('desert', 'ash-2', 'bone-3'), 'ash-6', 'bone-6').play(0, 'clash 3');
    expect([options(p), p.now.hand(1)]).toEqual([['return'], ['bone-3']]);
    const none = position({ ...SOLO, edition: 'env-4.1' })
      .combat('0')
      .graveyard(1, 'ash-4');
    attacked(none, 'ash-6').play(0, 'clash 3');
    expect(options(none)).toEqual(['none']);
  });

  test('AI-9: in the first always the casualty, though it defended', () => {
    const p = position({ ...SOLO, edition: 'env-4.0' })
      .combat('0')
      .owns(1, 'desert', 'altar');
    attacked(p.guards('desert', 'ash-2'), 'ash-6').play(0, 'clash 3');
    expect([options(p), p.now.graveyard(0)]).toEqual([['casualty'], ['ash-6']]);
  });

  test.each([1, 2, 3, 4])('AI-9: against a 0 it gives up whom it misses least, bolster counted (seed %i)', (seed) => {
    const p = position(SOLO).combat('4').owns(1, 'citadel').guards('citadel', 'ash-3', 'ash-2', 'bone-2');
    p.seed(seed).hand(0, 'sulphur-2').play(0, 'place citadel-front', 'send sulphur-2', 'clash 0', 'zero casualty');
    expect(p.told('casualty')).toHaveLength(1);
    expect(p.now.guards('citadel')).toEqual(['ash-2', 'ash-3']);
    expect(p.told('lots')).toEqual([]);
  });
});

describe('resurrection', () => {
  test('AI-10: in the final edition all return; then it amends with them', () => {
    const p = position(SOLO).actions('ii').owns(1, 'desert', 'graveyard').graveyard(1, 'ash-2', 'ash-3', 'bone-6');
    acts(p, 3);
    expect([p.now.guards('desert'), p.now.graveyard(1)]).toEqual([['ash-3', 'bone-6'], []]);
  });

  test.each(['env-4.1', 'env-4.0'] as const)('AI-10: in the prototypes the strongest one (%s)', (edition) => {
    const back = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const p = position({ ...SOLO, edition })
        .actions('ii')
        .owns(1, 'desert', 'graveyard')
        .seed(seed);
      for (const place of ['mountains', 'volcano', 'village', 'coast', 'forest']) p.owns(1, place, 'graveyard');
      p.graveyard(1, 'ash-2', 'ash-6', 'bone-6').play(0, 'place gold', 'raise nobody');
      expect(p.now.graveyard(1)).toHaveLength(2);
      back.add(String(p.told('recovered')[0]?.fighter));
    }
    expect(back.size).toBe(2);
  });
});

describe('the targeted card', () => {
  const table: Table = { players: 3, automa: {}, options: { targetedCard: 'add' } };
  /** The AI’s turn after seat 1. */
  const aims = (p: Position, die: number): Position => p.turnOf(1).dice(die).play(1, 'place gold', 'raise nobody');

  test('AI-11: attacks the least defended region of another player, the Citadel left out', () => {
    const p = position(table)
      .actions('targeted')
      .owns(0, 'desert', 'altar')
      .owns(1, 'coast', 'well')
      .owns(0, 'citadel');
    p.guards('desert', 'ash-3', 'ash-2').guards('coast', 'ash-5').hand(2, 'bone-6');
    aims(p, 3);
    expect(p.told('flipped')[0]).toMatchObject({ actionCard: 5, region: 2, row: 'other' });
    expect(p.told('attacked')[0]).toMatchObject({ place: 4 });
  });

  test('AI-11: never its own region nor one without an owner, however weak', () => {
    const p = position(table).actions('targeted').owns(2, 'desert', 'altar').owns(1, 'coast', 'well');
    p.owns(0, 'forest', 'kiln').guards('coast', 'ash-5').guards('forest', 'ash-6').hand(2, 'bone-6');
    expect(aims(p, 5).told('attacked')[0]).toMatchObject({ place: 4 });
  });

  test('AI-11: ties go to the rolled region or the next clockwise; a taken space does not count', () => {
    const p = position(table).actions('targeted').owns(0, 'desert', 'altar').owns(1, 'coast', 'well').hand(2, 'bone-6');
    expect(aims(p, 3).told('attacked')[0]).toMatchObject({ place: 2 });
    const q = position(table).actions('targeted').owns(0, 'desert', 'altar').owns(1, 'coast', 'well').hand(2, 'bone-6');
    expect(aims(q.minions(0, 'desert-combat-1'), 3).told('attacked')[0]).toMatchObject({ place: 4 });
    const none = position(table).actions('targeted').owns(0, 'desert', 'altar').hand(2, 'bone-6');
    aims(none.minions(0, 'desert-combat-1'), 3);
    expect(none.told('tried')[0]).toEqual({ kind: 'tried', seat: 2, action: 'attack', place: -1, reason: 'no-target' });
  });

  test('AI-11: aims at the first region like at any', () => {
    const p = position(table).actions('targeted').owns(0, 'mountains', 'altar').owns(1, 'coast', 'well');
    p.guards('coast', 'ash-2').hand(2, 'bone-6');
    const [region] = box.regions;
    expect(region?.id).toBe('mountains');
    expect(aims(p, 5).told('attacked')[0]).toMatchObject({ place: 0 });
    const q = position(table).actions('targeted').owns(2, 'mountains', 'altar').offer('pit');
    expect(aims(q, 3).now.tiles('mountains')).toEqual(['altar', 'pit']);
  });

  test('AI-11: builds on its own most defended region', () => {
    const p = position(table).actions('targeted').owns(2, 'desert', 'altar').owns(2, 'coast', 'well').offer('pit');
    p.guards('coast', 'ash-3').guards('desert', 'ash-2');
    expect(aims(p, 6).now.tiles('coast')).toEqual(['well', 'pit']);
    const q = position(table).actions('targeted').owns(2, 'desert', 'altar').owns(2, 'coast', 'well').offer('pit');
    q.guards('coast', 'ash-3').guards('desert', 'ash-2');
    expect(aims(q, 5).now.tiles('coast')).toEqual(['well', 'pit']);
    const none = position(table).actions('targeted').offer('pit');
    expect(
      aims(none, 6)
        .told('tried')
        .map((e) => e.reason),
    ).toEqual(['no-target', null]);
  });

  test('AI-11: left out, in place of card I, or a sixth card', () => {
    const counts = (['off', 'replace', 'add'] as const).map((targetedCard) => {
      const p = position({ players: 3, automa: {}, options: { targetedCard } });
      return [...(p.state.automa?.deck ?? [])].sort();
    });
    expect(counts).toEqual([
      [0, 1, 2, 3, 4],
      [1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ]);
  });
});
