import type { Happened, OnlineVerdict, TalkLine } from '@cinderhall/protocol';
import { denied, granted } from '@cinderhall/referee';
import type { Registry } from '../tables/registry.ts';
import type { Speaker, Talks } from '../talk/talks.ts';
import type { TableNote } from './notes.ts';
import type { Looker, Room } from './room.ts';

export interface ParlourPorts {
  readonly talks: Talks;
  readonly registry: Pick<Registry, 'standing' | 'nameOf'>;
  /** A table that somebody looks at. */
  readonly room: (table: string) => Pick<Room, 'entry' | 'over' | 'prompt'> | undefined;
  /** Tells the other processes. */
  readonly tell: (note: TableNote) => void;
}

/** Where people at tables talk, and where it is told what they do beside the game. */
export class Parlour {
  readonly #ports: ParlourPorts;

  constructor(ports: ParlourPorts) {
    this.#ports = ports;
  }

  /**
   * Somebody says something to everybody at a table. While the game goes on only those who play may: whoever looks on has
   * perhaps sat there, or stands behind somebody, and knows what is secret.
   */
  async say(
    table: string,
    guest: string,
    { id, text }: { readonly id: string; readonly text: string },
  ): Promise<OnlineVerdict<null>> {
    const { registry, talks, room: at } = this.#ports;
    const room = at(table);
    if (!room) return denied({ refused: 'no-table', table });
    if (!room.entry.terms.chat) return { ok: false, refusal: { refused: 'not-agreed', table } };
    const { member, sits } = await registry.standing(table, guest);
    if (sits === null && !(room.over && member)) return { ok: false, refusal: { refused: 'not-seated', table } };
    const wait = talks.wait(table, guest);
    if (wait > 0) return { ok: false, refusal: { refused: 'too-many', wait } };
    const name = await registry.nameOf(guest);
    await this.happen(table, { who: guest, name, seat: sits }, { what: 'said', text }, id);
    return granted(null);
  }

  /** Tells everybody at a table, here and elsewhere, what has been said or done there. */
  async happen(table: string, speaker: Speaker, happened: Happened, id?: string): Promise<void> {
    const line = await this.#ports.talks.add(table, speaker, happened, id);
    if (line === null) return;
    this.#ports.tell({ of: 'talk', table });
    this.#tell(table, [line]);
  }

  /** Tells somebody who has come what was said lately; `until`: by that instant. */
  async greet(table: string, looker: Looker, until?: number): Promise<void> {
    looker.talk(table, await this.#ports.talks.latest(table, until));
  }

  /** Something has been said through another process. */
  async hear(table: string): Promise<void> {
    if (this.#ports.room(table)) this.#tell(table, await this.#ports.talks.latest(table));
  }

  /** Forgets who has said nothing in a while. */
  sweep(): void {
    this.#ports.talks.sweep();
  }

  #tell(table: string, lines: readonly TalkLine[]): void {
    for (const [looker] of this.#ports.room(table)?.prompt ?? []) looker.talk(table, lines);
  }
}
