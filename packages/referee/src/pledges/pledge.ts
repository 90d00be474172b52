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

/** SHA-256 of text in UTF-8, and HMAC by it, as hexadecimal digits. */
export interface Digests {
  sha256(text: string): string;
  hmac(key: string, text: string): string;
}

/** Those that run anywhere. Whoever seals thousands of answers may have faster ones. */
const anywhere: Digests = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmac: (key, text) => bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text))),
};

/** Binds a table to its seed. The first line sets it off from every other use of the same hash. */
export const seedPledge = (table: string, salt: string, seed: Seed): string =>
  anywhere.sha256(`cinderhall seed 1\n${table}\n${salt}\n${seed}`);

/** Binds a table to an answer, as the record holds it (`'0 clash 3'`), at its place, counted from 1. */
export const answerPledge = (
  table: string,
  step: number,
  salt: string,
  line: string,
  { sha256 }: Pick<Digests, 'sha256'> = anywhere,
): string => sha256(`cinderhall answer 1\n${table}\n${step}\n${salt}\n${line}`);

/** 128 bits that nobody foresees who has not the key, and that are the same for the same use. */
export const saltBy = (key: string, use: string, { hmac }: Pick<Digests, 'hmac'> = anywhere): string =>
  hmac(key, use).slice(0, 32);
