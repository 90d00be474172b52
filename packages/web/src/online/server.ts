import { PROTOCOL, type ServerCard } from '@cinderhall/protocol';
import * as z from 'zod/mini';

const card = z.object({ protocol: z.number(), version: z.string(), game: z.string(), games: z.array(z.string()) });

let asked: Promise<ServerCard | null> | undefined;

/**
 * The tables of the server from which this page came; null: it has none, as a server that only sends files, or there is
 * no network. Asked once.
 */
export function onlineServer(): Promise<ServerCard | null> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<ServerCard | null> {
  if (!navigator.onLine) return null;
  try {
    const response = await fetch('api/server');
    if (!response.ok) return null;
    const parsed = card.safeParse(await response.json());
    return parsed.success && parsed.data.protocol === PROTOCOL ? parsed.data : null;
  } catch {
    return null;
  }
}
