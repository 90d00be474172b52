import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is committed is what the code gives; `REGENERATE=1` writes it anew, to be read through in the diff. */
export const isRegenerating = process.env.REGENERATE === '1';

/** The committed text beside this package's tests, such as `golden/two.txt`; with `REGENERATE=1` the given one. */
export function keptText(name: string, now: string): string {
  const path = fileURLToPath(new URL(name, import.meta.url));
  if (isRegenerating) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, now);
  }
  return readFileSync(path, 'utf8');
}

/** The same for JSON; how it is laid out does not matter. */
export const keptJson = (name: string, now: unknown): unknown =>
  JSON.parse(keptText(name, `${JSON.stringify(now, null, 2)}\n`));
