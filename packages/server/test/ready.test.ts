import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { tellReady } from '../src/ready.ts';

async function ask(read: () => Promise<readonly never[]>): Promise<{ status: number; said: unknown }> {
  const app = fastify();
  tellReady(app, { read });
  const response = await app.inject('/readyz');
  await app.close();
  expect(response.headers['cache-control']).toBe('no-store');
  return { status: response.statusCode, said: response.json() };
}

describe('/readyz', () => {
  it('is 200 while the database answers', async () => {
    expect(await ask(async () => [])).toEqual({ status: 200, said: { status: 'ready' } });
  });

  it('is 503 when the database fails, and says that it is the database', async () => {
    const failing = () => Promise.reject(new Error('gone, with a password in the message'));
    expect(await ask(failing)).toEqual({ status: 503, said: { status: 'not-ready', reason: 'database' } });
  });

  it('is 503 when the database says nothing for two seconds', async () => {
    expect((await ask(() => new Promise(() => {}))).status).toBe(503);
  });
});
