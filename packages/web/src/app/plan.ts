import type { Config, Difficulty, EditionId, Necromancer, Options, Ruleset, View } from '@cinderhall/crown-of-ash';
import type { Words } from '@cinderhall/words';
import type { SeatInfo, Setup } from '../local/messages.ts';
import { manned, nameAt, seatAt, usualLevel } from './company.ts';
import { planPlace } from './kept-plan.ts';

export const NECROMANCERS = ['visio', 'nox', 'mors', 'fortis'] as const satisfies readonly Necromancer[];
export const EDITIONS = ['final', 'env-4.1', 'env-4.0'] as const satisfies readonly EditionId[];
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];
export const TARGETED = ['off', 'replace', 'add'] as const satisfies readonly Options['targetedCard'][];

export interface Seating {
  readonly player: SeatInfo['player'];
  readonly name: string;
  readonly necromancer: Necromancer;
  /** Who sat there before a person and a computer changed places. */
  readonly other?: { readonly player: SeatInfo['player']; readonly name: string } | undefined;
}

/** A table before it is laid: what the form in the lobby holds. Empty names are given when it is laid. */
export interface Plan {
  readonly players: 2 | 3 | 4;
  /** Four, of which the first `players` sit down. */
  readonly seats: readonly Seating[];
  readonly drawn: boolean;
  readonly turnOrder: Options['turnOrder'];
  readonly openHands: boolean;
  readonly strictMemory: boolean;
  readonly edition: EditionId;
  readonly openDiscards: boolean;
  readonly powers: boolean;
  readonly targetedCard: Options['targetedCard'];
  /** Whether the AI deck has the last of the seats. */
  readonly automa: boolean;
  /** AI-1: a difficulty, or fighters by id. */
  readonly garrison: Difficulty | readonly string[];
  /** A content pack as it is in its file; null: the house pack. The game reads it when the table is laid. */
  readonly pack: unknown;
}

/** Somebody against computers, as most people begin. */
export const usualPlan = (): Plan => ({
  players: 4,
  seats: NECROMANCERS.map((necromancer, i) => ({ player: i === 0 ? 'person' : usualLevel(), name: '', necromancer })),
  drawn: true,
  turnOrder: 'chosen',
  openHands: false,
  strictMemory: false,
  edition: 'final',
  openDiscards: false,
  powers: false,
  targetedCard: 'off',
  automa: false,
  garrison: 'easy',
  pack: null,
});

const place = planPlace('cinderhall.plan');
export const rememberPlan = place.remember;

/** The plan of the last time as the browser keeps it, unread; null: there is none. */
export const keptText = place.text;

/** The same plan with the first seats a person's and the others computers', the AI deck not among them. */
export function withPersons(before: Plan, persons: number): Plan {
  const players = persons > before.players ? (persons === 2 ? 2 : persons === 3 ? 3 : 4) : before.players;
  return { ...before, players, seats: manned(before.seats, persons), automa: false };
}

/** The same plan for so many people at one screen, and nobody else. */
export const together = (before: Plan, players: Plan['players']): Plan => withPersons({ ...before, players }, players);

/** The same plan for one person against the AI deck (SET-12: they count as two). */
export const solo = (before: Plan): Plan => ({ ...withPersons(before, 1), players: 2, automa: true });

/** Whether this seat is the AI deck's. */
export const isAutoma = ({ automa, players }: Plan, i: number): boolean => automa && i === players - 1;

/** Who sits down and answers: everybody but the AI deck. */
const answering = (made: Plan): Seating[] => made.seats.slice(0, made.automa ? made.players - 1 : made.players);

/** The name a seat has if nobody gives it one. */
export function usualName(words: Words, made: Plan, i: number): string {
  if (isAutoma(made, i)) return words.lobby.automa.label;
  return nameAt(words, answering(made), i);
}

/** Two seats that want the same necromancer; null if nobody does. */
export function contested({ drawn, seats, players }: Plan): Necromancer | null {
  const wanted = seats.slice(0, players).map((s) => s.necromancer);
  return drawn ? null : (wanted.find((necromancer, i) => wanted.indexOf(necromancer) !== i) ?? null);
}

/** AI-2: whether the King holds the Citadel although the AI deck plays, so that there is nothing to choose. */
export const kingStays = ({ players }: Pick<Plan, 'players'>, rules: Ruleset): boolean =>
  players > 2 && rules.mixedCitadel === 'king';

/** The options as they hold at this table: what this edition or company does not have is off. */
function optionsOf(made: Plan, rules: Ruleset): Options {
  const { turnOrder, openHands, openDiscards, strictMemory } = made;
  const powers = made.powers && rules.powers;
  const targetedCard = made.automa && rules.targetedCard ? made.targetedCard : 'off';
  return { turnOrder, openHands, openDiscards, strictMemory, powers, targetedCard };
}

/** What the worker lays a table from. An empty seed is drawn. */
export function setupOf(words: Words, made: Plan, { seed, rules }: { seed: string; rules: Ruleset }): Setup {
  const seated = made.seats.slice(0, made.players);
  const names = seated.map((s, i) => (isAutoma(made, i) ? '' : s.name.trim()) || usualName(words, made, i));
  return {
    title: words.lobby.defaultTitle(names),
    seats: answering(made).map(({ player }, i) => ({ seat: seatAt(i), name: names[i] ?? '', player })),
    config: {
      edition: made.edition,
      players: made.players,
      automa: made.automa ? { garrison: kingStays(made, rules) ? null : made.garrison } : null,
      necromancers: made.drawn ? 'random' : seated.map((s) => s.necromancer),
      options: optionsOf(made, rules),
      content: made.pack ?? 'house',
    },
    seed: seed.trim() === '' ? null : seed,
  };
}

/** A table once more, perhaps with each one seat further. */
export const again = ({ config }: View, seats: readonly SeatInfo[], how: 'same' | 'rotated') =>
  how === 'same' ? { seats, config } : rotated({ seats, config });

/** The same people, each one seat further, with the necromancers they had; the AI deck stays last. */
export function rotated({ seats, config }: { readonly seats: readonly SeatInfo[]; readonly config: Config }) {
  const { necromancers } = config;
  const turn = <T>(list: readonly T[]): T[] => [
    ...list.slice(seats.length - 1, seats.length),
    ...list.slice(0, seats.length - 1),
  ];
  const others = necromancers === 'random' ? [] : necromancers.slice(seats.length);
  return {
    seats: turn(seats).map((info, i) => ({ ...info, seat: seatAt(i) })),
    config: { ...config, necromancers: necromancers === 'random' ? necromancers : [...turn(necromancers), ...others] },
  };
}
