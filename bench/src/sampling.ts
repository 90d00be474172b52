/** Something that can be done again and again: does a batch of it, and says how many units that was. */
export interface Contestant {
  readonly label: string;
  readonly batch: () => number;
}

/** How one contestant fared over all samples, in units a second or in what is written by `unit`. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly samples: number;
}

export interface Effort {
  readonly rounds: number;
  /** Processor time of one sample. */
  readonly milliseconds: number;
}

/** What these values have in common. */
export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.slice().sort((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    least: sorted[0] ?? Number.NaN,
    most: sorted[sorted.length - 1] ?? Number.NaN,
    samples: sorted.length,
  };
};

/** The value below which this share of an ascending list lies; between two values for an even split. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/**
 * Units a second of each contestant, measured by turns so that what else the machine does meets all of them. A second is
 * one of processor time of this whole process, collector and compiler included: waiting for a processor does not count.
 */
export function compete(contestants: readonly Contestant[], effort: Effort): Spread[] {
  const rates = contestants.map((): number[] => []);
  for (const { batch } of contestants) sampleOf(batch, effort.milliseconds);
  for (let round = 0; round < effort.rounds; round++)
    contestants.forEach(({ batch }, i) => {
      rates[i]?.push(sampleOf(batch, effort.milliseconds));
    });
  return rates.map(spreadOf);
}

function sampleOf(batch: () => number, milliseconds: number): number {
  const begun = process.cpuUsage();
  let units = 0;
  let spent = 0;
  while (spent < milliseconds) {
    units += batch();
    const { user, system } = process.cpuUsage(begun);
    spent = (user + system) / 1000;
  }
  return (units / spent) * 1000;
}
