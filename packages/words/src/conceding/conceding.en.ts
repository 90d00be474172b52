import type { ConcedingText } from './catalog.ts';

export const conceding: ConcedingText = {
  act: 'Concede',
  ask: 'Concede this game?',
  ends: 'The game is over at once, and lost for you.',
  wins: (name) => `The game is over at once. Won by ${name}.`,
  goesOn:
    'The others play on. You will be last of all who have not conceded before you, and a computer takes your seat to the end; you may look on.',
  together:
    'For you the game is lost. A computer takes your seat to the end, and the others may still win; you may look on.',
  forGood: 'This cannot be taken back.',
  yes: 'Concede',
  no: 'Play on',
};
