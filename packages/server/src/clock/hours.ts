/** When no time is counted, by the clock on somebody's wall. */
export interface Rests {
  readonly nights: boolean;
  readonly weekends: boolean;
}

/** A stretch of time, its end not in it; in milliseconds since 1970. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A night, in hours of the day. */
const NIGHT = { from: 22, to: 8 };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Offsets of all time zones, and the instants at which they change, are whole quarters of an hour. */
const QUARTER = HOUR / 4;
/** Further than this nobody looks ahead: 60 days of which only the work days' daytime counts are 170 or so. */
const HORIZON = 366 * DAY;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether the machine knows of such a time zone. */
export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric },
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clock on the wall shows, as if it were that of Greenwich. */
function onTheWall(zone: string, at: number): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** By zone and hour: how far the wall is ahead of Greenwich at its beginning. */
const offsets = new Map<string, number>();
/** Hours of which the offset is remembered: a year in a dozen zones. */
const REMEMBERED = 100_000;

function offsetAt(zone: string, hour: number): number {
  const key = `${zone} ${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= REMEMBERED) offsets.clear();
  const offset = onTheWall(zone, hour * HOUR) - hour * HOUR;
  offsets.set(key, offset);
  return offset;
}

/** Whether no time is counted in this quarter of an hour. */
function isRest(zone: string, { nights, weekends }: Rests, quarter: number): boolean {
  const at = quarter * QUARTER;
  const hour = Math.floor(at / HOUR);
  const offset = offsetAt(zone, hour);
  const changes = offset !== offsetAt(zone, hour + 1);
  const wall = changes ? onTheWall(zone, at) : at + offset;
  const ofDay = Math.floor((wall % DAY) / HOUR);
  if (nights && (ofDay >= NIGHT.from || ofDay < NIGHT.to)) return true;
  const day = new Date(wall).getUTCDay();
  return weekends && (day === 0 || day === 6);
}

/** How much of a stretch counts for somebody in this time zone. */
export function counted({ from, to }: Stretch, zone: string, rests: Rests): number {
  if (to <= from) return 0;
  if (!rests.nights && !rests.weekends) return to - from;
  let sum = 0;
  for (let quarter = Math.floor(from / QUARTER); quarter * QUARTER < to; quarter++) {
    if (isRest(zone, rests, quarter)) continue;
    sum += Math.min(to, (quarter + 1) * QUARTER) - Math.max(from, quarter * QUARTER);
  }
  return sum;
}

/** When so many milliseconds from `from` on will have been counted; null: not in a year. */
export function endOf(from: number, left: number, zone: string, rests: Rests): number | null {
  if (!rests.nights && !rests.weekends) return from + left;
  let rest = left;
  for (let quarter = Math.floor(from / QUARTER); quarter * QUARTER < from + HORIZON; quarter++) {
    if (isRest(zone, rests, quarter)) continue;
    const begins = Math.max(from, quarter * QUARTER);
    const here = (quarter + 1) * QUARTER - begins;
    if (rest <= here) return begins + rest;
    rest -= here;
  }
  return null;
}

/** Whether time counts at an instant. */
export const countsAt = (at: number, zone: string, rests: Rests): boolean =>
  !(rests.nights || rests.weekends) || !isRest(zone, rests, Math.floor(at / QUARTER));

/** What is left of a stretch without the holes in it. */
export function without(stretch: Stretch, holes: readonly Stretch[]): Stretch[] {
  return holes.reduce<Stretch[]>(
    (pieces, hole) =>
      pieces.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, hole.from) },
          { from: Math.max(from, hole.to), to },
        ].filter((piece) => piece.from < piece.to),
      ),
    stretch.from < stretch.to ? [stretch] : [],
  );
}
