import type { Database, Row } from './database.ts';

/**
 * The shapes that the database has had, each the statements that lead there from the one before; a database remembers how
 * far it has come. Add at the end; never touch what has been released. Both kinds of database understand every statement.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    // A game as it began, and every change since: an answer (line, answer) or a taking back (keep). Never overwritten.
    'CREATE TABLE games (id TEXT PRIMARY KEY, record TEXT NOT NULL)',
    `CREATE TABLE changes (
      game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      line TEXT,
      answer TEXT,
      keep INTEGER,
      PRIMARY KEY (game, seq)
    )`,
    'CREATE UNIQUE INDEX changes_once ON changes (game, answer)',
    'CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)',
    // Of what proves who somebody is only the hash is here.
    'CREATE TABLE tokens (hash TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id), created BIGINT NOT NULL)',
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      host TEXT NOT NULL REFERENCES guests (id),
      invite TEXT NOT NULL,
      public INTEGER NOT NULL,
      watchers INTEGER NOT NULL,
      card TEXT NOT NULL,
      rematch TEXT,
      changed BIGINT NOT NULL
    )`,
    'CREATE INDEX tables_public ON tables (public, changed)',
    `CREATE TABLE seats (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      player TEXT NOT NULL,
      name TEXT NOT NULL,
      guest TEXT REFERENCES guests (id),
      PRIMARY KEY (game, seat)
    )`,
    'CREATE UNIQUE INDEX seats_one_each ON seats (game, guest)',
    // Who has been let in; and the seat whose cards they have seen, if any.
    `CREATE TABLE members (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      guest TEXT NOT NULL REFERENCES guests (id),
      seat INTEGER,
      PRIMARY KEY (game, guest)
    )`,
    'CREATE INDEX members_games ON members (guest, game)',
  ],
  [
    // What a table's salts are made of, a secret until the game is over; and the hash of its seed, as it was told.
    `CREATE TABLE pledges (
      game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
      salts TEXT NOT NULL,
      seed TEXT NOT NULL
    )`,
  ],
  [
    // Clocks: when each change was written, by whom, and who is asked since; and whatever else matters to them.
    'ALTER TABLE changes ADD COLUMN at BIGINT',
    'ALTER TABLE changes ADD COLUMN mover INTEGER',
    'ALTER TABLE changes ADD COLUMN asked TEXT',
    "ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}'",
    // When somebody's time will be up, if nothing happens before.
    'ALTER TABLE tables ADD COLUMN deadline BIGINT',
    'CREATE INDEX tables_deadlines ON tables (deadline)',
    `CREATE TABLE happenings (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      at BIGINT NOT NULL,
      what TEXT NOT NULL
    )`,
    'CREATE INDEX happenings_of_games ON happenings (game, at)',
    // When no server was there, and when one was there last.
    'CREATE TABLE outages (since BIGINT PRIMARY KEY, until BIGINT NOT NULL)',
    'CREATE TABLE beats (one INTEGER PRIMARY KEY, at BIGINT NOT NULL)',
  ],
  [
    // What is said at tables, and done there beside the game.
    `CREATE TABLE talk (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      at BIGINT NOT NULL,
      line TEXT NOT NULL,
      PRIMARY KEY (game, id)
    )`,
    'CREATE INDEX talk_of_games ON talk (game, at)',
    // Lines that somebody wants whoever runs the server to read, as they were.
    `CREATE TABLE reports (
      game TEXT NOT NULL,
      line TEXT NOT NULL,
      guest TEXT NOT NULL,
      at BIGINT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (game, line, guest)
    )`,
  ],
  [
    // What is being asked of the people of a table; and who may not come back to their seat.
    'ALTER TABLE tables ADD COLUMN motion TEXT',
    'ALTER TABLE members ADD COLUMN barred INTEGER NOT NULL DEFAULT 0',
  ],
  [
    // Where people want to be told that it is their turn; and whom to tell when. Due null: they have been told.
    `CREATE TABLE hooks (
      guest TEXT PRIMARY KEY REFERENCES guests (id),
      url TEXT NOT NULL,
      secret TEXT NOT NULL,
      text TEXT NOT NULL,
      origin TEXT,
      created BIGINT NOT NULL
    )`,
    `CREATE TABLE calls (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      guest TEXT NOT NULL REFERENCES guests (id),
      due BIGINT,
      tries INTEGER NOT NULL,
      PRIMARY KEY (game, guest)
    )`,
    'CREATE INDEX calls_due ON calls (due)',
  ],
  [
    // What lets a guest in on another device, once and soon; only the hash is here.
    `CREATE TABLE codes (
      guest TEXT PRIMARY KEY REFERENCES guests (id),
      hash TEXT NOT NULL UNIQUE,
      until BIGINT NOT NULL
    )`,
  ],
  [
    // How many answers had been given when somebody looked at a table last.
    'ALTER TABLE members ADD COLUMN seen INTEGER',
  ],
  [
    // How far a game had come by when, where people without a seat see it later.
    `CREATE TABLE cards (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      at BIGINT NOT NULL,
      card TEXT NOT NULL,
      PRIMARY KEY (game, at)
    )`,
  ],
  [
    // By what guests can be let in on any device: passkeys, each for the host where it was made, and codes for when those
    // are lost. Of the codes only hashes are here. A challenge waits for one answer.
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      guest TEXT NOT NULL REFERENCES guests (id),
      key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      host TEXT NOT NULL,
      created BIGINT NOT NULL,
      used BIGINT
    )`,
    'CREATE INDEX passkeys_of_guests ON passkeys (guest)',
    'CREATE TABLE recovery (hash TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id))',
    'CREATE INDEX recovery_of_guests ON recovery (guest)',
    'CREATE TABLE challenges (challenge TEXT PRIMARY KEY, purpose TEXT NOT NULL, guest TEXT NOT NULL, until BIGINT NOT NULL)',
  ],
  [
    // Browsers that are told when it is somebody's turn, and which of them to tell when; and keys that are this server's own.
    `CREATE TABLE pushes (
      endpoint TEXT PRIMARY KEY,
      guest TEXT NOT NULL REFERENCES guests (id),
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      text TEXT NOT NULL,
      origin TEXT NOT NULL,
      created BIGINT NOT NULL
    )`,
    'CREATE INDEX pushes_of_guests ON pushes (guest)',
    `CREATE TABLE pushings (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      endpoint TEXT NOT NULL REFERENCES pushes (endpoint),
      due BIGINT,
      tries INTEGER NOT NULL,
      PRIMARY KEY (game, endpoint)
    )`,
    'CREATE INDEX pushings_due ON pushings (due)',
    'CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    // By what somebody was let in who had a browser told: when that ends, so does this.
    'ALTER TABLE pushes ADD COLUMN token TEXT',
  ],
  [
    // How many tables somebody has laid is asked with every one that they lay.
    'CREATE INDEX tables_of_hosts ON tables (host)',
  ],
  [
    // What somebody has prepared to answer next, their latest at each table: made after so many answers (base), of which the
    // last came under this id (anchor). Ended null: it waits.
    `CREATE TABLE plans (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      guest TEXT NOT NULL REFERENCES guests (id),
      seat INTEGER NOT NULL,
      id TEXT NOT NULL,
      steps TEXT NOT NULL,
      base INTEGER NOT NULL,
      anchor TEXT NOT NULL,
      ended TEXT,
      PRIMARY KEY (game, guest)
    )`,
    'CREATE INDEX plans_waiting ON plans (game) WHERE ended IS NULL',
  ],
  [
    // What people are told when a game is over; null: nothing. And what a call is about: a turn, or the end.
    'ALTER TABLE hooks ADD COLUMN ended TEXT',
    'ALTER TABLE pushes ADD COLUMN ended TEXT',
    "ALTER TABLE calls ADD COLUMN what TEXT NOT NULL DEFAULT 'turn'",
    "ALTER TABLE pushings ADD COLUMN what TEXT NOT NULL DEFAULT 'turn'",
  ],
];

/** How often somebody else may be found at the same work before it counts as a failure. */
const ATTEMPTS = 5;

/** A database that a newer program has written to. */
export class TooNew extends Error {
  override readonly name = 'TooNew';
}

/** The shape that this program works with. */
export const NEWEST = MIGRATIONS.length;

/** What a database of this shape holds, such that each table refers to those before it alone. */
export const tablesOf = (shape: number): string[] =>
  MIGRATIONS.slice(0, shape)
    .flat()
    .flatMap((sql) => /^CREATE TABLE (\w+)/.exec(sql)?.[1] ?? []);

/** The shape that a database has; 0: it is empty. */
export async function shapeOf(db: Pick<Database, 'read'>): Promise<number> {
  return versionOf(await db.read('SELECT max(version) AS version FROM shapes'));
}

/** Brings the database to the newest shape, or one before. Any number of processes may do so at once. */
export async function migrate(db: Database, to = NEWEST): Promise<void> {
  let reached = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      await db.write('CREATE TABLE IF NOT EXISTS shapes (version INTEGER PRIMARY KEY)');
      return await climb(db, to);
    } catch (error) {
      if (error instanceof TooNew) throw error;
      // Of two that begin at the same moment, one finds the work of the other done: perhaps at each step anew.
      const version = await shapeOf(db).catch(() => 0);
      if (version > reached) attempt = 0;
      else if (attempt === ATTEMPTS) throw error;
      reached = Math.max(reached, version);
    }
  }
}

async function climb(db: Database, to: number): Promise<void> {
  const version = await shapeOf(db);
  if (version > NEWEST) {
    throw new TooNew(`The database has shape ${version}; this program knows ${NEWEST}. Use the newer program again.`);
  }
  for (const [i, statements] of MIGRATIONS.slice(0, to).entries()) {
    if (i < version) continue;
    // The number first: it is what a second process stumbles over, before it has changed anything.
    const number = { sql: 'INSERT INTO shapes (version) VALUES (?)', values: [i + 1] };
    await db.atomically([number, ...statements.map((sql) => ({ sql, values: [] }))]);
  }
}

const versionOf = ([row]: readonly Row[]): number => (typeof row?.version === 'number' ? row.version : 0);
