import { randomBytes, randomInt } from 'node:crypto';
import { type RngState, type Seed, seedRng } from '@cinderhall/kernel';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The name of something that is no secret, different from every other: 64 bits. */
export const newName = (): string => hex(8);

/** What opens something to whoever knows it: 128 bits. */
export const newKey = (): string => hex(16);

/** 128 bits from the machine. They stay with the referee. */
export const newSeed = (): Seed => hex(16);

/** What all the salts of a table are made of: 256 bits. */
export const newSalts = (): string => hex(32);

/** What messages to somebody are signed with: 256 bits. */
export const newSecret = (): string => hex(32);

/** Signs of which nobody mistakes one for another. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** What somebody types on another device: 60 bits. */
export const newCode = (): string => Array.from(randomBytes(12), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** A generator for one thought of a computer, which has nothing to do with the game's own. */
export const newLuck = (): RngState => seedRng(String(randomInt(2 ** 32)));
