import * as z from 'zod/mini';

/** Bytes as the web writes them into JSON. */
const bytes = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/));

/** What names a passkey. */
const passkeyId = bytes(1400);

/** What a browser says when it has made a passkey. What else browsers add is left out. */
export const passkeyMade = z.object({
  id: passkeyId,
  response: z.object({
    clientDataJSON: bytes(2000),
    attestationObject: bytes(6000),
    /** By which ways the passkey can be reached, as hints for the browser. */
    transports: z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8)), []),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** What a browser says when somebody has shown their passkey. */
export const passkeyShown = z.object({
  id: passkeyId,
  response: z.object({ clientDataJSON: bytes(2000), authenticatorData: bytes(2000), signature: bytes(2000) }),
});
export type PasskeyShown = z.infer<typeof passkeyShown>;

export const passkeyRemoval = z.strictObject({ passkey: passkeyId });
export type PasskeyRemoval = z.infer<typeof passkeyRemoval>;

/** Where a player is not known any more: in this browser, or everywhere else. */
export const signOutRequest = z.strictObject({ where: z.enum(['here', 'elsewhere']) });
export type SignOutRequest = z.infer<typeof signOutRequest>;

/** What is to be handed to the browser's `navigator.credentials`, as its JSON. */
export interface PasskeyOptions {
  readonly options: { readonly challenge: string };
}

/** A passkey of somebody. Instants are milliseconds since 1970. */
export interface PasskeyCard {
  readonly id: string;
  readonly created: number;
  /** Null: it has not been used yet. */
  readonly used: number | null;
}

/** By what somebody can be let in, beside this browser's cookie. */
export interface AccountCard {
  readonly passkeys: readonly PasskeyCard[];
  /** How many recovery codes have not been used. */
  readonly codes: number;
  /** New recovery codes, told once; null: there are none. */
  readonly fresh: readonly string[] | null;
}
