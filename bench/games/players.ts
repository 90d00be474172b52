import { accepted, malformed, type Result, SEATS, type Seat } from '@cinderhall/kernel';

/** Reads how many play out of a table's configuration. */
export function playersOf<N extends number>(input: unknown, counts: readonly N[]): Result<{ readonly players: N }> {
  const asked = typeof input === 'object' && input !== null && 'players' in input ? input.players : null;
  const players = counts.find((n) => n === asked);
  return players === undefined ? malformed('players', `must be one of ${counts.join(', ')}`) : accepted({ players });
}

/** Every set of seats, ascending, by the sum of 2 to the power of each: questions share these lists. */
const SETS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  SEATS.filter((seat) => (bits & (1 << seat)) !== 0),
);

/** The seats whose entry is 0: they have sealed nothing yet. */
export function owing(sealed: readonly number[]): readonly Seat[] {
  let bits = 0;
  for (let seat = 0; seat < sealed.length; seat++) if (sealed[seat] === 0) bits |= 1 << seat;
  return SETS[bits] ?? [];
}
