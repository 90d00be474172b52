import { expect, test } from 'vitest';
import { frameOf, ping } from '../src/live/frames.ts';

const bytesOf = (frames: string): string => Buffer.from(frames, 'latin1').toString('hex');

// The examples of RFC 6455, 5.7, of text.
test('a text goes behind its length: in the second byte, or in two or eight bytes after it', () => {
  expect(bytesOf(frameOf('Hello'))).toBe('810548656c6c6f');
  expect(bytesOf(frameOf('')).slice(0, 4)).toBe('8100');
  const heads = [125, 126, 256, 65_535, 65_536].map((n) => bytesOf(frameOf('a'.repeat(n))).replace(/(61)+$/, ''));
  expect(heads).toEqual(['817d', '817e007e', '817e0100', '817effff', '817f0000000000010000']);
});

test('a text that is not ASCII goes as UTF-8, and its length is that of its bytes', () => {
  expect(bytesOf(frameOf('Дана ⚔'))).toBe(`810c${Buffer.from('Дана ⚔').toString('hex')}`);
  expect(bytesOf(frameOf('é'))).toBe('8102c3a9');
});

test('a ping holds nothing', () => {
  expect(bytesOf(ping)).toBe('8900');
});
