import { chacha20orig } from '@noble/ciphers/chacha.js';
import type { Result, RngState, Seed } from './game.ts';

/** First number of a generator's state: what kind it is. */
const OPEN = 0;
const HOSTED = 1;

const OPEN_SEED = /^[0-9]{1,10}$/;
const HOSTED_SEED = /^[0-9a-f]{32}$/;

/**
 * Sets off this use of a key from any other use of the same 128 bits. Eight bytes: the nonce of the original ChaCha.
 */
const DOMAIN = Uint8Array.from('cinder/1', (c) => c.charCodeAt(0));
const NO_TEXT = new Uint8Array(64);

/** Largest `n` of {@link below}: `n` times a 32-bit word must stay an exact double. */
const MOST = 2 ** 21;

/**
 * Parses a seed from outside: up to ten decimal digits (open) or 32 hexadecimal ones (hosted). Capital letters and
 * leading zeros of a number are folded away, so that equal seeds are equal texts.
 */
export function parseSeed(text: unknown): Result<Seed> {
  const seed = typeof text === 'string' ? text.trim().toLowerCase() : '';
  if (OPEN_SEED.test(seed)) return { ok: true, value: String(Number(seed)) };
  if (HOSTED_SEED.test(seed)) return { ok: true, value: seed };
  const message = 'a seed is a whole number of up to 10 digits, or 32 hexadecimal digits';
  return { ok: false, refusal: { refused: 'malformed', path: 'seed', message } };
}

/**
 * The generator that a seed starts: a flat list of 32-bit integers to live in a game's state; clone it with `slice()`.
 * Throws on a text that {@link parseSeed} would refuse.
 *
 * An open seed runs xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number generators"): fast, and
 * anybody who wants to can predict it. A hosted seed keys ChaCha20 (Bernstein, "ChaCha, a variant of Salsa20"; 128-bit
 * key) as a counter: the n-th draw depends on the key and n alone, and seeing draws helps nobody guess others.
 */
export function seedRng(seed: Seed): RngState {
  if (HOSTED_SEED.test(seed))
    return [HOSTED, ...[0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0), 0];
  if (!OPEN_SEED.test(seed)) throw new RangeError(`no seed: ${seed}`);
  const number = Number(seed);
  return openRng((number % 2 ** 32) | 0, Math.floor(number / 2 ** 32));
}

/** Spreads two words over the four of xoshiro128**; never all zero, which it could not leave. */
function openRng(low: number, high: number): RngState {
  const rng = [OPEN];
  for (let i = 1; i <= 4; i++) rng.push(scatter(scatter(low + Math.imul(i, 0x9e3779b9)) + high));
  if (!rng.some((word) => word !== 0)) rng[1] = 1;
  return rng;
}

/** The finalizer of MurmurHash3 (Appleby): a bijection on 32-bit words in which every bit in moves every bit out. */
function scatter(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The next 32 random bits, 0 to 2³² − 1. Advances `rng`. */
export function next(rng: RngState): number {
  return rng[0] === OPEN ? nextOpen(rng) : nextHosted(rng);
}

function nextOpen(rng: RngState): number {
  const a = rng[1] ?? 0;
  const b = rng[2] ?? 0;
  const c = (rng[3] ?? 0) ^ a;
  const d = (rng[4] ?? 0) ^ b;
  rng[1] = a ^ d;
  rng[2] = b ^ c;
  rng[3] = c ^ (b << 9);
  rng[4] = (d << 11) | (d >>> 21);
  const x = Math.imul(b, 5);
  return Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
}

/**
 * One whole block for one word: 1.6 µs where a block kept for sixteen draws would cost 0.1, but the state stays six
 * numbers, and a hosted game draws a few hundred times in an hour.
 */
function nextHosted(rng: RngState): number {
  if (rng[0] !== HOSTED) throw new TypeError('not the state of a generator');
  const key = new DataView(new ArrayBuffer(16));
  for (let i = 0; i < 4; i++) key.setInt32(4 * i, rng[1 + i] ?? 0);
  const n = rng[5] ?? 0;
  rng[5] = n + 1;
  const block = chacha20orig(new Uint8Array(key.buffer), DOMAIN, NO_TEXT, undefined, Math.floor(n / 16));
  return new DataView(block.buffer, block.byteOffset).getUint32(4 * (n % 16), true);
}

/**
 * A whole number from 0 to `n` − 1, all equally likely. Advances `rng`. `n` is at most 2²¹.
 *
 * Lemire, "Fast random integer generation in an interval" (2019): the high half of word × n, and a word is thrown away
 * when its low half says that it belongs to the 2³² mod n too many.
 */
export function below(rng: RngState, n: number): number {
  if (!(n >= 1 && n <= MOST)) throw new RangeError(`below(${n})`);
  let word = next(rng);
  let low = Math.imul(word, n) >>> 0;
  if (low < n) {
    const surplus = 2 ** 32 % n;
    while (low < surplus) {
      word = next(rng);
      low = Math.imul(word, n) >>> 0;
    }
  }
  // | 0 changes no number: without it the list that a die is put into becomes one of doubles.
  return ((word * n - low) / 2 ** 32) | 0;
}

/** Puts `xs` in a random order, in place; every order is equally likely (Fisher and Yates). Advances `rng`. */
export function shuffle<T extends NonNullable<unknown> | null>(rng: RngState, xs: T[]): void {
  for (let i = xs.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const x = xs[i];
    const y = xs[j];
    if (x !== undefined && y !== undefined) {
      xs[i] = y;
      xs[j] = x;
    }
  }
}

/** An open generator of its own, started by this one: for sampled worlds and for one of many games. Advances `rng`. */
export function forkRng(rng: RngState): RngState {
  const low = next(rng) | 0;
  return openRng(low, next(rng) | 0);
}

/** An open seed drawn from a generator, for one of many games. Advances `rng`. */
export function drawSeed(rng: RngState): Seed {
  return String(next(rng));
}
