import { describe, expect, it } from 'vitest';
import { FACTIONS, SCENARIOS } from '../src/index.ts';

describe('components', () => {
  it('RCM-1 there are four factions', () => {
    expect(FACTIONS).toEqual(['daqan', 'latari', 'uthuk', 'waiqar']);
  });

  it('RCM-3 there are four scenarios', () => {
    expect(SCENARIOS).toEqual(['resurgence', 'runewars', 'cataclysm', 'monument']);
  });
});
