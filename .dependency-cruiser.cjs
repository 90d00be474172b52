// The arrows of ARCHITECTURE.md, as rules. A package that comes later brings its own.

/** Games: each knows the kernel alone, and not the others. */
const GAMES = 'crown-of-ash|rune-age';
/** What may name a game: in one file each, and in the folders of a game's face and words. */
const ROOTS = 'cli|server|web';
/** How games look: on a page, in a terminal, and in the gallery of parts, which is never built. */
const FACES = '^packages/(web/src/(crown|rune|gallery)|cli/src/(crown-of-ash|rune-age))/';

const src = (packages) => `^packages/(${packages})/src/`;
const any = (packages) => `^packages/(${packages})/`;

/** `from` may import `to` of ours, itself, and nothing else of ours. */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: src(from) },
  to: { path: '^(packages|e2e|scripts|bench)/', pathNot: any(to === '' ? from : `${from}|${to}`) },
});

module.exports = {
  forbidden: [
    only('kernel-knows-nobody', 'The kernel imports nothing of ours.', 'kernel', ''),
    {
      name: 'games-know-the-kernel',
      comment: 'A game imports the kernel alone (testkit in its tests), and no other game.',
      severity: 'error',
      from: { path: src(GAMES) },
      to: { path: '^(packages|e2e|scripts|bench)/', pathNot: '^packages/($1|kernel)/' },
    },
    only('bots-know-the-kernel', 'Bots play any game, so they import the kernel alone.', 'bots', 'kernel'),
    only('testkit-knows-the-kernel', 'The laws hold for any game.', 'testkit', 'kernel'),
    only('referee-knows-the-kernel', 'The referee keeps tables of any game.', 'referee', 'kernel'),
    only('protocol-knows-sights', 'The protocol says what a referee tells, to whom.', 'protocol', 'kernel|referee'),
    only(
      'server-keeps-tables',
      'The server keeps tables of a game, with opponents; it draws nothing and tells no stories.',
      'server',
      `kernel|bots|referee|protocol|${GAMES}`,
    ),
    only('words-know-nouns', 'Words speak of games.', 'words', `kernel|${GAMES}`),
    {
      name: 'words-know-types-alone',
      comment: 'Words need to know what there is to speak of, and run nothing of it.',
      severity: 'error',
      from: { path: src('words') },
      to: { path: any(`kernel|${GAMES}`), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'roots-are-roots',
      comment: 'Nothing imports a composition root.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: any(ROOTS), pathNot: '^packages/$1/' },
    },
    {
      name: 'bench-is-a-root',
      comment: 'Nothing imports the benchmark or the games made for it.',
      severity: 'error',
      from: { path: '^(packages|e2e|scripts)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'server-reads-the-page-from-disk',
      comment: 'The server knows a folder, not what is in it.',
      severity: 'error',
      from: { path: any('server') },
      to: { path: any('web') },
    },
    {
      name: 'a-game-is-named-in-one-place',
      comment: 'A composition root names games in its games.ts, and in the folder of a game’s face.',
      severity: 'error',
      from: { path: src(ROOTS), pathNot: ['/games\\.ts$', FACES] },
      to: { path: any(GAMES), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-face-has-one-door',
      comment: 'The page shows whatever game it is given the face of; the gallery of parts shows what there is.',
      severity: 'error',
      from: {
        path: '^packages/web/src/',
        pathNot: ['^packages/web/src/(crown|rune|gallery)/', '/(faces|games)\\.ts$'],
      },
      to: { path: '^packages/web/src/(crown|rune)/' },
    },
    {
      name: 'gallery-stays-outside',
      comment: 'The gallery of parts is for those who draw them, and no part of the page.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/web/src/gallery/' },
      to: { path: '^packages/web/src/gallery/' },
    },
    {
      name: 'a-game-tests-itself',
      comment: 'What is pure is tested without words and pages.',
      severity: 'error',
      from: { path: `^packages/(${GAMES}|kernel|testkit|bots|referee|protocol)/test/` },
      to: { path: any(`words|${ROOTS}`) },
    },
    {
      name: 'tests-stay-outside',
      comment: 'What runs never imports a test. The gallery shows the tables of tests.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '^packages/web/src/gallery/' },
      to: { path: '/test/' },
    },
    {
      name: 'doors-are-used',
      comment:
        'Packages are entered by their index.ts; and by what few visits load: choice of games, rules, lesson, advice, what is said online, beside a table, of conceding and of the second game, learning, pledges, nets, looking ahead.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/(words/src/(games|rules|lesson|online|aside|conceding|slips|tutor|rune-age)|bots/src/learning|referee/src/pledges|[^/]+/src/(nets|foresight))/index\\.ts$',
        ],
      },
    },
    {
      name: 'pure-knows-no-node',
      comment: 'Kernel, games, bots, testkit, referee and words run anywhere.',
      severity: 'error',
      from: { path: src(`kernel|${GAMES}|bots|testkit|referee|protocol|words`) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'Who depends on whom has one answer. Types may look at each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'Everything imported is there, but for what the benchmark installs when it is first asked for.',
      severity: 'error',
      from: { pathNot: '^bench/servers/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'declared',
      comment: 'Everything imported is in the package’s own package.json.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist/|\\.svelte-check/|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    combinedDependencies: false,
    preserveSymlinks: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'browser', 'types', 'node', 'default'],
      extensions: ['.ts', '.svelte.ts', '.svelte', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
