import type {
  AccountCard,
  CodeCard,
  FinishedGame,
  HookCard,
  HookRequest,
  InvitationCard,
  LayWish,
  MotionRequest,
  OnlineTrouble,
  OnlineVerdict,
  PasskeyMade,
  PasskeyShown,
  PushCard,
  PushRequest,
  SeatRequest,
  SignOutRequest,
  TableCard,
} from '@cinderhall/protocol';
import type { Making, Showing } from './passkey.ts';

interface Tables {
  readonly tables: readonly TableCard[];
}

/** What a server that does not answer comes to. */
const unanswered: OnlineTrouble = { refused: 'store', message: 'no answer' };

/** Asks the server. What it answers is of the version that it said it speaks. */
async function ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<OnlineVerdict<T>> {
  try {
    const sent = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
    const response = await fetch(`api/${path}`, { method, ...sent });
    const answer = await response.json();
    if (response.ok) return { ok: true, value: answer };
    return { ok: false, refusal: answer !== null && 'refused' in answer ? answer : unanswered };
  } catch {
    return { ok: false, refusal: unanswered };
  }
}

/** The server's tables, as far as they are asked for by single requests. */
export const api = {
  me: () => ask<{ readonly name: string | null }>('GET', 'me'),
  name: (name: string) => ask<{ readonly name: string }>('PUT', 'me', { name }),
  code: () => ask<CodeCard>('POST', 'me/code', {}),
  enter: (code: string) => ask<{ readonly name: string }>('POST', 'me/device', { code }),
  account: () => ask<AccountCard>('GET', 'me/account'),
  beginPasskey: () => ask<Making>('POST', 'me/passkeys/begin', {}),
  keepPasskey: (made: PasskeyMade) => ask<AccountCard>('POST', 'me/passkeys', made),
  removePasskey: (passkey: string) => ask<AccountCard>('POST', 'me/passkeys/remove', { passkey }),
  newCodes: () => ask<AccountCard>('POST', 'me/recovery', {}),
  beginEntering: () => ask<Showing>('POST', 'me/enter/begin', {}),
  enterBy: (shown: PasskeyShown) => ask<{ readonly name: string }>('POST', 'me/enter', shown),
  recover: (code: string) => ask<{ readonly name: string }>('POST', 'me/recover', { code }),
  leave: (where: SignOutRequest['where']) => ask<null>('POST', 'me/leave', { where }),
  push: () => ask<PushCard>('GET', 'me/push'),
  setPush: (wish: PushRequest) => ask<PushCard>('PUT', 'me/push', wish),
  removePush: (endpoint: string) => ask<PushCard>('POST', 'me/push/remove', { endpoint }),
  hook: () => ask<HookCard>('GET', 'me/hook'),
  setHook: (hook: HookRequest['hook']) => ask<HookCard>('PUT', 'me/hook', { hook }),
  mine: () => ask<Tables>('GET', 'tables'),
  found: () => ask<Tables>('GET', 'tables/public'),
  lay: (wish: LayWish) => ask<TableCard>('POST', 'tables', wish),
  table: (table: string) => ask<TableCard>('GET', `tables/${table}`),
  invitation: (table: string, invite: string | null) =>
    ask<InvitationCard>('POST', `tables/${table}/invitation`, { invite }),
  join: (table: string, invite: string | null) => ask<TableCard>('POST', `tables/${table}/members`, { invite }),
  seat: (table: string, seat: number, wish: SeatRequest) =>
    ask<TableCard>('PUT', `tables/${table}/seats/${seat}`, wish),
  propose: (table: string, wish: MotionRequest) => ask<TableCard>('POST', `tables/${table}/motions`, wish),
  voice: (table: string, motion: string, yes: boolean) =>
    ask<TableCard>('PUT', `tables/${table}/motions/${motion}`, { yes }),
  report: (table: string, line: string) => ask<null>('POST', `tables/${table}/reports`, { line }),
  vacation: (table: string, days: number) => ask<TableCard>('PUT', `tables/${table}/vacation`, { days }),
  record: (table: string) => ask<FinishedGame>('GET', `tables/${table}/record`),
  rematch: (table: string) => ask<TableCard>('POST', `tables/${table}/rematch`, {}),
};

/** Where this device is on Earth: whose night counts as night. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A finished game as a file. */
export const fileOf = (game: FinishedGame): string => `${JSON.stringify(game, null, 2)}\n`;
