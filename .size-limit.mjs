import { readdirSync, readFileSync } from 'node:fs';

// What the scripts of the page weigh, compressed by gzip. A file is counted together with all that it imports; what it
// only loads later is not.
const DIST = 'packages/web/dist';
const files = readdirSync(`${DIST}/assets`).filter((name) => name.endsWith('.js'));

/**
 * Files by what they are called up to the hash, at least one of each.
 * @param {readonly string[]} names
 */
const named = (...names) =>
  names.flatMap((name) => {
    const found = files.filter((file) => file.replace(/-.{8}\.js$/, '') === name);
    if (found.length === 0) throw new Error(`there is no script ${name} in the page`);
    return found;
  });

/** @param {string} file */
const imports = (file) =>
  [...readFileSync(`${DIST}/assets/${file}`, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, other = '']) => other,
  );

/**
 * These files and whatever they cannot do without.
 * @param {readonly string[]} wanted
 * @param {Set<string>} found
 */
function whole(wanted, found = new Set()) {
  for (const file of wanted.filter((name) => !found.has(name))) whole(imports(file), found.add(file));
  return found;
}

/** @param {Iterable<string>} found */
const paths = (found) => Array.from(found, (file) => `${DIST}/assets/${file}`);

/** @param {Iterable<string>} found @param {readonly Set<string>[]} without */
const beyond = (found, ...without) => paths([...found].filter((file) => without.every((other) => !other.has(file))));

const first = [...readFileSync(`${DIST}/index.html`, 'utf8').matchAll(/<script [^>]*src="\.\/assets\/([^"]+)"/g)];
const frame = whole(first.map(([, file = '']) => file));
const table = whole([...frame, ...named('sitting', 'board')]);
const worker = whole(named('house.worker'));
const english = named('en');
const russian = named('ru');
const lobby = whole([...frame, ...named('Lobby'), ...english]);
const guide = whole(named('guide', 'rules', 'lesson.en', 'lesson.ru', 'first-game', 'lesson'));
const end = whole(named('ScoreSheet', 'SharedPage'));

const tutor = whole(named('HintButton', 'tutor.en'));
const runeTutor = whole(named('Lamp', 'rune-tutor', 'rune-tutor.en'));
const online = whole(named('OnlinePage', 'OnlineTable', 'online.en'));
const rune = whole(named('rune', 'rune-age.en', 'answering', 'title', 'mind'));
const runeLesson = whole(named('rune-lesson', 'rune-lesson.en', 'rune-lesson.ru'));
const runeReading = whole(named('rune-guide', 'rune-lobby', 'rules.en', 'rules.ru'));

const budgets = [
  {
    // The first legal move comes from the worker, so it stands on the way as well. The silhouettes are a drawing, not a script.
    name: 'from nothing to a board one can play on, in English: page and worker',
    path: paths([...table, ...english, ...worker]),
    limit: '150 kB',
  },
  {
    name: 'the same in Russian, whose letters are two bytes each',
    path: paths([...table, ...russian, ...worker]),
    limit: '150 kB',
  },
  {
    name: 'of it the table: board, mats, hand, prompt, and what they are drawn with',
    path: paths(named('board', 'kit')),
    limit: '40 kB',
  },
  { name: 'of it the worker: rules, referee, kept games', path: paths(worker), limit: '48 kB' },
  {
    name: 'from nothing to the choice of games and the first one’s lobby, in English',
    path: paths(lobby),
    limit: '55.8 kB',
  },
  {
    name: 'what a table loads later: battles, lists, windows, motion',
    path: paths(named('late', 'Motion', 'over')),
    limit: '43.5 kB',
  },
  { name: 'what is said there and in forms and settings, in Russian', path: paths(named('late.ru')), limit: '8.7 kB' },
  { name: 'rules, reference sheet and first game, both languages', path: beyond(guide, table), limit: '92.2 kB' },
  { name: 'the end of a game: sheet, charts, games out of links', path: beyond(end, table), limit: '18 kB' },
  // Among it the schemas, 8 kB, by which what a server says is read.
  { name: 'tables of a server, in English', path: beyond(online, table, lobby), limit: '35.8 kB' },
  { name: 'advice, in English', path: beyond(tutor, table, lobby), limit: '6 kB' },
  { name: 'the same at a table of Rune Age', path: beyond(runeTutor, table, lobby, worker, rune), limit: '5.8 kB' },
  { name: 'the board as a table', path: paths(named('TextBoard')), limit: '4 kB' },
  {
    name: 'a table of Rune Age, in English: face, rules, and who thinks about it',
    path: beyond(rune, table, worker),
    limit: '97.6 kB',
  },
  {
    name: 'rules, reference sheet and lobby of Rune Age, both languages',
    path: beyond(runeReading, table, lobby, guide, rune),
    limit: '26.9 kB',
  },
  {
    name: 'the first game of Rune Age, both languages',
    path: beyond(runeLesson, table, guide, rune),
    limit: '23 kB',
  },
  // The second game in both languages is in these two, and no table of the first loads any of it.
  { name: 'all scripts, all languages', path: `${DIST}/assets/*.js`, limit: '603.8 kB' },
  { name: 'all styles', path: `${DIST}/assets/*.css`, limit: '57.6 kB' },
];

export default budgets.map((budget) => ({ ...budget, gzip: true }));
