import { describe, test } from 'vitest';
import { expectLawful } from './lawful.ts';
import { SORTS } from './tables.ts';

/** A table of each scenario; all others and more games are in laws.slow.test.ts. */
const FEW = SORTS.filter(({ name }) => /^(resurgence, 3|runewars, 2|cataclysm, 4|monument, 2)/.test(name));

describe('the laws of every game', () => {
  test.each(FEW)('hold at $name', expectLawful);
});
