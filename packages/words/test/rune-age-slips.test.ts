import { parsePack } from '@cinderhall/rune-age';
import { describe, expect, it } from 'vitest';
import { SPOILED } from '../../rune-age/test/spoiled.ts';
import { loadRuneAge } from '../src/rune-age/index.ts';
import { loadSlips } from '../src/slips/index.ts';
import { faults } from './typography.ts';

const [slipOfAny, rune] = await Promise.all([loadSlips('ru'), loadRuneAge('ru')]);
/** As the page tells it. */
const slip = (message: string): string => rune.lobby.slip(message) ?? slipOfAny(message);

const complaint = (input: unknown): string => {
  const parsed = parsePack(input);
  return parsed.ok || parsed.refusal.refused !== 'malformed' ? '' : parsed.refusal.message;
};

describe('what is wrong with a content pack of Rune Age', () => {
  const messages = [null, { format: 2 }, { over: 'house' }, ...SPOILED.map(([, pack]) => pack)].map(complaint);

  it.each([...new Set(messages)])('is said in Russian: %s', (message) => {
    expect(faults('ru', slip(message))).toEqual([]);
  });

  it('names the rule, and counts in Russian', () => {
    expect(slip('RCM-1: 1 home realms of uthuk, not 0')).toBe('RCM-1: родных земель ‹uthuk›: 1, а не 0');
  });
});
