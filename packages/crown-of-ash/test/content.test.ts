import { describe, expect, test } from 'vitest';
import { problems } from '../src/content/check.ts';
import { doubts } from '../src/content/doubts.ts';
import { crownOfAsh, house, type Pack, packJsonSchema, parsePack, tables } from '../src/index.ts';
import { box } from './box.ts';
import { keptJson } from './kept.ts';
import type { Rough } from './rough-pack.ts';
import { SPOILED_AUTOMA } from './spoiled-automa.ts';
import { ODD, SPOILED_BOARD, SPOILED_CARDS } from './spoiled-cards.ts';
import { SPOILED_FIGHTERS } from './spoiled-fighters.ts';
import { SPOILED_TILES } from './spoiled-tiles.ts';

/** Every constraint of `src/content/` broken at least once. */
const SPOILED = [...SPOILED_FIGHTERS, ...SPOILED_TILES, ...SPOILED_CARDS, ...SPOILED_BOARD, ...SPOILED_AUTOMA];

function spoiled(spoil: (p: Rough) => void): Pack {
  const copy: Rough = JSON.parse(JSON.stringify(house));
  spoil(copy);
  return copy;
}

/** Path and message of a refusal. */
function refusal(input: unknown): string {
  const parsed = parsePack(input);
  if (parsed.ok) return 'taken';
  return parsed.refusal.refused === 'malformed' ? `${parsed.refusal.path}: ${parsed.refusal.message}` : '';
}

describe('packs that are right', () => {
  test.each([house, box])('$name is taken as it is', (pack) => {
    expect(parsePack(pack)).toEqual({ ok: true, value: pack });
    expect(problems(pack)).toEqual([]);
  });

  test('one without cards for the AI is played with the house cards, which say so', () => {
    const { automa: _none, ...rest } = box;
    const parsed = parsePack(rest);
    expect(parsed.ok).toBe(true);
    const config = crownOfAsh.configure({ players: 2, automa: {}, content: rest });
    const t = config.ok ? tables(config.value) : null;
    expect(t?.actionCards).toEqual(house.automa?.cards);
    expect(t?.track).toEqual(house.automa?.track.tiers);
    expect(t?.actionCards.map((card) => card.source.other)).toContain('house');
  });

  test('one that came as JSON too', () => {
    expect(parsePack(JSON.parse(JSON.stringify(house))).ok).toBe(true);
  });
});

describe('a pack that breaks a constraint', () => {
  const rows = SPOILED.map(([rule, path, says, spoil]) => ({ rule, path, says, spoil }));
  test.each(rows)('is refused: $rule at $path, $says', ({ rule, path, says, spoil }) => {
    const pack = spoiled(spoil);
    const found = problems(pack).filter((p) => p.rule === rule && p.path === path && p.message.includes(says));
    expect(found).toHaveLength(1);
    const [first] = problems(pack);
    expect(refusal(pack)).toBe(`${first?.path}: ${first?.rule}: ${first?.message}`);
  });
});

describe('a pack that is odd', () => {
  const rows = ODD.map(([rule, path, says, spoil]) => ({ rule, path, says, spoil }));
  test.each(rows)('is taken with a warning: $rule at $path, $says', ({ rule, path, says, spoil }) => {
    const pack = spoiled(spoil);
    expect(parsePack(pack)).toEqual({ ok: true, value: pack });
    expect(doubts(pack)).toEqual([{ rule, path, message: says }]);
  });

  test.each([house, box])('is none of ours: $name', (pack) => {
    expect(doubts(pack)).toEqual([]);
  });
});

describe('a pack of a wrong shape', () => {
  const entry = house.fighters[0];
  test.each<[unknown, string]>([
    [null, ': must be object'],
    ['house', ': must be object'],
    [[], ': must be object'],
    [{ ...house, format: 2 }, 'format: must be one of 1'],
    [{ ...house, id: 'House!' }, "id: must be small letters and digits joined by hyphens, like 'ash-3'"],
    [{ ...house, name: '' }, 'name: must have at least 1 characters'],
    [{ ...house, fighters: undefined }, 'fighters: is missing: array'],
    [{ ...house, extra: 1 }, ': does not know "extra"'],
    [{ ...house, fighters: [{ ...entry, attack: 0 }] }, 'fighters[0].attack: must be at least 1'],
    [{ ...house, fighters: [{ ...entry, attack: 7 }] }, 'fighters[0].attack: must be at most 6'],
    [{ ...house, fighters: [{ ...entry, attack: 1.5 }] }, 'fighters[0].attack: must be int'],
    [
      { ...house, fighters: [{ ...entry, kind: 'gold' }] },
      'fighters[0].kind: must be one of "sulphur", "blood", "ash", "bone"',
    ],
    [{ ...house, fighters: [{ ...entry, cost: { ash: -1 } }] }, 'fighters[0].cost.ash: must be at least 0'],
    [{ ...house, fighters: [{ ...entry, cost: { silver: 1 } }] }, 'fighters[0].cost: does not know "silver"'],
    [
      { ...house, fighters: [{ ...entry, source: { kind: 'house' } }] },
      'fighters[0].source.attack: must be one of "rulebook", "inferred", "player", "house"',
    ],
    [{ ...house, combatCards: house.combatCards.slice(1) }, 'combatCards: must have exactly 5 entries'],
    [
      { ...house, combatCards: house.combatCards.map((c) => ({ ...c, lose: 'red' })) },
      'combatCards[0].lose: must be one of these: object; "black"',
    ],
    [{ ...house, regions: [...house.regions, house.regions[0]] }, 'regions: must have exactly 6 entries'],
    [
      { ...house, display: { ...house.display, tiers: [1, 2, 3, 4, 1, 1] } },
      'display.tiers[3]: must be one of these: 1; 2; 3',
    ],
    [{ ...house, automa: { ...house.automa, cards: [] } }, 'automa.cards: must have exactly 6 entries'],
    [
      { ...house, automa: { ...house.automa, track: { tiers: [1, 4], source: 'house' } } },
      'automa.track.tiers[1]: must be one of these: 1; 2; 3',
    ],
    [{ ...house, citadel: { ...house.citadel, vpMany: [4, 5, 6] } }, 'citadel.vpMany: must have exactly 4 entries'],
    [
      { ...house, king: { attack: 5, source: 'guess' } },
      'king.source: must be one of "rulebook", "inferred", "player", "house"',
    ],
  ])('is refused at the place (%#)', (input, words) => {
    expect(refusal(input)).toBe(words);
  });
});

describe('where values are known from', () => {
  /** Names and sorting, not values printed on a component. */
  const UNPRINTED = ['id', 'name', 'set', 'source'];

  test.each([
    ['fighters', house.fighters],
    ['structures', house.structures],
    ['combatCards', house.combatCards],
    ['regions', house.regions],
    ['automa.cards', house.automa?.cards ?? []],
  ] as const)('every value of %s has its source', (_name, entries) => {
    for (const e of entries) {
      const values = Object.keys(e).filter((field) => !UNPRINTED.includes(field));
      expect(Object.keys(e.source).sort()).toEqual(values.sort());
    }
  });

  test('so has everything else', () => {
    const { vpFew, vpMany, flanks, front } = house.citadel.source;
    const single = [house.goldSpace, house.startingGold, house.display, house.king, house.starting].map(
      (e) => e.source,
    );
    for (const source of [...single, vpFew, vpMany, flanks, front])
      expect(['rulebook', 'inferred', 'player', 'house']).toContain(source);
  });

  test('what the rulebooks state is marked so', () => {
    expect(house.king.source).toBe('rulebook');
    expect(house.startingGold.source).toBe('rulebook');
    expect(house.combatCards.map((c) => [c.id, c.source.win, c.source.lose])).toEqual([
      ['0', 'house', 'rulebook'],
      ['1', 'house', 'rulebook'],
      ['3', 'house', 'house'],
      ['4', 'house', 'house'],
      ['die', 'rulebook', 'house'],
    ]);
  });
});

describe('what is published', () => {
  test('the JSON schema is the one that packs are read with', () => {
    expect(keptJson('../schema/content-pack.schema.json', packJsonSchema())).toEqual(packJsonSchema());
  });

  test('the house pack as a file is the one that is played', () => {
    const kept = keptJson('../schema/house.json', house);
    expect(kept).toEqual(JSON.parse(JSON.stringify(house)));
    expect(parsePack(kept).ok).toBe(true);
  });
});
