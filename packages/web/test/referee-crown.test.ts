import {
  type Config,
  DEFAULT_OPTIONS,
  type Event,
  crownOfAsh as game,
  type Move,
  type State,
  type View,
} from '@cinderhall/crown-of-ash';
import { SEATS, type Seat } from '@cinderhall/kernel';
import { Referee, type Sight, type Submission } from '@cinderhall/referee';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryKeys } from '../src/local/keys.ts';
import { Shelf } from '../src/local/shelf.ts';

type CrownReferee = Referee<Config, State, Move, Event, View>;

const config: Config = {
  edition: 'final',
  players: 3,
  necromancers: 'random',
  options: DEFAULT_OPTIONS,
  automa: null,
  content: 'house',
};

const message = fc.oneof(
  { weight: 20, arbitrary: fc.record({ what: fc.constant('play' as const), pick: fc.nat(9999) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('undo' as const), seat: fc.constantFrom(...SEATS) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('again' as const), pick: fc.nat(9999) }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('forge' as const), pick: fc.nat(9999), seat: fc.constantFrom(...SEATS) }),
  },
);

/** A table with three pairs of eyes, and a way to answer there for whoever is asked. */
async function lay(seed: number) {
  const shelf = new Shelf(memoryKeys(), () => {});
  const sights = new Map<unknown, Sight<Move, Event, View>>();
  const outbox = {
    viewers: () => [0, 1, 2, 'spectator'] as const,
    tell: (_table: string, sight: Sight<Move, Event, View>) => {
      sights.set(sight.viewer, sight);
    },
  };
  const referee: CrownReferee = new Referee(game, { store: shelf.store, outbox });
  await referee.start('t', config, String(seed));
  const sent: Submission[] = [];
  const answer = (pick: number): Submission | null => {
    const decision = sights.get('spectator')?.decision;
    const seat = decision?.seats[pick % decision.seats.length];
    const moves = sights.get(seat)?.moves ?? [];
    const move = moves[pick % Math.max(moves.length, 1)];
    if (!decision || seat === undefined || !move) return null;
    return { seat, decision: decision.id, move: game.notation(config).write(move), id: `m${sent.length}` };
  };
  return { referee, shelf, sights, sent, answer };
}

test('whatever arrives, in whatever order, the table is the one that its record alone makes', async () => {
  const run = async (seed: number, messages: readonly ReturnType<typeof message.generate>['value'][]) => {
    const { referee, shelf, sights, sent, answer } = await lay(seed);
    for (const m of messages) {
      if (m.what === 'undo') await referee.undo('t', m.seat);
      if (m.what === 'again' && sent.length > 0) await referee.submit('t', sent[m.pick % sent.length] ?? none);
      const next = m.what === 'play' || m.what === 'forge' ? answer(m.pick) : null;
      if (next && m.what === 'play') {
        sent.push(next);
        expect((await referee.submit('t', next)).ok).toBe(true);
      }
      if (next && m.what === 'forge' && m.seat !== next.seat) await forge(referee, next, m.seat);
    }
    const rebuilt: CrownReferee = new Referee(game, {
      store: shelf.store,
      outbox: { viewers: () => [], tell: () => {} },
    });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const [here, there] = [await referee.look('t', viewer), await rebuilt.look('t', viewer)];
      expect(here).toEqual(there);
      const told = sights.get(viewer);
      expect(told?.view).toEqual(there.ok && there.value.view);
      expect(told?.moves).toEqual(there.ok && there.value.moves);
    }
  };
  const property = fc.asyncProperty(fc.nat(9999), fc.array(message, { minLength: 30, maxLength: 120 }), run);
  await fc.assert(property, { numRuns: 25 });
}, 30_000);

const none: Submission = { seat: 0, decision: -1, move: '', id: 'none' };

/** The same answer in somebody else's name is refused, unless that seat is asked the same and may answer so, too. */
async function forge(referee: CrownReferee, next: Submission, seat: Seat): Promise<void> {
  const before = await referee.record('t');
  const verdict = await referee.submit('t', { ...next, seat, id: `forged-${next.id}-${seat}` });
  if (!verdict.ok) expect(await referee.record('t')).toEqual(before);
}
