import type { HookCard, HookRequest } from '@cinderhall/protocol';
import * as z from 'zod';
import { newSecret } from '../chance.ts';
import type { TableEntry } from '../tables/entries.ts';
import { Bells, type BellsPorts, type Due } from './bells.ts';
import type { Caller } from './caller.ts';

const hookRow = z.object({ url: z.string() });
const callRow = hookRow.extend({
  secret: z.string(),
  text: z.string(),
  ended: z.string().nullable(),
  origin: z.string().nullable(),
});

export interface HooksPorts extends BellsPorts {
  readonly call: Caller;
}

/** Tells people who are not here that it is their turn, or that a game is over, at an address of their choice. */
export class Hooks {
  readonly #ports: HooksPorts;
  readonly #bells: Bells;

  constructor(ports: HooksPorts) {
    this.#ports = ports;
    const { call, now } = ports;
    this.#bells = new Bells(
      {
        ...{ calls: 'calls', bells: 'hooks', by: 'guest', columns: ['url', 'secret', 'text', 'ended', 'origin'] },
        ring: (due, row) => {
          const { url, secret, ...told } = callRow.parse(row);
          return call({ url, secret, body: bodyOf(due, told), now: now() });
        },
        gone: async (guest) => void (await this.set(guest, { hook: null }, null)),
      },
      ports,
    );
  }

  async of(guest: string): Promise<HookCard> {
    const [row] = await this.#ports.db.read('SELECT url FROM hooks WHERE guest = ?', guest);
    return { url: row === undefined ? null : hookRow.parse(row).url, secret: null };
  }

  /** `origin`: of the page from which it was set, for the way back to the table. */
  async set(guest: string, { hook }: HookRequest, origin: string | null): Promise<HookCard> {
    const { db, now } = this.#ports;
    const secret = newSecret();
    const remove = { sql: 'DELETE FROM hooks WHERE guest = ?', values: [guest] };
    if (hook === null) {
      await db.atomically([{ sql: 'DELETE FROM calls WHERE guest = ?', values: [guest] }, remove]);
      return { url: null, secret: null };
    }
    await db.atomically([
      remove,
      {
        sql: 'INSERT INTO hooks (guest, url, secret, text, ended, origin, created) VALUES (?, ?, ?, ?, ?, ?, ?)',
        values: [guest, hook.url, secret, hook.text, hook.ended ?? null, origin, now()],
      },
    ]);
    this.#bells.added();
    return { url: hook.url, secret };
  }

  /** People of a table are asked now, and others not any more. */
  turn(entry: Pick<TableEntry, 'table' | 'seats' | 'card'>): Promise<void> {
    return this.#bells.turn(entry);
  }

  /** Nobody looks at a table any more. */
  forget(table: string): void {
    this.#bells.forget(table);
  }

  /** Makes the calls that are due. */
  ring(): Promise<void> {
    return this.#bells.ring();
  }
}

/** What is told: for programs, and in the fields that chat rooms show as a message. */
function bodyOf(
  { game, seat, title, what }: Due,
  { text, ended, origin }: { readonly text: string; readonly ended: string | null; readonly origin: string | null },
): object {
  const link = origin === null ? null : `${origin}/#/online/${game}`;
  const [event, said] = what === 'over' ? ['game-over', ended ?? '{table}'] : ['your-turn', text];
  const message = said.replaceAll('{table}', title) + (link === null ? '' : ` ${link}`);
  return { event, table: game, title, seat, link, text: message, content: message };
}
