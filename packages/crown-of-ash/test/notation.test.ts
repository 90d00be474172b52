import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { configOf, position } from './position.ts';

const notation = crownOfAsh.notation(configOf());

describe('moves as text', () => {
  test.each([
    'place gold',
    'place desert-gather-1',
    'place citadel-flank-2',
    'post ash-start-1',
    'build 3 desert',
    'take bone',
    'guard none',
    'guard ash-2',
    'guard ash-2,bone-2',
    'guard blood-start-1,blood-start-1',
    'raise nobody',
    'raise 6 for=sulphur,blood,ash,bone,gold',
    'raise 1 for=ash,ash',
    'send ash-2,ash-3,ash-4',
    'clash 0',
    'clash die',
    'zero casualty',
    'zero return',
    'lose ash-6',
    'recover ash-6',
    'recover none',
    'order 2,0,1,3',
  ])('%s is read and written', (text) => {
    const move = notation.read(text);
    expect(move).not.toBe(null);
    expect(move === null ? '' : notation.write(move)).toBe(text);
  });

  test('its parts are the things picked on the table, and tell moves apart', () => {
    const texts = [
      'place gold',
      'build 3 desert',
      'guard ash-2,bone-2',
      'raise 1 for=ash,gold',
      'raise nobody',
      'clash 3',
    ];
    const parts = texts.map((text) => {
      const move = notation.read(text);
      return move === null ? [] : crownOfAsh.parts(move);
    });
    expect(new Set(parts.map((p) => p.join())).size).toBe(texts.length);
    expect(parts[1]).toEqual(['tile:2', 'region:2']);
    expect(parts[3]).toEqual(['slot:0', 'pay:0,0,1,0,1']);
    expect(parts[4]).toEqual(['pass']);
  });
});

describe('what is no move', () => {
  test.each([
    '',
    ' ',
    'place',
    'place ',
    'place nowhere',
    'place gold ',
    ' place gold',
    'place  gold',
    'Place gold',
    'place gold\n',
    'gold',
    'fly north',
    'build 0 desert',
    'build 10 desert',
    'build desert 1',
    'build 1',
    'build 1 citadel',
    'build 1 desert now',
    'build 01 desert',
    'take gold',
    'take',
    'guard',
    'guard ash-2,',
    'guard bone-2,ash-2',
    'guard ash-2, bone-2',
    'guard unicorn',
    'raise 1',
    'raise 1 for=silver',
    'raise 1 for=gold,ash',
    'raise 1 for=ash for=ash',
    'raise 1 for=ash,',
    'raise for=ash',
    'raise nobody for=ash',
    'send unicorn',
    'clash 2',
    'clash dice',
    'clash 03',
    'zero none',
    'lose none',
    'recover nobody',
    'order 0;1',
    'order 0,4',
    'order',
    '__proto__ x',
    'constructor x',
    'turn gold',
  ])('%j is refused and changes nothing', (text) => {
    const p = position({ players: 3 }).owns(0, 'desert', 'altar');
    expect(notation.read(text)).toBe(null);
    const refusal = p.refusal(0, text);
    expect(refusal).toMatchObject({ refused: 'malformed', path: 'move' });
    // It says what would be right.
    expect(refusal.refused === 'malformed' && refusal.message).toContain("'place gold'");
  });
});

describe('moves that are not on offer', () => {
  test('the refusal names the rule and right ones', () => {
    const p = position({ players: 3 }).owns(1, 'desert', 'altar').minions(2, 'desert-gather-1');
    expect(p.refusal(0, 'place desert-gather-1')).toEqual({
      refused: 'not-offered',
      move: 'place desert-gather-1',
      rule: 'TRN-3',
      reason: 'space-taken',
      offered: ['place gold', 'place desert-gather-2'],
    });
  });

  test.each(['raise nobody', 'clash 3', 'guard none', 'order 0,1', 'take ash', 'zero return', 'send none'])(
    '%s is no answer to this question',
    (text) => {
      expect(position().refusal(0, text)).toMatchObject({ refused: 'not-offered', move: text });
    },
  );

  test('who is not asked is told who is', () => {
    expect(position().refusal(1, 'place gold')).toEqual({ refused: 'not-asked', seat: 1, asked: [0] });
    expect(position().refusal(3, 'place gold')).toEqual({ refused: 'not-asked', seat: 3, asked: [0] });
  });
});

describe('what is barred', () => {
  test('is never on offer, and is told only to who is asked', () => {
    const p = position({ players: 3 }).owns(1, 'desert', 'altar').hand(0, 'ash-2').offer('mine').display('ash-3');
    for (const text of ['place gold', 'raise nobody']) {
      const barred = new Set(crownOfAsh.barred(p.state, 0).map((b) => b.part));
      const offered = crownOfAsh.moves(p.state, 0).flatMap((m) => crownOfAsh.parts(m));
      expect(barred.size).toBeGreaterThan(0);
      expect(offered.filter((part) => barred.has(part))).toEqual([]);
      expect(crownOfAsh.barred(p.state, 1)).toEqual([]);
      p.play(0, text);
    }
  });

  test('a question without anything barred says nothing', () => {
    expect(crownOfAsh.barred(position().owns(0, 'desert', 'shrine').play(0, 'place desert-gather-1').state, 0)).toEqual(
      [],
    );
  });
});
