import type { AsideText } from './catalog.ts';

export const aside: AsideText = {
  keys: {
    title: 'Keys',
    arrows: 'Move between places',
    enter: 'Choose',
    escape: 'Step back',
    undo: 'Undo',
    list: 'Choices as a list',
    rules: 'Rules',
    aim: 'The game in a minute',
    help: 'These keys',
    board: 'Board as a table, or drawn',
    past: {
      title: 'Looking at the past',
      step: 'A step back or on',
      ends: 'To the beginning or the end',
      now: 'Back to now',
    },
    touch: {
      title: 'How to play by touch',
      tap: { label: 'Tap', hint: 'Choose what glows; on a crossed-out space, learn why not.' },
      hold: { label: 'Long touch', hint: 'See what a choice would bring, or a card in large.' },
      again: { label: 'Second tap', hint: 'Take back what you have picked, before you confirm.' },
    },
  },
  since: 'Since your last turn',
};
