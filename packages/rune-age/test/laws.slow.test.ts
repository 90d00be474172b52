import { describe, test } from 'vitest';
import { expectLawfulOften } from './lawful.ts';
import { SORTS } from './tables.ts';

describe('the laws of every game', () => {
  test.each(SORTS)('hold often at $name', expectLawfulOften);
});
