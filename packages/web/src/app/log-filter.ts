import type { Seat } from '@cinderhall/kernel';

/** What a log shall show; an empty set leaves nothing out. */
export interface LogFilter<Topic extends string> {
  readonly seats: ReadonlySet<Seat>;
  readonly topics: ReadonlySet<Topic>;
  readonly rounds: ReadonlySet<number>;
}

export const NO_FILTER: LogFilter<never> = { seats: new Set(), topics: new Set(), rounds: new Set() };

/** Whether anything may be left out. */
export const narrows = ({ seats, topics, rounds }: LogFilter<string>): boolean =>
  seats.size + topics.size + rounds.size > 0;

/** Whether what is about these seats and of this topic is shown. */
export function lets<Topic extends string>(
  { seats, topics }: LogFilter<Topic>,
  about: readonly number[],
  topic: Topic,
): boolean {
  const wanted = new Set<number>(seats);
  return (topics.size === 0 || topics.has(topic)) && (wanted.size === 0 || about.some((seat) => wanted.has(seat)));
}

/** The set with this in it, or without it if it was. */
export function toggled<T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const other = new Set(set);
  if (!other.delete(one)) other.add(one);
  return other;
}
