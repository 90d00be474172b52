import { describe, expect, it } from 'vitest';
import { count as countEn } from '../src/en/plural.ts';
import { plural } from '../src/ru/plural.ts';

describe('English plurals', () => {
  it.each([
    [0, '0 cards'],
    [1, '1 card'],
    [2, '2 cards'],
    [21, '21 cards'],
  ])('%i is “%s”', (n, text) => {
    expect(countEn(n, 'card', 'cards')).toBe(text);
  });
});

describe('Russian plurals', () => {
  it.each([
    [0, 'карт'],
    [1, 'карта'],
    [2, 'карты'],
    [4, 'карты'],
    [5, 'карт'],
    [11, 'карт'],
    [12, 'карт'],
    [14, 'карт'],
    [20, 'карт'],
    [21, 'карта'],
    [22, 'карты'],
    [25, 'карт'],
    [101, 'карта'],
    [111, 'карт'],
    [112, 'карт'],
    [1001, 'карта'],
  ])('%i takes «%s»', (n, form) => {
    expect(plural(n, ['карта', 'карты', 'карт'])).toBe(form);
  });
});
