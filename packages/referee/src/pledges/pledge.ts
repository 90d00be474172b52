import type { Seed } from '@cinderhall/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a table has bound itself to before anybody could know it: hashes, each 64 hexadecimal digits. */
export interface Pledge {
  /** Of the seed, from the first moment on. */
  readonly seed: string;
  /** Of answers, in the order in which they were given. */
  readonly answers: readonly string[];
}

/** The SHA-256 of these lines in UTF-8, with line feeds between them. */
const hashOf = (...lines: readonly (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));

/** Binds a table to its seed. The first line sets it off from every other use of the same hash. */
export const seedPledge = (table: string, salt: string, seed: Seed): string =>
  hashOf('cinderhall seed 1', table, salt, seed);

/** Binds a table to an answer, as the record holds it (`'0 clash 3'`), at its place, counted from 1. */
export const answerPledge = (table: string, step: number, salt: string, line: string): string =>
  hashOf('cinderhall answer 1', table, step, salt, line);

/** 128 bits that nobody foresees who has not the key, and that are the same for the same use. */
export const saltBy = (key: string, use: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(use)).subarray(0, 16));
