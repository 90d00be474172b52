import { describe, expect, test } from 'vitest';
import { type Move, toy, type View } from '../../referee/test/dice-and-bids.ts';
import { ours } from '../src/crown/session.ts';
import { type Title, type Titles, titles } from '../src/games.ts';
import { memoryKeys } from '../src/local/keys.ts';
import { Shelf } from '../src/local/shelf.ts';
import { answeringIn } from '../src/table/games.ts';
import { PastSession } from '../src/table/looking-back.svelte.ts';
import { open, PERSONS } from './at-home.ts';
import { situation } from './situation.ts';

/** A second game, as it would stand on the shelf. */
const second: Title<Move, View> = {
  game: toy,
  covered: ['bid'],
  write: (_view, move) => toy.notation(null).write(move),
  together: ([first]) => first,
  round: ({ decision }) => decision,
};

/** The same for whoever does not know it. */
const anySecond: Title = second;

/** What is played in a house with both. */
const both: Titles = {
  known: [...titles.known, 'dice-and-bids'],
  of: async (id) => (id === 'dice-and-bids' ? second : titles.of(id)),
};

const SETUP = { game: toy.id, title: 'Dice', seats: PERSONS, config: null, seed: '7' };

/** Both people answer what is asked until the game is over, each time the last of what is offered. */
async function playedOut(at: ReturnType<typeof open>, table: string): Promise<void> {
  const standing = () => at.reports.findLast((report) => report.tell === 'standing')?.standing;
  for (let n = 0; standing()?.over === false; n++) {
    const [asked = 0] = standing()?.asked ?? [];
    await at.done<'look'>({ ask: 'look', table, viewer: asked });
    const sight = at.reports.findLast((report) => report.tell === 'sight')?.sight;
    const move = anySecond.write(sight?.view, sight?.moves.at(-1));
    await at.done<'submit'>({
      ask: 'submit',
      table,
      seat: asked,
      decision: sight?.decision?.id ?? 0,
      move,
      id: `a${n}`,
    });
  }
}

describe('a house of two games', () => {
  test('keeps tables of both, and plays each by its own rules', async () => {
    const at = open(both);
    const crown = await at.lay(PERSONS);
    const { table, game } = await at.done<'lay'>({ ask: 'lay', setup: SETUP });
    expect(game).toBe('dice-and-bids');
    await at.done<'enter'>({ ask: 'enter', table });
    await playedOut(at, table);
    const games = await at.done<'games'>({ ask: 'games' });
    expect(games.map((entry) => [entry.table, entry.game, entry.round]).sort()).toEqual(
      [
        [crown, 'crown-of-ash', 1],
        [table, 'dice-and-bids', 16],
      ].sort(),
    );
    expect(await at.done<'past'>({ ask: 'past', table, eyes: 'everybody', step: 3 })).toMatchObject({
      view: { decision: expect.any(Number), score: [expect.any(Number), expect.any(Number)] },
    });
  });

  test('reads a game of either from a file, and keeps both in one', async () => {
    const [at, other] = [open(both), open(both)];
    await at.lay(PERSONS);
    const { table } = await at.done<'lay'>({ ask: 'lay', setup: SETUP });
    await at.done<'enter'>({ ask: 'enter', table });
    await playedOut(at, table);
    const one = await at.done<'export'>({ ask: 'export', table });
    const all = await at.done<'export-all'>({ ask: 'export-all' });
    expect([one.name, all.name]).toEqual([`dice-and-bids-${table}.json`, 'cinderhall-games.json']);
    const file = { title: '', names: [] };
    expect(await other.done<'import'>({ ask: 'import', text: one.text, ...file })).toMatchObject({
      taken: [{ game: 'dice-and-bids', title: 'Dice' }],
    });
    expect(await other.done<'import'>({ ask: 'import', text: all.text, ...file })).toMatchObject({
      known: 1,
      left: [],
    });
    const shown = await other.done<'show'>({ ask: 'show', text: one.text, ...file });
    expect(shown.entry.game).toBe('dice-and-bids');
    expect((await other.ask<'branch'>({ ask: 'branch', table: shown.entry.table, after: 2, ...SETUP })).ok).toBe(false);
  });

  test('lays no table of a game that it does not know, and says which it knows', async () => {
    expect(await open(both).ask<'lay'>({ ask: 'lay', setup: { ...SETUP, game: 'chess' } })).toEqual({
      ok: false,
      refusal: { refused: 'malformed', path: 'game', message: 'must be one of crown-of-ash, rune-age, dice-and-bids' },
    });
  });

  test('gives no advice where nobody explains the game', async () => {
    const at = open(both);
    const { table } = await at.done<'lay'>({ ask: 'lay', setup: SETUP });
    await at.done<'enter'>({ ask: 'enter', table });
    await at.done<'look'>({ ask: 'look', table, viewer: 0 });
    expect((await at.ask<'advise'>({ ask: 'advise', table })).ok).toBe(false);
  });
});

test('a card that names no game is of the time when there was one', async () => {
  const keys = memoryKeys();
  const card = { table: 't', title: 'Old', seats: PERSONS, changed: 1, round: 2, asked: [0], winners: [] };
  await keys.set('entry:t', card);
  expect(await new Shelf(keys, () => {}).entry('t')).toMatchObject({ title: 'Old', game: 'crown-of-ash' });
});

test('a face is shown tables of its own game, and no other', async () => {
  const table = situation();
  expect(ours({ session: new PastSession(table) }).session.situation.view).toBe(table.view);
  const foreign = new PastSession({ ...table, game: 'dice-and-bids' });
  expect(() => ours({ session: foreign })).toThrow('dice-and-bids');
  expect(await answeringIn('dice-and-bids')).toBe(null);
});
