import { describe, expect, test } from 'vitest';
import { missing } from '../install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'packages/kernel': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'packages/server/node_modules/c': { version: '3.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
  'node_modules/@cinderhall/kernel': { link: true },
};
const installed = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'packages/server/node_modules/c': { version: '3.0.0' },
  'node_modules/@cinderhall/kernel': {},
};

describe('what is missing', () => {
  test('is nothing when all is there but what is for other systems', () => {
    expect(missing(wanted, installed)).toEqual([]);
  });

  test('is everything in a fresh clone', () => {
    expect(missing(wanted, {})).toEqual(Object.keys(installed));
  });

  test('is what has another version', () => {
    expect(missing(wanted, { ...installed, 'node_modules/a': { version: '0.9.0' } })).toEqual(['node_modules/a']);
  });

  test('is what is optional and of another version', () => {
    const present = { ...installed, 'node_modules/for-another-system': { version: '0.9.0' } };
    expect(missing(wanted, present)).toEqual(['node_modules/for-another-system']);
  });
});
