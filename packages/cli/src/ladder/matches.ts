import { createHash } from 'node:crypto';
import type { Seed } from '@cinderhall/kernel';
import type { Fixture } from '../sim/schedule.ts';
import type { Finish } from './rating.ts';

/** One deal, played once in every seating of those who sit there: what is handed out, kept and counted as a whole. */
export interface Match {
  /** Who plays, and which deal. Of the same seed it means the same games, whoever else is on the ladder. */
  readonly key: string;
  readonly deal: number;
  /** By position in the list of entrants; the first of them in the first seat of the first game. */
  readonly seated: readonly number[];
}

/** How one game went, by seat. */
export interface Played {
  /** By seat: which of those seated, from 0. */
  readonly seating: readonly number[];
  readonly share: readonly number[];
  readonly score: readonly number[];
}

const keyOf = (names: readonly string[], deal: number): string => `${names.join(' ')} #${deal}`;

/**
 * Every two entrants who stand at most `near` apart in the list, at the same deals. Who is of the game's own (`isOwn`) sits last,
 * and never with another of its kind.
 */
export function pairings(
  entrants: readonly string[],
  deals: number,
  near: number,
  isOwn: (name: string) => boolean,
): Match[] {
  const pairs: (readonly [number, number])[] = [];
  entrants.forEach((one, i) => {
    entrants.slice(i + 1, i + 1 + near).forEach((other, ahead) => {
      const k = i + 1 + ahead;
      if (!isOwn(one)) pairs.push([i, k]);
      else if (!isOwn(other)) pairs.push([k, i]);
    });
  });
  return Array.from({ length: deals }, (_, deal) =>
    pairs.map((seated) => ({
      key: keyOf(
        seated.map((i) => entrants[i] ?? ''),
        deal,
      ),
      deal,
      seated,
    })),
  ).flat();
}

/**
 * Tables of three or four: in each deal others, all equally likely. Where there are fewer entrants than seats, the last of them
 * takes those that are left.
 */
export function tablesOf(entrants: readonly string[], deals: number, players: number, seed: Seed): Match[] {
  return Array.from({ length: deals }, (_, deal) => {
    const all = entrants.map((_name, i) => i);
    const drawn = all
      .map((i) => ({ i, lot: hash(`${seed} lot ${deal} ${entrants[i]}`) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, players)
      .map(({ i }) => i)
      .sort((a, b) => a - b);
    const seated = Array.from({ length: players }, (_seat, i) => drawn[i] ?? entrants.length - 1);
    return {
      key: keyOf(
        seated.map((i) => entrants[i] ?? ''),
        deal,
      ),
      deal,
      seated,
    };
  });
}

/** The games of a match: `seats` of those seated are bots, and each sits once in each of their seats. */
export function fixturesOf({ key, deal }: Match, seed: Seed, seats: number): Fixture[] {
  return Array.from({ length: seats }, (_, number) => ({
    number,
    seed: drawn(`${seed} deal ${deal}`),
    seating: Array.from({ length: seats }, (_seat, seat) => (seat + number) % seats),
    botSeeds: Array.from({ length: seats }, (_seat, seat) => drawn(`${seed} ${key} ${number} ${seat}`)),
  }));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
/** An open seed: eight hexadecimal digits are at most ten decimal ones. */
const drawn = (text: string): Seed => String(Number.parseInt(hash(text).slice(0, 8), 16));

/** The order of finish: by share of the win, then by points. */
export function finishOf({ seated }: Match, { seating, share, score }: Played): Finish {
  const better = (a: number, b: number): boolean =>
    (share[a] ?? 0) > (share[b] ?? 0) || (share[a] === share[b] && (score[a] ?? 0) > (score[b] ?? 0));
  const all = seating.map((_, seat) => seat);
  return seating.map((position, seat) => ({
    entrant: seated[position] ?? 0,
    rank: all.filter((other) => better(other, seat)).length,
  }));
}
