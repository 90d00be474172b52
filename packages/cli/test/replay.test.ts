import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, parseRecord } from '@cinderhall/kernel';
import { answerPledge, seedPledge } from '@cinderhall/referee/pledges';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf, run } from './run.ts';

let dir: string;
let file: string;
let record: { moves: string[]; [key: string]: unknown };

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-replay-'));
  file = join(dir, 'game.json');
  expect(await run(`play --seats random,random --seed 4 --record ${file}`)).toMatchObject({ code: 0 });
  record = JSON.parse(readFileSync(file, 'utf8')).record;
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Writes the record with some fields changed, and says where. */
function bent(change: Record<string, unknown>): string {
  const at = join(dir, 'bent.json');
  writeFileSync(at, JSON.stringify({ ...record, ...change }));
  return at;
}

/** The record, as it is read. */
function parseRecordOf(input: unknown): GameRecord {
  const read = parseRecord(input);
  if (!read.ok) throw new Error('no record');
  return read.value;
}

describe('replay', () => {
  it('tells the log and the final score', async () => {
    const { code, out } = await run(`replay ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +0 {2}Round 1 begins\./);
    expect(out).toMatch(/The game is over/);
    expect(out).toMatch(/Total +\d+ +\d+\n$/);
  });

  it('holds a game of a server to its seals', async () => {
    const { moves, seed } = parseRecordOf(record);
    const seals = {
      table: 't',
      seed: { salt: 's', hash: seedPledge('t', 's', seed) },
      answers: moves.map((line, i) => ({ salt: 's', hash: answerPledge('t', i + 1, 's', line) })),
    };
    const seats = [0, 1].map((seat) => ({ seat, name: 'Oda', player: 'random' }));
    const at = join(dir, 'sealed.json');
    const write = (sealed: object): void =>
      writeFileSync(at, JSON.stringify({ title: 'Ash', seats, record, seals: sealed }));
    write(seals);
    const told = await run(`replay ${at}`);
    expect([told.code, told.out]).toEqual([0, expect.stringMatching(/\n\nThe file agrees with its seals: .*\n$/)]);
    expect((await run(`replay ${at} --lang ru`)).out).toMatch(/\n\nФайл сходится/);
    expect((await run(`replay ${at} --until 3`)).out).not.toContain('seals');
    expect(jsonOf(await run(`replay ${at} --json`))).toMatchObject({ flaws: [] });
    write({ ...seals, answers: seals.answers.with(4, { salt: 'x', hash: seals.seed.hash }) });
    const wrong = await run(`replay ${at}`);
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringMatching(/\n\nThis game is not what.*: answer 5\.\n$/)]);
  });

  it('takes a bare record, and what the page saves', async () => {
    const { out } = await run(`replay ${file}`);
    expect((await run(`replay ${bent({})}`)).out).toBe(out);
    const at = join(dir, 'page.json');
    const seats = [
      { seat: 0, name: 'Oda', player: 'person' },
      { seat: 1, name: 'Ilse', player: 'person' },
    ];
    writeFileSync(at, JSON.stringify({ title: 'An evening', seats, record }));
    expect((await run(`replay ${at}`)).out).toBe(out);
    writeFileSync(at, JSON.stringify({ title: 'An evening', seats, record: { ...record, moves: ['dance'] } }));
    const { code, err } = await run(`replay ${at}`);
    expect(code).toBe(2);
    expect(err).toContain('page.json: record.moves[0]: must be a seat from 0 to 3, a space and a move');
  });

  it('tells it in Russian, when asked or when the environment speaks it', async () => {
    const asked = await run(`replay ${file} --lang ru`);
    expect(asked.out).toContain('Итого');
    expect((await run(`replay ${file}`, { env: { LANG: 'ru_RU.UTF-8' } })).out).toBe(asked.out);
    expect((await run(`replay ${file}`, { env: { LANG: 'de_DE.UTF-8' } })).out).toContain('Total');
  });

  it('stops after so many moves and shows the table', async () => {
    const { out } = await run(`replay ${file} --until 10`);
    expect(out).toContain('Fighters to raise:');
    expect(out).not.toContain('The game is over');
  });

  it('VIS-5 with strict memory, story and log of a running game tell the newest battle alone by its cards', async () => {
    const table = { ...Object(record.config), options: { strictMemory: true } };
    const battles = (text: string): number => text.match(/: \d+ (with|against) .*(wins|holds)/g)?.length ?? 0;
    const half = record.moves.slice(0, Math.ceil(record.moves.length / 2));
    expect(battles((await run(`replay ${bent({ moves: half })}`)).out)).toBeGreaterThan(2);
    const strict = bent({ moves: half, config: table });
    expect(battles((await run(`replay ${strict}`)).out)).toBe(1);
    const input = 'log\nquit\n';
    expect(battles((await run(`play --seats you,random --resume ${strict}`, { input })).out)).toBe(2);
    expect((await run(`replay ${bent({ config: table })}`)).out).toBe((await run(`replay ${file}`)).out);
  });

  it('tells who has conceded, and who has won then', async () => {
    const at = bent({ moves: [...record.moves.slice(0, 6), '1 concede ends'] });
    expect((await run(`replay ${at}`)).out).toMatch(/\n *7 {2}Conceded: .+\. The game is over\.\n/);
    expect((await run(`replay ${at} --lang ru`)).out).toMatch(/\n *7 {2}Сдача: .+\. Партия окончена\.\n/);
    expect(jsonOf(await run(`replay ${at} --json`))).toMatchObject({
      ...{ steps: 7, pending: null, outcome: { share: [1, 0], score: null } },
      concessions: [{ seat: 1, step: 7, ends: true }],
    });
    expect((await run(`replay ${bent({ moves: ['1 concede ends', ...record.moves] })}`)).err).toContain('is over');
  });

  it('gives the outcome as JSON', async () => {
    const whole = jsonOf(await run(`replay ${file} --json`));
    expect(whole).toMatchObject({ game: 'crown-of-ash', seed: '4', steps: record.moves.length, pending: null });
    expect(whole.outcome).toMatchObject({ kind: 'ranking' });
    expect(jsonOf(await run(`replay ${file} --json --until 3`))).toMatchObject({ steps: 3, outcome: null });
  });

  it('refuses a file that is none, and text that is no record', async () => {
    expect(await run(`replay ${dir}/none.json`)).toMatchObject({ code: 2, out: '' });
    const at = join(dir, 'text.json');
    writeFileSync(at, 'dear diary');
    expect((await run(`replay ${at}`)).err).toContain('is not JSON');
  });

  it.each([
    ['an unknown game', { game: 'chess' }, "there is no game 'chess'"],
    ['other rules', { rules: 99 }, 'rules: made under version 99'],
    ['a table that cannot be', { config: { players: 9 } }, 'config.players'],
    ['no seed', { seed: 'x' }, 'seed'],
    ['a move that is none', { moves: ['1 dance'] }, "moves[0]: move: 'dance' is no move of crown-of-ash"],
    [
      'a move of somebody who is not asked',
      { moves: ['0 post sulphur-1-start'] },
      'moves[0]: seat 0 is not asked; asked: 1',
    ],
  ])('refuses %s, naming it', async (_what, change, complaint) => {
    const { code, out, err } = await run(`replay ${bent(change)}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });

  it('names the move that cannot be carried out', async () => {
    const moves = record.moves.slice();
    moves.splice(5, 0, moves[4] ?? '');
    const { code, err } = await run(`replay ${bent({ moves })}`);
    expect(code).toBe(2);
    expect(err).toMatch(/moves\[\d+\]: /);
  });

  it('refuses to go further than the record', async () => {
    const { code, err } = await run(`replay ${file} --until 9999`);
    expect(code).toBe(2);
    expect(err).toContain(`the record has ${record.moves.length} moves only`);
  });
});
