import type { AccountCard, PasskeyCard, PasskeyMade, PasskeyShown } from '@cinderhall/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod';
import type { Database } from '../store/index.ts';
import type { Guest } from '../tables/registry.ts';
import type { Challenges } from './challenges.ts';
import type { RecoveryCodes } from './recovery.ts';
import type { Site } from './site.ts';

/** Passkeys of one player: a few devices, and those that are lost. */
const MOST = 20;

const cardRow = z.object({ id: z.string(), created: z.number(), used: z.number().nullable() });
const keyRow = z.object({ guest: z.string(), key: z.string(), counter: z.number(), host: z.string() });

export interface PasskeysPorts {
  readonly db: Database;
  readonly challenges: Challenges;
  readonly codes: RecoveryCodes;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Passkeys by which guests prove themselves on any device. A guest who has one is otherwise as they were before. */
export class Passkeys {
  readonly #ports: PasskeysPorts;

  constructor(ports: PasskeysPorts) {
    this.#ports = ports;
  }

  /** By what a guest can be let in; `fresh`: codes that they get to see now. */
  async account(guest: string, fresh: readonly string[] | null = null): Promise<AccountCard> {
    return { passkeys: await this.#of(guest), codes: await this.#ports.codes.left(guest), fresh };
  }

  /** What a browser needs to make a passkey for a guest. Null: they have too many. */
  async beginMaking({ id, name }: Guest, { host }: Site): Promise<object | null> {
    const known = await this.#of(id);
    if (known.length >= MOST) return null;
    return generateRegistrationOptions({
      ...{ rpName: 'Cinderhall', rpID: host, userName: name, attestationType: 'none' },
      userID: new Uint8Array(Buffer.from(id)),
      challenge: await this.#ports.challenges.ask('make', id),
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      // It is found without a name being given, and whoever finds the device cannot use it.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps a passkey that a guest has made; with the first one come recovery codes. Null: it is not as it should be. */
  async make(guest: string, site: Site, { id, response }: PasskeyMade): Promise<AccountCard | null> {
    const { db, challenges, codes, now } = this.#ports;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: (challenge) => challenges.take(challenge, 'make', guest),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    }).catch(refused);
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    const added = await db.write(
      `INSERT INTO passkeys (id, guest, key, counter, host, created) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING id`,
      ...[credential.id, guest, Buffer.from(credential.publicKey).toString('base64url')],
      ...[credential.counter, site.host, now()],
    );
    if (added.length === 0) return null;
    const fresh = (await codes.left(guest)) === 0 ? await codes.renew(guest) : null;
    return this.account(guest, fresh);
  }

  /** What a browser needs to ask anybody for their passkey. */
  async beginEntering({ host }: Site): Promise<object> {
    const challenge = await this.#ports.challenges.ask('enter', '');
    return generateAuthenticationOptions({ rpID: host, challenge, userVerification: 'required' });
  }

  /** Who has shown their passkey; null: nobody. A passkey that has been copied is not believed. */
  async enter(site: Site, { id, response }: PasskeyShown): Promise<string | null> {
    const { db, challenges, now } = this.#ports;
    const [row] = await db.read('SELECT guest, key, counter, host FROM passkeys WHERE id = ?', id);
    if (row === undefined) return null;
    const { guest, key, counter, host } = keyRow.parse(row);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: (challenge) => challenges.take(challenge, 'enter', ''),
      expectedOrigin: site.origin,
      expectedRPID: host,
      credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter },
      requireUserVerification: true,
    }).catch(refused);
    if (!verified || !authenticationInfo) return null;
    const used = await db.write(
      'UPDATE passkeys SET counter = ?, used = ? WHERE id = ? AND counter = ? RETURNING id',
      ...[authenticationInfo.newCounter, now(), id, counter],
    );
    return used.length > 0 ? guest : null;
  }

  /** Takes a passkey away; with the last one go the recovery codes. `false`: it is not this guest's. */
  async remove(guest: string, passkey: string): Promise<boolean> {
    const { db, codes } = this.#ports;
    const removed = await db.write('DELETE FROM passkeys WHERE id = ? AND guest = ? RETURNING id', passkey, guest);
    if (removed.length > 0 && (await this.#of(guest)).length === 0) await codes.clear(guest);
    return removed.length > 0;
  }

  async #of(guest: string): Promise<PasskeyCard[]> {
    const rows = await this.#ports.db.read(
      'SELECT id, created, used FROM passkeys WHERE guest = ? ORDER BY created, id',
      guest,
    );
    return rows.map((row) => cardRow.parse(row));
  }
}

/** Whatever is wrong with what a browser has sent, it comes to the same. */
const refused = (): {
  readonly verified: false;
  readonly registrationInfo?: never;
  readonly authenticationInfo?: never;
} => ({
  verified: false,
});
