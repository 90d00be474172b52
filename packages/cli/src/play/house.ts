import { createHash } from 'node:crypto';
import {
  forkRng,
  type GameRecord,
  lastSeed,
  type RngState,
  type Seat,
  type Seed,
  seedRng,
  tellRefusal,
  type Viewer,
} from '@cinderhall/kernel';
import { type NoUndo, Referee, type Sight, type Verdict } from '@cinderhall/referee';
import type { Player } from '../opponents.ts';
import { Refused } from '../terminal.ts';
import type { Title } from '../title.ts';
import { type Keeping, OneTable } from './one-table.ts';

const TABLE = 'table';

/** One table with a referee, and bots that answer when they are asked. */
export interface House<M, E, V> {
  look(viewer: Viewer): Promise<Sight<M, E, V>>;
  /** Carries out a move that was offered. */
  answer(sight: Sight<M, E, V>, seat: Seat, move: M): Promise<void>;
  /** Lets the bot in this seat answer. */
  letAnswer(seat: Seat): Promise<void>;
  /** Takes the last choice back; says why not otherwise. */
  undo(seat: Seat): Promise<NoUndo | null>;
  record(): Promise<GameRecord>;
}

/** Lays a table from a record. `bots` are by seat; null: a person. Refuses a record that does not play. */
export async function layTable<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  config: C,
  record: GameRecord,
  bots: readonly (Player<V, M> | null)[],
  keeping: Keeping | null,
): Promise<House<M, E, V>> {
  const { game } = title;
  const { write } = game.notation(config);
  const referee = new Referee(game, { store: new OneTable(keeping), outbox: { viewers: () => [], tell: () => {} } });
  granted(await referee.adopt(TABLE, record));
  let sent = 0;
  const look = async (viewer: Viewer) => granted(await referee.look(TABLE, viewer));
  const answer = async ({ decision }: Sight<M, E, V>, seat: Seat, move: M): Promise<void> => {
    sent++;
    const submission = { id: String(sent), seat, decision: decision?.id ?? -1, move: write(move) };
    granted(await referee.submit(TABLE, submission));
  };
  return {
    look,
    answer,
    async letAnswer(seat) {
      const bot = bots[seat];
      const sight = await look(seat);
      if (bot === null || bot === undefined) throw new RangeError(`no bot sits in seat ${seat}`);
      const rng = luckAt(lastSeed(record), sight.decision?.id ?? 0, seat);
      await answer(sight, seat, bot.choose(sight.view, seat, sight.moves, rng));
    },
    async undo(seat) {
      const verdict = await referee.undo(TABLE, seat);
      if (!verdict.ok && verdict.refusal.refused === 'no-undo') return verdict.refusal.because;
      granted(verdict);
      return null;
    },
    record: async () => granted(await referee.record(TABLE)),
  };
}

/** A bot's own luck at one question: the same in a game that was saved and resumed, and no part of the game's luck. */
function luckAt(seed: Seed, decision: number, seat: Seat): RngState {
  const digest = createHash('sha256').update(`bot ${seed} ${decision} ${seat}`).digest('hex');
  return forkRng(seedRng(digest.slice(0, 32)));
}

function granted<T>(verdict: Verdict<T>): T {
  if (verdict.ok) return verdict.value;
  const { refusal } = verdict;
  switch (refusal.refused) {
    case 'store':
      throw new Refused(refusal.message);
    case 'no-table':
    case 'table-exists':
    case 'taken-back':
    case 'no-undo':
    case 'conceded':
    case 'forgotten':
    case 'not-over':
    case 'not-your-eyes':
      throw new Error(`the table refused: ${refusal.refused}`);
    default:
      throw new Refused(tellRefusal(refusal));
  }
}
