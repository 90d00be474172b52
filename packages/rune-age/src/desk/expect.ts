import { accepted, firstIssue, type Result, refused, expected as saying, sorted } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { tables } from '../tables.ts';
import type { Config } from '../types.ts';
import { type Finder, finder } from './finder.ts';
import { CARD_FIELDS, LIST_FIELDS } from './read.ts';
import { eventShape, type PartWords, partShape } from './shapes.ts';

type List = readonly string[] | number | undefined;

/** What is there of an object's fields. */
type Fields = { readonly [name: string]: unknown };
const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Ids in the order of the cards, in which readings list zones without one of their own; counts stay as they are. */
type Sort = (list: List, path: string) => List;

const isPlain = (list: List): list is number | undefined => list === undefined || typeof list === 'number';

function sorting(ids: readonly string[], find: Finder): Sort {
  return (list, path) => (isPlain(list) ? list : sorted(find.cards(list, path)).map((card) => ids[card] ?? ''));
}

function mats(seats: PartWords['seats'], find: Finder, sort: Sort): Fields | undefined {
  if (seats === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(seats).map(([seat, mat]) => {
      const path = `seats.${seat}`;
      const { hand, deck, discard, ready, exhausted } = mat ?? {};
      if (Array.isArray(deck)) find.cards(deck, `${path}.deck`);
      const lists = {
        hand: sort(hand, `${path}.hand`),
        discard: sort(discard, `${path}.discard`),
        ready: sort(ready, `${path}.ready`),
        exhausted: sort(exhausted, `${path}.exhausted`),
      };
      return [seat, present({ ...mat, ...lists })];
    }),
  );
}

/** Lists that keep their order: their ids alone are looked up. */
function ordered(p: PartWords, find: Finder): void {
  for (const field of ['enemies', 'events', 'weather', 'coming', 'fought'] as const) {
    const list = p[field];
    if (Array.isArray(list)) find.cards(list, field);
  }
  for (const id of Object.keys(p.piles ?? {})) find.card(id, `piles.${id}`);
  const target = p.combat?.target;
  if (target !== undefined) find.card(target, 'combat.target');
}

/** An expected part of a state or view in the form of readings. */
export function partOf(config: Config, input: unknown): Result<unknown> {
  const parsed = z.safeParse(partShape, input, { error: saying });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const t = tables(config);
  const find = finder(t);
  const sort = sorting(
    t.cards.map(({ id }) => id),
    find,
  );
  const p = parsed.data;
  ordered(p, find);
  const part = present({
    ...p,
    seats: mats(p.seats, find, sort),
    centre: sort(p.centre, 'centre'),
    spentEvents: sort(p.spentEvents, 'spentEvents'),
    removed: sort(p.removed, 'removed'),
  });
  return find.problem === null ? accepted(part) : refused(find.problem);
}

const isIds = (x: unknown): x is readonly string[] => Array.isArray(x) && x.every((id) => typeof id === 'string');

/** An expected event in the form of readings. */
export function tellingOf(config: Config, input: unknown): Result<unknown> {
  const parsed = z.safeParse(eventShape, input, { error: saying });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const find = finder(tables(config));
  for (const [field, value] of Object.entries(parsed.data)) {
    if (CARD_FIELDS.includes(field) && typeof value === 'string') find.card(value, field);
    if (LIST_FIELDS.includes(field) && isIds(value)) find.cards(value, field);
  }
  return find.problem === null ? accepted(parsed.data) : refused(find.problem);
}
