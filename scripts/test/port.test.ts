import { createServer, type Server } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { choosePort } from '../port.mjs';

const HOST = '127.0.0.1';
let taken: number;
let holder: Server;

beforeEach(async () => {
  holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, HOST, resolve));
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  taken = address.port;
});

afterEach(() => new Promise((resolve) => holder.close(resolve)));

function listener() {
  let text = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { out, text: () => text };
}

describe('the port', () => {
  test('is the next free one when the usual one is taken, and that is said', async () => {
    const { out, text } = listener();
    const port = await choosePort(undefined, HOST, { usual: taken, out });
    expect(port).toBeGreaterThan(taken);
    expect(text()).toBe(`  Port ${taken} is taken, so this is port ${port}.\n`);
  });

  test('that was asked for does not give way, but the next free one is offered', async () => {
    await expect(choosePort(String(taken), HOST)).rejects.toThrow(
      new RegExp(`^Port ${taken} is taken\\. (\\d+) is free: npm start -- --port \\1$`),
    );
  });

  test('that was asked for is taken when it is free', async () => {
    const free = await choosePort(undefined, HOST, { usual: taken, out: listener().out });
    expect(await choosePort(String(free), HOST)).toBe(free);
  });

  test('is any free one when 0 is asked for', async () => {
    const port = await choosePort('0', HOST);
    expect(port).toBeGreaterThan(1023);
    expect(await choosePort(String(port), HOST)).toBe(port);
  });

  test.each(['-1', '80a', '65536', '3.5', ' '])('cannot be %j', async (wanted) => {
    await expect(choosePort(wanted, HOST)).rejects.toThrow(`not "${wanted}"`);
  });

  test('needs a host that is here', async () => {
    await expect(choosePort('8080', '203.0.113.1')).rejects.toThrow(/^Cannot listen on 203\.0\.113\.1:8080/);
  });
});
