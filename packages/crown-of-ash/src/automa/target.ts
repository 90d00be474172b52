import { at, bolsterAt, isSeat, strength } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { State } from '../types.ts';
import { CITADEL } from '../types.ts';

/** The outer regions clockwise, begun at one of them. */
export const clockwise = (region: number): number[] =>
  Array.from({ length: CITADEL }, (_, i) => (region + i) % CITADEL);

/** AI-11, PWR-9: what a place's defenders count before cards. */
const defence = (s: State, t: Tables, place: number): number =>
  strength(t, at(s.guards, place)) + bolsterAt(s, t, place);

/** AI-11: of these regions the one whose defence is worth most; of equals the first. -1: there is none. */
function first(regions: readonly number[], worth: (region: number) => number): number {
  let found = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const region of regions) {
    const value = worth(region);
    if (value <= most) continue;
    found = region;
    most = value;
  }
  return found;
}

/** AI-11: the least defended region of another player that satisfies `open`; ties: `rolled`, or the next clockwise. */
export function leastDefended(
  s: State,
  t: Tables,
  seat: number,
  rolled: number,
  open: (region: number) => boolean,
): number {
  const regions = clockwise(rolled).filter((region) => {
    const owner = at(s.owners, region);
    return isSeat(owner) && owner !== seat && open(region);
  });
  return first(regions, (region) => -defence(s, t, region));
}

/** AI-11: the AI's own most defended region; ties: `rolled`, or the next clockwise. */
export function mostDefended(s: State, t: Tables, seat: number, rolled: number): number {
  const regions = clockwise(rolled).filter((region) => s.owners[region] === seat);
  return first(regions, (region) => defence(s, t, region));
}
