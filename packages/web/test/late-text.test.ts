import { LANGUAGES, type Language } from '@cinderhall/words';
import { describe, expect, it } from 'vitest';
import { LateText } from '../src/app/late-text.svelte.ts';

/** A text that comes when the test says so, on a page whose language can be set. */
function late() {
  let language: Language = 'en';
  const asked: { readonly language: Language; readonly come: () => void; readonly fail: () => void }[] = [];
  const load = (wanted: Language): Promise<string> =>
    new Promise((resolve, reject) => {
      asked.push({ language: wanted, come: () => resolve(`text in ${wanted}`), fail: () => reject(new Error('away')) });
    });
  return {
    text: new LateText(load, () => language),
    asked,
    set(to: Language) {
      language = to;
    },
  };
}

describe('text that comes late', () => {
  it('is asked for when the first part of the page wants it, and no more once it is there', async () => {
    const { text, asked } = late();
    expect(() => text.text).toThrow('before it was fetched');
    const fetching = text.fetch();
    asked[0]?.come();
    await fetching;
    expect(text.text).toBe('text in en');
    await text.fetch();
    expect(asked).toHaveLength(1);
  });

  it('comes in the language that was set while it was on its way', async () => {
    const { text, asked, set } = late();
    const fetching = text.fetch();
    set('ru');
    const turn = await text.turnTo('ru');
    asked[0]?.come();
    await Promise.resolve();
    turn();
    expect(() => text.text).toThrow('before it was fetched');
    await expect.poll(() => asked.map(({ language }) => language)).toEqual(['en', 'ru']);
    asked[1]?.come();
    await fetching;
    expect(text.text).toBe('text in ru');
  });

  it('changes with the page, and not before', async () => {
    const { text, asked, set } = late();
    const fetching = text.fetch();
    asked[0]?.come();
    await fetching;
    set('ru');
    const turning = text.turnTo('ru');
    asked[1]?.come();
    const turn = await turning;
    expect(text.text).toBe('text in en');
    turn();
    expect(text.text).toBe('text in ru');
  });

  it.each(LANGUAGES)('is not loaded in %s where nobody has wanted it', async (language) => {
    const { text, asked } = late();
    (await text.turnTo(language))();
    expect(asked).toEqual([]);
    expect(() => text.text).toThrow('before it was fetched');
  });

  it('can be asked for again after it failed to come', async () => {
    const { text, asked } = late();
    const failing = text.fetch();
    asked[0]?.fail();
    await expect(failing).rejects.toThrow('away');
    const fetching = text.fetch();
    asked[1]?.come();
    await fetching;
    expect(text.text).toBe('text in en');
  });
});
