import { describe, expect, test } from 'vitest';
import { eyesFor } from '../src/table/eyes.ts';
import { TabMemory } from '../src/table/tab-memory.ts';

const around = (persons: readonly (0 | 1 | 2 | 3)[], asked: readonly (0 | 1 | 2 | 3)[], over = false) => ({
  persons,
  asked,
  over,
});

describe('the eyes of the page', () => {
  test.each([
    ['nobody plays here: anybody may look', around([], [1]), null, { look: 'spectator' }],
    ['one person needs no cover', around([2], [0]), null, { look: 2 }],
    ['two persons begin covered', around([0, 1], [0]), null, { cover: 0 }],
    ['somebody else is asked', around([0, 1], [1]), { look: 0 }, { cover: 1 }],
    ['the same one is asked again', around([0, 1], [0]), { look: 0 }, { look: 0 }],
    ['both are asked at once: whoever looks answers first', around([0, 1], [0, 1]), { look: 1 }, { look: 1 }],
    ['a computer is asked: whoever has answered looks on', around([0, 1], [2]), { look: 0 }, { look: 0 }],
    ['a computer is asked under the cover', around([0, 1], [2]), { cover: 1 }, { cover: 1 }],
    ['covered for one, another is asked', around([0, 1], [0]), { cover: 1 }, { cover: 0 }],
    ['the end is seen by whoever sees it', around([0, 1], [], true), { look: 1 }, { look: 1 }],
    ['the end of a covered table is for everybody', around([0, 1], [], true), { cover: 1 }, { look: 'spectator' }],
  ] as const)('%s', (_name, at, now, next) => {
    expect(eyesFor(at, now)).toEqual(next);
  });
});

describe('a tab', () => {
  const texts = () => {
    const map = new Map<string, string>();
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, text: string) => map.set(key, text),
    };
  };

  test('remembers over a reload whose eyes it had, and that it was covered', () => {
    const kept = texts();
    new TabMemory(kept).setEyes('a', { look: 2 });
    new TabMemory(kept).setEyes('b', { cover: 1 });
    expect(new TabMemory(kept).eyes('a')).toEqual({ look: 2 });
    expect(new TabMemory(kept).eyes('b')).toEqual({ cover: 1 });
  });

  test('takes what it cannot read for nothing', () => {
    const kept = texts();
    kept.setItem('eyes:a', 'look 9');
    kept.setItem('seen:a:0', 'far');
    expect(new TabMemory(kept).eyes('a')).toBeNull();
    expect(new TabMemory(kept).seen('a', 0)).toBeNull();
  });
});
