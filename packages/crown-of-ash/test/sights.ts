import { type Seat, seedRng } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import type { Event, State, View } from '../src/types.ts';
import { houseConfigOf, type Table } from './position.ts';
import { giveaway, nothingYet } from './secrecy.ts';
import { eventProblem, viewSchema } from './view-schema.ts';
import { type Look, viewersOf, wander } from './worlds.ts';

// What is to be seen in whole games: at a few tables in vision.test.ts, at the others in vision.slow.test.ts.

const { view } = crownOfAsh;

interface Sort {
  readonly name: string;
  /** At every run, however short of time. */
  readonly always?: boolean;
  readonly table: Table;
}

/** Tables of every size and edition, and with each option that changes what is seen. */
export const SORTS: readonly Sort[] = [
  { name: 'two players', table: { players: 2 } },
  { name: 'three players', table: { players: 3 } },
  { name: 'four players', always: true, table: { players: 4 } },
  { name: 'open hands', table: { players: 3, options: { openHands: true } } },
  { name: 'strict memory', table: { players: 3, options: { strictMemory: true } } },
  { name: 'both options', always: true, table: { players: 4, options: { openHands: true, strictMemory: true } } },
  { name: 'open discards', table: { players: 3, options: { openDiscards: true, strictMemory: true } } },
  { name: 'powers', always: true, table: { players: 4, options: { powers: true } } },
  { name: 'an AI in the Citadel', table: { players: 4, edition: 'env-4.1', automa: { garrison: 'hard' } } },
  { name: 'an AI', always: true, table: { players: 3, automa: {}, options: { powers: true, strictMemory: true } } },
  { name: 'ENV4.1', table: { players: 3, edition: 'env-4.1' } },
  { name: 'ENV4.0', table: { players: 2, edition: 'env-4.0' } },
];

/** Nothing of this seat's own. */
function withoutOwn(v: View, seat: Seat, spectator: View): View {
  const stack = v.stack.map((f, i) => (f.kind === 'clash' || f.kind === 'reveal' ? (spectator.stack[i] ?? f) : f));
  return {
    ...v,
    viewer: 'spectator',
    stack,
    players: v.players.map((p) => (p.seat === seat ? (spectator.players[seat] ?? p) : p)),
  };
}

const inBattle = (s: State): boolean => s.stack.some((f) => ['clash', 'reveal', 'reckon'].includes(f.kind));

/** Every fourth state of a random game at this sort of table, every covered battle, and all that is told. */
function wandered({ table }: Sort, look: Look, hear?: (e: Event) => void): void {
  let i = 0;
  wander(houseConfigOf(table), '1', (s, last) => (i++ % 4 === 0 || inBattle(s)) && look(s, last), hear);
}

/** VIS-3 at this table. */
export function expectSpectatorSeesWhatAllSee(sort: Sort): void {
  wandered(sort, (s) => {
    const spectator = view(s, 'spectator');
    for (const seat of crownOfAsh.seats(s.config))
      expect(withoutOwn(view(s, seat), seat, spectator)).toEqual(spectator);
    for (const p of spectator.players) {
      expect(p.used === null).toBe(!s.config.options.openDiscards);
      const isAutoma = p.seat === spectator.automa?.seat;
      expect(p.fate === null).toBe(!s.over || isAutoma);
      expect('known' in p.hand).toBe(s.config.options.openHands || isAutoma);
    }
  });
}

/** VIS-4: views and events have the shape that they may have. */
export function expectClosedShapes(sort: Sort): void {
  const look = (s: State) => {
    for (const who of viewersOf(s)) viewSchema.parse(JSON.parse(JSON.stringify(view(s, who))));
  };
  const problems: string[] = [];
  wandered(sort, look, (e) => {
    const problem = eventProblem(e);
    if (problem !== null) problems.push(problem);
  });
  expect(problems).toEqual([]);
}

/** VIS-4: in worlds that differ in what is hidden all looks the same. */
export function expectNothingGivenAway(sort: Sort): void {
  const rng = seedRng('4');
  const compared = nothingYet();
  wandered(sort, (s, last) => expect(giveaway(s, rng, last, compared)).toBe(null));
  expect(compared.looks).toBeGreaterThan(50);
  expect(compared.battles).toBeGreaterThan(5);
  expect(compared.heard).toBeGreaterThan(20);
  expect(compared.secret).toBeGreaterThan(5);
}
