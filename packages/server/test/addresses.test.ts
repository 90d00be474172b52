import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { isPublic, mayBeCalled, publicLookup } from '../src/hooks/addresses.ts';

describe('an address', () => {
  test.each([
    ...['93.184.215.14', '1.1.1.1', '172.15.255.255', '172.32.0.0', '192.167.1.1', '100.128.0.1', '223.255.255.255'],
    ...['2606:4700:4700::1111', '2a00:1450:4001:81b::200e'],
  ])('is public: %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test.each([
    ...['127.0.0.1', '127.255.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '192.0.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...[
      '::1',
      '::',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
    ],
    ...['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'localhost', ''],
  ])('is not: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('what may be called', () => {
  test.each(['https://hooks.example.org/a/b?c=d', 'https://xn--80ak6aa92e.com/', 'https://EXAMPLE.org'])(
    'is %s',
    (url) => {
      expect(mayBeCalled(url)).toBe(true);
    },
  );

  test.each([
    ...['http://example.org/', 'https://example.org:8443/', 'https://user@example.org/', 'https://u:p@example.org/'],
    ...['https://localhost/', 'https://intranet/', 'https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/'],
    ...[
      'https://[::1]/',
      'https://017700000001/',
      'https://1.1.1.1/',
      'file:///etc/passwd',
      'gopher://example.org',
      '',
    ],
  ])('is not %s', (url) => {
    expect(mayBeCalled(url)).toBe(false);
  });

  test.each([false, true])(
    'is looked up, and what leads into a private network is not found (all: %j)',
    async (all) => {
      const found = await new Promise<string | LookupAddress[] | null>((resolve) => {
        publicLookup('localhost', { all }, (error, address) => resolve(error ? (error.code ?? '') : address));
      });
      expect(found).toBe('ENOTPUBLIC');
    },
  );
});
