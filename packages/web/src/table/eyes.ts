import type { Seat, Viewer } from '@cinderhall/kernel';

/** Whose eyes the page has; or that the table is covered until this person has taken the device. */
export type Eyes = { readonly look: Viewer } | { readonly cover: Seat };

export interface Around {
  /** Who sits at this screen, in seat order. */
  readonly persons: readonly Seat[];
  /** Who owes an answer. */
  readonly asked: readonly Seat[];
  readonly over: boolean;
}

/**
 * Whose eyes the page shall have next. With several persons at one screen the table is covered whenever somebody else
 * than the one before it is asked; whoever has just answered keeps looking for as long as only computers answer.
 */
export function eyesFor({ persons, asked, over }: Around, now: Eyes | null): Eyes {
  const [first, ...others] = persons;
  if (first === undefined) return { look: 'spectator' };
  if (others.length === 0) return { look: first };
  if (over) return now && 'look' in now ? now : { look: 'spectator' };
  const wanted = persons.filter((seat) => asked.includes(seat));
  if (now && 'look' in now && wanted.some((seat) => seat === now.look)) return now;
  const [next] = wanted;
  if (next !== undefined) return { cover: next };
  return now ?? { cover: first };
}
