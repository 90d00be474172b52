import { describe, test } from 'vitest';
import { expectLawful, expectLawfulAmongBuilders } from './lawful.ts';
import { AUTOMA, isAlways, UNUSUAL, USUAL } from './tables.ts';

// The other tables are in laws.slow.test.ts.
describe('the laws of every game', () => {
  test.each([...USUAL, ...UNUSUAL].filter(isAlways))('hold at $name', expectLawful);

  test.each(AUTOMA.filter(isAlways))('hold at $name', expectLawfulAmongBuilders);
});
