import type { Seat } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { seat } from './words.ts';

/** Something that one person at a table wants and others must agree to. */
export const motionRequest = z.discriminatedUnion('what', [
  /** To take back one's last choice with all that followed, of the table as this revision told it. */
  z.strictObject({ what: z.literal('take-back'), revision: z.int().check(z.gte(0)) }),
  /** To put a computer into somebody's seat. */
  z.strictObject({ what: z.literal('replace'), seat }),
]);
export type MotionRequest = z.infer<typeof motionRequest>;

/** What somebody thinks of it; whoever asked says no to withdraw it. */
export const voiceRequest = z.strictObject({ yes: z.boolean() });

/** What is being asked at a table now. */
export interface MotionCard {
  readonly id: string;
  readonly what: MotionRequest['what'];
  /** Who asks. */
  readonly by: Seat;
  /** Whose seat or choice it is about. */
  readonly seat: Seat;
  /** How many answers would be taken back. */
  readonly answers: number;
  /** Who has not said anything yet. */
  readonly missing: readonly Seat[];
}
