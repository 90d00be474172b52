import { count } from '../en/plural.ts';
import type { AccountText } from './account.ts';

export const account: AccountText = {
  hint: 'With a passkey, kept by your device and opened by finger, face or PIN, you are the same player on all your devices. Your games stay as they are, and nobody learns more of you than before.',
  impossible:
    'This browser has no passkeys at this address: they need a page that comes over https, or from this very machine. A code for another device works everywhere.',
  make: 'Make a passkey',
  notMade: 'The browser has made no passkey.',
  notShown: 'The browser has shown no passkey.',
  mine: 'Your passkeys',
  made: (date) => `made on ${date}`,
  used: (date) => `last used on ${date}`,
  unused: 'not used yet',
  remove: 'Remove',
  left: (codes) => `If you lose them: ${count(codes, 'recovery code', 'recovery codes')} left.`,
  fresh:
    'Recovery codes. Each lets you in once if your passkeys are lost. Write them down now: they are not shown again, and whoever has one plays as you.',
  renew: 'New recovery codes',
  leave: 'Sign out here',
  leaveOthers: 'Sign out everywhere else',
  othersLeft: 'Only this browser knows you now.',
  enter: 'Show my passkey',
  code: 'Or a recovery code',
  codeHint: 'One of the ten that were shown when the first passkey was made.',
  recover: 'Let me in',
  push: {
    title: 'By this browser',
    hint: 'It shows a note when you have been asked for a minute and are not at the table, even while the page is closed. The note is carried by the maker of the browser, who cannot read it.',
    impossible:
      'This browser cannot show notes at this address: that needs a page that comes over https, or from this very machine, and on some phones one that has been installed.',
    begin: 'Show notes here',
    on: 'This browser shows notes.',
    end: 'No more notes',
    turn: 'Your turn',
    over: 'The game is over',
    denied: 'The browser has been told to show no notes of this page. Its settings can change that.',
    failed: 'The browser has not agreed to show notes.',
  },
};
