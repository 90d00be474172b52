import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJson } from './places.mjs';

/**
 * What was found in texts the last time, kept in a file: a text that is as it was is not looked through again. What is
 * not asked for any more is forgotten, and all of it when what looks is another (`by`).
 * @template T
 * @param {string | undefined} file undefined: nothing is kept
 * @param {string} by
 */
export function remembered(file, by) {
  /** @type {Record<string, T>} */
  const before = file === undefined ? {} : read(file, by);
  /** @type {Record<string, T>} */
  const now = {};
  return {
    /**
     * @param {string} text
     * @param {(text: string) => T} find
     * @returns {T}
     */
    of(text, find) {
      if (file === undefined) return find(text);
      const key = createHash('sha256').update(text).digest('base64');
      const found = before[key] ?? now[key] ?? find(text);
      now[key] = found;
      return found;
    },
    keep() {
      if (file === undefined) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ by, found: now }));
    },
  };
}

/**
 * @param {string} file
 * @param {string} by
 */
function read(file, by) {
  try {
    const kept = readJson(file);
    return kept.by === by ? kept.found : {};
  } catch {
    return {};
  }
}
