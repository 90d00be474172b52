import { prose } from '../piece.ts';
import type { TutorText } from './catalog.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The helper’s words in English. */
export const tutor: TutorText = {
  title: 'A far-sighted opponent would',
  thinking: 'Thinking it over…',
  failed: 'No advice came. Try again.',
  take: 'Do it',
  chance: (percent) => `Chance to win from here: about ${percent} %.`,
  points: (vp) =>
    vp === 0 ? 'By rules of thumb nobody leads then.' : `By rules of thumb: ${signed(vp)} VP against the others.`,
  next: (move, worth) => prose`Next best (${worth}): ${move}.`,
  percent: (percent) => `${percent} %`,
  vp: (vp) => `${signed(vp)} VP`,
  only: 'There is nothing else to do.',
  mixture: 'Nobody should be able to tell your card beforehand. Of a hundred battles like this one, it would cover:',
  gains: 'Gains',
  risks: 'Risks',
  parts: { vp: 'points at once', places: 'places held', goods: 'resources', fighters: 'fighters' },
  rivals: 'the strongest of the others',
  worse: (ofTen, vp) => `goes wrong in ${ofTen === 0 ? 'fewer than 1' : ofTen} of 10 cases, by about ${vp} VP`,
  noRisk: 'none to be seen',
  source: 'Judged by what you can see: the rest was imagined, many times over. Gains and risks are estimates in VP.',
  review: {
    title: 'Game review',
    begin: 'Review the game',
    hint: 'A computer goes through the game: how the chances stood, and which decisions cost the most.',
    stop: 'Stop',
    working: (percent) => `Going through the game: ${percent} %`,
    failed: 'The game could not be reviewed.',
    curve: 'Chances to win',
    learned: 'Judged by what a computer has learned from games against itself, with all cards open.',
    thumb:
      'With three or four players: leads by rules of thumb, made into shares. They say who leads how clearly, no more.',
    mistakes: 'The decisions that cost the most',
    none: 'No decision cost anything worth telling.',
    judged:
      'Decisions of people alone are judged, or of everybody where only computers played; each by what could be known then. Cards covered at once with somebody else’s are left out.',
    played: (move) => prose`Played: ${move}.`,
    better: (move) => prose`Better: ${move}.`,
    lostChance: (percent) => `−${percent} % of the chance to win`,
    lostPoints: (vp) => `−${vp} VP`,
    look: 'Look at it',
    step: 'Moment',
    bar: 'Chances to win',
  },
};
