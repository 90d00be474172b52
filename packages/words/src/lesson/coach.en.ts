import type { CoachText } from './catalog.ts';

/** English. */
export const coach: CoachText = {
  progress: (step, of) => `${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Do it for me',
  leave: 'Leave the lesson',
  again: 'Start over',
  playOn: 'Play this game on',
  rule: 'Read more:',
  closing: 'Look at what came of the battle, and close it.',
  fold: 'To the table',
  unfold: 'What is to be done?',
  reading: { title: 'Read on', why: 'Nothing is asked of you at the table now.' },
};
