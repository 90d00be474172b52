import { readdirSync, readFileSync } from 'node:fs';
import { forkRng, type GameRecord, recordMove, seedRng, startRecord } from '@cinderhall/kernel';
import { pickSeat } from '@cinderhall/testkit';
import { habits } from '../src/habits.ts';
import { crownOfAsh } from '../src/index.ts';
import { houseConfigOf, type Table } from './position.ts';

/** A game to be saved: its table, its seed and who plays it. */
interface Saved {
  readonly table: Table;
  readonly seed: string;
  readonly habit: string;
}

const saved = ({ seed = '1', habit = 'any', ...table }: Table & Partial<Omit<Saved, 'table'>>): Saved => ({
  table,
  seed,
  habit,
});

const HOSTED = 'c0ffee00c0ffee00c0ffee00c0ffee00';

/** The games of the corpus by name: every edition and number of players, every option, the AI, and every ending. */
export const CORPUS: { readonly [name: string]: Saved } = {
  'final-2': saved({ players: 2 }),
  'final-2-shared': saved({ players: 2, seed: '166', habit: 'builders' }),
  'final-3-king': saved({ players: 3, seed: '229' }),
  'final-3-kinds': saved({ players: 3, seed: '33', habit: 'builders' }),
  'final-4': saved({ players: 4, seed: HOSTED }),
  'final-4-kinds': saved({ players: 4, seed: '12' }),
  'env-4-1-2-shared': saved({ players: 2, edition: 'env-4.1', seed: '95', habit: 'builders' }),
  'env-4-1-3-kinds': saved({ players: 3, edition: 'env-4.1', seed: '12' }),
  'env-4-1-4': saved({ players: 4, edition: 'env-4.1', options: { turnOrder: 'clockwise' }, seed: '7' }),
  'env-4-0-2-kinds': saved({ players: 2, edition: 'env-4.0', seed: '31' }),
  'env-4-0-3-shared': saved({ players: 3, edition: 'env-4.0', seed: '7', habit: 'builders' }),
  'env-4-0-4': saved({ players: 4, edition: 'env-4.0', options: { strictMemory: true }, seed: '7' }),
  'powers-2-king': saved({ players: 2, options: { powers: true }, seed: '79', habit: 'builders' }),
  'powers-3': saved({ players: 3, options: { powers: true, turnOrder: 'clockwise' }, seed: HOSTED }),
  'ai-solo-easy': saved({ players: 2, automa: { garrison: 'easy' }, options: { powers: true } }),
  'ai-solo-medium': saved({ players: 2, automa: { garrison: 'medium' }, seed: '397' }),
  'ai-solo-hard': saved({
    players: 2,
    automa: { garrison: 'hard' },
    options: { targetedCard: 'replace' },
    seed: HOSTED,
  }),
  'ai-solo-by-hand': saved({ players: 2, automa: { garrison: ['ash-6', 'bone-2'] }, habit: 'builders' }),
  'ai-mixed-3': saved({ players: 3, automa: {}, options: { targetedCard: 'add' }, seed: '367', habit: 'builders' }),
  'ai-mixed-4': saved({ players: 4, automa: {}, options: { powers: true, strictMemory: true } }),
  'ai-env-4-1-3': saved({ players: 3, edition: 'env-4.1', automa: { garrison: 'medium' } }),
  'ai-env-4-0-2': saved({ players: 2, edition: 'env-4.0', automa: { garrison: 'hard' } }),
  'powers-4': saved({ players: 4, options: { powers: true, openHands: true, openDiscards: true }, seed: '23' }),
};

const FOLDER = new URL('corpus/', import.meta.url);

/** The saved games as they are committed. */
export const corpusFiles = (): { readonly name: string; readonly text: string }[] =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => ({ name: file, text: readFileSync(new URL(file, FOLDER), 'utf8') }));

/** The record of one of these games, played from its beginning to its end. */
export function playedOut({ table, seed, habit }: Saved): GameRecord {
  const config = houseConfigOf(table);
  const { write } = crownOfAsh.notation(config);
  const rng = forkRng(seedRng(seed));
  const s = crownOfAsh.setup(config, seed);
  let record = startRecord(crownOfAsh, config, seed);
  for (let d = crownOfAsh.pending(s); d !== null; d = crownOfAsh.pending(s)) {
    const seat = pickSeat(d.seats, rng);
    const move = habits[habit]?.(crownOfAsh.moves(s, seat), rng);
    if (move === undefined) throw new Error(`${habit} answers nothing`);
    record = recordMove(record, { seat, text: write(move) });
    crownOfAsh.step(s, seat, move);
  }
  return record;
}
