import type { Event, Move } from '@cinderhall/crown-of-ash';
import { crownOfAsh as game } from '@cinderhall/crown-of-ash';
import { below, type GameRecord, recordMove, replay, seedRng, startRecord } from '@cinderhall/kernel';
import type { FinishedGame } from '@cinderhall/protocol';
import { answerPledge, type Heard, seedPledge } from '@cinderhall/referee/pledges';
import { loadOnline } from '@cinderhall/words/online';
import { describe, expect, test } from 'vitest';
import { titles } from '../src/games.ts';
import { Client, type Line } from '../src/local/client.ts';
import { House } from '../src/local/house.ts';
import { memoryKeys } from '../src/local/keys.ts';
import { parseLetter, type Report } from '../src/local/messages.ts';
import { Shelf } from '../src/local/shelf.ts';
import { fileOf } from '../src/online/api.ts';
import { opened } from '../src/online/finished.ts';
import { checked } from '../src/online/verifying.ts';

const TABLE = '0123456789abcdef';
const SEED = '00112233445566778899aabbccddeeff';
const text = await loadOnline('en');
const russian = await loadOnline('ru');

/** A whole game, played at random, and what its first seat was told. */
function played(): { finished: FinishedGame; heard: Heard } {
  const config = game.configure({ players: 2 });
  if (!config.ok) throw new Error('no config');
  let record: GameRecord = startRecord(game, config.value, SEED);
  const s = game.setup(config.value, SEED);
  const luck = seedRng('1');
  const { write } = game.notation(config.value);
  for (let asked = game.pending(s); asked; asked = game.pending(s)) {
    const seat = asked.seats[0] ?? 0;
    const moves: readonly Move[] = game.moves(s, seat);
    const move = moves[below(luck, moves.length)];
    if (!move) throw new Error('nothing can be answered');
    record = recordMove(record, { seat, text: write(move) });
    game.step(s, seat, move);
  }
  return { finished: finish(record), heard: hear(record) };
}

function finish(record: GameRecord): FinishedGame {
  const seats = ([0, 1] as const).map((seat) => ({ seat, name: `P${seat}`, player: 'person' }) as const);
  const answers = record.moves.map((line, i) => ({ salt: `s${i}`, hash: answerPledge(TABLE, i + 1, `s${i}`, line) }));
  const seed = { salt: 's', hash: seedPledge(TABLE, 's', record.seed) };
  return { title: 'Ash', seats, record, seals: { table: TABLE, seed, answers } };
}

function hear(record: GameRecord): Heard {
  const again = replay(game, record);
  if (!again.ok) throw new Error('it does not play');
  const { seals } = finish(record);
  const seen = again.value.events.flatMap(({ step, event }) => {
    const shown: Event | null = game.see(event, 0);
    return shown ? [{ step, event: shown }] : [];
  });
  const pledge = { seed: seals.seed.hash, answers: seals.answers.map(({ hash }) => hash) };
  return { viewer: 0, pledge, events: seen, concessions: [], view: game.view(again.value.state, 0) };
}

const { finished, heard } = played();
let named = 0;
const house = new House({
  titles,
  shelf: new Shelf(memoryKeys(), () => {}),
  opponents: { choose: () => Promise.reject(new Error('nobody is asked')), tutor: async () => null },
  report: () => {},
  now: () => 0,
  name: () => `t${named++}`,
  seed: () => '1',
});

const line: Line = {
  onmessage: null,
  onerror: null,
  async postMessage(message) {
    const letter = parseLetter(structuredClone(message));
    if (!letter) throw new Error('no letter');
    const verdict = await house.ask(letter.question);
    const data: Report = structuredClone({ tell: 'reply', reply: { number: letter.number, verdict } });
    line.onmessage?.(new MessageEvent('message', { data }));
  },
};
const client = new Client(line);

/** What the page finds out about this game, by way of its worker. */
const found = (told: FinishedGame, words = text, knows = heard) =>
  checked(knows, words, {
    fetch: async () => ({ ok: true, value: told }),
    verify: (file, what) => client.ask<'verify'>({ ask: 'verify', text: file, heard: what }),
  });
/** What it says of it. */
const said = async (...all: Parameters<typeof found>) => (await found(...all)).word;

const [first = ''] = finished.record.moves;
const last = finished.record.moves.length;
const withMoves = (moves: readonly string[]): FinishedGame => ({ ...finished, record: { ...finished.record, moves } });

describe('a game of a server that is over', () => {
  test('is said to be all right when it is', async () => {
    const word = await said(finished);
    expect(word.alarming).toBe(false);
    expect(word.text).toMatch(new RegExp(`^Everything checked: .* all ${last} answers are`));
    expect((await said(finished, russian)).text).toMatch(/^Всё проверено/);
  });

  test.each<[string, FinishedGame, Heard, readonly RegExp[]]>([
    [
      'another seed',
      { ...finished, record: { ...finished.record, seed: SEED.replaceAll('0', '1') } },
      heard,
      [/The seed is not the one that was sealed/, /cannot be played again|when the table was laid/],
    ],
    [
      'another answer',
      withMoves([`${first}x`, ...finished.record.moves.slice(1)]),
      heard,
      [/sealed when given: answer 1\./, /moves\[0\]/],
    ],
    ['an end cut off', withMoves(finished.record.moves.slice(0, -1)), heard, [new RegExp(`but ${last} were sealed`)]],
    [
      'seals that came later',
      finish(finished.record),
      { ...heard, pledge: { seed: 'b'.repeat(64), answers: heard.pledge?.answers.map(() => 'c') ?? [] } },
      [/seal of the seed is another/, new RegExp(`answers 1, 2, 3, 4, 5 and ${last - 5} more`)],
    ],
    [
      'another story',
      finished,
      { ...heard, events: heard.events.slice(0, -1), view: {} },
      [new RegExp(`told at answer ${last} does not follow`), /table at the end/],
    ],
  ])('is not believed with %s', async (_what, told, knows, expected) => {
    const { word, game } = await found(told, text, knows);
    expect([word.alarming, game]).toEqual([true, null]);
    for (const part of [/^This game is not what was told of it\./, ...expected]) expect(word.text).toMatch(part);
    const inRussian = await said(told, russian, knows);
    expect([inRussian.alarming, /[a-z]{4,}/.test(inRussian.text.replace(/\(.*\)/, ''))]).toEqual([true, false]);
  });

  test('is not judged when the server does not give it away, or nobody was bound', async () => {
    const { seals: _seals, ...bare } = finished;
    const refused = { ok: false, refusal: { refused: 'store', message: 'no answer' } } as const;
    const silent = await checked(heard, text, {
      fetch: async () => refused,
      verify: () => Promise.reject(new Error('asked for nothing')),
    });
    const unbound = await checked(heard, text, {
      fetch: async () => ({ ok: true, value: finished }),
      verify: (_file, what) => client.ask<'verify'>({ ask: 'verify', text: JSON.stringify(bare), heard: what }),
    });
    expect([silent, unbound]).toEqual([
      { word: { text: text.honesty.unknown, alarming: false }, game: null },
      { word: { text: text.honesty.unknown, alarming: false }, game: null },
    ]);
  });

  test('comes as a file that this device takes', async () => {
    const taken = await client.ask<'import'>({ ask: 'import', text: fileOf(finished), title: '', names: [] });
    expect(taken).toMatchObject({ ok: true, value: { taken: [{ title: 'Ash', asked: [] }], left: [] } });
  });

  test('can be gone through and gone on from for as long as the page is open, and is kept nowhere', async () => {
    const { game } = await found(finished);
    const kept = await client.ask<'games'>({ ask: 'games' });
    const past = { last, look: () => {}, go: () => {} };
    const laid = game && (await opened(game, past, client));
    const table = laid?.entry.table ?? '';
    expect(laid?.entry).toMatchObject({ title: 'Ash', asked: [], seats: finished.seats });
    expect(await client.ask<'games'>({ ask: 'games' })).toEqual(kept);
    const judged = () => client.ask<'judge'>({ ask: 'judge', table, step: 1, deep: false });
    expect(await judged()).toEqual({ ok: true, value: null });
    const seats = [...finished.seats];
    const gone = await client.ask<'branch'>({ ask: 'branch', table, after: 3, title: 'Embers', seats });
    expect(gone).toMatchObject({ ok: true, value: { title: 'Embers' } });
    laid?.close();
    expect(await judged()).toEqual({ ok: false, refusal: { refused: 'no-table', table } });
  });

  test('is not opened where it does not play', async () => {
    const past = { last, look: () => {}, go: () => {} };
    expect(await opened(withMoves(['0 nonsense']), past, client)).toBeNull();
  });
});
