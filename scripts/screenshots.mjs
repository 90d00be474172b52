import './node-version.mjs';
import { buildPage, buildServer } from './build.mjs';
import { run } from './child.mjs';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { at, program } from './places.mjs';
import { Failure, giveUp, step } from './say.mjs';

// `npm run screenshots`: every screen in two sizes and two themes, each in a language of its own, to be looked at.
const PICTURES = at('e2e', 'pictures');

try {
  await install();
  await buildPage();
  await buildServer();
  const CHROME_PATH = await chromium();
  const cwd = at('e2e');
  const args = [program('@playwright/test', 'playwright', cwd), 'test', '--config', 'screens.config.ts'];
  await step('Taking pictures of fifteen screens', async () => {
    const { code, output } = await run(process.execPath, args, { cwd, env: { CHROME_PATH } });
    if (code !== 0) throw new Failure(output);
  });
  process.stdout.write(`  Look at ${PICTURES}/index.html\n`);
} catch (error) {
  giveUp(error);
}
