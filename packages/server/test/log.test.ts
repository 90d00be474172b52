import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesTo } from '../src/log.ts';

/** Takes so many lines, then fails with this code. */
function out(lines: number, code: string): { readonly stream: Writable; readonly taken: string[] } {
  const taken: string[] = [];
  const stream = new Writable({
    autoDestroy: false,
    write(chunk, _encoding, done) {
      taken.push(String(chunk));
      done(taken.length > lines ? Object.assign(new Error(code), { code }) : null);
    },
  });
  return { stream, taken };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('lines go where they should until nobody reads them, and nowhere from then on', async () => {
  const { stream, taken } = out(2, 'EPIPE');
  const lines = linesTo(stream);
  for (const line of ['one', 'two', 'three', 'four', 'five']) {
    lines.write(line);
    await settled();
  }
  expect(taken).toEqual(['one', 'two', 'three']);
});

test('anything else that goes wrong is told', () => {
  const { stream } = out(0, 'ENOSPC');
  linesTo(stream);
  expect(() => stream.emit('error', Object.assign(new Error('full'), { code: 'ENOSPC' }))).toThrow('full');
});
