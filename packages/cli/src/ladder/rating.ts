/** How strong entrants are, by the orders in which they finished. Pure statistics: nothing here knows a game. */

/** Who finished where in one game; a smaller rank is better, and equal ones tie. An entrant may have several seats. */
export type Finish = readonly { readonly entrant: number; readonly rank: number }[];

/** One place in an order of finish: who took it among those who had none yet. */
export interface Stage {
  readonly winner: number;
  readonly field: readonly number[];
  readonly weight: number;
}

/**
 * The stages of games under the model of Plackett (1975) and Luce (1959); with two in a game it is that of Bradley and
 * Terry (1952). Whoever ties may have finished in any order: each counts its part, so that a draw is half a win.
 */
export function stagesOf(finishes: Iterable<Finish>): Stage[] {
  const sums = new Map<string, { winner: number; field: number[]; weight: number }>();
  for (const finish of finishes)
    for (const { order, weight } of ordersOf(finish))
      for (let i = 0; i + 1 < order.length; i++) {
        const field = order.slice(i).sort((a, b) => a - b);
        const winner = order[i] ?? 0;
        const key = `${winner} of ${field.join(' ')}`;
        const sum = sums.get(key) ?? { winner, field, weight: 0 };
        sum.weight += weight;
        sums.set(key, sum);
      }
  return [...sums.values()];
}

function ordersOf(finish: Finish): { readonly order: readonly number[]; readonly weight: number }[] {
  let orders: (readonly number[])[] = [[]];
  const ranks = [...new Set(finish.map(({ rank }) => rank))].sort((a, b) => a - b);
  for (const rank of ranks) {
    const tied = permutations(finish.filter((place) => place.rank === rank).map(({ entrant }) => entrant));
    orders = orders.flatMap((before) => tied.map((after) => [...before, ...after]));
  }
  return orders.map((order) => ({ order, weight: 1 / orders.length }));
}

function permutations(of: readonly number[]): (readonly number[])[] {
  if (of.length < 2) return [of];
  return of.flatMap((one, i) => permutations(of.filter((_, k) => k !== i)).map((others) => [one, ...others]));
}

/**
 * As if all who met had also drawn so many games with each other: whoever has won everything would be infinitely strong
 * otherwise.
 */
export function withDraws(stages: readonly Stage[], draws: number): Stage[] {
  const met = new Set(
    stages.flatMap(({ field }) => field.flatMap((a) => field.filter((b) => b > a).map((b) => `${a} ${b}`))),
  );
  const drawn = [...met].flatMap((pair) => {
    const field = pair.split(' ').map(Number);
    return field.map((winner) => ({ winner, field, weight: draws / 2 }));
  });
  return [...stages, ...drawn];
}

/** Strengths on a natural scale, and how they vary together: 0 for whoever is the anchor. */
export interface Rating {
  readonly strength: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

const STEPS = 200;
const NEAR = 1e-10;

/** The strengths that make these stages likeliest, by Newton's method; `anchor` is held at 0. */
export function rate(entrants: number, stages: readonly Stage[], anchor: number): Rating {
  let strength = Array.from({ length: entrants }, () => 0);
  let likelihood = logLikelihood(strength, stages);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, information } = slopes(strength, stages, anchor);
    const covariance = inverse(information);
    const change = covariance.map((row) => row.reduce((sum, x, k) => sum + x * (gradient[k] ?? 0), 0));
    const { found, likelihood: better } = uphill(strength, change, likelihood, stages);
    const gain = better - likelihood;
    [strength, likelihood] = [found, better];
    if (gain < NEAR) break;
  }
  const covariance = inverse(slopes(strength, stages, anchor).information);
  return {
    strength,
    covariance: covariance.map((row, i) => row.map((x, k) => (i === anchor || k === anchor ? 0 : x))),
  };
}

/** Half the step, and half again, until it leads uphill. */
function uphill(from: readonly number[], change: readonly number[], likelihood: number, stages: readonly Stage[]) {
  for (let part = 1; part > 1e-6; part /= 2) {
    const found = from.map((x, i) => x + part * (change[i] ?? 0));
    const better = logLikelihood(found, stages);
    if (better >= likelihood) return { found, likelihood: better };
  }
  return { found: [...from], likelihood };
}

function chances(strength: readonly number[], field: readonly number[]): number[] {
  const most = Math.max(...field.map((i) => strength[i] ?? 0));
  const weights = field.map((i) => Math.exp((strength[i] ?? 0) - most));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

function logLikelihood(strength: readonly number[], stages: readonly Stage[]): number {
  return stages.reduce((sum, { winner, field, weight }) => {
    const chance = chances(strength, field)[field.indexOf(winner)] ?? 0;
    return sum + weight * Math.log(Math.max(chance, Number.MIN_VALUE));
  }, 0);
}

/** The first and the negative second derivative of the log-likelihood; the anchor's row stands still. */
function slopes(strength: readonly number[], stages: readonly Stage[], anchor: number) {
  const gradient = strength.map(() => 0);
  const information = strength.map((_, i): number[] => strength.map((__, k) => (i === k && i === anchor ? 1 : 0)));
  const add = (i: number, k: number, x: number): void => {
    const row = information[i];
    if (row !== undefined && i !== anchor && k !== anchor) row[k] = (row[k] ?? 0) + x;
  };
  for (const { winner, field, weight } of stages) {
    const chance = chances(strength, field);
    if (winner !== anchor) gradient[winner] = (gradient[winner] ?? 0) + weight;
    field.forEach((i, at) => {
      const p = chance[at] ?? 0;
      if (i !== anchor) gradient[i] = (gradient[i] ?? 0) - weight * p;
      add(i, i, weight * p);
      for (const [other, k] of field.entries()) add(i, k, -weight * p * (chance[other] ?? 0));
    });
  }
  return { gradient, information };
}

/** By Gauss and Jordan, with pivots from the diagonal: what comes here is symmetric and positive. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row.map((x, k) => (i === k ? x + 1e-9 : x)), ...unit(n, i)]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i] ?? [];
    const scale = pivot[i] ?? 1;
    for (let k = 0; k < 2 * n; k++) pivot[k] = (pivot[k] ?? 0) / scale;
    rows.forEach((row, other) => {
      const factor = other === i ? 0 : (row[i] ?? 0);
      if (factor !== 0) for (let k = 0; k < 2 * n; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    });
  }
  return rows.map((row) => row.slice(n));
}

const unit = (n: number, i: number): number[] => Array.from({ length: n }, (_, k) => (k === i ? 1 : 0));

/** Points of Elo in one unit of strength: 400 are odds of ten to one. */
export const ELO = 400 / Math.LN10;
/** 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/** A figure in Elo with its 95 % interval. */
export interface Figure {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** How far `one` is above `other`. */
export function lead({ strength, covariance }: Rating, one: number, other: number): Figure {
  const at = (i: number, k: number): number => covariance[i]?.[k] ?? 0;
  const spread = Z * Math.sqrt(Math.max(0, at(one, one) + at(other, other) - 2 * at(one, other)));
  const ahead = (strength[one] ?? 0) - (strength[other] ?? 0);
  return { elo: ELO * ahead, low: ELO * (ahead - spread), high: ELO * (ahead + spread) };
}
