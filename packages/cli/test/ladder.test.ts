import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flat } from '@cinderhall/bots';
import { appraisal, crownOfAsh, features, type Move, type View } from '@cinderhall/crown-of-ash';
import { seedRng } from '@cinderhall/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botFor } from '../src/ladder/entrants.ts';
import type { Player } from '../src/opponents.ts';
import { jsonOf, run } from './run.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-ladder-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('ladder', { timeout: 30_000 }, () => {
  it('goes on from its file, and then says the same as in one go', async () => {
    const file = join(dir, 'two.jsonl');
    const flags = 'ladder --entrants random,gentle --json';
    const whole = jsonOf(await run(`${flags} --deals 2`));
    await run(`${flags} --deals 1 --results ${file}`);
    const [, first = ''] = linesOf(file);
    // The second line was being written when somebody ended the command.
    appendFileSync(file, '{"key":"random gen');
    expect(jsonOf(await run(`${flags} --deals 2 --results ${file}`))).toEqual(whole);
    expect(linesOf(file)).toHaveLength(3);
    expect(linesOf(file)[1]).toBe(first);
    expect(whole).toMatchObject({ players: 2, anchor: 'random', games: 4 });
  });

  it('plays nothing again', async () => {
    const file = join(dir, 'kept.jsonl');
    await run(`ladder --entrants random,gentle --deals 1 --results ${file}`);
    const [head = '', result = ''] = linesOf(file);
    writeFileSync(file, `${head}\n${result.replaceAll(/"share":\[[^\]]*\]/g, '"share":[0.25,0.75]')}\n`);
    const { entrants } = jsonOf(await run(`ladder --entrants random,gentle --deals 1 --results ${file} --json`));
    expect(entrants).toMatchObject([{ score: 0.5 }, { score: 0.5 }]);
  });

  it('tells people in a table and a plot, and draws', async () => {
    const plot = join(dir, 'plot.svg');
    const { code, out } = await run(`ladder --players 3 --entrants random,gentle --deals 1 --plot ${plot}`);
    expect(code).toBe(0);
    expect(out).toMatch(/3 players, seed 1: 3 games, Elo over random/);
    expect(out).toMatch(/random +0 +3 +\d/);
    expect(out).toMatch(/gentle .*●/);
    expect(readFileSync(plot, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('lets the rulebook’s own opponent take a seat', async () => {
    const { entrants } = jsonOf(await run('ladder --entrants random,ai:easy --deals 2 --json'));
    expect(entrants).toMatchObject([
      { name: 'random', games: 2 },
      { name: 'ai:easy', games: 2 },
    ]);
  });

  it('lets who searches think so many times as much', () => {
    const wits = { appraisal, features, nets: new Map() };
    const config = crownOfAsh.configure({ players: 2, edition: 'final' });
    if (!config.ok) throw new Error('a table of two is one');
    const s = crownOfAsh.setup(config.value, '1');
    const seat = crownOfAsh.pending(s)?.seats[0] ?? 0;
    const answer = (bot: Player<View, Move>) => {
      const rng = seedRng('1');
      return [bot.choose(crownOfAsh.view(s, seat), seat, crownOfAsh.moves(s, seat), rng), rng];
    };
    const named = (name: string) => answer(botFor({ game: crownOfAsh, wits, scripts: {} }, name, 2));
    expect(named('flat*0.05')).toEqual(answer(flat(crownOfAsh, { iterations: 20 })));
    expect(named('flat*0.05')).not.toEqual(answer(flat(crownOfAsh, { iterations: 10 })));
  });

  it('tests a candidate until it is decided', async () => {
    const file = join(dir, 'test.jsonl');
    const { out } = await run(`ladder --entrants gentle,random --test 0,400 --deals 40 --results ${file}`);
    expect(out).toContain('gentle against random: leads by 400 Elo rather than 0');
    expect(linesOf(file).length).toBeLessThan(41);
    const again = jsonOf(await run(`ladder --entrants gentle,random --test 0,400 --deals 40 --results ${file} --json`));
    expect(again).toMatchObject({ candidate: 'gentle', base: 'random', verdict: 'taken' });
  });

  it('does not put results of other games into a file', async () => {
    const file = join(dir, 'other.jsonl');
    await run(`ladder --entrants random,gentle --deals 1 --results ${file}`);
    const { code, err } = await run(`ladder --entrants random,gentle --deals 1 --seed 2 --results ${file}`);
    expect(code).toBe(2);
    expect(err).toContain('another seed: "1", not "2"');
    writeFileSync(file, '{"games":[]}\n');
    expect((await run(`ladder --entrants random,gentle --deals 1 --results ${file}`)).err).toContain(
      'no results of a ladder',
    );
  });

  it.each([
    ['--entrants random', 'two entrants or more'],
    ['--entrants random,random', "'random' is named twice"],
    ['--entrants random,deep', "There is no bot 'deep'"],
    ['--entrants random,greedy*2', "'greedy*2': shrewd, cunning, master, flat, ismcts can think so many times"],
    ['--entrants random,flat*0', "'flat*0': "],
    ['--entrants random,flat*much', "There is no bot 'flat*much'"],
    ['--entrants random,ai:huge', 'it has ai:easy, ai:medium, ai:hard'],
    ['--entrants random,gentle,ai:easy --players 3', 'measured at tables of two'],
    ['--entrants random,gentle --test 20,0', 'two leads in Elo'],
    ['--entrants random,gentle,greedy --test 0,20', 'exactly two entrants'],
    ['--entrants random,master@/none.json --deals 1', '/none.json holds no net'],
    ['--players 5', 'from 2 to 4'],
  ])('refuses: ladder %s', async (flags, complaint) => {
    const { code, out, err } = await run(`ladder ${flags}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });
});
