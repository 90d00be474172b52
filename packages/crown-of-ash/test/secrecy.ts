import { below, type RngState, type Seat, type Viewer } from '@cinderhall/kernel';
import { difference } from '@cinderhall/testkit';
import { crownOfAsh } from '../src/index.ts';
import type { Event, Move, State } from '../src/types.ts';
import { disguised, viewersOf } from './worlds.ts';

const { view, see, reveals, moves, barred, forbids, pending, outcome, clone, step } = crownOfAsh;

/** All that a viewer can look at, as text: the view, and for a seat its answers and what it cannot choose and why. */
function lookOf(s: State, who: Viewer, wrong: Move | null = null): string {
  const own = who === 'spectator' ? [] : [moves(s, who), barred(s, who), wrong && forbids?.(s, who, wrong)];
  return JSON.stringify([view(s, who), pending(s), outcome(s), own]);
}

/** Where two looks differ, byte by byte; null when they are the same. */
function apart(one: string, other: string, what: string): string | null {
  if (one === other) return null;
  return difference(JSON.parse(one), JSON.parse(other), what) ?? `${what}: the same in other bytes`;
}

/** What a viewer hears of an answer before anything is revealed, and sees when nothing was. */
export function hear(s: State, seat: Seat, move: Move, who: Viewer) {
  const after = clone(s);
  const told: Event[] = [];
  step(after, seat, move, (e) => told.push(e));
  const first = told.findIndex((e) => reveals(e));
  const before = first < 0 ? told : told.slice(0, first);
  return { told: before.map((e) => see(e, who)), revealed: first >= 0, look: lookOf(after, who) };
}

/** How often there was something to compare. */
interface Compared {
  looks: number;
  battles: number;
  heard: number;
  secret: number;
}
export const nothingYet = (): Compared => ({ looks: 0, battles: 0, heard: 0, secret: 0 });

/** Some answer to the question that is waited on, and who gives it. */
export function someAnswer(s: State, rng: RngState): Answer | null {
  const d = pending(s);
  const seat = d?.seats[below(rng, d.seats.length)];
  if (seat === undefined) return null;
  const list = moves(s, seat);
  const move = list[below(rng, list.length)];
  return move === undefined ? null : { seat, move };
}

export const sameMove = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What gives a secret away in this position, or null: with all that is hidden from a viewer otherwise, what they look at
 * and what they hear of an answer must be the same, byte by byte; and so must whichever answer somebody gives in secret.
 */
export function giveaway(s: State, rng: RngState, wrong: Move | null, compared: Compared): string | null {
  const answer = someAnswer(s, rng);
  for (const who of viewersOf(s)) {
    const other = disguised(s, who, rng);
    const found =
      apart(lookOf(s, who, wrong), lookOf(other, who, wrong), `what ${who} sees`) ??
      (answer && (heardAlike(s, other, answer, who, compared) ?? secretAlike(s, answer, who, rng, compared)));
    if (found !== null) return found;
    compared.looks += Number(JSON.stringify(other) !== JSON.stringify(s));
    compared.battles += Number(JSON.stringify(other.stack) !== JSON.stringify(s.stack));
  }
  return null;
}

interface Answer {
  readonly seat: Seat;
  readonly move: Move;
}

/** The same answer in both worlds, where it can be given in both. */
function heardAlike(s: State, other: State, { seat, move }: Answer, who: Viewer, compared: Compared): string | null {
  if (!moves(other, seat).some((m) => sameMove(m, move))) return null;
  const here = hear(s, seat, move, who);
  const there = hear(other, seat, move, who);
  compared.heard += here.told.length;
  const told = difference(here.told, there.told, `what ${who} hears of ${JSON.stringify(move)}`);
  if (told !== null || here.revealed) return told;
  return apart(here.look, there.look, `what ${who} sees after ${JSON.stringify(move)}`);
}

/** CBT-2, CBT-4: a covered card, and covered fighters as long as they are as many, may be any. */
function secretAlike(s: State, { seat, move }: Answer, who: Viewer, rng: RngState, compared: Compared): string | null {
  const isSecret = move.kind === 'clash' || (move.kind === 'commit' && !s.config.options.openHands);
  if (!isSecret || who === seat) return null;
  const alike = moves(s, seat).filter((m) => !sameMove(m, move) && isAsMany(m, move));
  const otherwise = alike[below(rng, Math.max(alike.length, 1))];
  if (otherwise === undefined) return null;
  compared.secret += 1;
  const here = hear(s, seat, move, who);
  const there = hear(s, seat, otherwise, who);
  const told = difference(here.told, there.told, `what ${who} hears of a secret ${move.kind}`);
  if (told !== null || here.revealed) return told;
  return apart(here.look, there.look, `what ${who} sees of a secret ${move.kind}`);
}

const isAsMany = (a: Move, b: Move): boolean =>
  a.kind === b.kind && (a.kind !== 'commit' || b.kind !== 'commit' || a.fighters.length === b.fighters.length);
