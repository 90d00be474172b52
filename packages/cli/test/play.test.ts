import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choiceLines, readTyped } from '../src/play/choosing.ts';
import { talkIn } from '../src/play/words.ts';
import { run } from './run.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-play-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const lines = (...typed: readonly string[]): string => typed.map((line) => `${line}\n`).join('');
const firsts = lines(...Array.from({ length: 400 }, () => '1'));
const movesIn = (file: string): string[] => JSON.parse(readFileSync(file, 'utf8')).record.moves;

describe('play', { timeout: 30_000 }, () => {
  it.each(['en', 'ru'])('goes through a pipe to the score sheet, in %s', async (lang) => {
    const { code, out, err } = await run(`play --seats you,random,random --seed 2 --lang ${lang}`, { input: firsts });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/(Total|Итого) +-?\d+ +-?\d+ +-?\d+\n$/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('tells bad input and asks again', async () => {
    const input = lines('99', 'xyzzy', 'quit');
    const { code, out } = await run('play --players 2 --seed 2', { input });
    expect(code).toBe(0);
    expect(out).toContain('There is no choice 99');
    expect(out).toContain('No choice has “xyzzy”');
    expect(out.endsWith('Stopped.\n')).toBe(true);
  });

  it('ends politely when nobody types any more', async () => {
    const { code, out } = await run('play --players 2 --seed 2', { input: '' });
    expect(code).toBe(0);
    expect(out.endsWith('Stopped.\n')).toBe(true);
  });

  it('shows table, hand, log and help without answering', async () => {
    const file = join(dir, 'looking.json');
    const input = lines('board', 'hand', 'log', '?', 'undo');
    const { out } = await run(`play --seats you,random --seed 2 --record ${file}`, { input });
    for (const text of ['The board:', 'Combat cards:', 'Round 1 begins', 'save FILE', 'cannot be taken back'])
      expect(out).toContain(text);
    expect(movesIn(file).filter((line) => line.startsWith('0 '))).toEqual([]);
  });

  it('never shows what another holds', async () => {
    const { out } = await run('play --seats you,random --seed 2', { input: lines('1', 'board', 'hand') });
    const own = out.split('Your hand:').slice(1);
    expect(own.length).toBeGreaterThan(0);
    expect(out).toMatch(/random bot; 0 VP; .*\d fighters? in hand/);
    expect(out.match(/^Fate: /gm)).toHaveLength(own.length);
  });

  it('takes a choice back while nobody has learned anything', async () => {
    const file = join(dir, 'undone.json');
    const build = lines('1', 'gather', '1', 'undo', 'quit');
    const { out } = await run(`play --seats you,random --seed 3 --record ${file}`, { input: build });
    expect(out).toContain('Taken back.');
    expect(out.match(/Place a minion\./g)).toHaveLength(2);
  });

  it('saves a game and goes on with it as if it had never stopped', async () => {
    const whole = join(dir, 'whole.json');
    const begun = join(dir, 'begun.json');
    await run(`play --seats you,random --seed 6 --record ${whole}`, { input: firsts });
    const saved = await run('play --seats you,random --seed 6', {
      input: lines('1', '1', '1', '1', '1', `save ${begun}`),
    });
    expect(saved.out).toContain(`Saved to ${begun}.`);
    const half = movesIn(begun);
    expect(half.length).toBeGreaterThan(4);
    expect(half).toEqual(movesIn(whole).slice(0, half.length));
    const resumed = await run(`play --resume ${begun}`, { input: firsts });
    expect(resumed.out).toContain(`Going on after ${half.length} moves.`);
    expect(movesIn(begun)).toEqual(movesIn(whole));
  });

  it('remembers who sat where', async () => {
    const file = join(dir, 'seats.json');
    const began = await run(`play --seats random,you --seed 2 --record ${file}`, { input: '' });
    const card = JSON.parse(readFileSync(file, 'utf8'));
    expect(card).toMatchObject({
      title: 'random bot, you',
      seats: [{ player: 'random' }, { seat: 1, name: 'you', player: 'person' }],
    });
    const again = await run(`play --resume ${file}`, { input: 'board\n' });
    const you = /^You are \w+\./m;
    expect(again.out.match(you)?.[0]).toBe(began.out.match(you)?.[0] ?? 'named');
    expect(again.out).toContain('random bot; ');
    expect(again.out).not.toContain('greedy bot; ');
    const other = await run(`play --resume ${file} --seats you,greedy`, { input: 'board\n' });
    expect(other.out).toContain('greedy bot; ');
    const ours = card.seats.map((seat: object) => ({ ...seat, player: 'person' }));
    writeFileSync(file, JSON.stringify({ ...card, seats: ours }));
    const { code, err } = await run(`play --resume ${file}`, { input: '' });
    expect({ code, err: err.slice(0, 9) }).toEqual({ code: 2, err: '2 persons' });
  });

  it('lets one watch bots', async () => {
    const { code, out } = await run('play --seats random,random --seed 1');
    expect(code).toBe(0);
    expect(out).toContain('The game is over');
    expect(out).not.toContain('Your hand');
  });

  it.each([
    ['play --seats you,you', 'Only one seat can be yours'],
    ['play --seats you,deepblue', 'A seat is you, or a level: random, gentle'],
    ['play --seats you,random --players 3', '3 seats, and 2 players are named'],
    ['play --resume /does/not/exist', 'cannot read /does/not/exist'],
    ['play --record /does/not/exist/game.json --seats random,random', '/does/not/exist/game.json'],
    ['play --lang de', "'de' is invalid"],
  ])('refuses: %s', async (line, complaint) => {
    const { code, err } = await run(line);
    expect(code).toBe(2);
    expect(err).toContain(complaint);
  });
});

describe('a typed line', () => {
  const talk = talkIn('en');
  const labels = ['Take 1 gold', 'Build a structure', 'Gather in the Mountains', 'Gather at the Coast'];
  const all = [0, 1, 2, 3];

  it('is the number of a choice as it is shown', () => {
    expect(readTyped(' 2 ', labels, [2, 3], talk)).toEqual({ typed: 'choice', choice: 3 });
    expect(readTyped('3', labels, [2, 3], talk)).toEqual({ typed: 'no-number', text: '3' });
    expect(readTyped('0', labels, all, talk)).toEqual({ typed: 'no-number', text: '0' });
  });

  it('narrows the list to choices that have all its words, and never answers by itself', () => {
    expect(readTyped('GATHER', labels, all, talk)).toMatchObject({ typed: 'narrower', shown: [2, 3] });
    expect(readTyped('coast gather', labels, [2], talk)).toMatchObject({ typed: 'narrower', shown: [3] });
  });

  it('that is empty takes the only choice left, and shows all of several', () => {
    expect(readTyped('', labels, [3], talk)).toEqual({ typed: 'choice', choice: 3 });
    expect(readTyped('', labels, [2, 3], talk)).toMatchObject({ typed: 'narrower', shown: all });
  });

  it('is a command by its whole word', () => {
    expect(readTyped('B', labels, all, talk)).toEqual({ typed: 'command', command: 'board', rest: '' });
    expect(readTyped('build', labels, all, talk)).toMatchObject({ typed: 'narrower', shown: [1] });
    expect(readTyped('save My Game.json', labels, all, talk)).toMatchObject({ command: 'save', rest: 'My Game.json' });
    expect(readTyped('журнал', labels, all, talkIn('ru'))).toMatchObject({ command: 'log' });
  });

  it('can reach every choice of a list that is too long for the screen', () => {
    const many = Array.from({ length: 298 }, (_, i) => `Send ${i}`);
    const shown = many.map((_, i) => i);
    expect(choiceLines(many, shown, talk)).toHaveLength(31);
    expect(choiceLines(many, shown, talk).at(-1)).toContain('268 more');
    expect(readTyped('298', many, shown, talk)).toEqual({ typed: 'choice', choice: 297 });
  });
});
