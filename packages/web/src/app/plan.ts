import type { Necromancer } from '@cinderhall/crown-of-ash';
import type { Words } from '@cinderhall/words';
import * as z from 'zod/mini';
import type { Setup } from '../local/messages.ts';

export const NECROMANCERS = ['visio', 'nox', 'mors', 'fortis'] as const satisfies readonly Necromancer[];

export const PLAYERS = ['person', 'greedy', 'random'] as const;
export type Player = (typeof PLAYERS)[number];

const seat = z.object({
  player: z.enum(PLAYERS),
  name: z.string(),
  necromancer: z.enum(NECROMANCERS),
});

export type Seating = z.infer<typeof seat>;

const plan = z.object({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  /** Four, of which the first `players` sit down. */
  seats: z.array(seat).check(z.length(4)),
  drawn: z.boolean(),
  turnOrder: z.enum(['chosen', 'clockwise']),
  openHands: z.boolean(),
  strictMemory: z.boolean(),
});

/** A table before it is laid: what the form in the lobby holds. Empty names are given when it is laid. */
export type Plan = z.infer<typeof plan>;

const KEY = 'cinderhall.plan';

/** Somebody against computers, as most people begin. */
const usual = (): Plan => ({
  players: 4,
  seats: NECROMANCERS.map((necromancer, i) => ({ player: i === 0 ? 'person' : 'greedy', name: '', necromancer })),
  drawn: true,
  turnOrder: 'chosen',
  openHands: false,
  strictMemory: false,
});

/** The plan of the last time, or the usual one. */
export function lastPlan(): Plan {
  try {
    const parsed = plan.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : usual();
  } catch {
    return usual();
  }
}

export function rememberPlan(made: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(made));
  } catch {
    // Next time the usual plan is offered.
  }
}

/** The same plan with the first seats a person's and the others computers'. */
export function withPersons(before: Plan, persons: number): Plan {
  const players = persons > before.players ? (persons === 2 ? 2 : persons === 3 ? 3 : 4) : before.players;
  const seats = before.seats.map((s, i) => ({ ...s, player: playerAt(i, persons, s.player) }));
  return { ...before, players, seats };
}

const playerAt = (i: number, persons: number, before: Player): Player =>
  i < persons ? 'person' : before === 'person' ? 'greedy' : before;

/** Names for computers, by language. */
const COMPUTERS = {
  en: ['Oda', 'Ilse', 'Tomas', 'Runa'],
  ru: ['Ода', 'Ильза', 'Томаш', 'Руна'],
} as const;

/** The name a seat has if nobody gives it one. */
export function usualName(words: Words, { seats, players }: Plan, i: number): string {
  const seated = seats.slice(0, players);
  if (seated[i]?.player !== 'person') return COMPUTERS[words.language][i] ?? words.lobby.someone(i + 1);
  return seated.filter((s) => s.player === 'person').length === 1 ? words.lobby.you : words.lobby.someone(i + 1);
}

/** Two seats that want the same necromancer; null if nobody does. */
export function contested({ drawn, seats, players }: Plan): Necromancer | null {
  const wanted = seats.slice(0, players).map((s) => s.necromancer);
  return drawn ? null : (wanted.find((necromancer, i) => wanted.indexOf(necromancer) !== i) ?? null);
}

/** What the worker lays a table from. An empty seed is drawn. */
export function setupOf(words: Words, made: Plan, seed: string): Setup {
  const seated = made.seats.slice(0, made.players);
  const names = seated.map((s, i) => s.name.trim() || usualName(words, made, i));
  const { turnOrder, openHands, strictMemory } = made;
  return {
    title: words.lobby.defaultTitle(names),
    seats: seated.map(({ player }, i) => ({ seat: seatAt(i), name: names[i] ?? '', player })),
    config: {
      edition: 'final',
      players: made.players,
      necromancers: made.drawn ? 'random' : seated.map((s) => s.necromancer),
      options: { turnOrder, openHands, strictMemory },
    },
    seed: seed.trim() === '' ? null : seed,
  };
}

const seatAt = (i: number): 0 | 1 | 2 | 3 => (i === 0 ? 0 : i === 1 ? 1 : i === 2 ? 2 : 3);
