import { EDITIONS } from '../src/index.ts';
import type { Config } from '../src/types.ts';
import { configOf, houseConfigOf, type Table } from './position.ts';

/** A table and how it is called. */
export interface Sort {
  readonly name: string;
  readonly table: Table;
  readonly config: Config;
}

const PLAYERS = [2, 3, 4] as const;
const sort = (name: string, table: Table): Sort => ({ name, table, config: houseConfigOf(table) });

/** Every size in every edition, as usual otherwise. */
export const USUAL: readonly Sort[] = EDITIONS.flatMap((edition) =>
  PLAYERS.map((players) => sort(`${edition}, ${players} players`, { edition, players })),
);

/** What else a table may agree on. */
export const UNUSUAL: readonly Sort[] = [
  sort('clockwise, 3 players', { players: 3, options: { turnOrder: 'clockwise' } }),
  sort('open hands, 4 players', { players: 4, options: { openHands: true } }),
  sort('strict memory, 3 players', { players: 3, options: { strictMemory: true } }),
  sort('open discards, 4 players', { players: 4, options: { openDiscards: true, strictMemory: true } }),
  sort('powers, 2 players', { players: 2, options: { powers: true } }),
  sort('powers, 4 players', { players: 4, options: { powers: true } }),
  sort('all options, 3 players', {
    players: 3,
    options: { turnOrder: 'clockwise', openHands: true, openDiscards: true, strictMemory: true, powers: true },
  }),
  {
    name: 'a pack of one’s own, 4 players',
    table: { players: 4 },
    config: configOf({ players: 4, necromancers: ['mors', 'nox', 'visio', 'fortis'] }),
  },
];
