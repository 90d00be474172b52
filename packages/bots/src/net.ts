/** How the weights of a net are kept: plain JSON, so that one can be read, compared and committed. */
export interface NetFile {
  /** Which features of which game it reads, and of how many players; a net is of no use for any other. */
  readonly reads: string;
  /** Units by layer, from the inputs to the outputs. */
  readonly sizes: readonly number[];
  /** By layer: weights as whole numbers of `scale`, first all those of the first input; then the biases. */
  readonly layers: readonly {
    readonly scale: number;
    readonly weights: readonly number[];
    readonly biases: readonly number[];
  }[];
}

interface Layer {
  readonly inputs: number;
  readonly units: number;
  /** By input, then by unit. Each fits in 32 bits, but is not widened anew at every use. */
  readonly weights: Float64Array;
  readonly biases: Float32Array;
  readonly out: Float32Array;
  /** The inputs of this call that are not 0, and where the weights of each begin; room for some that are 0 at the end. */
  readonly values: Float64Array;
  readonly rows: Int32Array;
}

/** So many inputs are added up while a sum is at hand. */
const AT_ONCE = 4;

/**
 * A small feed-forward net: whatever is below 0 in a hidden layer becomes 0, the last layer is linear. Sums are taken in
 * one fixed order and nothing but + and × is used, so that every machine gives the same to the last bit.
 */
export class Net {
  readonly #layers: readonly Layer[];
  readonly inputs: number;
  readonly outputs: number;

  /** Throws on a file whose numbers do not fit its sizes: weights come with the program, not from people. */
  constructor({ sizes, layers }: NetFile) {
    this.#layers = layers.map(({ scale, weights, biases }, i) => {
      const [inputs, units] = [sizes[i] ?? 0, sizes[i + 1] ?? 0];
      if (weights.length !== inputs * units || biases.length !== units)
        throw new RangeError(
          `layer ${i} has ${weights.length} weights and ${biases.length} biases for ${inputs} × ${units}`,
        );
      return {
        inputs,
        units,
        weights: Float64Array.from(weights, (n) => Math.fround(n * scale)),
        biases: Float32Array.from(biases),
        out: new Float32Array(units),
        values: new Float64Array(inputs + AT_ONCE),
        rows: new Int32Array(inputs + AT_ONCE),
      };
    });
    if (this.#layers.length + 1 !== sizes.length || sizes.length < 2)
      throw new RangeError('as many layers as sizes, but one');
    this.inputs = sizes[0] ?? 0;
    this.outputs = sizes.at(-1) ?? 0;
  }

  /** The outputs for these inputs. The array is used again at the next call. */
  run(input: Float32Array): Float32Array {
    let x = input;
    this.#layers.forEach((layer, i) => {
      spread(x, layer);
      if (i + 1 < this.#layers.length) rectify(layer.out);
      x = layer.out;
    });
    return x;
  }

  /** The first output alone, for less. */
  first(input: Float32Array): number {
    let x = input;
    const last = this.#layers.length - 1;
    for (let i = 0; i < last; i++) {
      const layer = this.#layers[i];
      if (layer === undefined) break;
      spread(x, layer);
      rectify(layer.out);
      x = layer.out;
    }
    const layer = this.#layers[last];
    if (layer === undefined) return 0;
    let y = layer.biases[0] ?? 0;
    for (let i = 0; i < layer.inputs; i++) y += (x[i] ?? 0) * (layer.weights[i * layer.units] ?? 0);
    return y;
  }
}

/** Each unit's bias and, input after input, what that adds to it; every sum is rounded to 32 bits. */
function spread(x: Float32Array, layer: Layer): void {
  const { units, weights, biases, out, values, rows } = layer;
  const told = pick(x, layer);
  out.set(biases);
  for (let k = 0; k < told; k += AT_ONCE) {
    const a = values[k] ?? 0;
    const b = values[k + 1] ?? 0;
    const c = values[k + 2] ?? 0;
    const d = values[k + 3] ?? 0;
    const i = rows[k] ?? 0;
    const j = rows[k + 1] ?? 0;
    const m = rows[k + 2] ?? 0;
    const n = rows[k + 3] ?? 0;
    for (let u = 0; u < units; u++) {
      let sum = Math.fround((out[u] ?? 0) + a * (weights[i + u] ?? 0));
      sum = Math.fround(sum + b * (weights[j + u] ?? 0));
      sum = Math.fround(sum + c * (weights[m + u] ?? 0));
      out[u] = sum + d * (weights[n + u] ?? 0);
    }
  }
}

/** Notes the inputs that are not 0: most of a position's are, and after the first layer about half. Says how many there are. */
function pick(x: Float32Array, { inputs, units, values, rows }: Layer): number {
  let told = 0;
  for (let i = 0; i < inputs; i++) {
    const value = x[i] ?? 0;
    if (value === 0) continue;
    values[told] = value;
    rows[told] = i * units;
    told++;
  }
  // What is missing to a whole step adds nothing.
  values.fill(0, told, told + AT_ONCE);
  return told;
}

function rectify(out: Float32Array): void {
  for (let j = 0; j < out.length; j++) if ((out[j] ?? 0) < 0) out[j] = 0;
}
