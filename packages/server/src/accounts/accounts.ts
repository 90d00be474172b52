import type { AccountCard, OnlineVerdict, PasskeyMade, PasskeyOptions, PasskeyShown } from '@cinderhall/protocol';
import { granted } from '@cinderhall/referee';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Guest } from '../tables/registry.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery.ts';
import { siteOf } from './site.ts';

type Request = Pick<FastifyRequest, 'headers'>;

const options = z.looseObject({ challenge: z.string() });

/** What people may ask for about being let in by passkeys and recovery codes. */
export class Accounts {
  readonly #passkeys: Passkeys;
  readonly #codes: RecoveryCodes;
  readonly #origin: string | null;

  /** `origin`: the only one by which the page is to be opened; null: any. */
  constructor(ports: {
    readonly passkeys: Passkeys;
    readonly codes: RecoveryCodes;
    readonly origin: string | null;
  }) {
    this.#passkeys = ports.passkeys;
    this.#codes = ports.codes;
    this.#origin = ports.origin;
  }

  async of({ id }: Guest): Promise<OnlineVerdict<AccountCard>> {
    return granted(await this.#passkeys.account(id));
  }

  async beginMaking(guest: Guest, request: Request): Promise<OnlineVerdict<PasskeyOptions>> {
    const site = siteOf(request, this.#origin);
    if (!site) return refusing('not-secure');
    const made = await this.#passkeys.beginMaking(guest, site);
    if (made === null) return { ok: false, refusal: { refused: 'too-many', wait: 0 } };
    return granted({ options: options.parse(made) });
  }

  async make({ id }: Guest, request: Request, made: PasskeyMade): Promise<OnlineVerdict<AccountCard>> {
    const site = siteOf(request, this.#origin);
    if (!site) return refusing('not-secure');
    const account = await this.#passkeys.make(id, site, made);
    return account ? granted(account) : refusing('no-passkey');
  }

  async remove(guest: Guest, passkey: string): Promise<OnlineVerdict<AccountCard>> {
    return (await this.#passkeys.remove(guest.id, passkey)) ? this.of(guest) : refusing('no-passkey');
  }

  /** New recovery codes, for whoever has a passkey that can be lost. */
  async renewCodes({ id }: Guest): Promise<OnlineVerdict<AccountCard>> {
    const { passkeys } = await this.#passkeys.account(id);
    if (passkeys.length === 0) return refusing('no-passkey');
    return granted(await this.#passkeys.account(id, await this.#codes.renew(id)));
  }

  async beginEntering(request: Request): Promise<OnlineVerdict<PasskeyOptions>> {
    const site = siteOf(request, this.#origin);
    return site
      ? granted({ options: options.parse(await this.#passkeys.beginEntering(site)) })
      : refusing('not-secure');
  }

  /** Who has shown their passkey. */
  async enter(request: Request, shown: PasskeyShown): Promise<OnlineVerdict<string>> {
    const site = siteOf(request, this.#origin);
    if (!site) return refusing('not-secure');
    const guest = await this.#passkeys.enter(site, shown);
    return guest === null ? refusing('no-passkey') : granted(guest);
  }

  /** Whose recovery code this is. */
  async recover(code: string): Promise<OnlineVerdict<string>> {
    const guest = await this.#codes.use(code);
    return guest === null ? refusing('no-code') : granted(guest);
  }
}

const refusing = (refused: 'no-passkey' | 'not-secure' | 'no-code'): OnlineVerdict<never> => ({
  ok: false,
  refusal: { refused },
});
