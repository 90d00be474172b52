import { SEATS } from '@cinderhall/kernel';
import * as z from 'zod/mini';

/** Grows when a page of another version would no longer be understood. */
export const PROTOCOL = 1;

/** A table's name, which is no secret. */
export const tableId = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** A game's id. Whether there is such a game is for whoever plays it to know. */
export const gameId = z.string().check(z.maxLength(60));

/** What lets somebody in: 128 bits. It travels in the part of a link that is never sent, and in the body of requests. */
export const inviteKey = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const seat = z.union(SEATS.map((s) => z.literal(s)));

/** Chosen by whoever answers, a new one for each answer. */
export const answerId = z.string().check(z.regex(/^[\w-]{8,40}$/));

/** Text of one line that people read: no control characters, nothing at its ends, not empty. */
export const line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u));

export const guestName = line(40);
export const tableTitle = line(120);
