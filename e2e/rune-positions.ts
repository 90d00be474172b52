import { type GameRecord, recordMove, seedRng, startRecord } from '@cinderhall/kernel';
import { appraisal, type Faction, runeAge, type ScenarioId, type State, tables } from '@cinderhall/rune-age';
import type { Page } from '@playwright/test';
import { openGame } from './positions.ts';

/** A table of Rune Age, and how far it has come when somebody sits down. */
interface Runes {
  readonly scenario: ScenarioId;
  /** Who answers for each seat. */
  readonly seats: readonly ('person' | 'greedy')[];
  readonly seed: string;
  /** Left out: by chance. */
  readonly factions?: readonly Faction[];
  /** Up to the first question of this kind to the first seat that comes up so late; left out: from the start. */
  readonly until?: Until;
  /** Up to the last turn of the first seat that begins so many answers before the end. */
  readonly before?: number;
}

interface Until {
  readonly question: string;
  readonly after: number;
  /** With at least so many units in a combat. */
  readonly army?: number;
  /** With these in play before the first seat, by card id: as many of each as stand here. */
  readonly holds?: readonly string[];
}

/** Who is asked what at each answer of a game, how many units fight then, and what lies before the first seat. */
interface Asked {
  readonly seat: number;
  readonly question: string;
  readonly army: number;
  readonly held: readonly string[];
}

function heldByFirst(s: State): readonly string[] {
  const { cards } = tables(s.config);
  return [...(s.ready[0] ?? []), ...(s.exhausted[0] ?? [])].flatMap((card) => cards[card]?.id ?? []);
}

/** A game of players who answer at a glance: such games are short. */
function playedAtAGlance({ scenario, seats, seed, factions }: Runes): {
  record: GameRecord;
  asked: readonly Asked[];
} {
  const config = runeAge.configure({ scenario, players: seats.length, factions: factions ?? 'random' });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  const { write } = runeAge.notation(config.value);
  const s: State = runeAge.setup(config.value, seed);
  const luck = seedRng(seed);
  const asked: Asked[] = [];
  let record = startRecord(runeAge, config.value, seed);
  for (let decision = runeAge.pending(s); decision; decision = runeAge.pending(s)) {
    const [seat = 0] = decision.seats;
    const move = appraisal.reply(s, seat, runeAge.moves(s, seat), luck);
    asked.push({ seat, question: decision.kind, army: s.combat?.units.flat().length ?? 0, held: heldByFirst(s) });
    record = recordMove(record, { seat, text: write(move) });
    runeAge.step(s, seat, move);
  }
  return { record, asked };
}

const countOf = (cards: readonly string[], wanted: string): number => cards.filter((card) => card === wanted).length;

const NAMES = ['Berit', 'Oda', 'Ilse', 'Tomas'];

/** Where in such a game somebody sits down; -1: it never comes to that. */
function stepOf({ until, before }: Runes, asked: readonly Asked[]): number {
  if (until === undefined && before === undefined) return 0;
  const question = until?.question ?? 'turn';
  const from = until?.after ?? asked.length - (before ?? 0);
  const army = until?.army ?? 0;
  const { holds = [] } = until ?? {};
  return asked.findIndex(
    (it, step) =>
      it.seat === 0 &&
      it.question === question &&
      step >= from &&
      it.army >= army &&
      holds.every((card) => countOf(it.held, card) >= countOf(holds, card)),
  );
}

/** Opens such a table; where the game of that seed does not come to it, by one of the next seeds. */
export async function openRunes(page: Page, runes: Runes): Promise<void> {
  for (let more = 0; more < 20; more++) {
    const { record, asked } = playedAtAGlance({ ...runes, seed: String(Number(runes.seed) + more) });
    const step = stepOf(runes, asked);
    if (step < 0) continue;
    const seats = runes.seats.map((player, seat) => ({ seat, name: NAMES[seat], player }));
    const played = { ...record, moves: record.moves.slice(0, step) };
    return openGame(page, { title: runes.scenario, seats, record: played });
  }
  throw new Error(`no game of ${runes.scenario} comes to this question`);
}
