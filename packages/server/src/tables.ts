import type { Seat } from '@cinderhall/kernel';
import type { FastifyInstance } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { Challenges } from './accounts/challenges.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { RecoveryCodes } from './accounts/recovery.ts';
import { Happenings } from './clock/happenings.ts';
import { Timekeeper } from './clock/timekeeper.ts';
import { BEAT, Vigil } from './clock/vigil.ts';
import type { Config } from './config.ts';
import { callOutside, postOutside } from './hooks/caller.ts';
import { Hooks } from './hooks/hooks.ts';
import { Door, hashOf } from './http/guests.ts';
import { apiRoutes } from './http/routes.ts';
import { House } from './live/house.ts';
import { Lines } from './live/lines.ts';
import { type Note, parseNote, topicOf } from './live/notes.ts';
import type { Thinker } from './live/thinking.ts';
import { Metrics } from './metrics.ts';
import { Plans } from './plans/plans.ts';
import { Pushes } from './push/pushes.ts';
import { vapidOf } from './push/vapid.ts';
import { tellReady } from './ready.ts';
import { type Database, type Ears, GameStore, openStorage } from './store/index.ts';
import { Delays } from './tables/delays.ts';
import { Host } from './tables/host.ts';
import { Pledges } from './tables/pledges.ts';
import { Registry } from './tables/registry.ts';
import { Talks } from './talk/talks.ts';
import { type Shelf, usualOf } from './title.ts';

/** Milliseconds after which a process looks for what others have changed without having told. */
const LOOK_AROUND = 5000;

/** Milliseconds between two looks whether somebody's time is up. */
const LOOK_AT_CLOCKS = 1000;

const now = (): number => Date.now();

/** Opens the database and lays the ways to the tables in it: HTTP under `/api`, and the live connections. */
export async function keepTables(
  app: FastifyInstance,
  shelf: Shelf,
  { config, thinker }: { readonly config: Config; readonly thinker: Thinker },
): Promise<void> {
  const failed = (error: unknown): void => app.log.error(error, 'something could not be done');
  const ours: Ours = { house: null, lines: null };
  const { db: kept, wire } = await openStorage(config.database, earsOf(ours, failed));
  const metrics = new Metrics();
  const db = config.metrics ? metrics.measured(kept) : kept;
  tellReady(app, db);
  const registry = new Registry(db, usualOf(shelf));
  const tell = (note: Note): void => wire.tell(topicOf(note), JSON.stringify(note));
  const store = new GameStore(db, (table, seq) => tell({ of: 'game', table, seq }));
  const pledges = new Pledges(db);
  const delays = new Delays(db, now);
  const timekeeper = new Timekeeper({ happenings: new Happenings(db), registry, now });
  const talks = new Talks({ db, now, limits: config.limits });
  const here = (table: string): ReadonlySet<Seat> => ours.house?.presence.at(table) ?? new Set();
  const hooks = new Hooks({ db, now, here, call: callOutside });
  const pushes = new Pushes({ db, now, here, post: postOutside, vapid: await vapidOf(db) });
  const ports = {
    store,
    registry,
    pledges,
    plans: new Plans(db),
    delays,
    timekeeper,
    talks,
    hooks: ringing(hooks, pushes),
    thinker,
    pause: config.botPause,
  };
  const house = new House(shelf, { ...ports, now, tell, failed });
  ours.house = house;

  const signedOut = async (guest: string): Promise<void> => {
    tell({ of: 'out', guest });
    await ours.lines?.signedOut(guest);
  };
  const door = new Door({ registry, now, signedOut });
  const host = new Host(house, { registry, timekeeper, talks, delays, now });
  const answered = metrics.answered.bind(metrics);
  const lines = new Lines({ house, door, now, answered, limits: config.limits, grace: config.grace });
  ours.lines = lines;
  await lines.open(app);
  const codes = new RecoveryCodes(db, hashOf);
  const passkeys = new Passkeys({ db, challenges: new Challenges(db, now), codes, now });
  const accounts = new Accounts({ passkeys, codes, origin: config.origin });
  await app.register(
    apiRoutes({ host, door, hooks, pushes, accounts, now, limits: config.limits, games: [...shelf.keys()] }),
    {
      prefix: '/api',
    },
  );

  if (config.metrics) metrics.tell(app, { tables: () => house.open, sockets: () => lines.size });
  await watchTheTime(app, db, {
    late: () => registry.late(now()),
    timeUp: (table) => host.timeUp(table),
    ring: async () => void (await Promise.all([hooks.ring(), pushes.ring()])),
    show: () => house.gallery.look(),
    due: () => house.planner.lookAround(),
    failed,
  });
  const looking =
    'url' in config.database ? setInterval(() => void house.lookAround().catch(failed), LOOK_AROUND) : undefined;
  app.addHook('onClose', async () => {
    clearInterval(looking);
    await thinker.close();
    await wire.close();
    await db.close();
  });
}

/** What hears the other processes. They may speak before it is there; what they say then is not news yet. */
interface Ours {
  house: House | null;
  lines: Lines | null;
}

const earsOf = (ours: Ours, failed: (error: unknown) => void): Ears => ({
  hear(text) {
    const note = parseNote(text);
    if (note?.of === 'out') ours.lines?.signedOut(note.guest).catch(failed);
    else if (note) ours.house?.hear(note).catch(failed);
  },
  missed() {
    ours.house?.missed().catch(failed);
    ours.lines?.missed().catch(failed);
  },
});

/** All ways of telling people that it is their turn. */
const ringing = (...bells: readonly Pick<Hooks, 'turn' | 'forget'>[]): Pick<Hooks, 'turn' | 'forget'> => ({
  turn: async (entry) => {
    for (const bell of bells) await bell.turn(entry);
  },
  forget: (table) => {
    for (const bell of bells) bell.forget(table);
  },
});

/** Lets nobody's time run while no server is there, and does what a table wants when a time is up. */
async function watchTheTime(
  app: FastifyInstance,
  db: Database,
  ports: {
    readonly late: () => Promise<readonly string[]>;
    readonly timeUp: (table: string) => Promise<void>;
    readonly ring: () => Promise<void>;
    readonly show: () => Promise<void>;
    readonly due: () => Promise<void>;
    readonly failed: (error: unknown) => void;
  },
): Promise<void> {
  const vigil = new Vigil(db);
  await vigil.begin(now());
  const look = async (): Promise<void> => {
    for (const table of await ports.late()) await ports.timeUp(table);
  };
  const beats = setInterval(() => void vigil.beat(now()).catch(ports.failed), BEAT);
  const looks = setInterval(() => {
    look().catch(ports.failed);
    ports.show().catch(ports.failed);
    ports.due().catch(ports.failed);
  }, LOOK_AT_CLOCKS);
  const rings = setInterval(() => void ports.ring().catch(ports.failed), BEAT);
  app.addHook('preClose', async () => {
    clearInterval(beats);
    clearInterval(looks);
    clearInterval(rings);
  });
}
