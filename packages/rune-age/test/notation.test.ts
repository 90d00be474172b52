import { narrow } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { fielded, strengthened, wounded } from '../src/army.ts';
import { runeAge } from '../src/game.ts';
import { Position } from './position.ts';

const p = new Position();
const notation = runeAge.notation(p.state.config);

describe('moves in text', () => {
  test.each([
    ['turn end', { kind: 'turn', act: 'end', card: -1 }],
    ['turn buy gold-2', { kind: 'turn', act: 'buy', card: p.card('gold-2') }],
    ['keep none', { kind: 'keep', card: -1, kept: [] }],
    ['keep exhaust forge', { kind: 'keep', card: p.card('forge'), kept: [] }],
    ['battle none', { kind: 'battle', card: -2 }],
    ['pay none', { kind: 'pay', with: 'none', what: 0 }],
    ['pay influence 2', { kind: 'pay', with: 'influence', what: 2 }],
    ['use yes', { kind: 'use', use: true }],
    ['losses daqan-archer+2*', { kind: 'losses', unit: wounded(strengthened(fielded(p.card('daqan-archer')), 2)) }],
  ])('%s', (text, move) => {
    expect(notation.read(text)).toEqual(move);
    expect(move && notation.write(notation.read(text) ?? { kind: 'use', use: false })).toBe(text);
  });

  test('cards that are kept are read in any order and written in one', () => {
    const move = notation.read('keep gold-2,daqan-knight');
    expect(move).toEqual({ kind: 'keep', card: -1, kept: [p.card('daqan-knight'), p.card('gold-2')] });
    expect(move && notation.write(move)).toBe('keep daqan-knight,gold-2');
  });

  test.each([
    '',
    'turn',
    'turn end now',
    'turn end forge',
    'turn buy',
    'turn buy nothing',
    'turn sell gold-2',
    'keep gold-2,',
    'keep exhaust nothing',
    'reveal none',
    'use maybe',
    'pay influence 0',
    'pay none none',
    'losses daqan-archer+0',
    'losses daqan-archer*+2',
  ])('%s is no move', (text) => {
    expect(notation.read(text)).toBe(null);
  });
});

describe('parts', () => {
  test('what one clicks first leaves what fits', () => {
    const table = new Position().hand(0, 'gold-1', 'gold-1', 'gold-2').purse(0, 0, 2);
    table.play('turn end');
    const moves = runeAge.moves(table.state, 0);
    const { open, exact } = narrow(runeAge, moves, [`keep:${table.card('gold-1')}`, `keep:${table.card('gold-2')}`]);
    expect(open.map(notation.write)).toEqual(['keep gold-1,gold-2']);
    expect(exact).toEqual(open[0]);
  });
});
