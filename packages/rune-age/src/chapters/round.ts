import { put, type Seat } from '@cinderhall/kernel';
import { clone } from '../clone.ts';
import type { TellEvent } from '../table.ts';
import { at, livingFrom, push, top } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { State } from '../types.ts';
import type { Step } from './chapter.ts';
import { finish, strongest } from './end.ts';

/** RTU-1: what is exhausted in front of a seat is refreshed. */
function refreshAll(s: State, tell: TellEvent): void {
  const seat = s.active;
  const cards = at(s.exhausted, seat);
  if (cards.length === 0) return;
  s.exhausted[seat] = [];
  for (const card of cards) put(at(s.ready, seat), card);
  tell?.({ kind: 'refreshed', seat, cards });
}

/** RTU-1 to RTU-5, REV-1: the next turn of the round, clockwise from the first player; after the last one the event phase. */
export const next: Step<'next'> = {
  settle(s, _f, tell) {
    s.stack.pop();
    const begun = s.moved.includes(1);
    const seat = livingFrom(s, begun ? s.active : s.first).find((other) => s.moved[other] === 0);
    if (seat === undefined) {
      push(s, { kind: 'event' });
      return;
    }
    push(s, { kind: 'next' });
    beginTurn(s, seat, tell);
  },
};

/** RTU-1: the turn of a seat begins. */
function beginTurn(s: State, seat: Seat, tell: TellEvent): void {
  s.active = seat;
  s.moved[seat] = 1;
  s.fought = [];
  tell?.({ kind: 'turn-began', seat, round: s.round });
  refreshAll(s, tell);
  push(s, { kind: 'refill' });
  push(s, { kind: 'keep', seat, card: -1, kept: null });
  push(s, { kind: 'turn', seat, act: null, card: -1 });
}

/** What is over when the round is: effects that last so long, and who has had a turn. */
function beginRound(s: State): void {
  s.weather = s.coming;
  s.coming = [];
  s.round++;
  s.moved.fill(0);
}

/**
 * The table as it would stand if this seat's next turn began now: in this round or, if it has had its turn, in the next one, and
 * then as if there were no event. Only while somebody else has a turn and fights nobody: what events and combats do
 * cannot be foreseen, and in their midst there is nothing to go by.
 */
export function ahead(s: State, seat: Seat): State | null {
  const f = top(s);
  const idle = f?.kind === 'turn' || f?.kind === 'keep';
  if (!idle || f.seat === seat || s.combat !== null || s.out[seat] === 1) return null;
  const world = clone(s);
  if (world.moved[seat] === 1) beginRound(world);
  world.stack = [];
  world.gold.fill(0);
  world.influence.fill(0);
  beginTurn(world, seat, undefined);
  return world;
}

/** RSC-4: who has built the monument wins; several: by the strength of all their units. */
function builtMonument(s: State, t: Tables, tell: TellEvent): boolean {
  const builders = livingFrom(s, s.first).filter((seat) =>
    at(s.ready, seat).some((card) => t.typeOf[card] === 'monument'),
  );
  if (builders.length === 0) return false;
  finish(
    s,
    builders.length === 1 ? builders : strongest(s, t, builders),
    builders.length === 1 ? 'monument' : 'strength',
    tell,
  );
  return true;
}

/** RSC-4: the end of the round, and the beginning of the next one. */
export const round: Step<'round'> = {
  settle(s, _f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    if (t.rules.monuments && builtMonument(s, t, tell)) return;
    beginRound(s);
    s.active = s.first;
    tell?.({ kind: 'round-began', round: s.round });
    push(s, { kind: 'next' });
  },
};
