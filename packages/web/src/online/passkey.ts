import type { PasskeyMade, PasskeyShown } from '@cinderhall/protocol';

/** Whether this browser has passkeys at this address: by a name, over a way on which nobody can listen in. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in window &&
  /[a-z]/.test(location.hostname) &&
  !location.hostname.includes(':');

/** What the server wants of a passkey that is to be made or shown, as JSON. */
export interface Making {
  readonly options: PublicKeyCredentialCreationOptionsJSON;
}
export interface Showing {
  readonly options: PublicKeyCredentialRequestOptionsJSON;
}

/** Bytes out of what the web writes into JSON. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Lets the browser make a passkey; null: it has not, or somebody did not want to. */
export async function makePasskey({ options }: Making): Promise<PasskeyMade | null> {
  const { rp, user, challenge, pubKeyCredParams, excludeCredentials = [], authenticatorSelection = {} } = options;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...{ rp, pubKeyCredParams, authenticatorSelection },
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(({ id }) => ({ type: 'public-key', id: bytesOf(id) })),
  };
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAttestationResponse)) return null;
  const { clientDataJSON, attestationObject } = made.response;
  const response = { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) };
  return { id: made.id, response: { ...response, transports: made.response.getTransports?.() ?? [] } };
}

/** Lets somebody show a passkey; null: they have not. */
export async function showPasskey({ options: { challenge, rpId } }: Showing): Promise<PasskeyShown | null> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    userVerification: 'required',
    ...(rpId === undefined ? {} : { rpId }),
  };
  const shown = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(shown instanceof PublicKeyCredential && shown.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature } = shown.response;
  const [client, data, sign] = [clientDataJSON, authenticatorData, signature].map(textOf);
  return {
    id: shown.id,
    response: { clientDataJSON: client ?? '', authenticatorData: data ?? '', signature: sign ?? '' },
  };
}
