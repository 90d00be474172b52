import { next, type RngState } from '@cinderhall/kernel';
import type { NetFile } from '../net.ts';

/** One position to learn from. */
export interface Sample {
  readonly inputs: Float32Array;
  /** What it turned out to be worth to the seat that looks. */
  readonly worth: number;
  /** How good each move looked, as chances that sum to 1, by output of the net; null where somebody else was to move. */
  readonly odds: ReadonlyMap<number, number> | null;
}

/** How far off a net was, on average over some samples. */
export interface Loss {
  /** Mean square of the error in worth. */
  readonly worth: number;
  /** Kullback–Leibler divergence of its odds from those to be learned, in nats. */
  readonly odds: number;
}

/** How much the odds count beside the worth. */
const ODDS = 0.1;
// Adam (Kingma and Ba 2015), with their own values.
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const TINY = 1e-8;
/** Weights shrink by this part of each step, so that inputs which say nothing fade out. */
const DECAY = 1e-5;

/** Numbers that are learned: with their gradient and the two moments of it. */
class Tensor {
  readonly value: Float32Array;
  readonly slope: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(value: Float32Array) {
    this.value = value;
    this.slope = new Float32Array(value.length);
    this.#mean = new Float32Array(value.length);
    this.#square = new Float32Array(value.length);
  }

  /** One step of Adam, the `step`-th; forgets the gradient, which is the sum over `samples`. */
  improve(rate: number, samples: number, step: number, decay: number): void {
    const [value, slope, mean, square] = [this.value, this.slope, this.#mean, this.#square];
    const meanScale = 1 / (1 - MOMENTUM ** step);
    const squareScale = 1 / (1 - SPREAD ** step);
    for (let i = 0; i < value.length; i++) {
      const g = (slope[i] ?? 0) / samples;
      const m = MOMENTUM * (mean[i] ?? 0) + (1 - MOMENTUM) * g;
      const v = SPREAD * (square[i] ?? 0) + (1 - SPREAD) * g * g;
      mean[i] = m;
      square[i] = v;
      slope[i] = 0;
      const w = value[i] ?? 0;
      value[i] = w - rate * ((m * meanScale) / (Math.sqrt(v * squareScale) + TINY) + decay * w);
    }
  }
}

interface Layer {
  readonly inputs: number;
  readonly units: number;
  readonly weights: Tensor;
  readonly biases: Tensor;
  readonly out: Float32Array;
  /** How the error changes with each unit. */
  readonly blame: Float32Array;
}

/** A net that learns (see `Net` for how it answers). All chance is the generator's it starts with. */
export class Pupil {
  readonly #sizes: readonly number[];
  readonly #layers: readonly Layer[];
  #steps = 0;

  constructor(sizes: readonly number[], rng: RngState) {
    this.#sizes = sizes;
    this.#layers = sizes.slice(1).map((units, i) => {
      const inputs = sizes[i] ?? 0;
      // Outputs start near 0, so that at first nothing is believed.
      const size = Math.sqrt(2 / inputs) * (i + 2 === sizes.length ? 0.1 : 1);
      const weights = Float32Array.from({ length: inputs * units }, () => size * aboutNormal(rng));
      return {
        inputs,
        units,
        weights: new Tensor(weights),
        biases: new Tensor(new Float32Array(units)),
        out: new Float32Array(units),
        blame: new Float32Array(units),
      };
    });
  }

  /** Learns from some samples at once, and says how far off it was before. */
  learn(samples: readonly Sample[], rate: number): Loss {
    let [worth, odds] = [0, 0];
    for (const sample of samples) {
      const out = this.#run(sample.inputs);
      const { blame } = this.#last();
      blame.fill(0);
      const off = (out[0] ?? 0) - sample.worth;
      blame[0] = off;
      worth += off * off;
      if (sample.odds !== null) odds += blameOdds(sample.odds, out, blame);
      this.#trace(sample.inputs);
    }
    this.#steps++;
    for (const { weights, biases } of this.#layers) {
      weights.improve(rate, samples.length, this.#steps, DECAY);
      biases.improve(rate, samples.length, this.#steps, 0);
    }
    const looked = samples.filter((sample) => sample.odds !== null).length;
    return { worth: worth / samples.length, odds: odds / Math.max(1, looked) };
  }

  /** The net as a file, its weights as whole numbers from −`steps` to `steps`. */
  file(reads: string, steps: number): NetFile {
    const layers = this.#layers.map(({ weights, biases }) => {
      const most = weights.value.reduce((best, w) => Math.max(best, Math.abs(w)), 0);
      const scale = short(most / steps) || 1;
      return {
        scale,
        weights: Array.from(weights.value, (w) => Math.round(w / scale) | 0),
        biases: Array.from(biases.value, short),
      };
    });
    return { reads, sizes: this.#sizes, layers };
  }

  #last(): Layer {
    const layer = this.#layers.at(-1);
    if (layer === undefined) throw new RangeError('a net without layers');
    return layer;
  }

  #run(inputs: Float32Array): Float32Array {
    let x = inputs;
    for (const layer of this.#layers) {
      const { units, weights, biases, out } = layer;
      out.set(biases.value);
      for (let i = 0; i < layer.inputs; i++) {
        const value = x[i] ?? 0;
        if (value === 0) continue;
        for (let j = 0; j < units; j++) out[j] = (out[j] ?? 0) + value * (weights.value[i * units + j] ?? 0);
      }
      if (layer !== this.#last()) for (let j = 0; j < units; j++) if ((out[j] ?? 0) < 0) out[j] = 0;
      x = out;
    }
    return x;
  }

  /** Adds up how the error changes with each weight, from the last layer to the first (backpropagation). */
  #trace(inputs: Float32Array): void {
    for (let l = this.#layers.length - 1; l >= 0; l--) {
      const layer = this.#layers[l];
      const before = this.#layers[l - 1];
      if (layer !== undefined) traceLayer(layer, before?.out ?? inputs, before?.blame ?? null);
    }
  }
}

/** `blamed`: what to write the blame of the layer before into; null when these are the inputs. */
function traceLayer(
  { inputs, units, weights, biases, blame }: Layer,
  x: Float32Array,
  blamed: Float32Array | null,
): void {
  for (let j = 0; j < units; j++) biases.slope[j] = (biases.slope[j] ?? 0) + (blame[j] ?? 0);
  for (let i = 0; i < inputs; i++) {
    const value = x[i] ?? 0;
    let sum = 0;
    // A unit at 0 is cut off: it neither said anything nor can be blamed.
    for (let j = 0, k = i * units; value !== 0 && j < units; j++, k++) {
      const b = blame[j] ?? 0;
      weights.slope[k] = (weights.slope[k] ?? 0) + value * b;
      sum += (weights.value[k] ?? 0) * b;
    }
    if (blamed !== null) blamed[i] = sum;
  }
}

/** Blames the outputs that stand for moves, by softmax and cross-entropy; gives the divergence. */
function blameOdds(odds: ReadonlyMap<number, number>, out: Float32Array, blame: Float32Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const output of odds.keys()) most = Math.max(most, out[output] ?? 0);
  let sum = 0;
  for (const output of odds.keys()) sum += Math.exp((out[output] ?? 0) - most);
  let divergence = 0;
  for (const [output, chance] of odds) {
    const said = Math.exp((out[output] ?? 0) - most) / sum;
    blame[output] = ODDS * (said - chance);
    if (chance > 0) divergence += chance * Math.log(chance / Math.max(said, 1e-9));
  }
  return divergence;
}

/** About normal, with a standard deviation of about 0.6. */
const aboutNormal = (rng: RngState): number => 1.2 * (uniform(rng) + uniform(rng) + uniform(rng) - 1.5);
const uniform = (rng: RngState): number => next(rng) / 2 ** 32;

const short = (x: number): number => Number(x.toPrecision(6));
