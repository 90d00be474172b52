import { describe, expect, it } from 'vitest';
import { jsonOf, run } from './run.ts';

describe('Rune Age in the terminal', { timeout: 60_000 }, () => {
  it('draws tables of all scenarios and keeps the laws', async () => {
    const report = jsonOf(await run('laws --game rune-age --games 3 --deep 60 --json'));
    expect(report).toMatchObject({ games: 3, violation: null });
    const heads = Object.keys(Object(report.sorts)).map((sort) => sort.split(' ')[0]);
    expect([...new Set(heads)].sort()).toEqual(['factions', 'habit', 'players', 'scenario']);
  });

  it('takes a scenario where the other game takes an edition', async () => {
    const report = jsonOf(await run('sim --game rune-age --edition cataclysm --players 1 --games 3 --conserve --json'));
    expect(report).toMatchObject({ edition: 'cataclysm', players: 1 });
    const { code, err } = await run('sim --game rune-age --edition monument --players 1 --games 1');
    expect(code).toBe(2);
    expect(err).toContain('RSC-5');
  });

  it('is watched from beginning to end', async () => {
    const { code, out } = await run('play --game rune-age --seats random,random --seed 3 --lang en');
    expect(code).toBe(0);
    expect(out).toMatch(/^\w+ is on turn\.$/m);
    expect(out).toMatch(/ wins\.$/m);
  });

  it('is played by bots that judge, and by a script of its own that they are measured by', async () => {
    const { code, out } = await run('sim --game rune-age --bots gentle,buyer --games 1 --conserve');
    expect(code).toBe(0);
    expect(out).toMatch(/mean endurance left\n/);
    expect(out).toMatch(/^seat 1 buyer +\d/m);
    expect((await run('sim --bots buyer,random --games 1')).err).toContain("There is no bot 'buyer'");
  });

  it('lets the script climb a ladder', async () => {
    const { code, out } = await run('ladder --game rune-age --entrants random,buyer --deals 2');
    expect(code).toBe(0);
    expect(out).toMatch(/buyer/);
  });

  it('counts what is in a content pack', async () => {
    const { code, out } = await run('pack packages/rune-age/test/cards-for-tests.json --game rune-age');
    expect(code).toBe(0);
    expect(out).toMatch(/home realm +4/);
  });
});
