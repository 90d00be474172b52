import { SEATS } from '@cinderhall/kernel';
import {
  type AccountCard,
  type CodeCard,
  deviceRequest,
  type FinishedGame,
  type HookCard,
  hookRequest,
  type InvitationCard,
  joinRequest,
  layRequest,
  motionRequest,
  named,
  type OnlineTrouble,
  type PasskeyOptions,
  type PushCard,
  passkeyMade,
  passkeyRemoval,
  passkeyShown,
  pushRemoval,
  pushRequest,
  reportRequest,
  type ServerCard,
  seatRequest,
  signOutRequest,
  type TableCard,
  tableTerms,
  vacationRequest,
  voiceRequest,
} from '@cinderhall/protocol';
import { COMPUTERS } from '@cinderhall/referee';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };

const seat = z.union(SEATS.map((s) => z.literal(s)));
const player = z.enum(['person', ...COMPUTERS]);
const nobody = z.strictObject({});

const serverCard = z.strictObject({
  protocol: z.int(),
  version: z.string(),
  game: z.string().describe('the game of a table that names none'),
  games: z.array(z.string()).describe('every game that is played here'),
}) satisfies z.ZodType<ServerCard>;

const me = z.strictObject({ name: z.string().nullable() });

const hook = z.strictObject({
  url: z.string().nullable(),
  secret: z.string().nullable().describe('what calls are signed with; told once'),
}) satisfies z.ZodType<HookCard>;

const code = z.strictObject({
  code: z.string(),
  until: z.number().describe('milliseconds since 1970'),
}) satisfies z.ZodType<CodeCard>;

const account = z.strictObject({
  passkeys: z.array(z.strictObject({ id: z.string(), created: z.number(), used: z.number().nullable() })),
  codes: z.int().describe('recovery codes that have not been used'),
  fresh: z.array(z.string()).nullable().describe('new recovery codes, told once'),
}) satisfies z.ZodType<AccountCard>;

const passkeyOptions = z.strictObject({
  options: z.looseObject({ challenge: z.string() }).describe('for `navigator.credentials`, as its JSON'),
}) satisfies z.ZodType<PasskeyOptions>;

const push = z.strictObject({
  key: z.string().describe('the key of the server, for `pushManager.subscribe`'),
  browsers: z.int().describe('how many of yours are told'),
}) satisfies z.ZodType<PushCard>;

const tableCard = z.strictObject({
  table: z.string().regex(/^[0-9a-f]{16}$/),
  title: z.string(),
  seats: z.array(z.strictObject({ seat, name: z.string(), player, open: z.boolean(), here: z.boolean() })),
  you: seat.nullable().describe('where you sit'),
  seen: z.int().nullable().describe('answers given when you looked last; null in lists, and to whoever never did'),
  host: z.boolean().describe('whether you laid the table'),
  public: z.boolean(),
  watchers: z.boolean(),
  terms: tableTerms,
  motion: z
    .strictObject({
      id: z.string(),
      what: z.enum(['take-back', 'replace']),
      by: seat.describe('who asks'),
      seat: seat.describe('whose choice or seat it is about'),
      answers: z.int().describe('how many would be taken back'),
      missing: z.array(seat).describe('who has not agreed yet'),
    })
    .nullable()
    .describe('what is being asked of the people there'),
  invite: z.string().nullable().describe('lets others in; null to whoever has not been let in'),
  rematch: z.string().nullable().describe('the table at which the same people play again'),
  changed: z.number().describe('milliseconds since 1970'),
  game: z.string().describe('which game is played'),
  step: z.int().describe('answers given so far'),
  round: z.int(),
  asked: z.array(seat).describe('who is to answer; empty when the game is over'),
  over: z.boolean(),
  winners: z.array(seat),
  conceded: z.array(seat).describe('who has conceded, in this order: a computer plays on for them'),
}) satisfies z.ZodType<TableCard>;

const invitation = z.strictObject({
  game: z.string().describe('which game is played'),
  config: z.unknown().describe('what the people agreed on: the game’s own'),
  terms: tableTerms,
  round: z.int(),
  over: z.boolean(),
  host: z.string().nullable().describe('who laid the table, if they sit there'),
  seats: z.array(z.strictObject({ seat, name: z.string(), player, open: z.boolean() })),
}) satisfies z.ZodType<InvitationCard>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const seal = z.strictObject({ salt: z.string(), hash });

const finishedGame = z.strictObject({
  title: z.string(),
  seats: z.array(z.strictObject({ seat, name: z.string(), player })),
  record: z.strictObject({
    format: z.int(),
    game: z.string(),
    rules: z.int(),
    config: z.unknown().describe('the game’s own'),
    seed: z.string(),
    moves: z.array(z.string()).describe('a seat and its answer in the game’s notation'),
  }),
  seals: z.strictObject({ table: z.string(), seed: seal, answers: z.array(seal) }),
}) satisfies z.ZodType<FinishedGame>;

const REFUSALS: { readonly [R in OnlineTrouble['refused']]: R } = {
  malformed: 'malformed',
  over: 'over',
  stale: 'stale',
  'not-asked': 'not-asked',
  'not-offered': 'not-offered',
  'no-table': 'no-table',
  'table-exists': 'table-exists',
  'taken-back': 'taken-back',
  conceded: 'conceded',
  'no-undo': 'no-undo',
  forgotten: 'forgotten',
  'not-over': 'not-over',
  'not-your-eyes': 'not-your-eyes',
  store: 'store',
  'no-guest': 'no-guest',
  'not-invited': 'not-invited',
  'seat-taken': 'seat-taken',
  'another-seat': 'another-seat',
  'not-your-seat': 'not-your-seat',
  'not-seated': 'not-seated',
  'not-agreed': 'not-agreed',
  'no-vacation': 'no-vacation',
  'motion-open': 'motion-open',
  'no-motion': 'no-motion',
  'not-late': 'not-late',
  'put-out': 'put-out',
  'no-code': 'no-code',
  'no-passkey': 'no-passkey',
  'not-secure': 'not-secure',
  asked: 'asked',
  'plan-passed': 'plan-passed',
  'too-many': 'too-many',
  'foreign-origin': 'foreign-origin',
};
const refusal = z.looseObject({ refused: z.enum(REFUSALS) }).describe('why it is not done, with what belongs to it');

/** By name: everything that goes over the wire. */
const SCHEMAS = {
  ServerCard: serverCard,
  Me: me,
  Named: named,
  Code: code,
  DeviceRequest: deviceRequest,
  Account: account,
  PasskeyOptions: passkeyOptions,
  PasskeyMade: passkeyMade,
  PasskeyShown: passkeyShown,
  PasskeyRemoval: passkeyRemoval,
  SignOutRequest: signOutRequest,
  Push: push,
  PushRequest: pushRequest,
  PushRemoval: pushRemoval,
  Hook: hook,
  HookRequest: hookRequest,
  TableCard: tableCard,
  Tables: z.strictObject({ tables: z.array(tableCard) }),
  LayRequest: layRequest,
  Invitation: invitation,
  JoinRequest: joinRequest,
  SeatRequest: seatRequest,
  VacationRequest: vacationRequest,
  MotionRequest: motionRequest,
  VoiceRequest: voiceRequest,
  ReportRequest: reportRequest,
  FinishedGame: finishedGame,
  Nothing: z.null(),
  Empty: nobody,
  Refusal: refusal,
};
type SchemaName = keyof typeof SCHEMAS;

/** One thing that can be asked for. */
export interface Operation {
  readonly method: 'get' | 'put' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly takes?: SchemaName;
  readonly gives: SchemaName;
  /** Whether anybody may ask, and not guests alone. */
  readonly open?: true;
}

/** All of them. What is served under `/api` beside them is this description itself, and the live connection. */
export const OPERATIONS: readonly Operation[] = [
  { method: 'get', path: '/server', summary: 'What this server is', gives: 'ServerCard', open: true },
  { method: 'get', path: '/me', summary: 'Who you are; null: the server does not know you', gives: 'Me', open: true },
  {
    ...{ method: 'put', path: '/me', takes: 'Named', gives: 'Me', open: true },
    summary: 'Give a name; somebody new gets a cookie',
  },
  {
    method: 'post',
    path: '/me/code',
    summary: 'A code that lets you in on another device',
    takes: 'Empty',
    gives: 'Code',
  },
  {
    ...{ method: 'post', path: '/me/device', takes: 'DeviceRequest', gives: 'Me', open: true },
    summary: 'Be let in by such a code: the cookie is that of the guest who made it',
  },
  {
    method: 'get',
    path: '/me/account',
    summary: 'Your passkeys, and how many recovery codes are left',
    gives: 'Account',
  },
  {
    ...{ method: 'post', path: '/me/passkeys/begin', takes: 'Empty', gives: 'PasskeyOptions' },
    summary: 'What a browser needs to make a passkey for you',
  },
  {
    ...{ method: 'post', path: '/me/passkeys', takes: 'PasskeyMade', gives: 'Account' },
    summary: 'Keep a passkey that was made; with the first one come recovery codes',
  },
  {
    ...{ method: 'post', path: '/me/passkeys/remove', takes: 'PasskeyRemoval', gives: 'Account' },
    summary: 'Take a passkey away',
  },
  {
    ...{ method: 'post', path: '/me/recovery', takes: 'Empty', gives: 'Account' },
    summary: 'New recovery codes; those before are void',
  },
  {
    ...{ method: 'post', path: '/me/enter/begin', takes: 'Empty', gives: 'PasskeyOptions', open: true },
    summary: 'What a browser needs to ask for a passkey',
  },
  {
    ...{ method: 'post', path: '/me/enter', takes: 'PasskeyShown', gives: 'Me', open: true },
    summary: 'Be let in by a passkey: the cookie is that of whoever made it',
  },
  {
    ...{ method: 'post', path: '/me/recover', takes: 'DeviceRequest', gives: 'Me', open: true },
    summary: 'Be let in by a recovery code',
  },
  {
    ...{ method: 'post', path: '/me/leave', takes: 'SignOutRequest', gives: 'Nothing' },
    summary: 'Be known in this browser no more, or in no other',
  },
  { method: 'get', path: '/me/hook', summary: 'Where you are told that it is your turn', gives: 'Hook' },
  {
    ...{ method: 'put', path: '/me/hook', takes: 'HookRequest', gives: 'Hook' },
    summary: 'Be told somewhere else that it is your turn, or not any more',
  },
  { method: 'get', path: '/me/push', summary: 'What browsers need to be told by this server', gives: 'Push' },
  {
    ...{ method: 'put', path: '/me/push', takes: 'PushRequest', gives: 'Push' },
    summary: 'Be told in a browser that it is your turn',
  },
  {
    ...{ method: 'post', path: '/me/push/remove', takes: 'PushRemoval', gives: 'Push' },
    summary: 'Be told in that browser no more',
  },
  { method: 'get', path: '/tables', summary: 'Tables that you were let in to', gives: 'Tables' },
  { method: 'get', path: '/tables/public', summary: 'Tables that anybody may join', gives: 'Tables' },
  { method: 'post', path: '/tables', summary: 'Lay a table', takes: 'LayRequest', gives: 'TableCard' },
  { method: 'get', path: '/tables/{table}', summary: 'One table', gives: 'TableCard' },
  {
    ...{ method: 'post', path: '/tables/{table}/invitation', takes: 'JoinRequest', gives: 'Invitation', open: true },
    summary: 'What an invitation is to: which game, who asks, and who sits there',
  },
  {
    ...{ method: 'post', path: '/tables/{table}/members', takes: 'JoinRequest', gives: 'TableCard' },
    summary: 'Be let in, by invitation or to a public table',
  },
  {
    ...{ method: 'put', path: '/tables/{table}/seats/{seat}', takes: 'SeatRequest', gives: 'TableCard' },
    summary: 'Change who sits in a seat',
  },
  {
    ...{ method: 'put', path: '/tables/{table}/vacation', takes: 'VacationRequest', gives: 'TableCard' },
    summary: 'Stop your own clock for some days',
  },
  {
    ...{ method: 'post', path: '/tables/{table}/motions', takes: 'MotionRequest', gives: 'TableCard' },
    summary: 'Ask the others to let you take a choice back, or to put a computer into a seat',
  },
  {
    ...{ method: 'put', path: '/tables/{table}/motions/{motion}', takes: 'VoiceRequest', gives: 'TableCard' },
    summary: 'Agree to what is being asked, or do not',
  },
  {
    ...{ method: 'post', path: '/tables/{table}/reports', takes: 'ReportRequest', gives: 'Nothing' },
    summary: 'Put a line of the talk before whoever runs the server',
  },
  {
    ...{ method: 'get', path: '/tables/{table}/record', gives: 'FinishedGame' },
    summary: 'A game that is over, whole, as a file that can be kept and checked',
  },
  {
    ...{ method: 'post', path: '/tables/{table}/rematch', takes: 'Empty', gives: 'TableCard' },
    summary: 'Lay the table at which the same people play again',
  },
];

/** What an operation gives, as a schema: for whoever wants to hold a server to it. */
export const givenBy = ({ gives }: Operation): z.core.$ZodType => SCHEMAS[gives];

const json = (name: SchemaName) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

const parameter = (name: string, pattern: string) => ({
  ...{ name, in: 'path', required: true },
  schema: { type: 'string', pattern },
});

function described({ path, summary, takes, gives, open }: Operation) {
  return {
    summary,
    parameters: [
      ...(path.includes('{table}') ? [parameter('table', '^[0-9a-f]{16}$')] : []),
      ...(path.includes('{motion}') ? [parameter('motion', '^[0-9a-f]{16}$')] : []),
      ...(path.includes('{seat}') ? [parameter('seat', '^[0-3]$')] : []),
    ],
    ...(takes ? { requestBody: { required: true, ...json(takes) } } : {}),
    responses: {
      '200': { description: 'done', ...json(gives) },
      default: { description: 'refused: nothing has changed', ...json('Refusal') },
    },
    ...(open ? { security: [] } : {}),
  };
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** The ways into the server over HTTP, in the words of OpenAPI. What happens at a table comes by `/api/live`. */
export function openApi() {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    const at = `/api${operation.path}`;
    paths[at] = { ...paths[at], [operation.method]: described(operation) };
  }
  const taken = new Set<string>(OPERATIONS.flatMap(({ takes }) => takes ?? []));
  return {
    openapi: '3.1.0',
    info: { title: 'Cinderhall', version: manifest.version, license: { name: 'MIT', identifier: 'MIT' } },
    security: [{ guest: [] }],
    paths,
    components: {
      securitySchemes: { guest: { type: 'apiKey', in: 'cookie', name: 'cinderhall' } },
      schemas: Object.fromEntries(
        Object.entries(SCHEMAS).map(([name, schema]) => [name, schemaOf(schema, taken.has(name) ? 'input' : 'output')]),
      ),
    },
  };
}
