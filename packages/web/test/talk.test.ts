import type { TalkLine } from '@cinderhall/protocol';
import { describe, expect, test } from 'vitest';
import { Hearing } from '../src/online/hearing.ts';
import { TableTalk } from '../src/online/talk.svelte.ts';

const TABLE = '0123456789abcdef';

describe('the talk at a table', () => {
  const said = (id: string, at: number, who: string, text: string, seat: 0 | 1 = 1): TalkLine => ({
    ...{ id, at, who, name: who, seat },
    happened: { what: 'said', text },
  });
  function heard(texts = new Map<string, string>()) {
    const hearing = new Hearing({ getItem: (k) => texts.get(k) ?? null, setItem: (k, v) => texts.set(k, v) });
    return new TableTalk(TABLE, hearing);
  }
  const shown = ({ lines }: TableTalk) => lines.map(({ id }) => id);

  test('has each line once, in the order in which they were said', () => {
    const talk = heard();
    talk.hear([said('b', 2, 'Bo', 'second'), said('a', 1, 'Ann', 'first')]);
    talk.hear([said('b', 2, 'Bo', 'second'), said('c', 3, 'Bo', 'third')]);
    expect(shown(talk)).toEqual(['a', 'b', 'c']);
  });

  test('counts what has not been read, and nothing of one’s own, over a reload', () => {
    const texts = new Map<string, string>();
    const talk = heard(texts);
    talk.hear([said('a', 1, 'Bo', 'before one came')]);
    expect(talk.unread(0)).toEqual([]);
    talk.hear([said('b', 2, 'Bo', 'new'), said('c', 3, 'Ann', 'mine', 0)]);
    expect(talk.unread(0).map(({ id }) => id)).toEqual(['b']);
    const again = heard(texts);
    again.hear([said('a', 1, 'Bo', 'before one came'), said('b', 2, 'Bo', 'new')]);
    expect(again.unread(0).map(({ id }) => id)).toEqual(['b']);
    again.readAll();
    expect([again.unread(0), heard(texts).unread(0)]).toEqual([[], []]);
  });

  test('leaves out whom its reader does not want to hear, on every visit, until they do', () => {
    const texts = new Map<string, string>();
    const talk = heard(texts);
    const sat: TalkLine = { id: 's', at: 3, who: 'Bo', name: 'Bo', seat: 1, happened: { what: 'sat' } };
    talk.hear([said('a', 1, 'Ann', 'hello'), said('b', 2, 'Bo', 'bah'), sat]);
    talk.mute('Bo');
    expect([shown(talk), talk.muted]).toEqual([['a', 's'], [{ who: 'Bo', name: 'Bo' }]]);
    const again = heard(texts);
    again.hear([said('b', 2, 'Bo', 'bah')]);
    expect([shown(again), again.unread(0)]).toEqual([[], []]);
    again.show('Bo');
    expect([shown(again), again.muted]).toEqual([['b'], []]);
  });

  test.each(['', '{', '7', '[7,["x"],null]'])('forgets what it cannot read: %j', (text) => {
    const texts = new Map([
      ['cinderhall.muted', text],
      ['cinderhall.read', text],
    ]);
    const talk = heard(texts);
    talk.hear([said('a', 1, 'Bo', 'hello')]);
    expect(shown(talk)).toEqual(['a']);
  });
});
