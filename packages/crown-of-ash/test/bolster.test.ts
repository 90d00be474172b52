import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

/** The strength, bolster and total of an attack on the Citadel held by seat 1 with these guards; both play a 1. */
function battle(attackers: string[], guards: string[]) {
  const p = position()
    .owns(1, 'citadel')
    .guards('citadel', ...guards)
    .hand(0, ...attackers);
  p.play(0, 'place citadel-flank-2', `send ${p.list(...attackers)}`).clash(0, '1', 1, '1');
  const [told] = p.told('battle');
  return { attack: told?.attack, defence: told?.defence };
}

const SETS = [
  { fighters: ['blood-3'], strength: 3, bolster: 0 },
  { fighters: ['blood-3', 'ash-2'], strength: 5, bolster: 0 },
  { fighters: ['blood-start-1', 'blood-3'], strength: 4, bolster: 1 },
  { fighters: ['blood-start-1', 'blood-3', 'blood-6'], strength: 10, bolster: 2 },
  { fighters: ['blood-start-1', 'blood-start-1', 'ash-2'], strength: 4, bolster: 1 },
  { fighters: ['blood-3', 'ash-2', 'ash-3'], strength: 8, bolster: 1 },
  { fighters: ['sulphur-2', 'blood-3', 'bone-4'], strength: 9, bolster: 0 },
];

describe('bolster', () => {
  test.each(SETS)('BOL-1: $fighters attack with $bolster', ({ fighters, strength, bolster }) => {
    const { attack } = battle(fighters, ['bone-2']);
    expect(attack).toMatchObject({ strength, bolster, cardValue: 1, modifier: 0, total: strength + bolster + 1 });
  });

  test.each(SETS)('BOL-1: $fighters defend with $bolster', ({ fighters, strength, bolster }) => {
    const { defence } = battle(['bone-2'], fighters);
    expect(defence).toMatchObject({ strength, bolster, cardValue: 1, modifier: 0, total: strength + bolster + 1 });
  });

  test('BOL-1: the worked sums of the prototypes, 1 + 3 + 1 = 5 and 1 + 3 + 6 + 2 = 12', () => {
    const sum = (side: { strength: number; bolster: number } | undefined) =>
      (side?.strength ?? 0) + (side?.bolster ?? 0);
    const { attack } = battle(['blood-start-1', 'blood-3'], ['ash-2']);
    expect(sum(attack)).toBe(5);
    const { defence } = battle(['ash-2'], ['blood-start-1', 'blood-3', 'blood-6']);
    expect(sum(defence)).toBe(12);
  });

  test('BOL-1: an Automaton has a kind like any fighter', () => {
    expect(battle(['bone-2', 'bone-automaton'], []).attack).toMatchObject({ strength: 6, bolster: 1 });
  });
});

test('BOL-2: the King has no bolster', () => {
  const p = position().hand(0, 'ash-2').play(0, 'place citadel-flank-2', 'send ash-2', 'clash 1');
  expect(p.told('battle')[0]?.defence).toMatchObject({ seat: -1, strength: 5, bolster: 0, total: 5 });
});
