import type { Trouble } from '@cinderhall/referee';
import { load } from '@cinderhall/words';
import { describe, expect, test } from 'vitest';
import { tellTrouble } from '../src/app/trouble.ts';

describe('a refusal in words', () => {
  const wrong: Trouble = {
    refused: 'not-offered',
    move: 'send a,b,c',
    rule: 'CBT-2',
    reason: 'too-many-attackers',
    offered: ['send a'],
  };

  test.each([
    ['en', '“send a,b,c” cannot be played (rule CBT-2). At most two fighters attack a region. Right would be: send a.'],
    [
      'ru',
      'Так сходить нельзя: «send a,b,c» (правило CBT-2). Регион атакуют не больше двух воинов. Подошло бы: send a.',
    ],
  ] as const)('names rule and reason: %s', async (language, says) => {
    expect(tellTrouble(await load(language), wrong)).toBe(says);
  });
});
