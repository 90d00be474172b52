/** What every file of the rules must reach, in percent of its mutants found. */
const LEAST = 85;

/**
 * @typedef {object} Place
 * @property {number} line from 1
 * @property {number} column from 1
 *
 * @typedef {object} Mutant a small change that was made to a source, as Stryker reports it
 * @property {string} status `Killed`, `Timeout`, `Survived`, `NoCoverage` and others that count for nothing
 * @property {string} replacement
 * @property {number} [testsCompleted]
 * @property {{ start: Place, end: Place }} location
 *
 * @typedef {Record<string, { source: string, mutants: readonly Mutant[] }>} Files by path
 *
 * @typedef {object} Explained survivors that no test can find, and why
 * @property {string} file its path
 * @property {string} line the line of the source on which the change begins
 * @property {readonly string[]} changes such as `n > 0 → n >= 0`
 * @property {string} why
 *
 * @typedef {object} Score
 * @property {string} file
 * @property {number} found
 * @property {number} explained
 * @property {number} all
 */

/**
 * Whether a mutant was found. One that the tests cannot even be loaded with is, though Stryker sees no test of it fail.
 * @param {Mutant} mutant
 */
const isFound = ({ status, testsCompleted }) =>
  status === 'Killed' || status === 'Timeout' || (status === 'Survived' && testsCompleted === 0);

/** @param {Mutant} mutant */
const isMissed = (mutant) => ['Survived', 'NoCoverage'].includes(mutant.status) && !isFound(mutant);

/** @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * What a mutant changes, as it is written in the list of survivors.
 * @param {string} source
 * @param {Mutant} mutant
 */
export function changeOf(source, { replacement, location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const line = inOneLine(lines[0] ?? '');
  const last = lines.length - 1;
  const original = lines
    .map((text, i) => text.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined))
    .join('\n');
  return { line, change: `${inOneLine(original)} → ${inOneLine(replacement)}` };
}

/**
 * Scores by file, and what is wrong: too few mutants found, survivors nobody has explained, explanations of what does
 * not survive.
 * @param {Files} files
 * @param {readonly Explained[]} explained
 * @returns {{ scores: Score[], wrong: string[] }}
 */
export function judgeMutants(files, explained) {
  /** @type {string[]} */
  const wrong = [];
  const scores = Object.entries(files).map(([file, { source, mutants }]) => {
    const survivors = mutants.filter(isMissed).map((m) => changeOf(source, m));
    const here = explained.filter((each) => each.file === file);
    const isExplained = (/** @type {{ line: string, change: string }} */ { line, change }) =>
      here.some((each) => each.line === line && each.changes.includes(change));
    for (const survivor of survivors)
      if (!isExplained(survivor)) wrong.push(`${file}: survived, in ${survivor.line}\n    ${survivor.change}`);
    for (const { line, changes } of here)
      for (const change of changes)
        if (!survivors.some((survivor) => survivor.line === line && survivor.change === change))
          wrong.push(`${file}: does not survive and needs no explanation, in ${line}\n    ${change}`);
    const found = mutants.filter(isFound).length;
    return { file, found, explained: survivors.filter(isExplained).length, all: found + survivors.length };
  });
  for (const { file, found, all } of scores)
    if (found < (all * LEAST) / 100) wrong.push(`${file}: ${percent(found, all)} found, ${LEAST} % wanted`);
  return { scores, wrong };
}

/**
 * @param {number} part
 * @param {number} all
 */
const percent = (part, all) => (all === 0 ? 'no mutants' : `${((100 * part) / all).toFixed(1)} %`);

/**
 * A line for each file and one for all.
 * @param {readonly Score[]} scores
 */
export function describeScores(scores) {
  const sum = (/** @type {(score: Score) => number} */ of) => scores.reduce((total, score) => total + of(score), 0);
  const total = { file: 'all', found: sum((s) => s.found), explained: sum((s) => s.explained), all: sum((s) => s.all) };
  const width = Math.max(...scores.map(({ file }) => file.length));
  return [...scores, total]
    .map(({ file, found, explained, all }) => {
      const rest = explained > 0 ? `, ${explained} explained` : '';
      return `${file.padEnd(width)}  ${percent(found, all).padStart(10)}   ${found} of ${all} mutants found${rest}`;
    })
    .join('\n');
}
