import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The committed text beside this package's tests; `REGENERATE=1` writes it anew, to be read through in the diff. */
export function keptText(name: string, now: string): string {
  const path = fileURLToPath(new URL(name, import.meta.url));
  if (process.env.REGENERATE === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, now);
  }
  return readFileSync(path, 'utf8');
}

/** The same for JSON; how it is laid out does not matter. */
export const keptJson = (name: string, now: unknown): unknown =>
  JSON.parse(keptText(name, `${JSON.stringify(now, null, 2)}\n`));
