import { SEATS } from '@cinderhall/kernel';
import {
  deviceRequest,
  hookRequest,
  joinRequest,
  layRequest,
  motionRequest,
  named,
  type OnlineVerdict,
  PROTOCOL,
  passkeyMade,
  passkeyRemoval,
  passkeyShown,
  pushRemoval,
  pushRequest,
  reportRequest,
  type ServerCard,
  seatRequest,
  signOutRequest,
  tableId,
  vacationRequest,
  voiceRequest,
} from '@cinderhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { Accounts } from '../accounts/accounts.ts';
import { mayBeCalled } from '../hooks/addresses.ts';
import type { Hooks } from '../hooks/hooks.ts';
import type { Pushes } from '../push/pushes.ts';
import type { Host } from '../tables/host.ts';
import { answer, parsed, refusing } from './answers.ts';
import { fieldOf, Guard } from './guard.ts';
import type { Door } from './guests.ts';
import { openApi } from './openapi.ts';

export interface ApiPorts {
  readonly host: Host;
  readonly door: Door;
  readonly hooks: Hooks;
  readonly pushes: Pushes;
  readonly accounts: Accounts;
  readonly now: () => number;
  /** How many times the usual limits hold. */
  readonly limits: number;
  /** Ids of the games that are played here; the first is the usual one. */
  readonly games: readonly string[];
}

/** Bytes of a request that lays a table: it may bring a content pack along. */
const LONGEST_LAYING = 512 * 1024;
/** Bytes of one that brings what a browser says of a passkey. */
const PASSKEY = { bodyLimit: 16 * 1024 };
/** Bytes of any other. */
const bodyLimit = 4 * 1024;
const SWEEP = 60_000;

/** The routes under `/api`, in plain HTTP: guests, tables and seats. What happens at a table comes by `/api/live`. */
export function apiRoutes({ host, door, hooks, pushes, accounts, now, limits, games }: ApiPorts) {
  return async (api: FastifyInstance): Promise<void> => {
    const guard = new Guard(door, { now, limits });
    // A page of another site could send plain text without being asked whether it may.
    api.removeContentTypeParser('text/plain');
    api.addHook('onRequest', async (request, reply) => guard.check(request, reply));
    const sweep = setInterval(() => guard.sweep(), SWEEP).unref();
    api.addHook('onClose', async () => clearInterval(sweep));

    const [game = ''] = games;
    const card: ServerCard = { protocol: PROTOCOL, version: manifest.version, game, games };
    api.get('/server', async () => card);
    const description = openApi();
    api.get('/openapi.json', async () => description);
    guestRoutes(api, guard, door);
    deviceRoutes(api, guard, door);
    accountRoutes(api, guard, accounts);
    enteringRoutes(api, guard, door, accounts);
    hookRoutes(api, guard, hooks);
    pushRoutes(api, guard, door, pushes);
    tableRoutes(api, guard, host);
    seatRoutes(api, guard, host);
    peopleRoutes(api, guard, host);
  };
}

/** Who one is. */
function guestRoutes(api: FastifyInstance, guard: Guard, door: Door): void {
  api.get('/me', async (request) => ({ name: (await door.guest(request))?.name ?? null }));

  api.put('/me', { bodyLimit }, async (request, reply) => {
    const body = parsed(named, request.body);
    if (!body.ok) return answer(reply, body);
    const take = async () => {
      const { name } = await door.name(request, reply, body.value.name);
      return { ok: true as const, value: { name } };
    };
    return answer(reply, (await door.guest(request)) ? await take() : await guard.novelty(request, take));
  });
}

/** The same guest on another device. */
function deviceRoutes(api: FastifyInstance, guard: Guard, door: Door): void {
  api.post(
    '/me/code',
    { bodyLimit },
    guard.asGuest((guest, request) =>
      guard.novelty(request, async () => ({ ok: true, value: await door.code(guest) })),
    ),
  );

  api.post('/me/device', { bodyLimit }, async (request, reply) => {
    const body = parsed(deviceRequest, request.body);
    if (!body.ok) return answer(reply, refusing({ refused: 'no-code' }));
    const enter = async () => {
      const guest = await door.enter(request, reply, body.value.code);
      return guest ? { ok: true as const, value: { name: guest.name } } : refusing({ refused: 'no-code' });
    };
    return answer(reply, await guard.novelty(request, enter));
  });
}

/** Passkeys of whoever is known here, and what helps when they are lost. */
function accountRoutes(api: FastifyInstance, guard: Guard, accounts: Accounts): void {
  api.get(
    '/me/account',
    guard.asGuest((guest) => accounts.of(guest)),
  );

  api.post(
    '/me/passkeys/begin',
    { bodyLimit },
    guard.asGuest((guest, request) => guard.novelty(request, () => accounts.beginMaking(guest, request))),
  );

  api.post(
    '/me/passkeys',
    PASSKEY,
    guard.asGuest(async (guest, request) => {
      const body = parsed(passkeyMade, request.body);
      return body.ok ? guard.novelty(request, () => accounts.make(guest, request, body.value)) : body;
    }),
  );

  api.post(
    '/me/passkeys/remove',
    { bodyLimit },
    guard.asGuest(async (guest, request) => {
      const body = parsed(passkeyRemoval, request.body);
      return body.ok ? accounts.remove(guest, body.value.passkey) : body;
    }),
  );

  api.post(
    '/me/recovery',
    { bodyLimit },
    guard.asGuest((guest, request) => guard.novelty(request, () => accounts.renewCodes(guest))),
  );
}

/** Being let in by a passkey or a recovery code, and out again. */
function enteringRoutes(api: FastifyInstance, guard: Guard, door: Door, accounts: Accounts): void {
  api.post('/me/enter/begin', { bodyLimit }, async (request, reply) =>
    answer(reply, await guard.novelty(request, () => accounts.beginEntering(request))),
  );

  const entering =
    (who: (request: FastifyRequest) => Promise<OnlineVerdict<string>>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const enter = async () => {
        const guest = await who(request);
        if (!guest.ok) return guest;
        const { name } = await door.letIn(request, reply, guest.value);
        return { ok: true as const, value: { name } };
      };
      return answer(reply, await guard.novelty(request, enter));
    };

  api.post(
    '/me/enter',
    PASSKEY,
    entering(async (request) => {
      const body = parsed(passkeyShown, request.body);
      return body.ok ? accounts.enter(request, body.value) : body;
    }),
  );

  api.post(
    '/me/recover',
    { bodyLimit },
    entering(async (request) => {
      const body = parsed(deviceRequest, request.body);
      return body.ok ? accounts.recover(body.value.code) : refusing({ refused: 'no-code' });
    }),
  );

  api.post('/me/leave', { bodyLimit }, async (request, reply) => {
    const body = parsed(signOutRequest, request.body);
    const guest = await door.guest(request);
    if (!guest || !body.ok) return answer(reply, body.ok ? refusing({ refused: 'no-guest' }) : body);
    await door.signOut(request, reply, guest, body.value.where);
    return answer(reply, { ok: true, value: null });
  });
}

/** Where one wants to be told that it is one's turn. */
function hookRoutes(api: FastifyInstance, guard: Guard, hooks: Hooks): void {
  api.get(
    '/me/hook',
    guard.asGuest(async (guest) => ({ ok: true, value: await hooks.of(guest.id) })),
  );

  api.put(
    '/me/hook',
    { bodyLimit },
    guard.asGuest(async (guest, request) => {
      const body = parsed(hookRequest, request.body);
      if (!body.ok) return body;
      const { hook } = body.value;
      if (hook !== null && !mayBeCalled(hook.url))
        return refusing({
          refused: 'malformed',
          path: 'hook.url',
          message: 'must be https, by a name and on its usual port',
        });
      const origin = request.headers.origin ?? null;
      return guard.novelty(request, async () => ({ ok: true, value: await hooks.set(guest.id, body.value, origin) }));
    }),
  );
}

/** Being told by the browser itself. */
function pushRoutes(api: FastifyInstance, guard: Guard, door: Door, pushes: Pushes): void {
  api.get(
    '/me/push',
    guard.asGuest(async (guest) => ({ ok: true, value: await pushes.of(guest.id) })),
  );

  api.put(
    '/me/push',
    { bodyLimit },
    guard.asGuest(async (guest, request) => {
      const body = parsed(pushRequest, request.body);
      if (!body.ok) return body;
      if (!mayBeCalled(body.value.subscription.endpoint))
        return refusing({
          refused: 'malformed',
          path: 'subscription.endpoint',
          message: 'must be one of a push service',
        });
      const origin = request.headers.origin ?? `https://${request.host}`;
      const session = door.session(request);
      return guard.novelty(request, async () => {
        const value = await pushes.add(guest.id, body.value, { origin, session });
        return value ? { ok: true, value } : refusing({ refused: 'too-many', wait: 0 });
      });
    }),
  );

  api.post(
    '/me/push/remove',
    { bodyLimit },
    guard.asGuest(async (guest, request) => {
      const body = parsed(pushRemoval, request.body);
      return body.ok ? { ok: true, value: await pushes.remove(guest.id, body.value.endpoint) } : body;
    }),
  );
}

/** Tables: one's own, those that anybody may find, new ones. */
function tableRoutes(api: FastifyInstance, guard: Guard, host: Host): void {
  api.get(
    '/tables',
    guard.asGuest(async (guest) => ({ ok: true, value: { tables: await host.tablesOf(guest) } })),
  );

  api.get(
    '/tables/public',
    guard.asGuest(async (guest) => ({ ok: true, value: { tables: await host.publicTables(guest) } })),
  );

  api.post(
    '/tables',
    { bodyLimit: LONGEST_LAYING },
    guard.asGuest(async (guest, request) => {
      const body = parsed(layRequest, request.body);
      return body.ok ? guard.novelty(request, () => host.lay(guest, body.value)) : body;
    }),
  );

  api.get(
    '/tables/:table',
    guard.atTable((guest, table) => host.table(guest, table)),
  );

  api.get(
    '/tables/:table/record',
    guard.atTable((guest, table) => host.record(guest, table)),
  );

  api.post(
    '/tables/:table/rematch',
    { bodyLimit },
    guard.atTable((guest, table, request) => guard.novelty(request, () => host.rematch(guest, table))),
  );
}

/** What people of a table do beside the game. */
function peopleRoutes(api: FastifyInstance, guard: Guard, host: Host): void {
  api.put(
    '/tables/:table/vacation',
    { bodyLimit },
    guard.atTableWith(vacationRequest, (guest, table, sent) => host.vacation(guest, table, sent.days)),
  );

  api.post(
    '/tables/:table/motions',
    { bodyLimit },
    guard.atTableWith(motionRequest, (guest, table, sent) => host.propose(guest, table, sent)),
  );

  api.put(
    '/tables/:table/motions/:motion',
    { bodyLimit },
    guard.atTableWith(voiceRequest, (guest, table, { yes }, request) =>
      host.voice(guest, table, String(fieldOf(request.params, 'motion')), yes),
    ),
  );

  api.post(
    '/tables/:table/reports',
    { bodyLimit },
    guard.atTableWith(reportRequest, (guest, table, sent) => host.report(guest, table, sent.line)),
  );
}

/** Who is let in, and who sits where. */
function seatRoutes(api: FastifyInstance, guard: Guard, host: Host): void {
  api.post(
    '/tables/:table/members',
    { bodyLimit },
    guard.atTableWith(joinRequest, (guest, table, sent) => host.join(guest, table, sent.invite)),
  );

  // Whoever comes by a link has no name yet.
  api.post('/tables/:table/invitation', { bodyLimit }, async (request, reply) => {
    const table = parsed(tableId, fieldOf(request.params, 'table'));
    if (!table.ok) return answer(reply, refusing({ refused: 'no-table', table: '' }));
    const body = parsed(joinRequest, request.body);
    return answer(reply, body.ok ? await host.invitation(table.value, body.value.invite) : body);
  });

  api.put(
    '/tables/:table/seats/:seat',
    { bodyLimit },
    guard.atTableWith(seatRequest, async (guest, table, sent, request) => {
      const seat = SEATS.find((s) => String(s) === fieldOf(request.params, 'seat'));
      return seat === undefined
        ? refusing({ refused: 'malformed', path: 'seat', message: 'must be from 0 to 3' })
        : host.seat(guest, table, seat, sent);
    }),
  );
}
