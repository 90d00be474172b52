import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser that wants to be told something, as the web writes them. */
export interface BrowserKeys {
  /** A point of P-256. */
  readonly p256dh: string;
  /** Sixteen bytes that only this browser and whoever tells it know. */
  readonly auth: string;
}

/** What has to be new for each message. */
export interface Fresh {
  readonly privateKey: Uint8Array | null;
  readonly salt: Uint8Array;
}

/** One record holds all of it. */
const RECORD = 4096;
/** What the last record ends with. */
const LAST = Buffer.from([2]);

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A message that only one browser can read, whoever carries it there (RFC 8291, and `aes128gcm` of RFC 8188). */
export function encrypt(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { privateKey, salt }: Fresh = { privateKey: null, salt: randomBytes(16) },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (privateKey) ecdh.setPrivateKey(privateKey);
  else ecdh.generateKeys();
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.from(text)),
    cipher.update(LAST),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, sealed]);
}
