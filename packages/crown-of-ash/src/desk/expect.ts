import { accepted, firstIssue, type Result, refused, expected as saying } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { sorted } from '../sorted.ts';
import { type Tables, tables } from '../tables.ts';
import type { Config } from '../types.ts';
import { type Finder, finder } from './finder.ts';
import { eventShape, type PartWords, partShape } from './shapes.ts';

type List = readonly (string | null)[] | number | undefined;

/** Ids in the order of the box, in which readings list zones without one of their own; counts stay as they are. */
interface Sorting {
  fighters(list: List, path: string): List;
  tiles(list: List, path: string): List;
  spaces(list: List, path: string): List;
}

function sorting(t: Tables, find: Finder): Sorting {
  const by =
    (indices: (ids: readonly string[], path: string) => number[], entries: readonly { readonly id: string }[]) =>
    (list: List, path: string): List => {
      if (list === undefined || typeof list === 'number') return list;
      const ids = list.flatMap((id) => (id === null ? [] : [id]));
      return sorted(indices(ids, path)).map((i) => entries[i]?.id ?? null);
    };
  return { fighters: by(find.fighters, t.fighters), tiles: by(find.tiles, t.tiles), spaces: by(find.spaces, t.spaces) };
}

/** What is there of an object's fields, each made anew. */
type Fields = { readonly [name: string]: unknown };
const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function mats(seats: PartWords['seats'], sort: Sorting): Fields | undefined {
  if (seats === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(seats).map(([seat, mat]) => {
      const path = `seats.${seat}`;
      const { hand, graveyard, roster, minions, fate } = mat ?? {};
      const lists = {
        hand: sort.fighters(hand, `${path}.hand`),
        graveyard: sort.fighters(graveyard, `${path}.graveyard`),
        roster: sort.fighters(roster, `${path}.roster`),
        minions: sort.spaces(minions, `${path}.minions`),
      };
      return [seat, present({ ...mat, ...lists, fate })];
    }),
  );
}

function places(words: PartWords['places'], find: Finder, sort: Sorting): Fields | undefined {
  if (words === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(words).map(([id, { owner, tiles, guards, fortified }]) => {
      const path = `places.${id}`;
      find.place(id, path);
      if (Array.isArray(tiles)) find.tiles(tiles, `${path}.tiles`);
      const lists = {
        guards: sort.fighters(guards, `${path}.guards`),
        fortified: sort.fighters(fortified, `${path}.fortified`),
      };
      return [id, present({ owner, tiles, ...lists })];
    }),
  );
}

function battle(words: PartWords['battle'], find: Finder, sort: Sorting): Fields | null | undefined {
  if (words === undefined || words === null) return words;
  if (words.place !== undefined) find.place(words.place, 'battle.place');
  return present({ ...words, attackers: sort.fighters(words.attackers, 'battle.attackers') });
}

/** Lists that keep their order: their ids alone are looked up. */
function supply(p: PartWords, find: Finder): void {
  find.fighters(p.display ?? [], 'display');
  find.tiles(p.offer ?? [], 'offer');
  if (Array.isArray(p.pile)) find.tiles(p.pile, 'pile');
  for (const tier of [1, 2, 3] as const) {
    const deck = p.decks?.[tier];
    if (Array.isArray(deck)) find.fighters(deck, `decks.${tier}`);
  }
}

/** An expected part of a state or view in the form of readings. */
export function partOf(config: Config, input: unknown): Result<unknown> {
  const parsed = z.safeParse(partShape, input, { error: saying });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const t = tables(config);
  const find = finder(t);
  const sort = sorting(t, find);
  const p = parsed.data;
  supply(p, find);
  const part = present({
    ...p,
    seats: mats(p.seats, sort),
    places: places(p.places, find, sort),
    aside: sort.tiles(p.aside, 'aside'),
    battle: battle(p.battle, find, sort),
  });
  return find.problem === null ? accepted(part) : refused(find.problem);
}

/** Fields of events that list fighters. */
const FIGHTERS = ['fighters', 'before', 'after'] as const;

const isIds = (x: unknown): x is readonly string[] => Array.isArray(x) && x.every((id) => typeof id === 'string');

/** An expected event in the form of readings. */
export function tellingOf(config: Config, input: unknown): Result<unknown> {
  const parsed = z.safeParse(eventShape, input, { error: saying });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const t = tables(config);
  const find = finder(t);
  const sort = sorting(t, find);
  const { fighter, tile, space, place, region } = parsed.data;
  if (typeof fighter === 'string') find.fighters([fighter], 'fighter');
  if (typeof tile === 'string') find.tiles([tile], 'tile');
  if (typeof space === 'string') find.spaces([space], 'space');
  if (typeof place === 'string') find.place(place, 'place');
  if (typeof region === 'string') find.place(region, 'region');
  const lists = FIGHTERS.flatMap((field) => {
    const ids = parsed.data[field];
    return isIds(ids) ? [[field, sort.fighters(ids, field)] as const] : [];
  });
  const event = { ...parsed.data, ...Object.fromEntries(lists) };
  return find.problem === null ? accepted(event) : refused(find.problem);
}
