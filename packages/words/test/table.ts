import type { Config, Event, Move, State } from '@cinderhall/crown-of-ash';
import { crownOfAsh, DEFAULT_OPTIONS, tables } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { type Names, namesOf } from '../src/index.ts';

/** A table with the house content and, for the first seats, Nox, Mors, Visio and Fortis. */
function configOf(players: 2 | 3 | 4): Config {
  const necromancers = ['nox', 'mors', 'visio', 'fortis'].slice(0, players);
  const found = crownOfAsh.configure({
    edition: 'final',
    players,
    necromancers,
    options: DEFAULT_OPTIONS,
    automa: null,
    content: 'house',
  });
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.value;
}

const config = configOf(4);
const t = tables(config);
export const names: Names = namesOf(t, crownOfAsh.view(crownOfAsh.setup(config, '1'), 0));

const index = (map: ReadonlyMap<string, number>, id: string): number => {
  const found = map.get(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
export const fighter = (id: string): number => index(t.fighterIndex, id);
export const tile = (id: string): number => index(t.tileIndex, id);
export const space = (id: string): number => index(t.spaceIndex, id);

/** Plays a game of seeded, uniformly random moves and shows every question with its answers, and every event. */
export function play(
  players: 2 | 3 | 4,
  seed: number,
  shown: { asked?: (s: State, seat: Seat, moves: readonly Move[]) => void; told: (e: Event) => void },
): void {
  const s = crownOfAsh.setup(configOf(players), String(seed), shown.told);
  let r = seed * 2654435761;
  const below = (n: number): number => {
    r = (Math.imul(r, 1664525) + 1013904223) >>> 0;
    return Math.floor((r / 2 ** 32) * n);
  };
  for (let d = crownOfAsh.pending(s); d !== null; d = crownOfAsh.pending(s)) {
    for (const seat of d.seats) shown.asked?.(s, seat, crownOfAsh.moves(s, seat));
    const seat = d.seats[0] ?? 0;
    const moves = crownOfAsh.moves(s, seat);
    const m = moves[below(moves.length)];
    if (m === undefined) throw new Error('a question without answers');
    crownOfAsh.step(s, seat, m, shown.told);
  }
}
