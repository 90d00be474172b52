import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** What CBOR (RFC 8949) needs for whatever an authenticator says. */
type Cbor = number | string | Uint8Array | readonly (readonly [Cbor, Cbor])[];

function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flatMap(([key, held]) => [cbor(key), cbor(held)])]);
}

/** Flags of what an authenticator says: somebody is there, was made sure of, and a key comes along. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What of a ceremony a test may get wrong on purpose. */
export interface Wrong {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  /** What the counter says. */
  readonly counter?: number;
  /** Nobody has made sure who is there. */
  readonly unverified?: boolean;
}

/** A passkey in a program: ES256, attestation `none`, a counter that counts. */
export class Authenticator {
  readonly id = b64(randomBytes(16));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers what `navigator.credentials.create` is asked. */
  make({ challenge }: { readonly challenge: string }, wrong: Wrong = {}): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = Buffer.concat([this.#said(ATTESTED, wrong), Buffer.alloc(16), length, id, key]);
    const attestationObject = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', authData],
    ]);
    const clientDataJSON = this.#client('webauthn.create', challenge, wrong);
    const response = { clientDataJSON: b64(clientDataJSON), attestationObject: b64(attestationObject) };
    return { id: this.id, response: { ...response, transports: ['internal'] } };
  }

  /** Answers what `navigator.credentials.get` is asked. */
  show({ challenge }: { readonly challenge: string }, wrong: Wrong = {}): object {
    const client = this.#client('webauthn.get', challenge, wrong);
    const said = this.#said(0, wrong);
    const signature = createSign('sha256').update(said).update(sha256(client)).sign(this.#keys.privateKey);
    const response = { clientDataJSON: b64(client), authenticatorData: b64(said), signature: b64(signature) };
    return { id: this.id, response };
  }

  #said(flags: number, { host, counter, unverified = false }: Wrong): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const all = Buffer.from([flags | PRESENT | (unverified ? 0 : VERIFIED)]);
    return Buffer.concat([sha256(host ?? new URL(this.#origin).hostname), all, count]);
  }

  #client(type: string, challenge: string, wrong: Wrong): Buffer {
    const { origin = this.#origin } = wrong;
    return Buffer.from(JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false }));
  }
}
