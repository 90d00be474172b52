import type { Component } from 'svelte';
import type { Settings } from './app/settings.svelte.ts';
import type { Session } from './table/session.ts';

/** How a game looks and is played on a screen. */
export type Face = Component<{ session: Session; settings: Settings }>;

const made = import.meta.glob<{ default: Face }>('./crown/Table.svelte');

/** The face of the game, loaded when a table is opened. */
export async function face(): Promise<Face> {
  const load = made['./crown/Table.svelte'] ?? (() => import('./table/Plain.svelte'));
  return (await load()).default;
}
