import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readLink, writeLink } from '../src/table/link.ts';

const moves = Array.from({ length: 300 }, (_, i) => `${i % 4} place gold`);
const file = JSON.stringify({ title: 'Ода, Ilse & “Tomas”', seats: [], record: { seed: '1', moves } }, null, 2);
const packed = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

describe('a game in a link', () => {
  test('comes back whole, and is much shorter than its file', async () => {
    const data = await writeLink(file);
    expect(data).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(data?.length).toBeLessThan(file.length / 10);
    expect(JSON.parse((await readLink(data ?? '')) ?? '')).toEqual(JSON.parse(file));
  });

  test('is none when it is too long to be sent', async () => {
    const noise = Array.from({ length: 40_000 }, (_, i) => Math.imul(i, 2654435761) >>> 0);
    expect(await writeLink(JSON.stringify(noise))).toBe(null);
  });

  test.each<[string, (data: string) => string]>([
    ['nothing', () => ''],
    ['cut off', (data) => data.slice(0, -10)],
    ['with a letter changed', (data) => `${data.slice(0, 20)}${data[20] === 'A' ? 'B' : 'A'}${data.slice(21)}`],
    ['with signs of another alphabet', (data) => `${data.slice(0, 20)}+/${data.slice(22)}`],
    ['no base64', () => 'A'],
    ['no deflated text', () => packed(Buffer.from('hello, this is no game'))],
    ['no text at all', () => packed(deflateSync(Buffer.from([0xff, 0xfe, 0xff])))],
    ['a flood', () => packed(deflateSync(Buffer.alloc(50_000_000)))],
    ['longer than any', () => 'A'.repeat(60_001)],
  ])('is refused: %s', async (_what, spoil) => {
    const data = (await writeLink(file)) ?? '';
    expect(await readLink(spoil(data))).toBe(null);
  });
});
