import * as z from 'zod/mini';

/** What lets a guest in on another device: twelve signs that nobody mistakes for others, 60 bits. */
const CODE = /^[0-9a-hjkmnp-tv-z]{12}$/;

/** A code as somebody types it, in capitals and with dashes if they like. */
export const deviceRequest = z.strictObject({
  code: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(40)),
      z.transform((text: string) =>
        text
          .toLowerCase()
          .replace(/[\s–-]/g, '')
          .replace(/o/g, '0')
          .replace(/[il]/g, '1'),
      ),
    ),
    z.string().check(z.regex(CODE)),
  ),
});
export type DeviceRequest = z.infer<typeof deviceRequest>;

/** A code for another device of the same guest. */
export interface CodeCard {
  readonly code: string;
  /** Until when it can be used, once; milliseconds since 1970. */
  readonly until: number;
}
