import { randomUUID } from 'node:crypto';
import {
  CITADEL,
  type Config,
  crownOfAsh,
  DEFAULT_OPTIONS,
  type Move,
  type Necromancer,
  type State,
  tables,
} from '@cinderhall/crown-of-ash';
import { below, type Decision, type GameRecord, recordMove, seedRng, startRecord } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { LAID } from './table.ts';

type Wanted = (s: State, decision: Decision) => boolean;

const FOUR: Config = {
  edition: 'final',
  players: 4,
  automa: null,
  necromancers: 'random',
  options: DEFAULT_OPTIONS,
  content: 'house',
};
/** Two people; powers are in use, and the first seat has those of this necromancer. */
const withPowersOf = (necromancer: Necromancer): Config => ({
  ...FOUR,
  players: 2,
  necromancers: [necromancer, necromancer === 'mors' ? 'fortis' : 'mors'],
  options: { ...DEFAULT_OPTIONS, powers: true },
});
/** The spaces from which the Citadel is attacked. */
const SIEGE = new Set(tables(FOUR).spaces.flatMap(({ place }, space) => (place === CITADEL ? [space] : [])));
const SOLO: Config = { ...FOUR, players: 2, automa: { garrison: 'easy' } };

/** A game that was played at random up to some question of the first seat, or to its end. */
function playedUntil(config: Config, wanted: Wanted, seed: number): GameRecord | null {
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

/** In how many ways the first seat may pay for a fighter, by its place. */
function waysToPay(s: State): Map<number, number> {
  const ways = new Map<number, number>([[-1, 0]]);
  for (const m of crownOfAsh.moves(s, 0)) if (m.kind === 'raise') ways.set(m.slot, (ways.get(m.slot) ?? 0) + 1);
  return ways;
}

const asks =
  (question: string): Wanted =>
  (_s, { kind }) =>
    kind === question;

/** Where a test can begin, by name: a question of the first seat, in the middle of a game; or the end of one. */
export const POSITIONS = {
  turn: playedTo((s, { kind }) => kind === 'turn' && s.round === 3),
  build: playedTo(asks('build')),
  raise: playedTo((s, { kind }) => kind === 'raise' && s.round > 1),
  /** Some fighter can be paid for in several ways. */
  payment: playedTo((s, { kind }) => kind === 'raise' && Math.max(...waysToPay(s).values()) > 2),
  amend: playedTo((s, { kind }) => kind === 'amend' && s.round > 1),
  commit: playedTo((s, { kind }) => kind === 'commit' && s.round > 1),
  clash: playedTo((s) => {
    const f = s.stack.at(-1);
    const attacked = f?.kind === 'clash' && f.defender === 0 && f.attackers.length > 1;
    return attacked && s.round > 1 && crownOfAsh.moves(s, 0).length > 2;
  }),
  order: playedTo(asks('order')),
  orderOfTwo: playedTo(asks('order'), { ...FOUR, players: 2 }),
  wild: playedTo(asks('wild')),
  /** The Citadel full of fighters, with minions of several players before it. */
  siege: playedTo((s, { kind }) => {
    const around = s.minions.filter((space) => SIEGE.has(space)).length;
    return kind === 'turn' && (s.guards[CITADEL]?.length ?? 0) === 3 && around > 3;
  }),
  over: playedTo(() => false),
  powers: playedTo((s, { kind }) => kind === 'turn' && s.round > 1, withPowersOf('fortis')),
  unveil: playedTo(asks('unveil'), withPowersOf('visio')),
  forewarn: playedTo(asks('forewarn'), withPowersOf('visio')),
  fence: playedTo(asks('fence'), withPowersOf('nox')),
  command: playedTo((s, { kind }) => kind === 'command' && s.round > 1, withPowersOf('mors')),
  overturn: playedTo(asks('overturn'), withPowersOf('mors')),
  reinforce: playedTo(asks('reinforce'), withPowersOf('fortis')),
  fortify: playedTo((s, { kind }) => kind === 'fortify' && crownOfAsh.moves(s, 0).length > 1, withPowersOf('fortis')),
  brace: playedTo(asks('brace'), withPowersOf('fortis')),
  solo: playedTo((s, { kind }) => kind === 'turn' && s.round === 3, SOLO),
} as const;
export type Position = keyof typeof POSITIONS;
const isPosition = (name: string): name is Position => name in POSITIONS;
export const ALL_POSITIONS = Object.keys(POSITIONS).filter(isPosition);
/** What is asked there, where it is not called so. */
export const ASKED: { readonly [P in Position]?: string } = {
  solo: 'turn',
  powers: 'turn',
  siege: 'turn',
  payment: 'raise',
  orderOfTwo: 'order',
};

/** Tries seeds until a game comes to such a question. */
function playedTo(wanted: Wanted, config = FOUR): () => GameRecord {
  return () => {
    for (let seed = 1; seed < 200; seed++) {
      let found = false;
      const note: Wanted = (s, decision) => {
        found = wanted(s, decision);
        return found;
      };
      const record = playedUntil(config, note, seed);
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

/** Opens a table at this position. */
export async function openAt(page: Page, position: Position): Promise<void> {
  const record = POSITIONS[position]();
  const config = crownOfAsh.configure(record.config);
  const seats = config.ok ? SEATS.slice(0, crownOfAsh.seats(config.value).length) : [];
  await openGame(page, { title: position, seats, record });
}

interface Game {
  readonly title: string;
  readonly seats: readonly object[];
  readonly record: GameRecord;
}

/** What the page keeps in the browser, by key. */
type Kept = readonly (readonly [key: string, value: object])[];

/** A game as the page keeps it: what was played, and its card in the list. */
function keptOf(table: string, { title, seats, record }: Game): Kept {
  const card = { table, title, seats, changed: Date.now(), game: record.game, round: 1, asked: [], winners: [] };
  const saved = { revision: 1, record, ids: record.moves.map(() => ''), retired: [] };
  return [
    [`game:${table}`, saved],
    [`entry:${table}`, card],
  ];
}

/** Puts it where the page keeps games, and marks the table that is open. Runs in the page. */
async function keep(kept: Kept): Promise<void> {
  document.querySelector('[data-decision]')?.setAttribute('data-left', '');
  const done = (request: IDBRequest | IDBTransaction) =>
    new Promise((resolve, reject) => {
      if (request instanceof IDBTransaction) request.oncomplete = resolve;
      else request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
  const opening = indexedDB.open('cinderhall');
  opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
  await done(opening);
  const change = opening.result.transaction('tables', 'readwrite');
  for (const [key, value] of kept) change.objectStore('tables').put(value, key);
  await done(change);
  opening.result.close();
}

/** Opens an empty page of the page's own origin: from there, too, games can be put where it keeps them. */
async function openBlank(page: Page): Promise<void> {
  const blank = '/blank';
  await page.route(blank, (route) =>
    // Without an icon of its own the browser asks the server for one, and complains.
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.unroute(blank);
}

/** Opens a game at a table of this browser. It comes there without a file and the list of games: a third of the time. */
export async function openGame(page: Page, game: Game): Promise<void> {
  const table = randomUUID();
  if (!page.url().startsWith('http')) await openBlank(page);
  await page.evaluate(keep, keptOf(table, game));
  await page.goto(`/#/table/${table}`);
  await expect(page.locator(`${LAID}:not([data-left]), .cover`).first()).toBeVisible();
}
