import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf, run } from './run.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-scenario-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const scenario = {
  format: 1,
  game: 'crown-of-ash',
  title: 'The gold space',
  rules: ['GAT-5'],
  table: { players: 2 },
  overrides: { goldSpace: { gold: 2 } },
  steps: ['0 place gold', { state: { seats: { 0: { goods: { gold: 2 } } } } }],
};

function write(name: string, content: unknown): string {
  const path = join(dir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const expecting = (...checks: unknown[]) => ({ ...scenario, title: 'Another', steps: ['0 place gold', ...checks] });

describe('scenario', () => {
  it('plays files and folders of them', async () => {
    write('all/one.json', scenario);
    write('all/deep/two.json', expecting({ asked: 'raise 0' }));
    write('all/some.pack.json', {});
    expect(await run(`scenario ${dir}/all ${dir}/all/one.json`)).toEqual({
      code: 0,
      out: '3 scenarios: all is as expected\n',
      err: '',
    });
  });

  it('says precisely what differs, and exits with 1', async () => {
    const path = write(
      'wrong.json',
      expecting(
        { state: { seats: { 0: { goods: { gold: 3 }, hand: ['ash-2'] } } }, asked: 'turn 1' },
        { offered: ['0 raise 1 for=gold'], notOffered: ['0 raise nobody'], refused: [{ move: '0 raise nobody' }] },
        { told: [{ kind: 'rolled' }] },
      ),
    );
    const { code, out } = await run(`scenario ${path}`);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `DIFFERS: ${path}: Another`,
      '  steps[1].asked: expected "turn 1", found "raise 0"',
      '  steps[1].state.seats.0.goods.gold: expected 3, found 2',
      '  steps[1].state.seats.0.hand: expected ["ash-2"], found []',
      '  steps[2].offered[0]: expected "0 raise 1 for=gold", found ["0 raise nobody"]',
      '  steps[2].notOffered[0]: expected "no such move", found "0 raise nobody"',
      `  steps[2].refused[0]: expected "a refusal", found "'0 raise nobody' is a move"`,
      '  steps[3].told[0]: expected {"kind":"rolled"}, found {"told":[]}',
      '1 scenario: 1 not as expected',
      '',
    ]);
  });

  it('stops at a move that is none, naming what is offered', async () => {
    const path = write('stuck.json', expecting('0 place gold', { asked: 'over' }));
    const { code, out } = await run(`scenario ${path}`);
    expect(code).toBe(1);
    expect(out).toContain('steps[1]: expected "\'place gold\' to be a move of seat 0", found');
    expect(out).toContain("offered: 'raise nobody'");
  });

  it.each([
    ['dear diary', 'is not JSON'],
    [JSON.stringify({ ...scenario, game: 'chess' }), "there is no game 'chess'"],
    [JSON.stringify({ ...scenario, rules: [] }), 'rules: '],
    [JSON.stringify({ ...scenario, table: { players: 9 } }), 'table.players: '],
    [JSON.stringify({ ...scenario, content: 'none.json' }), 'cannot read'],
    [
      JSON.stringify({ ...scenario, overrides: { fighters: [{ id: 'x' }] } }),
      "overrides.fighters[0].id: no entry is called 'x'",
    ],
    [JSON.stringify({ ...scenario, overrides: { king: { attack: 6 } } }), 'table.content.king.attack: CIT-1'],
    [JSON.stringify({ ...scenario, position: { turn: 20 } }), 'position.turn: '],
    [
      JSON.stringify(expecting({ state: { seats: { 0: { hand: ['x'] } } } })),
      'steps[1].state.seats.0.hand[0]: no fighter',
    ],
    [JSON.stringify(expecting({ told: [{ kind: 'x' }] })), 'steps[1].told[0].kind: must be one of'],
  ])('cannot read %s: exits with 2 and names it', async (text, complaint) => {
    const path = join(dir, 'bad.json');
    writeFileSync(path, text);
    const { code, err } = await run(`scenario ${path}`);
    expect(code).toBe(2);
    expect(err).toContain(`${path}`);
    expect(err).toContain(complaint);
  });

  it('refuses what is not there, and a folder without any', async () => {
    expect(await run(`scenario ${dir}/nowhere.json`)).toMatchObject({ code: 2, out: '' });
    mkdirSync(join(dir, 'empty'));
    expect((await run(`scenario ${dir}/empty`)).err).toContain('holds no scenario file');
  });

  it('tells all of it as JSON', async () => {
    const path = write('json.json', expecting({ asked: 'turn 1' }));
    const { code, out } = await run(`scenario ${path} --json`);
    expect(code).toBe(1);
    expect(jsonOf({ code, out, err: '' })).toEqual({
      files: [
        {
          file: path,
          title: 'Another',
          rules: ['GAT-5'],
          report: { moves: 1, failures: [{ path: 'steps[1].asked', expected: 'turn 1', found: 'raise 0' }] },
          refused: null,
        },
      ],
    });
  });
});
