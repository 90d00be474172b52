import { describe, expect, test } from 'vitest';
import { crownOfAsh, DEFAULT_OPTIONS, house } from '../src/index.ts';
import { box } from './box.ts';

const { configure } = crownOfAsh;

/** Path and message of a refusal. */
function refusal(input: unknown): string {
  const read = configure(input);
  if (read.ok) return 'taken';
  return read.refusal.refused === 'malformed' ? `${read.refusal.path}: ${read.refusal.message}` : '';
}

describe('a table that is right', () => {
  test('what is left out is as usual', () => {
    expect(configure({ players: 3 })).toEqual({
      ok: true,
      value: {
        edition: 'final',
        players: 3,
        automa: null,
        necromancers: 'random',
        options: DEFAULT_OPTIONS,
        content: 'house',
      },
    });
  });

  test('everything can be said', () => {
    const config = {
      edition: 'final',
      players: 2,
      automa: { garrison: ['ash-2', 'bone-6'] },
      necromancers: ['fortis', 'visio'],
      options: {
        turnOrder: 'clockwise',
        openHands: true,
        openDiscards: true,
        strictMemory: true,
        powers: true,
        targetedCard: 'replace',
      },
      content: box,
    };
    expect(configure(config)).toEqual({ ok: true, value: config });
  });

  test('an option that is not named is as usual', () => {
    const read = configure({ players: 2, options: { openHands: true } });
    expect(read).toMatchObject({ value: { options: { turnOrder: 'chosen', openHands: true, openDiscards: false } } });
  });

  test('reading it again gives the same', () => {
    const once = configure({ players: 4 });
    if (!once.ok) throw new Error('refused');
    expect(configure(JSON.parse(JSON.stringify(once.value)))).toEqual(once);
  });

  test('the seats are the first ones, and the last one is the AI’s', () => {
    for (const players of [2, 3, 4] as const) {
      const read = configure({ players });
      const joined = configure({ players, automa: {} });
      if (!read.ok || !joined.ok) throw new Error('refused');
      expect(crownOfAsh.seats(read.value)).toEqual([0, 1, 2, 3].slice(0, players));
      expect(crownOfAsh.seats(joined.value)).toEqual([0, 1, 2, 3].slice(0, players - 1));
    }
  });

  test.each([
    ['final', 2, 'easy'],
    ['final', 3, null],
    ['final', 4, null],
    ['env-4.1', 2, 'easy'],
    ['env-4.1', 3, 'easy'],
    ['env-4.0', 4, 'easy'],
  ])('AI-1 AI-2: who holds the Citadel for the AI unless said otherwise (%s, %i)', (edition, players, garrison) => {
    expect(configure({ edition, players, automa: {} })).toMatchObject({ value: { automa: { garrison } } });
  });
});

describe('a table that is wrong', () => {
  test.each<[unknown, string]>([
    [undefined, ': is missing: object'],
    [null, ': must be object'],
    [2, ': must be object'],
    ['final', ': must be object'],
    [[], ': must be object'],
    [{}, 'players: must be one of these: 2; 3; 4'],
    [{ players: 1 }, 'players: must be one of these: 2; 3; 4'],
    [{ players: 5 }, 'players: must be one of these: 2; 3; 4'],
    [{ players: '2' }, 'players: must be one of these: 2; 3; 4'],
    [{ players: 2.5 }, 'players: must be one of these: 2; 3; 4'],
    [{ players: 2, edition: 'env-5' }, 'edition: must be one of "final", "env-4.1", "env-4.0"'],
    [{ players: 2, seats: 2 }, ': does not know "seats"'],
    [{ players: 2, options: { turnOrder: 'random' } }, 'options.turnOrder: must be one of "chosen", "clockwise"'],
    [{ players: 2, options: { openHands: 1 } }, 'options.openHands: must be boolean'],
    [{ players: 2, options: { magic: true } }, 'options: does not know "magic"'],
    [
      { players: 2, edition: 'env-4.1', options: { powers: true } },
      'options.powers: PWR: only the final edition has powers',
    ],
    [{ players: 2, options: { targetedCard: 'add' } }, 'options.targetedCard: AI-11: only with an AI at the table'],
    [
      { players: 2, edition: 'env-4.0', automa: {}, options: { targetedCard: 'add' } },
      'options.targetedCard: AI-11: only the final edition has this card',
    ],
    [
      { players: 3, automa: { garrison: 'hard' } },
      'automa.garrison: AI-2: null, since the King holds the Citadel at a mixed table of this edition',
    ],
    [{ players: 2, automa: { garrison: [] } }, 'automa.garrison: CIT-2: one to three fighters'],
    [
      { players: 2, automa: { garrison: ['ash-2', 'ash-2'] } },
      'automa.garrison[1]: AI-1: a fighter of which a copy is left in the decks',
    ],
    [
      { players: 2, automa: { garrison: ['ash-5-ii'] } },
      'automa.garrison[0]: AI-1: a fighter of which a copy is left in the decks',
    ],
    ...['ash-automaton', 'ash-1-start', 'ash-9'].map((id): [unknown, string] => [
      { players: 2, automa: { garrison: [id] } },
      'automa.garrison[0]: AI-1: the id of a raisable fighter of this edition, no Automaton',
    ]),
    [{ players: 2, necromancers: 'nox' }, 'necromancers: must be one of these: "random"; array'],
    [{ players: 2, necromancers: ['nox'] }, 'necromancers: one for each of the 2 players'],
    [{ players: 2, necromancers: ['nox', 'mors', 'visio'] }, 'necromancers: one for each of the 2 players'],
    [{ players: 2, necromancers: ['nox', 'nox'] }, 'necromancers: each necromancer once'],
    [{ players: 2, content: 'printed' }, 'content: must be object'],
    [
      { players: 2, content: { ...house, king: { attack: 4, source: 'house' } } },
      'content.king.attack: CIT-1: an attack value of 5',
    ],
    [{ players: 2, content: { ...house, fighters: [{}] } }, 'content.fighters[0].id: is missing: string'],
  ])('is refused by what is wrong (%#)', (input, words) => {
    expect(refusal(input)).toBe(words);
  });

  test('an unknown necromancer is refused', () => {
    expect(refusal({ players: 2, necromancers: ['nox', 'sauron'] })).toMatch(/^necromancers/);
  });

  test('the input is left as it is', () => {
    const input = { players: 2, options: { openHands: true }, content: { ...house, id: 'x y' } };
    const before = JSON.stringify(input);
    configure(input);
    expect(JSON.stringify(input)).toBe(before);
  });
});
