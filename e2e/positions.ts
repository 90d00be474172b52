import { type Config, crownOfAsh, DEFAULT_OPTIONS, type Move, type State } from '@cinderhall/crown-of-ash';
import { below, type Decision, type GameRecord, recordMove, seedRng, startRecord } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';

/** A game of four that was played at random up to some question of the first seat, or to its end. */
function playedUntil(wanted: (s: State, decision: Decision) => boolean, seed: number): GameRecord | null {
  const config: Config = {
    edition: 'final',
    players: 4,
    automa: null,
    necromancers: 'random',
    options: DEFAULT_OPTIONS,
    content: 'house',
  };
  const { write } = crownOfAsh.notation(config);
  const rng = seedRng(String(seed));
  const s = crownOfAsh.setup(config, String(seed));
  let record = startRecord(crownOfAsh, config, String(seed));
  for (let decision = crownOfAsh.pending(s); decision; decision = crownOfAsh.pending(s)) {
    if (decision.seats.includes(0) && wanted(s, decision)) return record;
    const [seat] = decision.seats.toReversed();
    if (seat === undefined) break;
    const moves = crownOfAsh.moves(s, seat);
    const move: Move | undefined = moves[below(rng, moves.length)];
    if (!move) break;
    record = recordMove(record, { seat, text: write(move) });
    crownOfAsh.step(s, seat, move);
  }
  return crownOfAsh.pending(s) === null ? record : null;
}

/** Where a test can begin, by name: a question of the first seat, in the middle of a game; or the end of one. */
export const POSITIONS = {
  turn: playedTo((s, { kind }) => kind === 'turn' && s.round === 3),
  build: playedTo((_s, { kind }) => kind === 'build'),
  raise: playedTo((s, { kind }) => kind === 'raise' && s.round > 1),
  amend: playedTo((s, { kind }) => kind === 'amend' && s.round > 1),
  commit: playedTo((s, { kind }) => kind === 'commit' && s.round > 1),
  clash: playedTo((s, { kind }) => kind === 'clash' && s.round > 1 && crownOfAsh.moves(s, 0).length > 2),
  order: playedTo((_s, { kind }) => kind === 'order'),
  over: playedTo(() => false),
} as const;
export type Position = keyof typeof POSITIONS;

/** Tries seeds until a game comes to such a question. */
function playedTo(wanted: (s: State, decision: Decision) => boolean): () => GameRecord {
  return () => {
    for (let seed = 1; seed < 200; seed++) {
      let found = false;
      const record = playedUntil((s, decision) => {
        found = wanted(s, decision);
        return found;
      }, seed);
      if (record && (found || wanted.length === 0)) return record;
    }
    throw new Error('no game comes to this question');
  };
}

const SEATS = ['Berit', 'Oda', 'Ilse', 'Tomas'].map((name, seat) => ({
  seat,
  name,
  player: seat === 0 ? 'person' : 'greedy',
}));

/** Opens a table at this position, by way of a file. */
export async function openAt(page: Page, position: Position): Promise<void> {
  const text = JSON.stringify({ title: position, seats: SEATS, record: POSITIONS[position]() });
  await page.goto('/#/games');
  const file = { name: `${position}.json`, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.acts a').first().click();
  await expect(page.locator('[data-decision]')).toBeVisible();
}
