import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { makePage, PAGE, raw, SCRIPT, type Serving, serve } from './serving.ts';

const { page, data, remove } = makePage();
let server: Serving;

beforeAll(async () => {
  server = await serve({ PAGE: page, DATA: data });
});

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** The answer as it is on the wire: `fetch` would undo the encoding and tidy the path. */
const onTheWire = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
        let body = '';
        response.setEncoding('latin1').on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
        .on('error', reject)
        .end();
    },
  );

describe('the page', () => {
  test.each(['/', '/index.html', '/?lang=ru'])('is what a person gets at %s', async (path) => {
    const response = await get(path, asPerson);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(PAGE);
  });

  test.each(['/table/ash-3', '/table/', '/games?of=mine'])('is where a person is led from %s', async (path) => {
    const { status, headers } = await onTheWire(path, asPerson);
    expect(status).toBe(302);
    expect(headers.location).toBe('/');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('is not what a script gets at an address that is none', async () => {
    const response = await get('/table/ash-3', { accept: 'application/json' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'not-found', path: '/table/ash-3' });
  });

  test.each(['/assets/gone-0000.js', '/picture.png', '/assets/'])(
    'is not what stands in for a missing %s',
    async (path) => {
      const response = await get(path, asPerson);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.json()).toEqual({ error: 'not-found', path });
    },
  );

  test('has its head alone for the asking', async () => {
    const response = await fetch(`${server.url}/`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(PAGE.length));
    expect(await response.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('cannot be changed by %s', async (method) => {
    const response = await fetch(`${server.url}/`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({ error: 'method-not-allowed', method });
  });
});

describe('caching', () => {
  test('keeps forever what has a hash in its name', async () => {
    const response = await get('/assets/app-3f9c.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(await response.text()).toBe(SCRIPT);
  });

  test.each(['/', '/favicon.svg'])('asks again for %s, and is told that nothing changed', async (path) => {
    const first = await onTheWire(path);
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await onTheWire(path, { 'if-none-match': String(first.headers.etag) });
    expect(second.status).toBe(304);
    expect(second.headers['cache-control']).toBe('no-cache');
    expect(second.body).toBe('');
  });

  test.each([
    { accepts: 'gzip, deflate, br', sends: 'br' },
    { accepts: 'gzip', sends: 'gzip' },
    { accepts: 'identity', sends: undefined },
    { accepts: 'br;q=0, gzip', sends: 'gzip' },
  ])('sends $sends to whoever accepts $accepts', async ({ accepts, sends }) => {
    const { headers } = await onTheWire('/assets/app-3f9c.js', { 'accept-encoding': accepts });
    expect(headers['content-encoding']).toBe(sends);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-type']).toMatch(/javascript/);
  });
});

describe('/healthz', () => {
  test('says that it is well, and its version', async () => {
    const response = await get('/healthz');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok', version: manifest.version });
  });
});

describe('security headers', () => {
  test.each(['/', '/healthz', '/assets/app-3f9c.js', '/gone.js'])('are on %s', async (path) => {
    const { headers } = await get(path);
    const policy = (headers.get('content-security-policy') ?? '').split(';');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toMatch(/unsafe-eval|upgrade-insecure-requests|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });
});

describe('what must not get out', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e%2fsecret.txt%00.html',
    '//secret.txt',
    '/.env',
    '/%2eenv',
  ])('is not at %s', async (path) => {
    const { status, body } = await onTheWire(path, asPerson);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toBe('secret');
  });
});

describe('malformed requests', () => {
  test.each([
    { what: 'noise', bytes: '\x16\x03\x01 noise\r\n\r\n', status: 400 },
    { what: 'a broken escape', bytes: 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', status: 400 },
    { what: 'no host', bytes: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', status: 400 },
    {
      what: 'two lengths',
      bytes: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      status: 400,
    },
    {
      what: 'endless headers',
      bytes: `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
  ])('get a refusal: $what', async ({ bytes, status }) => {
    expect(await raw(server.port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('leave the server well', async () => {
    expect((await get('/healthz')).status).toBe(200);
  });
});
