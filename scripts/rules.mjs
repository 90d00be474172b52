import './node-version.mjs';
import { run } from './child.mjs';
import { install } from './install.mjs';
import { at, program, ROOT } from './places.mjs';
import { Failure, giveUp } from './say.mjs';

// `npm run rules`: writes RULES.md anew. What it holds is known to the test that checks it, so that test writes it.
try {
  await install();
  const suite = at('scripts', 'test', 'rules.test.ts');
  const { code, output } = await run(process.execPath, [program('vitest'), 'run', suite], {
    cwd: ROOT,
    env: { REGENERATE: '1' },
  });
  if (code !== 0) throw new Failure(`${output}\nRULES.md is written, but something about it is wrong.`);
  process.stdout.write('RULES.md is up to date.\n');
} catch (error) {
  giveUp(error);
}
