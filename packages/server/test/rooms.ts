import type { Seat, Viewer } from '@cinderhall/kernel';
import { usualTerms } from '@cinderhall/protocol';
import { begin } from '@cinderhall/referee';
import type { AnySight } from '../src/live/play.ts';
import type { Looker } from '../src/live/room.ts';
import type { TableEntry } from '../src/tables/entries.ts';

export const card = { game: 'toy', step: 0, round: 1, asked: [], over: false, winners: [], conceded: [] };
/** A table of one person and one computer. */
export const entry: TableEntry = {
  ...{
    table: 't',
    title: 'T',
    host: 'ann',
    invite: '',
    public: false,
    watchers: true,
    terms: usualTerms,
    motion: null,
    card,
    rematch: null,
    changed: 0,
  },
  seats: [
    { seat: 0, player: 'person', name: 'Ann', guest: 'ann' },
    { seat: 1, player: 'greedy', name: 'Oda', guest: null },
  ],
};

/** What a viewer is told when these seats are asked. */
export const sight = (viewer: Viewer, step: number, asked: readonly Seat[], from = step): AnySight => ({
  ...{ viewer, step, from, view: `${viewer}@${step}`, barred: [], outcome: null, canUndo: false, events: [] },
  concessions: [],
  decision: asked.length === 0 ? null : { id: step, kind: 'turn', seats: asked },
  moves: viewer !== 'spectator' && asked.includes(viewer) ? ['a', 'b'] : [],
});

/** A game to which so many changes were made. */
export const kept = (revision: number) => ({
  ...begin({ format: 1, game: 'toy', rules: 1, config: {}, seed: '7', moves: [] }),
  revision,
});

/** Somebody who looks, with the views that they were told, and the lines, by id. */
export const looker = (guest: string): Looker & { readonly told: string[]; readonly lines: string[] } => {
  const told: string[] = [];
  const lines: string[] = [];
  return {
    guest,
    gone: false,
    told,
    lines,
    sight: (_t, { view }) => told.push(String(view)),
    card: () => {},
    clocks: () => {},
    talk: (_t, said) => lines.push(...said.map(({ id }) => id)),
    plan: () => {},
    lost: () => {},
  };
};
