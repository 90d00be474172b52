import { next, type RngState } from '@cinderhall/kernel';

/** What two players get out of each pair of choices made at once: by the first one's choice, then by the second's. */
export type Matrix = readonly (readonly number[])[];

/** How often each choice of both is made; each sums to 1. */
export interface Mixture {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/**
 * Mixed play of two who choose at once, by regret matching (Hart and Mas-Colell 2000) in the form that forgets what lies
 * below 0 and trusts later rounds more (Tammelin 2014), as the average over `rounds`. Where what one wins the other loses
 * it comes as near to an equilibrium as one likes.
 */
export function mixedPlay(first: Matrix, second: Matrix, rounds: number): Mixture {
  const mine = new Regrets(first.length);
  const theirs = new Regrets(first[0]?.length ?? 0);
  for (let round = 0; round < rounds; round++) {
    const q = theirs.mixture();
    mine.learn(first.map((row) => met(row, q)));
    const p = mine.mixture();
    theirs.learn(q.map((_, j) => columnMet(second, j, p)));
  }
  return { first: mine.average(), second: theirs.average() };
}

/** What a row of worths brings against a mixture. By a loop, since it is asked for thousands of times a move. */
function met(row: readonly number[], mixture: readonly number[]): number {
  let sum = 0;
  for (let j = 0; j < row.length; j++) sum += (row[j] ?? 0) * (mixture[j] ?? 0);
  return sum;
}

function columnMet(matrix: Matrix, j: number, mixture: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < mixture.length; i++) sum += (mixture[i] ?? 0) * (matrix[i]?.[j] ?? 0);
  return sum;
}

/** What both together could still gain by answering such a mixture as well as possible; 0: neither can. */
export function exploitability(first: Matrix, second: Matrix, { first: p, second: q }: Mixture): number {
  const rows = first.map((row) => met(row, q));
  const columns = q.map((_, j) => columnMet(second, j, p));
  return Math.max(...rows) - met(rows, p) + Math.max(...columns) - met(columns, q);
}

/** Rounds of regret matching where a value is wanted, not a mixture in good time. */
const PATIENT = 3000;

/**
 * What somebody who knows the first one's mixture gains by the best answer to it, over what the game is worth; for games in
 * which what one wins the other loses. `first` is what the first one gets. Rather too much, by what {@link mixedPlay} leaves.
 */
export function gainAgainst(first: Matrix, mixture: readonly number[]): number {
  const second = first.map((row) => row.map((worth) => -worth));
  const { second: q } = mixedPlay(first, second, PATIENT);
  const value = Math.max(...first.map((row) => met(row, q)));
  const left = q.map((_, j) => columnMet(first, j, mixture));
  return Math.max(0, value - Math.min(...left));
}

/** One choice of a mixture. Advances `rng`. */
export function drawn(mixture: readonly number[], rng: RngState): number {
  let left = next(rng) / 2 ** 32;
  for (const [choice, chance] of mixture.entries()) {
    left -= chance;
    if (left < 0) return choice;
  }
  return mixture.length - 1;
}

class Regrets {
  readonly #regrets: number[];
  readonly #sums: number[];
  #rounds = 0;
  /** By the regrets as they are; wanted twice before they change. */
  #mixture: readonly number[];

  constructor(choices: number) {
    this.#regrets = Array.from({ length: choices }, () => 0);
    this.#sums = this.#regrets.slice();
    this.#mixture = normal(this.#regrets);
  }

  mixture(): readonly number[] {
    return this.#mixture;
  }

  /** What each choice would have brought. */
  learn(worths: readonly number[]): void {
    const mixture = this.#mixture;
    const got = met(worths, mixture);
    this.#rounds++;
    for (let i = 0; i < worths.length; i++) {
      this.#regrets[i] = Math.max(0, (this.#regrets[i] ?? 0) + (worths[i] ?? 0) - got);
      this.#sums[i] = (this.#sums[i] ?? 0) + this.#rounds * (mixture[i] ?? 0);
    }
    this.#mixture = normal(this.#regrets);
  }

  average(): number[] {
    return normal(this.#sums);
  }
}

/** Scaled to sum to 1; all alike when there is nothing to scale. */
function normal(weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}
