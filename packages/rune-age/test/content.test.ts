import { describe, expect, test } from 'vitest';
import { house, packJsonSchema, parsePack } from '../src/index.ts';
import { keptJson } from './kept.ts';
import { MISSHAPEN, SPOILED, UNPLAYABLE, withCard } from './spoiled.ts';

/** Path and message of a refusal. */
function refusal(input: unknown, within = ''): string {
  const parsed = parsePack(input, within);
  if (parsed.ok) return 'taken';
  return parsed.refusal.refused === 'malformed' ? `${parsed.refusal.path}: ${parsed.refusal.message}` : '';
}

const cardOf = (input: unknown, id: string): unknown => {
  const parsed = parsePack(input);
  return parsed.ok ? parsed.value.cards.find((card) => card.id === id) : null;
};

const head = { format: 1, id: 'mine', name: 'My cards' };
const knight = { ...house.cards.find(({ id }) => id === 'daqan-knight'), strength: 4, name: 'Sir Knight' };

describe('a pack that is right', () => {
  test('is taken as it is', () => {
    expect(parsePack(house)).toEqual({ ok: true, value: house });
    expect(parsePack(JSON.parse(JSON.stringify(house))).ok).toBe(true);
  });

  test('may print other values', () => {
    const pack = withCard('rune-of-sight', { boon: { yields: { gold: 0, influence: 2 } } });
    expect(cardOf(pack, 'rune-of-sight')).toMatchObject({ boon: { yields: { influence: 2 } } });
  });

  test('may change single cards of the house pack', () => {
    const parsed = parsePack({ ...head, over: 'house', cards: [knight] });
    expect(parsed).toEqual({
      ok: true,
      value: {
        ...house,
        ...head,
        cards: house.cards.map((card) => (card.id === 'daqan-knight' ? knight : card)),
      },
    });
  });
});

describe('a pack that breaks a constraint', () => {
  test.each(SPOILED.map(([says, pack]) => ({ says, pack })))('is refused: $says', ({ says, pack }) => {
    expect(refusal(pack)).toBe(says);
  });

  test.each(UNPLAYABLE.map(([says, pack]) => ({ says, pack })))('has no such effect: $says', ({ says, pack }) => {
    expect(refusal(pack)).toBe(`cards.${says}`);
  });
});

describe('a pack of a wrong shape', () => {
  test.each(MISSHAPEN.map(([says, pack]) => ({ says, pack })))('is refused at the place: $says', ({ says, pack }) => {
    expect(refusal(pack).slice(0, says.length)).toBe(says);
  });

  test('is told by what was read around it', () => {
    expect(refusal({ ...house, format: 2 }, 'content')).toBe('content.format: must be one of 1');
    expect(refusal({ ...house, die: [0] }, 'content')).toMatch(/^content\.die: RCM-4/);
  });

  test('is refused as changes, too', () => {
    const over = { ...head, over: 'house' };
    expect(refusal({ ...over, over: 'other', cards: [] })).toBe('over: must be one of "house"');
    expect(refusal({ ...over, cards: [{ ...knight, id: 'ogre' }] })).toBe(
      'cards[0].id: must be the id of a house card',
    );
    const city = house.cards.find(({ id }) => id === 'tamalir');
    expect(refusal({ ...over, cards: [{ ...city, id: 'daqan-knight' }] }, 'content')).toBe(
      `content.cards[0].type: must be "unit", as 'daqan-knight' is`,
    );
    expect(refusal({ ...over, cards: [{ ...knight, count: 3 }] })).toBe(
      'cards: RCM-1: 4 units of daqan for 3 gold, not 3',
    );
  });
});

describe('every card', () => {
  test('says where it is known from, and ours say why', () => {
    const ours = house.cards.flatMap(({ source }) =>
      source.origin === 'house' || source.ours !== undefined ? [source.why ?? ''] : [],
    );
    expect(ours.length).toBeGreaterThan(30);
    expect(ours.filter((why) => !/^[A-Z].*\.$/.test(why))).toEqual([]);
  });

  test('is used by some scenario if it is neutral', () => {
    const used = new Set(house.cards.flatMap((card) => (card.type === 'objective' ? card.neutrals : [])));
    const unused = house.cards.filter((card) => 'faction' in card && card.faction === 'neutral' && !used.has(card.id));
    expect(unused).toEqual([]);
  });
});

test('the JSON schema is the one that packs are read with', () => {
  expect(keptJson('../schema/content-pack.schema.json', packJsonSchema())).toEqual(packJsonSchema());
});
