import type { CoachText } from './catalog.ts';

/** English. */
export const coach: CoachText = {
  progress: (step, of) => `${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Do it for me',
  leave: 'Leave the lesson',
  again: 'From the beginning',
  playOn: 'Play this game on',
  rule: 'Read more:',
  reading: { title: 'Read on', why: 'There is nothing to do on the table yet.' },
};
