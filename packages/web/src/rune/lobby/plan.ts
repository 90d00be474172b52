import { PLAYERS } from '@cinderhall/referee';
import { type Config, FACTIONS, type Faction, rulesets, SCENARIOS } from '@cinderhall/rune-age';
import type { Words } from '@cinderhall/words';
import * as z from 'zod/mini';
import { manned, nameAt, seatAt, usualLevel } from '../../app/company.ts';
import { planPlace, readKept } from '../../app/kept-plan.ts';
import type { Setup } from '../../local/messages.ts';

const sitting = { player: z.enum(PLAYERS), name: z.string() };
/** `other`: who sat there before a person and a computer changed places. */
const seat = z.object({ ...sitting, faction: z.enum(FACTIONS), other: z.optional(z.object(sitting)) });

export type Seating = z.infer<typeof seat>;

const plan = z.object({
  scenario: z.enum(SCENARIOS),
  players: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** Four, of which the first `players` sit down. */
  seats: z.array(seat).check(z.length(4)),
  drawn: z.boolean(),
  /** A content pack as it is in its file; null: the house pack. The game reads it when the table is laid. */
  pack: z._default(z.nullable(z.unknown()), null),
});

/** A table of Rune Age before it is laid. Empty names are given when it is laid. */
export type Plan = z.infer<typeof plan>;

/** Somebody against one computer, as most people begin. */
const usual = (): Plan => ({
  scenario: 'resurgence',
  players: 2,
  seats: FACTIONS.map((faction, i) => ({ player: i === 0 ? 'person' : usualLevel(), name: '', faction })),
  drawn: true,
  pack: null,
});

/** RSC-5: how many may play a scenario. */
export const countsIn = (scenario: Plan['scenario']): readonly Plan['players'][] =>
  ([1, 2, 3, 4] as const).filter((n) => rulesets[scenario].players.includes(n));

/** The plan with a change, for as many players as its scenario is for. */
export function planWith(before: Plan, part: Partial<Plan>): Plan {
  const made = { ...before, ...part };
  const counts = countsIn(made.scenario);
  return counts.includes(made.players) ? made : { ...made, players: counts[0] ?? 2 };
}

function parsePlan(json: unknown): Plan | null {
  const parsed = plan.safeParse(json);
  return parsed.success ? planWith(parsed.data, {}) : null;
}

const place = planPlace('cinderhall.rune-age.plan');
export const rememberPlan = place.remember;

/** Reads a plan that was remembered, perhaps by an older page; the usual one if it is none. */
export const readPlan = (text: string | null): Plan => readKept(text, { parse: parsePlan, usual });

export const lastPlan = (): Plan => readPlan(place.text());

/** The same plan with the first seats a person’s and the others computers’. */
export function withPersons(before: Plan, persons: Plan['players']): Plan {
  return {
    ...before,
    players: before.players < persons ? persons : before.players,
    seats: manned(before.seats, persons),
  };
}

/** The same plan for so many people at one screen, and nobody else, as far as its scenario lets them. */
export function together(before: Plan, players: Plan['players']): Plan {
  const made = planWith(before, { players });
  return withPersons(made, made.players);
}

/** Who sits down. */
export const seated = ({ seats, players }: Plan): readonly Seating[] => seats.slice(0, players);

/** What whoever sits there is called. */
export const nameOf = (words: Words, made: Plan, i: number): string =>
  made.seats[i]?.name.trim() || nameAt(words, seated(made), i);

/** Two seats that want the same faction; null if nobody does. */
export function contested(made: Plan): Faction | null {
  const wanted = seated(made).map(({ faction }) => faction);
  return made.drawn ? null : (wanted.find((faction, i) => wanted.indexOf(faction) !== i) ?? null);
}

/** What a table agrees on, before the game has read it. */
type Agreed = Omit<Config, 'content'> & { readonly content: unknown };

/** What a table is laid from. An empty seed is drawn. */
export function setupOf(words: Words, made: Plan, seed: string): Setup & { readonly config: Agreed } {
  const seats = seated(made);
  const names = seats.map((_seat, i) => nameOf(words, made, i));
  return {
    title: words.lobby.defaultTitle(names),
    game: 'rune-age',
    seats: seats.map(({ player }, i) => ({ seat: seatAt(i), name: names[i] ?? '', player })),
    config: {
      scenario: made.scenario,
      players: made.players,
      factions: made.drawn ? 'random' : seats.map(({ faction }) => faction),
      content: made.pack ?? 'house',
    },
    seed: seed.trim() === '' ? null : seed,
  };
}
