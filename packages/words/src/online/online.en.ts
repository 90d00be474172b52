import { count } from '../en/plural.ts';
import { type OnlineText, some } from './catalog.ts';

/** `answer 17`, `answers 3, 5`, `answers 1, 2, 3, 4, 5 and 7 more`. */
const answersOf = (steps: readonly number[]): string => {
  const { shown, more } = some(steps);
  return `${steps.length === 1 ? 'answer' : 'answers'} ${shown}${more > 0 ? ` and ${more} more` : ''}`;
};
const are = (steps: readonly number[], one: string, other: string): string => (steps.length === 1 ? one : other);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function length(seconds: number): string {
  if (seconds % DAY === 0) return count(seconds / DAY, 'day', 'days');
  if (seconds % HOUR === 0) return count(seconds / HOUR, 'hour', 'hours');
  if (seconds % MINUTE === 0) return count(seconds / MINUTE, 'minute', 'minutes');
  return count(seconds, 'second', 'seconds');
}

function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, hours, days] = [MINUTE, HOUR, DAY].map((unit) => Math.floor(seconds / unit));
  if (days) return `${days} d ${(hours ?? 0) % 24} h`;
  if (hours) return `${hours} h ${(minutes ?? 0) % 60} min`;
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** The same in its largest unit alone. */
const short = (milliseconds: number): string => {
  const hours = Math.floor(milliseconds / 1000 / HOUR);
  if (hours >= 24) return `${Math.floor(hours / 24)} d`;
  return hours > 0 ? `${hours} h` : left(milliseconds);
};

export const online: OnlineText = {
  title: 'With friends far away',
  yourName: 'Your name',
  nameHint: 'So that the others know who you are. No account is needed; this browser is remembered.',
  goOn: 'Go on',
  newTable: 'New table',
  lay: 'Open the table',
  tableOf: (name) => `Table of ${name}`,
  friend: { label: 'Friend', hint: 'Somebody who comes by the link.' },
  own: { label: 'You', hint: 'Your seat.' },
  invitation: {
    title: (host, game) => `${host ? `${host} invites you` : 'You are invited'} to a game of ${game}`,
    about: (round, over) => (over ? 'The game is over; you may look at it.' : `${round}. At the table:`),
  },
  publicTable: { label: 'Public', hint: 'Anybody on this server may find the table and take a seat.' },
  watchers: { label: 'Watchers', hint: 'People without a seat may look on; they see what everybody sees.' },
  delay: {
    label: 'What watchers see',
    hint: 'Shown later, it is of no use to anybody who plays. The talk at the table comes later as well.',
    none: 'Everything at once',
    later: (seconds) => `Everything ${length(seconds)} later`,
    over: 'Everything when the game is over',
  },
  time: {
    title: 'Time',
    clocks: {
      none: { label: 'No clock', hint: 'Everybody takes the time they need.' },
      turn: { label: 'For each turn', hint: 'The same time for every turn. A turn ends when others are asked.' },
      game: { label: 'For the whole game', hint: 'One budget for the game, to be spent as one likes.' },
    },
    amount: { turn: 'Time for a turn', game: 'Time for the game' },
    increment: 'Added after each turn',
    noIncrement: 'nothing',
    length,
    nights: { label: 'Nights off', hint: 'From 22:00 to 8:00 where a player lives, their clock stands still.' },
    weekends: {
      label: 'Weekends off',
      hint: 'On Saturdays and Sundays where a player lives, their clock stands still.',
    },
    timeUp: 'When the time is up',
    timeUps: {
      nothing: { label: 'Nothing happens', hint: 'Everybody sees who is late.' },
      others: { label: 'The others decide', hint: 'Any of them may put a computer into the seat of whoever is late.' },
      computer: { label: 'A computer plays on', hint: 'It sits in until its player comes back.' },
    },
    vacation: { label: 'Vacation', hint: 'So many days of a game each player may stop their own clock.' },
    noVacation: 'none',
    days: (n) => count(n, 'day', 'days'),
    left,
    short,
    has: (rest) => `has ${rest} left`,
    until: (when) => `until ${when}`,
    up: 'time is up',
    onVacation: (until) => `on vacation until ${until}`,
    rest: 'Stop my clock',
    restDays: 'Days of vacation',
    restLeft: (days) => `${count(days, 'day', 'days')} of vacation left`,
    goOn: 'Let my clock run again',
    soon: 'You have less than a minute left.',
    running: (name, rest) => `Players. ${name}: ${rest}`,
  },
  chat: { label: 'Talk', hint: 'Those who play may write to each other. Watchers read along.' },
  hints: {
    label: 'Hints',
    hint: 'Whoever is asked may ask a computer what it would answer; it is shown what they see and no more.',
    agreed: 'Hints are agreed on: whoever is asked may ask a computer what it would answer.',
    none: 'It is agreed to play without hints.',
  },
  talk: {
    title: 'Talk',
    empty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    off: 'This table was laid without talk.',
    watchersRead: 'While the game goes on only those who play may talk, so that no secret slips out.',
    mute: (name) => `Do not show what ${name} says`,
    hear: (name) => `Show again what ${name} says`,
    report: 'Report this line',
    reported: 'Reported. Whoever runs this server can read it.',
    about: (name) => `${name}: more`,
    unread: (n) => count(n, 'new line', 'new lines'),
    sat: (name) => `${name} sits down`,
    risen: (name) => `${name} gets up`,
    computer: {
      wish: (name) => (name === '' ? 'A computer takes the open seat' : `A computer sits in for ${name}`),
      others: (name) => `The others put a computer into the seat of ${name}`,
      time: (name) => `The time of ${name} is up; a computer plays on`,
    },
    asksBack: (name, n) => `${name} asks to take back ${count(n, 'answer', 'answers')}`,
    asksComputer: (name, about) => `${name} asks for a computer in the seat of ${about}`,
    declined: (name) => `${name} does not agree`,
    withdrawn: (name) => `${name} does not ask any more`,
    tookBack: (name, n) => `All agree: ${name} takes back ${count(n, 'answer', 'answers')}`,
    vacation: (name, until) => `${name} is on vacation until ${until}`,
    back: (name) => `${name} is back from vacation`,
  },
  standIn: 'Computer in place of a player',
  vote: {
    label: 'The others may put somebody out',
    hint: 'If all of them agree, a computer plays on in that seat, at any time.',
  },
  back: { label: 'Whoever was put out may come back', hint: 'The seat is theirs again whenever they take it.' },
  plan: {
    title: 'Your next turn, prepared',
    prepare: 'Prepare your turn',
    prepared: 'Your turn is prepared',
    mark: 'Not played yet',
    hint: 'Choose as if it were your turn. What you keep is played the moment you are asked, even while you are away.',
    whole: {
      label: 'That is as far as it goes',
      hint: 'What comes after it cannot be foreseen. Keep it, or take a step back.',
    },
    choices: (n) => `Choices: ${n}`,
    none: 'Nothing is prepared yet.',
    otherwise: 'otherwise',
    another: 'If that cannot be done…',
    instead: (what) => `What shall be done if this cannot be: ${what}?`,
    remove: (what) => `Remove: ${what}`,
    misfit: 'Does not fit as the table stands now.',
    noted: (what) => `Noted, not played: ${what}`,
    keep: 'Keep',
    kept: 'It is kept, and is played when you are asked.',
    withdraw: 'Withdraw',
    leave: 'Back',
    overtaken: 'Your turn has come while you were preparing it. Nothing of that has been played.',
    ended: {
      given: 'What you had prepared has been played.',
      'no-move':
        'None of the choices you had prepared could be made. The rest of them is dropped; you are asked as usual.',
      'other-question':
        'You are asked something else than you had prepared for. That is dropped; you are asked as usual.',
      answered: 'You have answered by yourself. What you had prepared is dropped.',
      'taken-back':
        'Choices have been taken back, up to what you had prepared or before. It is dropped, and nothing of it is played again.',
      risen: 'You have left your seat. What you had prepared is dropped.',
      over: 'The game ended before what you had prepared.',
    },
  },
  motion: {
    title: 'Asked of the table',
    askBack: 'Ask to take my last choice back',
    backHint: 'All must agree. What was seen stays seen: dice and decks stay as they are.',
    asksBack: (name, n) =>
      `${name} asks to take back a choice and what followed, ${count(n, 'answer', 'answers')}. What was seen stays seen: dice and decks stay as they are.`,
    asksComputer: (name, about) => `${name} asks that a computer play on in the seat of ${about}.`,
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Withdraw',
    waits: (names) => `Waiting for ${names}`,
    askComputer: 'Ask for a computer here',
    putComputer: 'Time is up: put a computer here',
  },
  hook: {
    title: 'Tell me when it is my turn',
    hint: 'The address of a web hook, as chat rooms give it. It is called when you have been asked for a minute and are not at the table.',
    url: 'Address of the web hook',
    save: 'Save',
    remove: 'Do not tell me any more',
    turn: (table) => `Your turn: ${table}`,
    over: (table) => `The game is over: ${table}`,
    saved: 'Saved.',
    secret: 'Only for programs of your own: calls are signed with this key, which is shown once.',
    refused: 'That is no address that can be called: it has to begin with https, and with a name instead of numbers.',
  },
  device: {
    title: 'On another device',
    hint: 'A code lets you in there as the same player, with all your games.',
    make: 'Make a code',
    link: 'Open this link there',
    code: 'or type this code there',
    lasts: 'It can be used once, within ten minutes. Give it to nobody: whoever has it plays as you.',
    known: 'I play on another device already',
    enter: 'Let me in',
    wish: 'Code from the other device',
    instead: (name) =>
      `This browser is known as ${name}. With the code it becomes that of the other player, and what ${name} plays here can be reached no longer.`,
  },
  account: { title: 'Passkeys and recovery', known: 'I have a passkey or a recovery code' },
  mine: 'My games here',
  none: 'No games here yet.',
  faceless: 'This page cannot show this game; programs can play it.',
  found: 'Tables with an open seat',
  join: 'Join',
  openSeats: (n) => count(n, 'open seat', 'open seats'),
  people: 'Players',
  openSeat: 'Open seat',
  here: 'here',
  away: 'away',
  you: 'you',
  computer: 'computer',
  sit: 'Sit here',
  getUp: 'Get up',
  sitIn: 'Let a computer sit in for me',
  putComputer: 'Put a computer here',
  openUp: 'Open the seat',
  copyLink: 'Copy the link for friends',
  copied: 'The link is in the clipboard.',
  linkHint: 'Whoever opens this link may come to the table.',
  waiting: (n) => `Waiting for ${count(n, 'more player', 'more players')}`,
  watching: 'You are watching.',
  watchingLater: (seconds) => `You are watching, ${length(seconds)} later.`,
  watchingAfter: 'You are watching. The game is shown when it is over.',
  connecting: 'Connecting…',
  notConnected: 'Not connected. Trying again…',
  unsent: 'Your move has not reached the server yet.',
  outdated: 'The server has another version than this page. Load the page again.',
  rematch: 'To the rematch',
  honesty: {
    checking: 'Checking the game against what was told of it…',
    checked: (n) =>
      `Everything checked: the seed is the one that was sealed at the start, ${n === 1 ? 'the one answer is' : `all ${n} answers are`} as sealed when given, and every shuffle, card and die follows from the seed.`,
    agrees: (n) =>
      `The file agrees with its seals: that of the seed, and ${n === 1 ? 'that of its answer' : `those of all ${n} answers`}. Whether they are the seals that were told, whoever played there has seen.`,
    unknown: 'The server has not given the game away, so nothing could be checked.',
    wrong: 'This game is not what was told of it.',
    seed: 'The seed is not the one that was sealed at the start.',
    answers: (steps) => `Not as sealed when given: ${answersOf(steps)}.`,
    count: (answers, sealed) => `The game has ${count(answers, 'answer', 'answers')}, but ${sealed} were sealed.`,
    newSeed: 'The seal of the seed is another one now than at the start.',
    newSeals: (steps) =>
      `${are(steps, 'The seal is', 'The seals are')} other than when the game went on: ${answersOf(steps)}.`,
    unplayable: (reason) => `Its record cannot be played again (${reason}).`,
    setup: 'What was told when the table was laid does not follow from the seed.',
    told: (step) => `What was told at answer ${step} does not follow from the seed.`,
    end: 'The table at the end is not the one that follows from the seed.',
  },
  troubles: {
    'no-guest': 'The server does not know you. Load the page again and give your name.',
    'not-invited': 'This table is for people who have its link.',
    'seat-taken': 'Somebody sits there already.',
    'another-seat': 'You have seen the cards of another seat at this table; only that one can be yours.',
    'not-your-seat': 'Only whoever sits there can do that.',
    'not-seated': 'That is for people who sit at the table.',
    'not-agreed': 'The table was not laid so that this could be done.',
    'no-vacation': 'There is not so much vacation left.',
    'motion-open': 'Something else is being asked of the table. Wait until that is settled.',
    'no-motion': 'That is not being asked any more.',
    'not-late': 'Their time is not up.',
    'put-out': 'The others have put you out of this seat, and the table was laid so that nobody comes back then.',
    'no-code': 'There is no such code, or it was used already, or is too old.',
    'no-passkey': 'The server does not know this passkey, or what was shown of it is not as it should be.',
    'not-secure': 'The server takes passkeys over https only, and at the address that it is meant to be opened by.',
    asked: 'You are being asked: answer instead of preparing.',
    conceded: 'This seat has conceded: a computer plays on there.',
    'plan-passed': 'What was prepared has changed meanwhile, perhaps on another device.',
    'too-many': 'That was too much at once. Try again in a while.',
    'foreign-origin': 'The server takes requests from its own page only.',
    'no-table': 'This table is not on the server.',
    store: 'The server could not store this. Nothing has changed; try again.',
  },
};
