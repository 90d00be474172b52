import { codeMentions, type Mention, type RuleTest, ruleTests, scenarioMentions } from './rule-index.ts';
import { RULEBOOKS, type Rule } from './rulebooks.ts';

const HEAD = `# Rules

Every rule of our games by its id, in our own words: where it lives, what pins it, and what we decided where the rulebooks
are silent. \`npm run rules\` writes this page from \`src/rulebook\` of each game, the comments in the code, the names of
the tests and the scenarios; a test fails when it is out of date.
`;

const SHORT = new RegExp(`^packages/((${RULEBOOKS.map(({ room }) => room).join('|')})/(src/)?)?`);
const link = (path: string): string => `[${path.replace(SHORT, '')}](${path})`;

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

function entry(id: string, { rule, only, rulings = [] }: Rule, found: Found): string {
  const of = <M extends Mention>(list: readonly M[]): M[] => list.filter((mention) => mention.id === id);
  const [code, tests, scenarios] = [of(found.code), of(found.tests), of(found.scenarios)];
  return [
    `**${id}** ${rule}${only === undefined ? '' : ` *Only ${only}.*`}`,
    ...rulings.map(({ we, because }) => `- Our ruling: ${we} *${because}*`),
    ...(code.length > 0 ? [`- Code: ${code.map(({ path }) => link(path)).join(', ')}`] : []),
    ...(tests.length > 0 ? [`- Tests: ${pinnedBy(tests)}`] : []),
    ...(scenarios.length > 0 ? [`- Scenarios: ${scenarios.map(({ path }) => link(path)).join(', ')}`] : []),
  ].join('\n');
}

/** RULES.md as it should be now. */
export function rulesPage(): string {
  const found = { code: codeMentions(), tests: ruleTests(), scenarios: scenarioMentions() };
  return (
    HEAD +
    RULEBOOKS.map(({ title, parts }) => {
      const sections = parts.map(({ prefix, title: about, rules }) => {
        const entries = Object.entries(rules).map(([id, rule]) => `\n${entry(id, rule, found)}\n`);
        return `\n### ${about} (${prefix})\n${entries.join('')}`;
      });
      return `\n## ${title}\n${sections.join('')}`;
    }).join('')
  );
}
