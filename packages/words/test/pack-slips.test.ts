import { doubts, house, parsePack } from '@cinderhall/crown-of-ash';
import { describe, expect, it } from 'vitest';
import type { Rough } from '../../crown-of-ash/test/rough-pack.ts';
import { SPOILED_AUTOMA } from '../../crown-of-ash/test/spoiled-automa.ts';
import { ODD, SPOILED_BOARD, SPOILED_CARDS } from '../../crown-of-ash/test/spoiled-cards.ts';
import { SPOILED_FIGHTERS } from '../../crown-of-ash/test/spoiled-fighters.ts';
import { SPOILED_TILES } from '../../crown-of-ash/test/spoiled-tiles.ts';
import { loadSlips } from '../src/slips/index.ts';
import { faults } from './typography.ts';

const slip = await loadSlips('ru');
const SPOILED = [...SPOILED_FIGHTERS, ...SPOILED_TILES, ...SPOILED_CARDS, ...SPOILED_BOARD, ...SPOILED_AUTOMA];

/** Packs of a wrong shape, one for each sort of complaint. */
const [entry] = house.fighters;
const MISSHAPEN: readonly unknown[] = [
  null,
  { ...house, format: 2 },
  { ...house, id: 'House!' },
  { ...house, name: '' },
  { ...house, fighters: undefined },
  { ...house, extra: 1 },
  { ...house, fighters: [{ ...entry, attack: 7 }] },
  { ...house, fighters: [{ ...entry, attack: 1.5 }] },
  { ...house, fighters: [{ ...entry, kind: 'gold' }] },
  { ...house, combatCards: house.combatCards.slice(1) },
  { ...house, combatCards: house.combatCards.map((c) => ({ ...c, lose: 'red' })) },
  { ...house, display: { ...house.display, tiers: [1, 2, 3, 4, 1, 1] } },
];

function spoiled(spoil: (p: Rough) => void): Rough {
  const copy: Rough = JSON.parse(JSON.stringify(house));
  spoil(copy);
  return copy;
}

const complaint = (input: unknown): string => {
  const parsed = parsePack(input);
  return parsed.ok || parsed.refusal.refused !== 'malformed' ? '' : parsed.refusal.message;
};

describe('what is wrong with a content pack', () => {
  const messages = [...SPOILED.map(([, , , spoil]) => complaint(spoiled(spoil))), ...MISSHAPEN.map(complaint)];

  it.each([...new Set(messages)])('is said in Russian: %s', (message) => {
    expect(faults('ru', slip(message))).toEqual([]);
  });

  it.each(ODD.map(([rule, , , spoil]) => ({ rule, spoil })))('and so is what is odd: $rule', ({ spoil }) => {
    const found = doubts(spoiled(spoil));
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap(({ rule, message }) => faults('ru', slip(`${rule}: ${message}`)))).toEqual([]);
  });

  it('names the rule, and counts in Russian', () => {
    expect(slip('CMP-1: 24 raisable fighters in the base set, not 23')).toBe(
      'CMP-1: воинов, которых можно подготовить, в базовом наборе: 24, а не 23',
    );
    expect(slip('must have exactly 1 entries')).toBe('нужно ровно 1 запись');
  });

  it('is said as the game says it in English, with the rule where there is one', async () => {
    const told = await loadSlips('en');
    expect(told('content: cannot be read')).toBe('cannot be read');
    expect(told('CMP-1: 24 raisable fighters')).toBe('CMP-1: 24 raisable fighters');
  });
});
