import { talkLine } from '@cinderhall/protocol';
import * as z from 'zod';
import type { Database } from '../store/index.ts';

const reportRow = z.object({ game: z.string(), guest: z.string(), at: z.number(), text: z.string() });

/** What was reported, the latest last, a line each: for whoever runs the server. */
export async function reportsOf(db: Pick<Database, 'read'>): Promise<string[]> {
  const rows = await db.read('SELECT game, guest, at, text FROM reports ORDER BY at');
  return rows.map((row) => {
    const { game, guest, at, text } = reportRow.parse(row);
    const { name, who, happened } = talkLine.parse(JSON.parse(text));
    const reported = { reported: new Date(at).toISOString(), by: guest, table: game, who, name, happened };
    return JSON.stringify(reported);
  });
}
