import type { SeatInfo } from '@cinderhall/referee';
import type { View } from '@cinderhall/rune-age';

/** A table once more, perhaps with each one seat further; factions that were chosen stay with their people. */
export async function again({ config }: View, seats: readonly SeatInfo[], how: 'same' | 'rotated') {
  if (how === 'same') return { seats, config };
  const turn = <T>(list: readonly T[]): T[] => [...list.slice(-1), ...list.slice(0, -1)];
  const { factions } = config;
  return {
    seats: turn(seats).map((info, i) => ({ ...info, seat: seats[i]?.seat ?? info.seat })),
    config: { ...config, factions: factions === 'random' ? factions : turn(factions) },
  };
}
