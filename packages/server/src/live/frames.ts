/** First byte of a frame that is a whole message of text, and of an empty ping (RFC 6455, 5.2). */
const TEXT = 0x81;
const PING = 0x89;
/** The longest text whose length the second byte holds, and the two after that. */
const SHORT = 125;
const MEDIUM = 0xffff;
/** What stands in the second byte where the length follows in two bytes, or in eight. */
const IN_TWO = 126;
const IN_EIGHT = 127;

/** An empty ping, a character for each byte. */
export const ping = String.fromCharCode(PING, 0);

/**
 * A text as a server sends it through a WebSocket, a character for each byte. Several of them in a row, written as `latin1`, are one
 * call into the system, and take no buffer of their own.
 */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  // Nearly all that is told is ASCII.
  return headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length);
  if (length <= MEDIUM) return String.fromCharCode(TEXT, IN_TWO, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, IN_EIGHT) + bytes.toString('latin1');
}
