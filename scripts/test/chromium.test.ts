import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findChromium } from '../chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cinderhall-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, mode: number): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n', { mode });
  return path;
}

describe('Chromium', () => {
  test('is found on the path', () => {
    const path = put('chromium', 0o755);
    expect(findChromium({ PATH: `/nowhere:${folder}` }, [])).toBe(path);
  });

  test('is the one without windows where that is there too', () => {
    const other = mkdtempSync(join(tmpdir(), 'cinderhall-chromium-'));
    writeFileSync(join(other, 'chromium-headless-shell'), '#!/bin/sh\n', { mode: 0o755 });
    put('chromium', 0o755);
    expect(findChromium({ PATH: folder }, [other])).toBe(join(other, 'chromium-headless-shell'));
    rmSync(other, { recursive: true });
  });

  test('is the one that CHROME_PATH names', () => {
    const path = put('my-chrome', 0o755);
    expect(findChromium({ PATH: folder, CHROME_PATH: path })).toBe(path);
  });

  test('is not searched for elsewhere when CHROME_PATH names nothing', () => {
    expect(() => findChromium({ PATH: folder, CHROME_PATH: '/no/chrome' })).toThrow(
      'CHROME_PATH is /no/chrome, and no program is there.',
    );
  });
});
