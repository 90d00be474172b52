import { tellRefusal } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { conserve, crownOfAsh, desk } from '../src/index.ts';
import { box } from './box.ts';
import { configOf } from './position.ts';

const config = configOf();

/** What a position is refused with, or what reading it again gives. */
function laid(position: unknown, table = config): unknown {
  const s = desk.lay(table, position);
  return s.ok ? desk.state(s.value) : tellRefusal(s.refusal);
}

describe('a position that cannot be is refused by name', () => {
  const owned = { owner: 1, tiles: ['altar'] };
  test.each([
    [
      { seats: { 0: { hand: ['ash-2', 'ash-7'] } } },
      "seats.0.hand[1]: no fighter here is called 'ash-7'; there are ash-2,",
    ],
    [{ places: { atlantis: owned } }, "places.atlantis: no place here is called 'atlantis'; there are mountains,"],
    [
      { places: { desert: { owner: 1, tiles: ['altr'] } } },
      "places.desert.tiles[0]: no structure here is called 'altr'",
    ],
    [{ seats: { 0: { minions: ['moon'] } } }, "seats.0.minions[0]: no space here is called 'moon'"],
    [{ seats: { 0: { hand: 'ash-2' } } }, 'seats.0.hand: must be array'],
    [{ seats: { 5: {} } }, 'seats: does not know "5"'],
    [{ seats: { 2: {} } }, 'seats.2: the seats here are 0 to 1'],
    [
      { seats: { 0: { hand: ['ash-2'] }, 1: { graveyard: ['ash-2'] } } },
      "seats.1.graveyard[0]: 'ash-2' is in this game 1",
    ],
    [{ seats: { 0: { hand: ['ash-5-ii'] } } }, "seats.0.hand[0]: 'ash-5-ii' is in this game 0 times"],
    [{ offer: ['altar'], pile: ['altar'] }, "pile[0]: 'altar' is in this game 1 times, not 2"],
    [{ offer: ['start-coast'] }, "offer[0]: SET-8: 'start-coast' lies in places.coast.tiles[0]"],
    [
      { places: { desert: { ...owned, guards: ['ash-2', 'ash-3', 'ash-4'] } } },
      'places.desert.guards: AMD-2: at most 2',
    ],
    [{ places: { desert: { guards: ['ash-2'] } } }, 'places.desert.owner: is missing'],
    [{ places: { desert: { owner: 1 } } }, 'places.desert.tiles: is missing'],
    [{ places: { desert: { tiles: ['altar'] } } }, 'places.desert.owner: GAT-6: is missing'],
    [{ places: { desert: { owner: 3, tiles: ['altar'] } } }, 'places.desert.owner: a seat from 0 to 1, or null'],
    [{ king: false }, 'places.citadel.owner: CIT-1'],
    [{ king: true, places: { citadel: { owner: 0 } } }, 'places.citadel.owner: CIT-1'],
    [{ turn: 8, seats: { 1: { minions: ['gold', 'gold', 'gold', 'gold'] } } }, 'seats.1.minions: TRN-1: 3 at most'],
    [{ turn: 7, seats: { 1: { minions: ['desert-gather-2'] } } }, 'seats.1.minions[0]: TRN-4'],
    [
      { turn: 7, seats: { 0: { minions: ['desert-gather-1'] }, 1: { minions: ['desert-gather-1'] } } },
      'seats.0.minions[0]: TRN-3',
    ],
    [{ seats: { 0: { used: ['3', '3'] } } }, 'seats.0.used: CMP-3: each card once'],
    [{ seats: { 0: { used: ['0', '1', '3', '4', 'die'] } } }, 'seats.0.used: CBT-11: 4 at most'],
    [{ seats: { 0: { fate: ['ash', 'ash'] } } }, 'seats.0.fate: CMP-4'],
    [{ seats: { 0: { fate: ['ash', 'bone'] }, 1: { fate: ['bone', 'ash'] } } }, 'seats.0.fate: CMP-4: another pair'],
    [{ seats: { 0: { vp: 3, sheet: { cards: 2 } } } }, 'seats.0.vp: 2, the sum of the sheet'],
    [{ order: [0, 0] }, 'order: each of the seats 0 to 1 once'],
    [{ turn: 9 }, 'turn: from 1 to 8'],
    [{ turn: 2, turnOf: 0 }, 'turnOf: 1, whose turn number 2 is in this order'],
    [{ dealt: 'x' }, 'dealt: a seed'],
    [{ dealt: '1', round: 2 }, 'round: nothing but dice and seed'],
    [{ unnamed: 'stay' }, 'unnamed: with all of the box on the table: a starting structure is missing'],
  ])('%j', (position, complaint) => {
    expect(laid(position)).toContain(complaint);
  });

  test.each([
    [{ fortified: ['ash-2', 'bone-2'] }, 'places.desert.fortified: PWR-9: two guards of one kind'],
    [{ fortified: ['ash-2', 'ash-4'] }, 'places.desert.fortified: PWR-9: two guards of one kind'],
    [{ fortified: ['ash-2', 'ash-3'], owner: 1 }, 'places.desert.fortified: PWR-9: only where Fortis defends'],
  ])('the fortified pair: %j', (words, complaint) => {
    const table = configOf({ necromancers: ['fortis', 'nox'], options: { powers: true } });
    const desert = { owner: 0, tiles: ['altar'], guards: ['ash-2', 'ash-3'] };
    expect(laid({ places: { desert: { ...desert, fortified: ['ash-2', 'ash-3'] } } }, table)).toBeInstanceOf(Object);
    expect(laid({ places: { desert: { ...desert, ...words } } }, table)).toContain(complaint);
  });

  test('power tokens: not at a table without powers', () => {
    expect(laid({ seats: { 0: { charged: true } } })).toContain('seats.0.charged: PWR-1');
  });

  test('the King’s token: not while he is there, nor in an edition without it', () => {
    expect(laid({ kingToken: 0, king: true, places: {} })).toContain('kingToken: CIT-2: nobody has it');
    const old = configOf({ edition: 'env-4.0' });
    expect(laid({ kingToken: 0, places: { citadel: { owner: 0 } } }, old)).toContain(
      'kingToken: CIT-2: only the final',
    );
  });
});

test('what is laid is read back in the same words', () => {
  const position = {
    round: 3,
    order: [1, 0],
    turn: 4,
    seats: {
      0: {
        sheet: { cards: 2 },
        goods: { blood: 1 },
        hand: ['ash-2', 'bone-4'],
        used: ['3', 'die'],
        fate: ['ash', 'bone'],
      },
      1: { graveyard: ['ash-3'], minions: ['gold', 'desert-gather-1'] },
    },
    places: {
      desert: { owner: 0, tiles: ['altar', 'tower'], guards: ['blood-2'] },
      citadel: { owner: 1, guards: ['blood-6'] },
    },
    kingToken: 1,
    display: ['sulphur-2', null, 'sulphur-4', null, null, null],
    decks: { 1: ['bone-2', 'bone-3'], 2: [], 3: ['bone-6'] },
    offer: ['well', null, null, null],
    pile: ['kiln', 'pond'],
    aside: ['mine'],
  };
  expect(laid(position)).toMatchObject({ ...position, turnOf: 0, king: false });
});

test('what is not named may stay in its deck, pile or owner’s hand: then all of the box is on the table', () => {
  const table = crownOfAsh.configure({ players: 2, necromancers: ['visio', 'nox'], content: box });
  if (!table.ok) throw new Error('no table');
  const starting = {
    mountains: 'start-mountains',
    volcano: 'start-volcano',
    village: 'start-village',
    coast: 'start-coast',
  };
  const places = Object.fromEntries(Object.entries(starting).map(([id, tile]) => [id, { owner: 0, tiles: [tile] }]));
  const s = desk.lay(table.value, { unnamed: 'stay', places, decks: { 1: ['ash-3'] }, pile: ['tower'] });
  if (!s.ok) throw new Error(tellRefusal(s.refusal));
  expect(conserve(s.value)).toBe(null);
  const { decks, pile, seats } = desk.state(s.value);
  expect(decks[1]?.[0]).toBe('ash-3');
  expect(pile.slice(0, 2)).toEqual(['tower', 'altar']);
  expect(seats[0]?.hand).toEqual(['sulphur-start-1', 'blood-start-1', 'ash-start-2']);
});

describe('an expectation', () => {
  test('is put in the order of readings', () => {
    expect(desk.part(config, { seats: { 0: { hand: ['bone-2', 'ash-3'], graveyard: 2 } } })).toEqual({
      ok: true,
      value: { seats: { 0: { hand: ['ash-3', 'bone-2'], graveyard: 2 } } },
    });
  });

  test.each([
    [{ seats: { 0: { hand: ['ash-9'] } } }, "seats.0.hand[0]: no fighter here is called 'ash-9'"],
    [{ places: { moon: {} } }, "places.moon: no place here is called 'moon'"],
    [{ battle: { place: 'moon' } }, 'battle.place: no place'],
    [{ decks: { 4: [] } }, 'decks: does not know "4"'],
    [{ aside: ['x'] }, 'aside[0]: no structure'],
  ])('of what cannot be is refused: %j', (part, complaint) => {
    const read = desk.part(config, part);
    expect(read.ok ? '' : tellRefusal(read.refusal)).toContain(complaint);
  });

  test.each([
    [{ kind: 'exploded' }, 'kind: must be one of'],
    [{ kind: 'fell', fighters: ['ash-9'] }, 'fighters[0]: no fighter'],
    [{ kind: 'placed', space: 'moon' }, "space[0]: no space here is called 'moon'"],
  ])('of an event that cannot be is refused: %j', (event, complaint) => {
    const read = desk.telling(config, event);
    expect(read.ok ? '' : tellRefusal(read.refusal)).toContain(complaint);
  });
});
