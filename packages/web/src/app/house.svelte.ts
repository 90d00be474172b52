import type { Verdict } from '@cinderhall/referee';
import { Client } from '../local/client.ts';
import type { GameEntry, Setup } from '../local/messages.ts';
import { TabMemory } from '../table/tab-memory.ts';
import { oncePainted } from './once-painted.ts';
import { PAUSES, settings } from './settings.svelte.ts';

/** The worker that keeps the games of this device. */
export const client = new Client(
  new Worker(new URL('../local/house.worker.ts', import.meta.url), { type: 'module', name: 'house' }),
  oncePainted,
);

export const memory = new TabMemory(sessionStorage);

let kept = $state.raw<readonly GameEntry[] | null>(null);
let keeps = $state(true);
let failure = $state<string | null>(null);

/** The games of this device, the latest first; null until they are known. */
export const games = (): readonly GameEntry[] | null => kept;
/** Whether games outlive the page. */
export const keepsGames = (): boolean => keeps;
/** What broke the worker; null: nothing did. */
export const broken = (): string | null => failure;

async function list(): Promise<void> {
  const found = await client.ask<'games'>({ ask: 'games' });
  if (found.ok) kept = found.value;
}

client.ongames = () => {
  void list();
};
client.onforgetful = () => {
  keeps = false;
};
client.onbroken = (message) => {
  failure = message;
};
void list();

/** Lays a table. To everybody who sits there, whatever happens from now on is news. */
export async function lay(setup: Setup): Promise<Verdict<GameEntry>> {
  const laid = await client.ask<'lay'>({ ask: 'lay', setup });
  if (laid.ok) for (const { seat } of setup.seats) memory.see(laid.value.table, seat, 0);
  return laid;
}

/** Tells the worker how fast to play. Call it in an effect: it reads the settings. */
export function keepPace(): void {
  void client.ask<'pace'>({ ask: 'pace', pause: PAUSES[settings.speed], forced: settings.forced });
}

/** A new id, different from every other: 64 bits from the machine, also where the page is not served over https. */
export const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
