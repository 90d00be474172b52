import './node-version.mjs';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { describeScores, judgeMutants } from './mutants.mjs';
import { at, program, ROOT, readJson } from './places.mjs';
import { Failure, giveUp } from './say.mjs';

// `npm run mutate`: changes the rules in one small way after the other and asks the rule tests to notice.

const MUTATED = ['chapters', 'powers', 'automa'].map((folder) => `packages/crown-of-ash/src/${folder}`);
const USAGE = 'npm run mutate [-- --only combat,turn]';

/** @returns {string[]} files to change, by their paths from the root */
function chosenFiles() {
  const all = MUTATED.flatMap(filesIn);
  const names = askedNames();
  if (names.length === 0) return all;
  const unknown = names.filter((name) => !all.some((path) => nameOf(path) === name));
  if (unknown.length > 0)
    throw new Failure(`There is no ${unknown.join(', ')} among ${all.map(nameOf).join(', ')}.\n${USAGE}`);
  return all.filter((path) => names.includes(nameOf(path)));
}

/** @param {string} path */
const nameOf = (path) => basename(path, '.ts');

function askedNames() {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } }).values;
    return only.flatMap((names) => names.split(','));
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** @param {string} folder */
function filesIn(folder) {
  try {
    const entries = readdirSync(at(folder), { recursive: true, encoding: 'utf8' });
    return entries
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort();
  } catch {
    return [];
  }
}

/** @param {readonly string[]} files */
function stryker(files) {
  const script = program('@stryker-mutator/core', 'stryker', at('mutation'));
  const args = [script, 'run', 'mutation/stryker.config.json', '--mutate', files.join(',')];
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).on('close', (code) => resolve(code ?? 128));
  });
}

try {
  const files = chosenFiles();
  await install({ folder: 'mutation' });
  const code = await stryker(files);
  if (code !== 0) throw new Failure(`Stryker ended with code ${code}.`);
  const report = JSON.parse(readFileSync(at('mutation', 'reports', 'mutants.json'), 'utf8'));
  const { scores, wrong } = judgeMutants(report.files, readJson(at('mutation', 'survivors.json')));
  process.stdout.write(`\n${describeScores(scores)}\n`);
  if (wrong.length > 0) throw new Failure(wrong.join('\n'));
} catch (error) {
  giveUp(error);
}
