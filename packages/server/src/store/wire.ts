import pg from 'pg';

/** How processes over one database tell each other what has happened; whoever misses it must be able to do without. */
export interface Wire {
  /** Tells the others. Of several notes on one topic in the same moment only the last is told. */
  tell(topic: string, note: string): void;
  close(): Promise<void>;
}

/** The wire of a process that is alone. */
export const noWire: Wire = { tell: () => {}, close: async () => {} };

export interface Ears {
  /** Somebody else's note. */
  hear(note: string): void;
  /** Notes may have been missed: the wire was cut, and is whole again. */
  missed(): void;
}

const CHANNEL = 'cinderhall';
/** Milliseconds between attempts to mend the wire. */
const PAUSE = 500;

/** A wire through PostgreSQL's LISTEN and NOTIFY, over a connection of its own that is mended when it breaks. */
export async function openWire(url: string, ears: Ears): Promise<Wire> {
  const wire = new PostgresWire(url, ears);
  await wire.connect();
  return wire;
}

class PostgresWire implements Wire {
  readonly #url: string;
  readonly #ears: Ears;
  readonly #notes = new Map<string, string>();
  /** Null while the wire is cut. */
  #client: pg.Client | null = null;
  #pid = 0;
  #closed = false;

  constructor(url: string, ears: Ears) {
    this.#url = url;
    this.#ears = ears;
  }

  tell(topic: string, note: string): void {
    if (this.#notes.size === 0) setImmediate(() => this.#send());
    this.#notes.set(topic, note);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#send();
    await this.#client?.end();
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', () => {});
    client.on('notification', ({ payload, processId }) => {
      if (processId !== this.#pid) this.#ears.hear(payload ?? '');
    });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await client.query(`LISTEN ${CHANNEL}`);
    client.on('end', () => this.#mend());
    this.#pid = rows[0]?.pid ?? 0;
    this.#client = client;
  }

  #send(): void {
    const notes = [...this.#notes.values()];
    this.#notes.clear();
    // While the wire is cut nobody is told: the others look for what they have missed by themselves.
    this.#client
      ?.query(`SELECT pg_notify('${CHANNEL}', note) FROM unnest($1::text[]) AS note`, [notes])
      .catch(() => {});
  }

  #mend(): void {
    this.#client = null;
    if (this.#closed) return;
    setTimeout(() => {
      this.connect().then(
        () => this.#ears.missed(),
        () => this.#mend(),
      );
    }, PAUSE).unref();
  }
}
