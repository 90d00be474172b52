import { drawSeed, type Seed, seedRng } from '@cinderhall/kernel';

/** One game to be played: everything that decides how it goes, beside the table itself. */
export interface Fixture {
  /** From 0. */
  readonly number: number;
  readonly seed: Seed;
  /** By seat: which of the bots sits there, by position in the list of bots. */
  readonly seating: readonly number[];
  /** By seat: the seed of that bot's own generator. */
  readonly botSeeds: readonly Seed[];
}

/**
 * The games that a master seed stands for. The first games are the same however many are asked for. With `rotate`
 * every deal is played once in each of the cyclic seatings before the next one comes, so that luck and seats weigh
 * the same for every bot.
 */
export function schedule(seed: Seed, games: number, players: number, rotate: boolean): Fixture[] {
  const rng = seedRng(seed);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const fixtures: Fixture[] = [];
  let deal = '';
  for (let number = 0; number < games; number++) {
    const turn = rotate ? number % players : 0;
    if (turn === 0) deal = drawSeed(rng);
    const seating = seats.map((seat) => (seat + turn) % players);
    fixtures.push({ number, seed: deal, seating, botSeeds: seats.map(() => drawSeed(rng)) });
  }
  return fixtures;
}
