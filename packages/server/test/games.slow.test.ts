import { join } from 'node:path';
import { below, type RngState, type Seed, seedRng } from '@cinderhall/kernel';
import type { FinishedGame, TableCard } from '@cinderhall/protocol';
import { verify } from '@cinderhall/referee/pledges';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Move, toy } from '../../referee/test/dice-and-bids.ts';
import { configure } from '../src/config.ts';
import { shelf as ours } from '../src/games.ts';
import type { Thought } from '../src/live/thinking.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { keepTables } from '../src/tables.ts';
import { shelve } from '../src/title.ts';
import { type Live, meet, type Person, persons } from './people.ts';
import { heardBy, isOver, looking, newId, savedIn } from './play.ts';
import { makePage } from './serving.ts';

const { page, data, remove } = makePage();
afterAll(remove);

const ROLL: Move = { kind: 'roll' };
const TOY = { game: toy.id, title: 'Dice', config: null };
const shelf = new Map([
  ...ours,
  [
    toy.id,
    shelve({
      game: toy,
      wits: {
        appraisal: { value: () => 0, quiet: () => true, reply: (_s, _seat, [move]) => move ?? ROLL },
        features: {
          players: () => 2,
          count: () => 0,
          write: () => {},
          version: 1,
          outputs: 1,
          output: () => -1,
          lead: 1,
          reopen: () => null,
        },
        nets: new Map(),
      },
      together: ([first]) => first,
      write: (_view, move) => toy.notation(null).write(move),
      round: ({ decision }) => decision,
    }),
  ],
]);

let app: FastifyInstance;
let url: string;
let thoughts: Thought[];
let files = 0;

/** A server of these games, in this process, over what is kept in a file. */
async function open(): Promise<void> {
  const configured = configure({ PAGE: page, DATA: data, LIMITS: '100', BOT_PAUSE: '0' });
  if (!configured.ok) throw new Error(configured.problems.join());
  const config = { ...configured.config, database: { file: join(data, `games-${files}.db`) } };
  const think = async (thought: Thought): Promise<number> => {
    thoughts.push(thought);
    return 0;
  };
  app = fastify();
  await keepTables(app, shelf, { config, thinker: { think, close: async () => {} } });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(async () => {
  files += 1;
  thoughts = [];
  await open();
});
afterEach(() => app.close());

/** Two people at a table of their own. */
async function pairAt(people: readonly [Person, Person], wish: object): Promise<TableCard> {
  const { body } = await people[0].lay(wish);
  await people[1].join(body);
  await people[1].seat(body.table, 1, 'me');
  return body;
}

/** Answers what a connection is asked, as a program that does not know the game, until it is over or enough. */
async function answering(live: Live, table: string, luck: RngState, enough = Number.POSITIVE_INFINITY): Promise<void> {
  const done = (): boolean => isOver(live, table) || live.last(table).sight.step >= enough;
  for (;;) {
    await live.until(() => done() || live.last(table).sight.moves.length > 0);
    if (done()) return;
    const offered = await live.ask<'offered'>({ ask: 'offered', table });
    if (!offered.ok) throw new Error(JSON.stringify(offered.refusal));
    const { decision, moves } = offered.value;
    const move = moves[below(luck, moves.length)] ?? '';
    const verdict = await live.ask<'submit'>({ ask: 'submit', table, decision, move, id: newId() });
    if (!verdict.ok) throw new Error(`${move}: ${JSON.stringify(verdict.refusal)}`);
  }
}

const seeds: readonly [Seed, Seed] = ['1', '2'];
const both = (lives: readonly [Live, Live], table: string, enough?: number) =>
  Promise.all(lives.map((live, i) => answering(live, table, seedRng(seeds[i] ?? '3'), enough)));

describe('a server of several games', () => {
  test('says which', async () => {
    const { body } = await (await meet(url, 'Ann')).ask('GET', '/api/server');
    expect(body).toMatchObject({ game: 'crown-of-ash', games: ['crown-of-ash', 'rune-age', 'dice-and-bids'] });
  });

  test('plays each at tables of its own, also after it was begun anew', async () => {
    let people: [Person, Person] = [await meet(url, 'Ann'), await meet(url, 'Bo')];
    const dice = await pairAt(people, TOY);
    const crown = await pairAt(people, {});
    expect([dice.game, crown.game]).toEqual(['dice-and-bids', 'crown-of-ash']);
    const look = async (table: string): Promise<[Live, Live]> => [
      await looking(people[0], table),
      await looking(people[1], table),
    ];
    await both(await look(dice.table), dice.table, 6);
    await both(await look(crown.table), crown.table, 6);

    await app.close();
    await open();
    people = [people[0].at(url), people[1].at(url)];
    const { body } = await people[0].ask<{ tables: TableCard[] }>('GET', '/api/tables');
    expect(new Set(body.tables.map(({ game }) => game))).toEqual(new Set(['dice-and-bids', 'crown-of-ash']));
    const [atDice, atCrown] = [await look(dice.table), await look(crown.table)];
    const { step } = atDice[0].last(dice.table).sight;
    expect(step).toBeGreaterThan(5);
    expect(atDice[0].card(dice.table).seen).toBe(step);
    await both(atDice, dice.table);
    await both(atCrown, crown.table, 12);

    const told = await people[1].ask<FinishedGame>('GET', `/api/tables/${dice.table}/record`);
    expect(told.body.record.game).toBe('dice-and-bids');
    for (const live of atDice)
      expect(verify(toy, told.body, heardBy(live, dice.table))).toMatchObject({ heard: true, flaws: [] });
    const past = await atDice[0].ask<'past'>({ ask: 'past', table: dice.table, eyes: 'everybody', step: 3 });
    expect(past).toMatchObject({ ok: true, value: { step: 3, view: { score: expect.any(Array) } } });
    expect(atCrown[0].last(crown.table).sight.view).toMatchObject({ config: { players: 2 } });
    const again = await people[0].ask<TableCard>('POST', `/api/tables/${dice.table}/rematch`, {});
    expect(again.body).toMatchObject({ game: 'dice-and-bids', step: 0 });
  });

  test.each([1, 2, 4])('plays Rune Age with %d at the table, of whom one is a person', async (players) => {
    const ann = await meet(url, 'Ann');
    const seats = [...persons(1), ...persons(players - 1).map((seat) => ({ ...seat, player: 'random' }))];
    const scenario = players === 1 ? 'cataclysm' : 'resurgence';
    const { body } = await ann.lay({ game: 'rune-age', title: 'Runes', seats, config: { scenario, players } });
    const live = await looking(ann, body.table);
    await answering(live, body.table, seedRng('1'), 80);
    expect(live.last(body.table).sight.view).toMatchObject({ config: { players } });
  });

  test('lets computers think about the game of their table', async () => {
    const ann = await meet(url, 'Ann');
    const [person] = persons(1);
    const { body } = await ann.lay({ ...TOY, seats: [person, { player: 'greedy', name: 'Oda' }] });
    const live = await looking(ann, body.table);
    await answering(live, body.table, seedRng('1'));
    expect(new Set(thoughts.map(({ game }) => game))).toEqual(new Set(['dice-and-bids']));
  });

  test('lays no table of a game that it does not know, and says which it knows', async () => {
    const { status, body } = await (await meet(url, 'Ann')).lay({ ...TOY, game: 'chess' });
    expect([status, body]).toEqual([
      400,
      { refused: 'malformed', path: 'game', message: "must be one of 'crown-of-ash', 'rune-age', 'dice-and-bids'" },
    ]);
  });

  test('reads the table of a game as that game reads it', async () => {
    const { body } = await (await meet(url, 'Ann')).lay({ ...TOY, config: { players: 2 } });
    expect(body).toMatchObject({ refused: 'malformed', message: 'must be null' });
  });

  test('goes on with tables that were laid while there was one game', async () => {
    const people: [Person, Person] = [await meet(url, 'Ann'), await meet(url, 'Bo')];
    const { table } = await pairAt(people, {});
    await app.close();
    const db = openSqlite(join(data, `games-${files}.db`));
    await db.write("UPDATE tables SET card = json_remove(card, '$.game')");
    expect((await savedIn(db, table)).record.game).toBe('crown-of-ash');
    await db.close();
    await open();
    const ann = people[0].at(url);
    expect((await ann.ask<TableCard>('GET', `/api/tables/${table}`)).body.game).toBe('crown-of-ash');
    expect((await looking(ann, table)).last(table).sight.view).toMatchObject({ config: { players: 2 } });
  });
});
