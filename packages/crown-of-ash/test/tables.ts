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

/** With an AI: solo in every edition at some difficulty, mixed tables of every edition, and with every option. */
export const AUTOMA: readonly Sort[] = [
  ...EDITIONS.map((edition, i) =>
    sort(`${edition}, solo`, { edition, automa: { garrison: (['easy', 'medium', 'hard'] as const)[i] ?? 'easy' } }),
  ),
  ...EDITIONS.map((edition) => sort(`${edition}, 2 people and an AI`, { edition, players: 3, automa: {} })),
  sort('3 people and an AI, powers, a sixth card', {
    players: 4,
    automa: {},
    options: { powers: true, targetedCard: 'add', strictMemory: true },
  }),
  sort('solo against chosen fighters, all options', {
    automa: { garrison: ['ash-6', 'ash-5'] },
    options: {
      turnOrder: 'clockwise',
      openHands: true,
      openDiscards: true,
      strictMemory: true,
      powers: true,
      targetedCard: 'replace',
    },
  }),
];

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

const ALWAYS = [
  'final, 4 players',
  'env-4.1, 3 players',
  'env-4.0, 2 players',
  'powers, 2 players',
  'all options, 3 players',
  'env-4.1, 2 people and an AI',
  '3 people and an AI, powers, a sixth card',
];
/** Whether what takes long is tried at this table at every run, however short of time, and not in the slow tests. */
export const isAlways = ({ name }: Sort): boolean => ALWAYS.includes(name);
