import { RULEBOOK } from '../src/rulebook/index.ts';
import type { Rule } from '../src/rulebook/rule.ts';
import type { EditionId } from '../src/ruleset.ts';
import { codeMentions, type Mention, type RuleTest, ruleTests, scenarioMentions } from './rule-index.ts';

const HEAD = `# Rules

Every rule of Crown of Ash by its id, in our own words: where it lives, what pins it, and what we decided where the rulebooks
are silent. \`npm run rules\` writes this page from \`packages/crown-of-ash/src/rulebook\`, the comments in the code, the names of
the tests and the scenarios; a test fails when it is out of date.
`;

const EDITION_NAMES: { readonly [E in EditionId]: string } = {
  final: 'the final edition',
  'env-4.1': 'prototype 4.1',
  'env-4.0': 'prototype 4.0',
};

const link = (path: string): string => `[${path.replace(/^packages\/(crown-of-ash\/(src\/)?)?/, '')}](${path})`;

/** What a test says, with the names of what a table row fills in. */
const spoken = (says: string): string =>
  says
    .replace(/ \([^()]*[$%][^()]*\)$/, '')
    .replace(/\$(\w+)/g, '‹$1›')
    .replace(/%[a-z]/g, '‹…›');

function pinnedBy(tests: readonly RuleTest[]): string {
  const files = [...new Set(tests.map(({ path }) => path))];
  return files
    .map((file) => {
      const sayings = tests.filter(({ path }) => path === file).map(({ says }) => `“${spoken(says)}”`);
      return `${link(file)} ${[...new Set(sayings)].join(', ')}`;
    })
    .join('; ');
}

interface Found {
  readonly code: readonly Mention[];
  readonly tests: readonly RuleTest[];
  readonly scenarios: readonly Mention[];
}

function entry(id: string, { rule, editions, rulings = [] }: Rule, found: Found): string {
  const of = <M extends Mention>(list: readonly M[]): M[] => list.filter((mention) => mention.id === id);
  const [code, tests, scenarios] = [of(found.code), of(found.tests), of(found.scenarios)];
  const only = editions ? ` *Only ${editions.map((e) => EDITION_NAMES[e]).join(' and ')}.*` : '';
  return [
    `**${id}** ${rule}${only}`,
    ...rulings.map(({ we, because }) => `- Our ruling: ${we} *${because}*`),
    ...(code.length > 0 ? [`- Code: ${code.map(({ path }) => link(path)).join(', ')}`] : []),
    `- Tests: ${pinnedBy(tests)}`,
    ...(scenarios.length > 0 ? [`- Scenarios: ${scenarios.map(({ path }) => link(path)).join(', ')}`] : []),
  ].join('\n');
}

/** RULES.md as it should be now. */
export function rulesPage(): string {
  const found = { code: codeMentions(), tests: ruleTests(), scenarios: scenarioMentions() };
  const parts = RULEBOOK.map(({ prefix, title, rules }) => {
    const entries = Object.entries(rules).map(([id, rule]) => `\n${entry(id, rule, found)}\n`);
    return `\n## ${title} (${prefix})\n${entries.join('')}`;
  });
  return HEAD + parts.join('');
}
