import type { ShellWords } from '../catalog/shell.ts';
import { prose } from '../piece.ts';
import { rule } from '../speech.ts';
import { say } from './grammar.ts';
import { count } from './plural.ts';

/** `Oda, Ilse and Tomas` */
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function ago(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${count(days, 'day', 'days')} ago`;
  if (hours > 0) return `${count(hours, 'hour', 'hours')} ago`;
  if (minutes > 0) return `${count(minutes, 'minute', 'minutes')} ago`;
  return 'just now';
}

const shownMoves = (offered: readonly string[]): string =>
  offered.length === 0 ? '' : ` Right would be: ${offered.join(' · ')}.`;

export const shell: ShellWords = {
  app: {
    games: { 'crown-of-ash': 'Crown of Ash', 'rune-age': 'Rune Age' },
    unofficial:
      'Unofficial, free editions. They are not connected with the games’ authors or publishers and use none of their texts or pictures.',
    about: 'About',
    loading: 'Lighting the fires…',
    update: { ready: 'A newer version is here. Your games are saved.', load: 'Load it now', later: 'Later' },
    failed: 'Something broke on this page.',
    reload: 'Load the page again',
    close: 'Close',
    cancel: 'Cancel',
    keys: 'Keys',
    menu: 'Menu',
    settings: 'Settings',
    toLobby: 'Back to the start',
    rules: 'Rules',
    readRule: (id) => `Read rule ${id}`,
    rule: (id) => `Rule\u00a0${id}`,
    reference: 'Reference sheet',
  },
  lobby: {
    title: 'Set up a table',
    alone: 'Against computers',
    oneScreen: 'One screen with friends',
    farAway: 'With friends far away',
    solo: 'Solo against the AI deck',
    learn: { label: 'Learn by playing', hint: 'A first game with somebody at your side: about ten minutes.' },
    playerCount: 'How many play',
    seats: 'Seats',
    seat: (n) => `Seat ${n}`,
    whoPlays: 'Who plays',
    person: { label: 'Person', hint: 'Somebody at this screen.' },
    computers: 'Computers, weakest first',
    random: { label: 'Random opponent', hint: 'Plays anything allowed.' },
    gentle: { label: 'Gentle opponent', hint: 'Errs a lot: for a first game.' },
    casual: { label: 'Casual opponent', hint: 'Weighs its moves and often errs.' },
    sensible: { label: 'Sensible opponent', hint: 'Weighs its moves and seldom errs.' },
    greedy: { label: 'Careful opponent', hint: 'Weighs every move.' },
    shrewd: { label: 'Shrewd opponent', hint: 'Looks a little ahead.' },
    cunning: { label: 'Cunning opponent', hint: 'Plays ahead in its mind for a moment.' },
    master: { label: 'Far-sighted opponent', hint: 'Plays ahead in its mind; takes up to a second.' },
    level: (label) => label.replace(' opponent', ''),
    automa: {
      label: 'AI deck',
      hint: 'The opponent of the rulebook: it rolls a die, flips a card and plays openly.',
    },
    name: 'Name',
    someone: (n) => `Player ${n}`,
    you: 'You',
    seedWrong: 'A seed is a number of up to ten digits, or 32 hexadecimal digits.',
    sameNecromancer: (name) => `${name} can sit at only one seat.`,
    start: 'Start the game',
    more: 'More options',
    defaultTitle: list,
  },
  games: {
    title: 'My games',
    none: 'No games yet.',
    open: 'Continue',
    watch: 'Look at the result',
    rename: 'Rename',
    renameTitle: 'Rename the game',
    newName: 'New name',
    save: 'Save',
    remove: 'Delete',
    removeAsk: (title) => `Delete “${title}”? It cannot be brought back.`,
    removeYes: 'Delete for good',
    keep: 'Keep',
    export: 'Save to a file',
    import: 'Open from a file',
    importHint: 'A game saved from this page before.',
    imported: (title) => `“${title}” is among your games now.`,
    known: (title) => `“${title}” was among your games already.`,
    ago,
    won: (names) => (names.length === 0 ? 'Nobody won' : `Won by ${list(names)}`),
    conceded: (names) => `Conceded: ${list(names)}`,
    concedes: (name, ends) => `Conceded: ${name}.${ends ? ' The game is over.' : ''}`,
    fallen: 'conceded',
    gaveUp: { title: 'You have conceded', why: 'A computer plays on in your seat.' },
    round: (round, of) => `Round ${round}${of ? ` of ${of}` : ''}`,
    toMove: (name) => `To move: ${name}`,
    yourMove: 'Your move',
  },
  cover: {
    title: 'Change of players',
    pass: (name) => `Pass the device to ${name}`,
    iAm: (name) => `I am ${name}: show my table`,
    hint: 'Nothing secret is on the screen now.',
    others: 'Everybody else looks away.',
  },
  storage: {
    packForgotten: 'This browser has no room to keep the pack: next time, open it again.',
    unavailable:
      'This browser lets the page store nothing: games are lost when the page is closed. Allow site data to keep them.',
    full: 'The browser’s storage is full: this move is not saved. Delete old games or save them to files.',
    damaged: (title) => `“${title}” cannot be read: its stored data is damaged. Open it from a file if you saved one.`,
    newer: (title) => `“${title}” was saved by a newer version of this page. Load the page again to play on.`,
    gone: 'This game is no longer stored in this browser.',
    elsewhere: 'This game is being played in another tab. Close that one, or play there.',
  },
  refusals: {
    past: {
      forgotten: 'With strict memory nobody looks back before the game is over.',
      notOver: 'This game is not over yet, so it cannot be shown to everybody.',
      notYours: 'While the game goes on, you look back with your own eyes alone.',
    },
    malformed: (r) =>
      r.path === '' ? prose`This cannot be read: ${r.message}` : prose`This cannot be read at ${r.path}: ${r.message}`,
    over: () => ['The game is over; nothing more can be played.'],
    stale: () => ['That question has been answered already. Look at the table as it is now and choose again.'],
    notAsked: (asked, n) =>
      asked.length === 0
        ? ['Nobody is asked anything now.']
        : prose`It is not your turn to choose: the table waits for ${say.everybody(n, asked)}.`,
    notOffered(r) {
      const because = r.reason ?? 'The rules do not allow it now.';
      const cited = r.rule === null ? prose`` : prose` (rule ${rule(r.rule)})`;
      return prose`“${r.move}” cannot be played${cited}. ${because}${shownMoves(r.offered)}`;
    },
  },
  barred: {
    reasons: {
      'space-taken': { label: 'Taken', hint: 'A minion stands here until the round ends.' },
      'nothing-to-gather': { label: 'Nothing to gather', hint: 'This region has no structure yet.' },
      'own-place': { label: 'Yours already', hint: 'Only places that somebody else holds can be attacked.' },
      'nobody-to-fight': { label: 'Nobody to fight', hint: 'No one controls this region.' },
      'no-fighter': { label: 'No fighters', hint: 'An attack needs at least one fighter in your hand.' },
      'nothing-to-refresh': {
        label: 'Nothing to refresh',
        hint: 'All your combat cards are in your hand, and no power token is spent.',
      },
      'no-site': { label: 'Nowhere to build', hint: 'No region is free and none is yours.' },
      'cannot-pay': { label: 'Too dear', hint: 'Your resources and gold do not cover the cost.' },
      'slot-empty': { label: 'Empty', hint: 'Nothing lies here: the supply behind this place has run out.' },
      'controlled-by-other': {
        label: 'Not yours to improve',
        hint: 'Build in free regions or on your own structures.',
      },
      'flank-used': { label: 'Flank used', hint: 'Each flank can be attacked once a round; the front stays open.' },
      'tile-too-dear': { label: 'Too dear', hint: 'Your gold does not suffice for any structure on offer.' },
      'own-citadel': { label: 'You hold the Citadel', hint: 'Nobody attacks a Citadel of their own.' },
      'no-tile': { label: 'No structure', hint: 'No structure stands here.' },
      'power-spent': { label: 'Power spent', hint: 'The token is charged again next round, or by refreshing.' },
      'power-too-late': {
        label: 'Too late',
        hint: 'This power is for the start of your turn, before the minion is placed.',
      },
      'power-no-effect': { label: 'No effect', hint: 'There is nothing this power could change now.' },
      'more-players': {
        label: 'Three or four players',
        hint: 'This space is in play with three or four players only.',
      },
      'too-many-attackers': { label: 'Too many', hint: 'At most two fighters attack a region.' },
      'too-many-at-citadel': { label: 'Too many', hint: 'At most three fighters attack the Citadel.' },
      'no-attackers': { label: 'Nobody sent', hint: 'An attack needs at least one fighter.' },
      'not-in-hand': { label: 'Not in hand', hint: 'Only fighters in your hand can be sent.' },
      'too-many-defenders': { label: 'Too many', hint: 'At most two fighters defend a region.' },
      'not-at-hand': { label: 'Not there', hint: 'Only fighters in your hand or already there can defend it.' },
      'card-used': { label: 'Used', hint: 'This combat card lies in your discard.' },
      'wrong-payment': { label: 'Wrong payment', hint: 'The card costs something else, or you do not have this.' },
      'no-first-guard': {
        label: 'Not this one',
        hint: 'The first defender is one of your starting fighters with attack value 1, as long as you have one.',
      },
      'not-of-this-battle': { label: 'Was not there', hint: 'Only a fighter of this battle can be given up.' },
      'cannot-return': { label: 'Cannot return', hint: 'This fighter is not among those who may return.' },
      'must-return': { label: 'One must return', hint: 'A fighter has to be taken back.' },
      'no-such-order': {
        label: 'Not in this order',
        hint: 'The table’s way of taking turns does not allow this order.',
      },
      'later-in-lesson': { label: 'Later', hint: 'The rules allow it, but the lesson goes another way now.' },
    },
    other: { label: 'Not now', hint: 'The rules do not allow this now.' },
  },
};
