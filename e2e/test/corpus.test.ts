import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

const TESTS = new URL('../../packages/crown-of-ash/test/', import.meta.url);

/** What plays saved games again, as one script that leaves `corpus` behind. */
async function player(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('corpus-ends.ts', TESTS))],
    bundle: true,
    format: 'iife',
    globalName: 'corpus',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const files = readdirSync(new URL('corpus/', TESTS)).map((name) => ({
  name,
  text: readFileSync(new URL(`corpus/${name}`, TESTS), 'utf8'),
}));

/** The same games that Node plays again, in this browser. */
for (const [locale, timezoneId] of [
  ['tr-TR', 'America/St_Johns'],
  ['ru-RU', 'Pacific/Chatham'],
] as const)
  test.describe(`at ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test(`saved games come to their ends in ${locale}`, async ({ page }) => {
      await page.goto('about:blank');
      await page.addScriptTag({ content: await player() });
      const found = await page.evaluate(
        `({ where: corpus.whereabouts(), faults: corpus.faultsOf(${JSON.stringify(files)}) })`,
      );
      expect(files.length).toBeGreaterThan(10);
      expect(found).toEqual({ where: `${locale} ${timezoneId}`, faults: [] });
    });
  });
