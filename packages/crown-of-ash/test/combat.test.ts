import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { type Position, position, type Table } from './position.ts';

interface Sides {
  readonly attackers?: string[];
  readonly guards?: string[];
  readonly table?: Table;
}

/** Seat 0 attacks the desert of seat 1; both are to choose a card. */
function facing({ attackers = ['ash-4'], guards = ['bone-3'], table = {} }: Sides = {}): Position {
  const p = position(table)
    .owns(1, 'desert', 'altar')
    .guards('desert', ...guards)
    .hand(0, ...attackers);
  return p.play(0, 'place desert-combat-1', `send ${p.list(...attackers)}`);
}

describe('starting a combat', () => {
  test('CBT-1: at a vacant combat space of another player’s region, with a fighter in hand', () => {
    const p = position({ players: 3 }).owns(1, 'desert', 'altar').owns(0, 'coast', 'well').hand(0, 'ash-2');
    expect(p.offered(0).filter((text) => text.includes('combat'))).toEqual(['place desert-combat-1']);
    expect(p.bar(0, 'place coast-combat-1')).toBe('CBT-1 own-place');
    expect(p.bar(0, 'place forest-combat-1')).toBe('CBT-1 nobody-to-fight');
    expect(p.minions(2, 'desert-combat-1').bar(0, 'place desert-combat-1')).toBe('TRN-3 space-taken');
  });

  test('CBT-1: not with an empty hand, however many stand on the board or lie dead', () => {
    const p = position()
      .owns(1, 'desert', 'altar')
      .owns(0, 'coast', 'well')
      .guards('coast', 'ash-2')
      .graveyard(0, 'ash-3');
    expect(p.bar(0, 'place desert-combat-1')).toBe('CBT-1 no-fighter');
    expect(p.bar(0, 'place citadel-front')).toBe('CBT-1 no-fighter');
  });

  test('CBT-1: at the Citadel when the King or another player holds it', () => {
    const p = position().hand(0, 'ash-2');
    expect(p.offered(0)).toContain('place citadel-front');
    expect(p.owns(1, 'citadel').offered(0)).toContain('place citadel-front');
  });
});

describe('attackers', () => {
  test('CBT-2: one or two from hand', () => {
    const p = position().owns(1, 'desert', 'altar').hand(0, 'ash-2', 'ash-3', 'ash-4').play(0, 'place desert-combat-1');
    expect(p.offered(0)).toEqual([
      'send ash-2',
      'send ash-3',
      'send ash-4',
      'send ash-2,ash-3',
      'send ash-2,ash-4',
      'send ash-3,ash-4',
    ]);
    expect(p.refusal(0, 'send none').refused).toBe('not-offered');
  });

  test('CBT-2: face down: the defender sees how many, not which', () => {
    const p = facing({ attackers: ['ash-4', 'ash-2'] });
    expect(p.told('attacked')).toEqual([{ kind: 'attacked', seat: 0, defender: 1, place: 2, count: 2, modifier: 0 }]);
    for (const who of [1, 'spectator'] as const)
      expect(p.view(who).stack.at(-1)).toMatchObject({ kind: 'clash', attackers: { count: 2 } });
    expect(p.view(0).stack.at(-1)).toMatchObject({ attackers: { known: [expect.any(Number), expect.any(Number)] } });
    expect(p.now.hand(0)).toEqual([]);
  });

  test('CBT-2: one fighter in hand is committed by the player, not by itself', () => {
    const p = position().owns(1, 'desert', 'altar').hand(0, 'ash-2').play(0, 'place desert-combat-1');
    expect(p.asked).toBe('commit 0');
  });
});

describe('the defence', () => {
  test('CBT-3: nobody is added from hand', () => {
    const p = facing({ guards: ['bone-2'] });
    p.hand(1, 'bone-6');
    p.clash(0, '1', 1, '1');
    expect(p.told('battle')[0]?.defence).toMatchObject({ strength: 2, bolster: 0, total: 3 });
    expect(p.now.hand(1)).toEqual(['bone-6']);
  });

  test('CBT-3: an undefended place has 0, its owner plays a card', () => {
    const p = facing({ guards: [], attackers: ['ash-2'] });
    expect(p.asked).toBe('clash 0 1');
    p.clash(0, '3', 1, '4');
    expect(p.told('battle')[0]).toMatchObject({
      attack: { total: 5 },
      defence: { strength: 0, bolster: 0, total: 4 },
      winner: 'attacker',
    });
  });

  test('CBT-3: and still wins ties', () => {
    const p = facing({ guards: [], attackers: ['ash-3'] }).clash(0, '1', 1, '4');
    expect(p.told('battle')[0]).toMatchObject({ attack: { total: 4 }, defence: { total: 4 }, winner: 'defender' });
    expect(p.now.owner('desert')).toBe(1);
  });
});

describe('combat cards', () => {
  test('CBT-4: both choose in either order, then all is revealed', () => {
    const one = facing().play(0, 'clash 3');
    expect(one.asked).toBe('clash 1');
    const other = facing().play(1, 'clash 4');
    expect(other.asked).toBe('clash 0');
    one.play(1, 'clash 4');
    other.play(0, 'clash 3');
    expect(one.state).toEqual(other.state);
    expect(one.kinds).toEqual(other.kinds);
  });

  test('CBT-4: both answer the same question, so neither makes the other stale', () => {
    const p = facing();
    const id = p.state.decision;
    expect(p.play(1, 'clash 4').state.decision).toBe(id);
    expect(p.play(0, 'clash 3').state.decision).toBeGreaterThan(id);
  });

  test('CBT-4: face down and in secret: that one has chosen is all that is told', () => {
    const p = facing().play(0, 'clash 3');
    expect(p.kinds).toEqual(['sealed']);
    expect(p.told('sealed')).toEqual([{ kind: 'sealed', seat: 0 }]);
    expect(p.view(1).stack.at(-1)).toMatchObject({ sealed: { 0: 'hidden', 1: null } });
    expect(p.view('spectator').stack.at(-1)).toMatchObject({ sealed: { 0: 'hidden', 1: null } });
    expect(p.view(0).stack.at(-1)).toMatchObject({ sealed: { 0: 2, 1: null } });
    expect(p.view(1).players[0]?.discard).toEqual({ top: null, count: 0 });
  });

  test('CBT-4: one of those not used yet', () => {
    const p = position().owns(1, 'desert', 'altar').hand(0, 'ash-2').used(0, '3', '0').used(1, 'die', '1', '4', '0');
    p.play(0, 'place desert-combat-1', 'send ash-2');
    expect(p.offered(0)).toEqual(['clash 1', 'clash 4', 'clash die']);
    expect(p.offered(1)).toEqual(['clash 3']);
    expect(p.refusal(0, 'clash 3').refused).toBe('not-offered');
  });

  test('CBT-4: a sealed card cannot be changed', () => {
    const p = facing().play(0, 'clash 3');
    expect(p.refusal(0, 'clash 4')).toMatchObject({ refused: 'not-asked', asked: [1] });
  });

  test.each([
    { card: '0', value: 0 },
    { card: '1', value: 1 },
    { card: '3', value: 3 },
    { card: '4', value: 4 },
  ])('CBT-6: the $card counts $value', ({ card, value }) => {
    const p = facing({ attackers: ['ash-6'], guards: [] }).clash(0, card, 1, '1');
    expect(p.told('battle')[0]?.attack).toMatchObject({ cardValue: value, total: 6 + value });
  });

  test.each([1, 2, 3, 4, 5, 6])('CBT-5: a die counts what is rolled, %i', (roll) => {
    const p = facing().dice(roll).clash(0, 'die', 1, '1');
    expect(p.told('rolled')).toEqual([{ kind: 'rolled', seat: 0, die: roll, why: 'combat' }]);
    expect(p.told('battle')[0]?.attack).toMatchObject({ card: 4, cardValue: roll, total: 4 + roll });
  });

  test('CBT-5: both play it: each rolls once, the attacker first', () => {
    const p = facing().dice(2, 5).clash(0, 'die', 1, 'die');
    expect(p.told('rolled').map((e) => [e.seat, e.die])).toEqual([
      [0, 2],
      [1, 5],
    ]);
    expect(p.told('battle')[0]).toMatchObject({ attack: { cardValue: 2 }, defence: { cardValue: 5 } });
  });

  test('CBT-5: the attacker first, also with the higher seat', () => {
    const p = position()
      .owns(0, 'desert', 'altar')
      .hand(1, 'ash-2')
      .turnOf(1)
      .play(1, 'place desert-combat-1', 'send ash-2');
    p.dice(2, 5).play(0, 'clash die').play(1, 'clash die');
    expect(p.told('rolled').map((e) => [e.seat, e.die])).toEqual([
      [1, 2],
      [0, 5],
    ]);
  });

  test('CBT-5: after the reveal: nobody rolls while one is still to choose', () => {
    const p = facing().play(0, 'clash die');
    expect(p.told('rolled')).toEqual([]);
  });
});

describe('the totals', () => {
  test('CBT-6: fighters, bolster and card of both sides', () => {
    const p = facing({ attackers: ['ash-4', 'ash-2'], guards: ['bone-3', 'blood-2'] }).clash(0, '3', 1, '1');
    expect(p.told('battle')[0]).toMatchObject({
      place: 2,
      attack: { seat: 0, strength: 6, bolster: 1, cardValue: 3, modifier: 0, total: 10 },
      defence: { seat: 1, strength: 5, bolster: 0, cardValue: 1, modifier: 0, total: 6 },
      winner: 'attacker',
    });
  });

  test.each([
    { attack: '4', defence: '3', winner: 'attacker' },
    { attack: '3', defence: '4', winner: 'defender' },
    { attack: '1', defence: '3', winner: 'defender' },
    { attack: '3', defence: '3', winner: 'attacker' },
    { attack: '0', defence: '1', winner: 'defender' },
  ] as const)('CBT-6: 4 with a $attack against 3 with a $defence: the $winner wins', ({ attack, defence, winner }) => {
    expect(facing().clash(0, attack, 1, defence).told('battle')[0]?.winner).toBe(winner);
  });

  test('CBT-6: the defender wins ties', () => {
    const p = facing({ attackers: ['ash-4'], guards: ['bone-4'] }).clash(0, '3', 1, '3');
    expect(p.told('battle')[0]).toMatchObject({ attack: { total: 7 }, defence: { total: 7 }, winner: 'defender' });
  });

  test('CBT-6: the worked battle: 6 with a 2 rolled against 3 and 1 of a kind with a 1', () => {
    const p = facing({ attackers: ['ash-6'], guards: ['blood-3', 'blood-start-1'] })
      .dice(2)
      .clash(0, 'die', 1, '1');
    expect(p.told('battle')[0]).toMatchObject({ attack: { total: 8 }, defence: { total: 6 }, winner: 'attacker' });
    expect(p.now.owner('desert')).toBe(0);
    expect(p.now.vp(0)).toBe(1);
    // The loser gains a resource of choice.
    expect(p.asked).toBe('wild 1');
  });
});

describe('who wins', () => {
  test('CBT-7: the defender: the attackers go to their graveyard', () => {
    const p = facing({ attackers: ['ash-4', 'bone-2'], guards: ['blood-6'] }).clash(0, '3', 1, '4');
    expect(p.now.graveyard(0)).toEqual(['ash-4', 'bone-2']);
    expect(p.now.hand(0)).toEqual([]);
    expect(p.now.guards('desert')).toEqual(['blood-6']);
    expect(p.now.owner('desert')).toBe(1);
    expect(p.told('fell')).toMatchObject([{ seat: 0, place: 2 }]);
  });

  test('CBT-8: the attacker: defenders to their owner’s graveyard, all attackers move in, control changes', () => {
    const p = facing({ attackers: ['ash-4', 'ash-3'], guards: ['blood-2', 'bone-2'] }).clash(0, '3', 1, '4');
    expect(p.now.graveyard(1)).toEqual(['blood-2', 'bone-2']);
    expect(p.now.graveyard(0)).toEqual([]);
    expect(p.now.guards('desert')).toEqual(['ash-3', 'ash-4']);
    expect(p.now.owner('desert')).toBe(0);
    expect(p.told('controlled')).toEqual([{ kind: 'controlled', seat: 0, place: 2, from: 1 }]);
  });

  test('CBT-8: structures stay', () => {
    const p = position()
      .owns(1, 'desert', 'altar', 'well')
      .hand(0, 'ash-4')
      .play(0, 'place desert-combat-1', 'send ash-4');
    p.clash(0, '3', 1, '4');
    expect(p.now.tiles('desert')).toEqual(['altar', 'well']);
  });

  test('CBT-8: the conquered region cannot be amended in that turn', () => {
    const p = facing({ attackers: ['ash-5'] }).clash(0, '3', 1, '4');
    expect(p.now.owner('desert')).toBe(0);
    expect(p.asked).toBe('raise 0');
  });
});

describe('rewards and compensations', () => {
  const WIN = { '0': { gold: 3 }, '1': { gold: 2 }, '3': { gold: 1 }, '4': {} } as const;
  test.each(['0', '1', '3', '4'] as const)('CBT-9: the winner gets the reward of the own card, the %s', (card) => {
    const p = facing({ attackers: ['ash-6'], guards: [] }).clash(0, card, 1, '4');
    if (card === '4') p.play(0, 'take ash');
    expect(p.now.goods(0)).toEqual(card === '4' ? { ash: 1 } : WIN[card]);
    expect(p.now.goods(1)).toEqual({ gold: 1 });
  });

  test('CBT-9: a winning die pays 1 VP', () => {
    const p = facing({ attackers: ['ash-6'], guards: [] })
      .dice(5)
      .clash(0, 'die', 1, '4');
    expect(p.now.vp(0)).toBe(1);
    expect(p.now.sheet(0, 'cards')).toBe(1);
  });

  test('CBT-9: a defender that wins gets the reward, the attacker the compensation', () => {
    const p = facing({ guards: ['blood-6'] }).clash(0, '4', 1, '3');
    expect(p.now.goods(1)).toEqual({ gold: 1 });
    expect(p.now.goods(0)).toEqual({ gold: 1 });
    expect(p.told('gained').map((e) => [e.seat, e.why])).toEqual([
      [1, 'reward'],
      [0, 'compensation'],
    ]);
  });

  test.each([
    { guards: [], winner: 0, loser: 1 },
    { guards: ['blood-6'], winner: 1, loser: 0 },
  ] as const)('CBT-9: the winner first, choices included ($winner wins)', ({ guards, winner, loser }) => {
    const cards = winner === 0 ? (['4', '1'] as const) : (['1', '4'] as const);
    const p = facing({ attackers: ['ash-5'], guards: [...guards] }).clash(0, cards[0], 1, cards[1]);
    expect(p.asked).toBe(`wild ${winner}`);
    p.play(winner, 'take ash');
    expect(p.asked).toBe(`wild ${loser}`);
    p.play(loser, 'take bone');
    expect(p.asked).toBe('raise 0');
    expect(p.now.goods(winner)).toEqual({ ash: 1 });
    expect(p.now.goods(loser)).toEqual({ bone: 1 });
  });
});

describe('used cards', () => {
  test('CBT-10: go to the owner’s discard after both are resolved', () => {
    const p = facing({ attackers: ['ash-5'], guards: [] }).clash(0, '4', 1, '1');
    expect(p.asked).toBe('wild 0');
    expect([p.now.used(0), p.now.used(1)]).toEqual([[], []]);
    p.play(0, 'take ash');
    expect([p.now.used(0), p.now.used(1)]).toEqual([[], []]);
    p.play(1, 'take ash');
    expect([p.now.used(0), p.now.used(1)]).toEqual([['4'], ['1']]);
  });

  test('CBT-10: only the newest is visible', () => {
    const p = position({ options: { strictMemory: true } })
      .owns(1, 'desert', 'altar')
      .hand(0, 'ash-4')
      .used(1, '0', 'die');
    p.play(0, 'place desert-combat-1', 'send ash-4').clash(0, '3', 1, '4');
    for (const who of [0, 'spectator'] as const) {
      const seen = p.view(who).players[1];
      expect(seen?.discard).toEqual({ top: 3, count: 3 });
      expect(seen?.used).toBe(null);
    }
    expect(p.view(1).players[1]?.used).toEqual([0, 4, 3]);
  });

  test('CBT-11: the fifth brings all five back', () => {
    const p = position()
      .owns(1, 'desert', 'altar')
      .hand(0, 'ash-4')
      .used(0, '0', '1', '4', 'die')
      .used(1, '0', '1', '3');
    p.play(0, 'place desert-combat-1', 'send ash-4').clash(0, '3', 1, '4');
    expect(p.now.used(0)).toEqual([]);
    expect(p.now.used(1)).toEqual(['0', '1', '3', '4']);
    expect(p.told('refreshed')).toEqual([{ kind: 'refreshed', seat: 0, count: 5, why: 'fifth-card' }]);
  });

  test('CBT-11: both at once if both used their fifth', () => {
    const p = position()
      .owns(1, 'desert', 'altar')
      .hand(0, 'ash-4')
      .used(0, '0', '1', '4', 'die')
      .used(1, '0', '1', '3', 'die');
    p.play(0, 'place desert-combat-1', 'send ash-4').clash(0, '3', 1, '4');
    expect([p.now.used(0), p.now.used(1)]).toEqual([[], []]);
  });

  test('CBT-11: all five can be chosen again', () => {
    const p = position()
      .owns(1, 'desert', 'altar')
      .owns(1, 'coast', 'well')
      .hand(0, 'ash-4', 'ash-5')
      .used(0, '0', '1', '4', 'die');
    p.play(0, 'place desert-combat-1', 'send ash-4').clash(0, '3', 1, '4').play(0, 'raise nobody').turnOf(0);
    p.play(0, 'place coast-combat-1', 'send ash-5');
    expect(p.offered(0)).toEqual(['clash 0', 'clash 1', 'clash 3', 'clash 4', 'clash die']);
  });
});

describe('after a combat', () => {
  test('CBT-12: the minion stays where it is', () => {
    const p = facing({ attackers: ['ash-5'] })
      .clash(0, '3', 1, '4')
      .play(0, 'raise nobody');
    expect(p.now.minions(0)).toEqual(['desert-combat-1']);
    p.hand(1, 'ash-2');
    expect(p.now.owner('desert')).toBe(0);
    expect(p.bar(1, 'place desert-combat-1')).toBe('TRN-3 space-taken');
  });

  test('CBT-13: Automatons of both sides leave after the totals and before the dead are buried', () => {
    const p = facing({ attackers: ['bone-automaton', 'ash-4'], guards: ['ash-automaton', 'bone-2'] }).clash(
      0,
      '4',
      1,
      '0',
    );
    const kinds = p.events.map((e) => e.kind);
    const from = kinds.indexOf('battle');
    expect(kinds.slice(from, from + 5)).toEqual(['battle', 'departed', 'departed', 'fell', 'controlled']);
    expect(p.told('battle')[0]).toMatchObject({ attack: { strength: 8 }, defence: { strength: 7 } });
    expect(p.now.graveyard(1)).toEqual(['bone-2']);
    expect(p.now.guards('desert')).toEqual(['ash-4']);
  });

  test('CBT-13: the defender’s leave too when the defender wins', () => {
    const p = facing({ attackers: ['bone-automaton'], guards: ['ash-automaton', 'bone-2'] }).clash(0, '3', 1, '3');
    expect(p.now.guards('desert')).toEqual(['bone-2']);
    expect(p.now.graveyard(0)).toEqual([]);
    expect(crownOfAsh.view(p.state, 1).memory.decks[2]).toHaveLength(1);
  });
});
