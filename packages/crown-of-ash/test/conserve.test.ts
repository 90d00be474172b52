import { describe, expect, test } from 'vitest';
import { conserve, crownOfAsh } from '../src/index.ts';
import { tables } from '../src/tables.ts';
import type { State } from '../src/types.ts';
import { houseConfigOf } from './position.ts';

/** A game of three after its set-up, with everything in its place. */
function begun(): State {
  const s = crownOfAsh.setup(houseConfigOf({ players: 3, necromancers: ['visio', 'nox', 'mors'] }), '3');
  for (let d = crownOfAsh.pending(s); d?.kind === 'post'; d = crownOfAsh.pending(s)) {
    const seat = d.seats[0] ?? 0;
    const [first] = crownOfAsh.moves(s, seat);
    if (first) crownOfAsh.step(s, seat, first);
  }
  return s;
}

const first = (list: number[] | undefined): number => list?.[0] ?? -1;

test('nothing is wrong with a table as it is dealt', () => {
  expect(conserve(begun())).toBe(null);
});

describe('what is in no place, or in two, is found', () => {
  test.each<[string, (s: State) => unknown, string]>([
    ['a fighter lost from a hand', (s) => s.hands[0]?.pop(), 'fighters of seat 0'],
    ['a fighter raised and not noted', (s) => s.hands[1]?.unshift(s.decks[0]?.pop() ?? 0), 'fighters of seat 1'],
    ['a fighter lost from a deck', (s) => s.decks[0]?.pop(), 'a fighter is missing or doubled'],
    ['a fighter doubled', (s) => s.decks[1]?.push(first(s.decks[1])), 'a fighter is missing or doubled'],
    ['a starting fighter of somebody else', adopt, 'a fighter is missing or doubled'],
    ['a displayed fighter lost', (s) => s.display.fill(-1, 0, 1), 'a fighter is missing or doubled'],
    ['a tile lost', (s) => s.pile.pop(), 'a tile is missing'],
    ['a tile doubled', (s) => s.aside.push(first(s.pile)), 'a tile is doubled'],
    ['a second starting structure lost', loseStartingTile, 'a starting structure is missing'],
    ['control of nothing', (s) => s.owners.splice(s.owners.indexOf(-1), 1, 0), 'control without structure'],
    ['a structure of nobody', abandon, 'control without structure'],
    ['three in a region', (s) => crowd(s, s.owners.indexOf(0)), 'too many defenders'],
    ['four in the Citadel', (s) => s.guards[6]?.push(0, 0, 0, 0), 'too many defenders in the Citadel'],
    ['a player in the King’s Citadel', (s) => s.owners.splice(6, 1, 0), 'the King or by a player'],
    [
      'two on a space for one',
      (s) => s.minions.splice(0, 16, ...Array.from({ length: 16 }, (_, i) => (i < 2 ? 3 : -1))),
      '2 minions',
    ],
    ['a minion nowhere', (s) => s.minions.fill(99, 0, 1), 'a minion stands nowhere'],
    ['a used card twice', (s) => s.used[0]?.push(1, 1), 'used cards'],
    ['five used cards', (s) => s.used[0]?.push(0, 1, 2, 3, 4), 'used cards'],
    ['less than no gold', (s) => s.goods.fill(-1, 4, 5), 'less than nothing'],
    ['VP from nowhere', (s) => s.vp.fill(1, 0, 1), 'VP do not add up'],
    ['a fate twice', (s) => s.fates.fill(s.fates[0] ?? 0, 0, 2), 'a fate card twice'],
  ])('%s', (_what, spoil, says) => {
    const s = begun();
    spoil(s);
    expect(conserve(s)).toMatch(new RegExp(says));
  });
});

/** Everything a seat has in hand defends one place. */
function crowd(s: State, place: number): void {
  s.guards[place]?.push(...(s.hands[0]?.splice(0) ?? []));
  s.guards[place]?.sort((a, b) => a - b);
}

/** A starting structure turns into the next tile of the stack. */
function loseStartingTile(s: State): void {
  s.tiles[s.owners.indexOf(1)] = [s.pile.pop() ?? 0];
}

/** Somebody goes home and leaves a structure to nobody. */
function abandon(s: State): void {
  const place = s.owners.indexOf(2);
  s.hands[2] = [...(s.hands[2] ?? []), ...(s.guards[place] ?? [])];
  s.guards[place] = [];
  s.owners[place] = -1;
}

/** A starting fighter of Fortis, who is not there, joins the first seat by the rules of nobody. */
function adopt(s: State): void {
  const stranger = tables(s.config).fighterIndex.get('bone-1-start') ?? -1;
  for (const list of [s.hands[0], s.roster[0]]) {
    list?.push(stranger);
    list?.sort((a, b) => a - b);
  }
}
