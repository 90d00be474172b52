import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../src/ruleset.ts';
import { type Position, position, type Table } from './position.ts';

interface Battle {
  readonly attackers?: string[];
  readonly guards?: string[];
  readonly dead?: string[];
}

/** Seat 1 loses the desert with a 0 to seat 0, whose own reward is gold. */
function lostDefending(table: Table, { attackers = ['ash-5'], guards = ['bone-3'], dead = [] }: Battle = {}): Position {
  const p = position(table)
    .owns(1, 'desert', 'altar')
    .guards('desert', ...guards)
    .graveyard(1, ...dead)
    .hand(0, ...attackers);
  return p.play(0, 'place desert-combat-1', `send ${p.list(...attackers)}`).clash(0, '3', 1, '0');
}

/** Seat 0 loses with a 0 against the desert of seat 1. */
function lostAttacking(table: Table, { attackers = ['ash-2'], guards = ['bone-6'], dead = [] }: Battle = {}): Position {
  const p = position(table)
    .owns(1, 'desert', 'altar')
    .guards('desert', ...guards)
    .graveyard(0, ...dead)
    .hand(0, ...attackers);
  return p.play(0, 'place desert-combat-1', `send ${p.list(...attackers)}`).clash(0, '0', 1, '3');
}

const PAIR = { attackers: ['ash-5', 'blood-4'] };
const option = (p: Position) => p.events.flatMap((e) => (e.kind === 'zero-chosen' ? [e.option] : []));

describe('the first prototype', () => {
  const table = { edition: 'env-4.0' } as const;

  test('ZER-1: the loser gets no compensation, the winner loses a fighter of this battle', () => {
    const p = lostDefending(table);
    expect(p.now.goods(1)).toEqual({});
    expect(p.now.graveyard(0)).toEqual(['ash-5']);
    expect(p.now.guards('desert')).toEqual([]);
    // Even if the region is then undefended.
    expect(p.now.owner('desert')).toBe(0);
    expect(p.told('casualty')).toMatchObject([{ seat: 0, place: 2 }]);
  });

  test('ZER-1: the winner chooses which', () => {
    const p = lostDefending(table, PAIR);
    expect(p.asked).toBe('casualty 0');
    expect(p.offered(0)).toEqual(['lose blood-4', 'lose ash-5']);
    p.play(0, 'lose blood-4');
    expect(p.now.guards('desert')).toEqual(['ash-5']);
    expect(p.now.graveyard(0)).toEqual(['blood-4']);
  });

  test('ZER-1: a winning defender too', () => {
    const p = lostAttacking(table, { guards: ['bone-6', 'bone-2'] });
    expect(p.asked).toBe('casualty 1');
    expect(p.offered(1)).toEqual(['lose bone-2', 'lose bone-6']);
    p.play(1, 'lose bone-6');
    expect(p.now.guards('desert')).toEqual(['bone-2']);
    expect(p.now.graveyard(1)).toEqual(['bone-6']);
    expect(p.now.graveyard(0)).toEqual(['ash-2']);
  });

  test('ZER-1: only fighters of this battle', () => {
    const p = position(table).owns(1, 'desert', 'altar').owns(0, 'coast', 'well').guards('coast', 'bone-5');
    p.hand(0, 'ash-5', 'blood-4', 'ash-2').play(0, 'place desert-combat-1', 'send blood-4,ash-5').clash(0, '3', 1, '0');
    expect(p.offered(0)).toEqual(['lose blood-4', 'lose ash-5']);
    expect(p.refusal(0, 'lose ash-2').refused).toBe('not-offered');
  });

  test('ZER-1: two equal fighters are no choice', () => {
    const p = lostDefending(table, { attackers: ['blood-start-1', 'blood-start-1'], guards: [] });
    expect(p.asked).toBe('raise 0');
    expect(p.now.guards('desert')).toEqual(['blood-start-1']);
    expect(p.now.graveyard(0)).toEqual(['blood-start-1']);
  });

  test('ZER-1: of three, two of them equal, there are two choices', () => {
    const p = position(table)
      .owns(1, 'citadel')
      .hand(0, 'blood-start-1', 'blood-start-1', 'ash-5')
      .play(0, 'place citadel-front', 'send ash-5,blood-start-1,blood-start-1');
    p.clash(0, '3', 1, '0');
    expect(p.offered(0)).toEqual(['lose ash-5', 'lose blood-start-1']);
  });

  test('ZER-1: nobody is returned, whoever is in the graveyard', () => {
    const p = lostDefending(table, { dead: ['ash-6'] });
    expect(option(p)).toEqual(['casualty']);
    expect(p.now.graveyard(1)).toEqual(['ash-6', 'bone-3']);
  });
});

describe('the second prototype', () => {
  const table = { edition: 'env-4.1' } as const;

  test('ZER-2: the loser chooses', () => {
    const p = lostDefending(table);
    expect(p.asked).toBe('zero 1');
    expect(p.offered(1)).toEqual(['zero casualty', 'zero return']);
  });

  test('ZER-2: the casualty', () => {
    const p = lostDefending(table).play(1, 'zero casualty');
    expect(p.now.graveyard(0)).toEqual(['ash-5']);
    expect(p.now.graveyard(1)).toEqual(['bone-3']);
    expect(p.now.hand(1)).toEqual([]);
  });

  test('ZER-2: or one of those just defeated, not of those dead before', () => {
    const p = lostDefending(table, { guards: ['bone-3', 'blood-2'], dead: ['ash-6'] }).play(1, 'zero return');
    expect(p.asked).toBe('recover 1');
    expect(p.offered(1)).toEqual(['recover blood-2', 'recover bone-3']);
    p.play(1, 'recover bone-3');
    expect(p.now.hand(1)).toEqual(['bone-3']);
    expect(p.now.graveyard(1)).toEqual(['ash-6', 'blood-2']);
    expect(p.now.guards('desert')).toEqual(['ash-5']);
  });

  test('ZER-2: a losing attacker as well', () => {
    const p = lostAttacking(table, { attackers: ['ash-2', 'ash-3'], dead: ['ash-6'] }).play(0, 'zero return');
    expect(p.offered(0)).toEqual(['recover ash-2', 'recover ash-3']);
    p.play(0, 'recover ash-3');
    expect(p.now.hand(0)).toEqual(['ash-3']);
    expect(p.now.graveyard(0)).toEqual(['ash-2', 'ash-6']);
  });
});

describe('the final edition', () => {
  test('ZER-3: the loser chooses', () => {
    const p = lostDefending({});
    expect(p.asked).toBe('zero 1');
    expect(p.offered(1)).toEqual(['zero casualty', 'zero return']);
  });

  test('ZER-3: the casualty, the fighter by the winner’s choice', () => {
    const p = lostDefending({}, PAIR).play(1, 'zero casualty');
    expect(p.asked).toBe('casualty 0');
    p.play(0, 'lose ash-5');
    expect(p.now.graveyard(0)).toEqual(['ash-5']);
    expect(p.now.guards('desert')).toEqual(['blood-4']);
    expect(p.asked).toBe('raise 0');
  });

  test('ZER-3: or one fighter of the whole graveyard, those just defeated included', () => {
    const p = lostDefending({}, { dead: ['ash-6'] }).play(1, 'zero return');
    expect(p.asked).toBe('recover 1');
    expect(p.offered(1)).toEqual(['recover ash-6', 'recover bone-3']);
    p.play(1, 'recover ash-6');
    expect(p.now.hand(1)).toEqual(['ash-6']);
    expect(p.now.graveyard(1)).toEqual(['bone-3']);
  });

  test('ZER-3: the return may not be declined once chosen', () => {
    const p = lostDefending({}, { dead: ['ash-6'] }).play(1, 'zero return');
    expect(p.refusal(1, 'recover none').refused).toBe('not-offered');
  });

  test('ZER-3: a losing attacker chooses as well', () => {
    const p = lostAttacking({}, { dead: ['ash-6'] });
    expect(p.asked).toBe('zero 0');
    p.play(0, 'zero return', 'recover ash-2');
    expect(p.now.hand(0)).toEqual(['ash-2']);
  });

  test('ZER-3: the winner’s reward comes first', () => {
    const p = lostDefending({});
    expect(p.told('gained')).toMatchObject([{ seat: 0, why: 'reward' }]);
    expect(p.now.goods(0)).toEqual({ gold: 1 });
    expect(p.now.used(1)).toEqual([]);
  });

  test('ZER-3: a 0 that wins has no black effect', () => {
    const p = position().owns(1, 'desert', 'altar').hand(0, 'ash-5').play(0, 'place desert-combat-1', 'send ash-5');
    p.clash(0, '0', 1, '4');
    expect(option(p)).toEqual([]);
    expect(p.now.goods(0)).toEqual({ gold: 3 });
  });
});

describe('Automatons', () => {
  test('ZER-4: a winner’s are no casualty', () => {
    const p = lostDefending({}, { attackers: ['bone-automaton', 'ash-5'] }).play(1, 'zero casualty');
    expect(p.told('casualty')).toHaveLength(1);
    expect(p.now.graveyard(0)).toEqual(['ash-5']);
  });

  test('ZER-4: a loser’s do not return', () => {
    const p = lostDefending({}, { guards: ['bone-automaton', 'bone-2'], attackers: ['ash-6', 'ash-5'] });
    p.play(1, 'zero return');
    expect(p.now.hand(1)).toEqual(['bone-2']);
    const alone = lostDefending({}, { guards: ['bone-automaton'], attackers: ['ash-6'] });
    expect(option(alone)).toEqual(['casualty']);
  });
});

describe('options without an effect', () => {
  test.each(EDITIONS)('ZER-5: an undefended defender that won has nobody to lose (%s)', (edition) => {
    const p = lostAttacking({ edition }, { attackers: ['ash-2'], guards: [] });
    expect(p.asked).toBe('raise 0');
    expect(option(p)).toEqual([edition === 'env-4.0' ? 'none' : 'return']);
    expect(p.now.hand(0)).toEqual(edition === 'env-4.0' ? [] : ['ash-2']);
    expect(p.now.owner('desert')).toBe(1);
  });

  test.each(EDITIONS)('ZER-5: with nobody to return the casualty happens by itself (%s)', (edition) => {
    const p = lostDefending({ edition }, { guards: [] });
    expect(p.asked).toBe('raise 0');
    expect(option(p)).toEqual(['casualty']);
    expect(p.now.graveyard(0)).toEqual(['ash-5']);
  });

  test('ZER-5: in the final edition an older dead one can still return', () => {
    const p = lostDefending({}, { guards: [], dead: ['ash-6'] });
    expect(p.asked).toBe('zero 1');
    const q = lostDefending({ edition: 'env-4.1' }, { guards: [], dead: ['ash-6'] });
    expect(option(q)).toEqual(['casualty']);
  });

  test('ZER-5: won with Automatons alone and nobody dead: no effect at all', () => {
    const p = lostDefending({}, { attackers: ['ash-automaton'], guards: [] });
    expect(option(p)).toEqual(['none']);
    expect(p.asked).toBe('raise 0');
    expect(p.now.owner('desert')).toBe(0);
  });

  test('ZER-5: won with Automatons alone: only the return is left and happens by itself', () => {
    const p = lostDefending({}, { attackers: ['ash-automaton'], guards: ['bone-2'] });
    expect(option(p)).toEqual(['return']);
    expect(p.now.hand(1)).toEqual(['bone-2']);
  });

  test('ZER-5: a single fighter to return does so by itself, the loser having chosen', () => {
    const p = lostDefending({}).play(1, 'zero return');
    expect(p.asked).toBe('raise 0');
    expect(p.now.hand(1)).toEqual(['bone-3']);
  });

  test('ZER-5: the loser chooses the option before the winner the fighter', () => {
    const p = lostDefending({}, PAIR);
    expect(p.asked).toBe('zero 1');
    expect(p.play(1, 'zero casualty').asked).toBe('casualty 0');
  });
});
