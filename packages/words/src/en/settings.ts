import type { SettingsWords } from '../catalog/shell.ts';

export const settings: SettingsWords = {
  language: 'Language',
  theme: 'Theme',
  themes: { night: 'Night', parchment: 'Parchment', system: 'As the device' },
  size: 'Size of text and pictures',
  sizeOf: (percent) => `${percent}%`,
  sizeHint: (most) => `There is room for ${most}% at most.`,
  board: 'Board',
  boards: { drawn: 'Drawn', text: 'As a table' },
  boardHint: 'A table and lists say all that lies on the board: for screen readers, and for whoever would rather read.',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
  motion: 'Movement',
  motions: { full: 'Full', quick: 'Quick', off: 'None' },
  motionHint: 'A click, a tap or any key skips what is moving.',
  motionReduced: 'This device asks for less motion: nothing moves.',
  sound: 'Sound',
  volumes: { off: 'Off', quiet: 'Quiet', loud: 'Loud' },
  forced: { label: 'Do forced steps by themselves', hint: 'A question with one answer is answered for you.' },
  confirm: { label: 'Ask before what cannot be undone', hint: 'For moves that show something new.' },
  battles: { label: 'Show every battle', hint: 'Those between other players, too.' },
  hints: { label: 'Hints', hint: 'The lamp beside a question: what a far-sighted opponent would do.' },
  letters: {
    label: 'Letters as keys',
    hint: 'Single letters act on the table. Switch it off if you speak to the page, or if your screen reader needs them.',
  },
};
