import type { Plugin } from 'vite';

/** What the rules of the game share with whoever only shows it: content and notation, but no chapter. */
const CONTENT =
  /\/packages\/crown-of-ash\/src\/(content\/house|rulesets\/|none|notation|recall|sorted|table|tables|types)/;
/** The same of Rune Age, for its table; left alone, what it shares with the first game that teaches would be files of its own. */
const RUNE_TABLES =
  /\/packages\/rune-age\/src\/(army|contest|forces|lasting|notation|tables?|chapters\/chapter|types\/frames)\.ts$/;
/** How cards of Rune Age are spoken of, in any language. */
const RUNE_WORDS = /\/packages\/words\/src\/rune-age\/(card-text|names|piece|speech)\.ts$/;
/** Why something cannot be read: left alone, two files of a few lines. */
const REFUSALS = /\/packages\/kernel\/src\/(expected|refusal)\.ts$/;
/** What is so of every game; how things are said, whatever the language; and what loads parts of a page. */
const FRAME =
  /\/packages\/(kernel\/src\/(game|narrow|sorted)|referee\/src\/players|words\/src\/((?!digest)[a-z-]+|(en|ru)\/plural))\.ts$|vite\/preload-helper/;
/** What is worth telling of what has happened, and how it is sifted, which nobody asks before the first answer. */
const DIGEST = /\/packages\/words\/src\/(digest|catalog\/past)\.ts$/;
/** Where the drawings are. */
const DRAWINGS = /virtual:drawings\/crown$/;
/** The lobby itself. */
const LOBBY =
  /\/web\/src\/app\/((Lobb(y|ies|yFrame)|GameList|Continue|FriendsForm|Rivals)\.svelte($|\?)|(drafted\.svelte|plan|kept-plan|last-plan|flag|novice|rivals|running|standing|titled)\.ts$)/;
/** What stands there at first and on other pages, too. */
const PARTS_OF_PAGES = /\/web\/src\/app\/((Choices|Dialog|Hero)\.svelte($|\?)|against\.ts$)/;
/** What is agreed on before a table is laid, here or on a server. */
const AGREED =
  /\/web\/src\/app\/(OnlinePlan|FarCompany|(Plan|Seats|Automa|Pack)Form|Se(at|ed|lect)Fields?|FieldGroup)\.svelte($|\?)|\/words\/src\/slips\/index\.ts$/;
/** What any page needs that asks the server. */
const SERVER = /\/web\/src\/online\/((api|running|trouble)\.ts$|(AskForm|NameForm|TableList)\.svelte($|\?))/;
/** How high it is, says what stands beside a table, of whichever kind. */
const MEASURED = /\/web\/src\/app\/measured\.ts$/;
/** What opens over a page, and a link shown there: few lines each, and two more names in what every page loads. */
const WINDOWS = /\/web\/src\/app\/(Window|LinkWindow)\.svelte($|\?)/;
/** Modules of the page itself; the packages beneath are entered by doors that lead to more than is used. */
const OURS = /\/packages\/web\/src\/|\/node_modules\/(svelte|clsx)\//;

/**
 * Divides the page into few files, by what is needed together: left alone, everything that two parts share would be a file
 * of its own, and a table sixty of them.
 */
export function chunks() {
  const reached = new Map<string, ReadonlySet<string>>();
  const reaches = (part: string, id: string): boolean => reached.get(part)?.has(id) ?? false;
  const needs = (part: string, id: string): boolean => OURS.test(id) && reaches(part, id);
  const together: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      const imports = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
      for (const id of this.getModuleIds()) {
        for (const { name } of PARTS.filter(({ begins }) => begins.test(id)))
          reached.set(name, new Set([...(reached.get(name) ?? []), ...everyone(id, imports)]));
      }
    },
    // The remark must be the first thing in a file, and Vite has written there before.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && EAGER.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
  const atTable = (id: string): boolean => needs('board', id) || needs('sitting', id);
  const groups = [
    {
      name: 'frame',
      test: (id: string) =>
        FRAME.test(id) || needs('frame', id) || (needs('lobby', id) && (atTable(id) || needs('late', id))),
    },
    { name: 'content', test: CONTENT },
    { name: 'rune-tables', test: RUNE_TABLES },
    { name: 'rune-words', test: RUNE_WORDS },
    { name: 'refusal', test: REFUSALS },
    // What the words that come late share with them is among those that are there.
    { name: 'en', test: (id: string) => id.includes('/words/src/en/') && reaches('en', id) },
    { name: 'ru', test: (id: string) => id.includes('/words/src/ru/') && reaches('ru', id) },
    { name: 'kit', test: (id: string) => DRAWINGS.test(id) || (needs('guide', id) && atTable(id)) },
    { name: 'board', test: (id: string) => needs('board', id) },
    { name: 'sitting', test: (id: string) => MEASURED.test(id) || needs('sitting', id) },
    // Of use to every face; together with what else comes late at a table it would bring that along.
    { name: 'over', test: (id: string) => needs('over', id) },
    { name: 'late', test: (id: string) => DIGEST.test(id) || needs('late', id) },
    { name: 'forms', test: AGREED },
    { name: 'asking', test: SERVER },
    { name: 'Window', test: WINDOWS },
    // In few files: each takes a request, and with them a phone's time.
    { name: 'Lobby', test: LOBBY },
    { name: 'parts', test: PARTS_OF_PAGES },
    { name: 'beside', test: (id: string) => /\/words\/src\/games\//.test(id) || needs('first', id) },
  ];
  return { plugin: together, output: { codeSplitting: { includeDependenciesRecursively: false, groups } } };
}

/**
 * What is needed at once, nearly all of it: browsers that heed this remark compile it while it comes in, beside what else
 * they do, and not function by function when each is first called.
 */
const EAGER = new Set(['frame', 'board', 'kit', 'sitting', 'Lobby', 'parts']);

/** Where parts of the page begin. */
const PARTS = [
  { name: 'frame', begins: /\/web\/src\/main\.ts$/ },
  {
    name: 'lobby',
    begins: /\/web\/src\/app\/(Lobbies|Games|Preferences|SharedPage|BranchForm)\.svelte$/,
  },
  { name: 'first', begins: /\/web\/src\/app\/Lobbies\.svelte$/ },
  { name: 'en', begins: /\/words\/src\/en\/index\.ts$/ },
  { name: 'ru', begins: /\/words\/src\/ru\/index\.ts$/ },
  { name: 'sitting', begins: /\/web\/src\/app\/TablePage\.svelte$/ },
  { name: 'board', begins: /\/web\/src\/crown\/Table\.svelte$/ },
  { name: 'guide', begins: /\/web\/src\/crown\/guide\/index\.ts$/ },
  {
    name: 'over',
    begins:
      /\/web\/src\/(app\/((PastBar|ChoiceLines|ClearButton|Sheet|SinceButton|LogHead|FilterBar)\.svelte|(going-on\.svelte|newest-in-sight|log-filter)\.ts)|table\/(conceded|since-turn)\.ts)$/,
  },
  {
    name: 'late',
    begins:
      /\/web\/src\/crown\/(told\.ts|panels\/facts\.ts|(board|panels)\/(AutomaCards|AutomaTurn|BattleScene|ChoiceList|Choosers|Fate|LogFilter|LogPanel|Looked|Magnifier|News|OpenHand|PastBar|Peek|PowerButtons|PowerChoosers|Preview|PromptExtras|Recap|RoundMark|Tip)\.svelte)$/,
  },
];

/** A module and all that it imports. */
function everyone(id: string, imports: (id: string) => readonly string[], found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of imports(id)) everyone(other, imports, found);
  return found;
}
