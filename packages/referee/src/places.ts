import type { Concession } from '@cinderhall/kernel';
import type { Finish } from './finish.ts';

/**
 * Order of finish, by seat: 1 is the first, and equals share a place. Whoever has won is before whoever has not, those by their
 * points, and after all of them who has conceded, the later the higher.
 */
export function placesOf({ share, score }: Finish, concessions: readonly Concession[]): readonly number[] {
  const fallen: readonly number[] = concessions.map(({ seat }) => seat);
  const ranks = share.map((part, seat) =>
    fallen.includes(seat) ? [2, -fallen.indexOf(seat)] : [part > 0 ? 0 : 1, -(score?.[seat] ?? 0)],
  );
  return ranks.map((rank) => 1 + ranks.filter((other) => isBetter(other, rank)).length);
}

const isBetter = ([group = 0, within = 0]: readonly number[], [group2 = 0, within2 = 0]: readonly number[]): boolean =>
  group === group2 ? within < within2 : group < group2;
