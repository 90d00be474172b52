import { count } from '../en/plural.ts';
import { prose } from '../piece.ts';
import type { TutorText } from './catalog.ts';
import { hint } from './hint.en.ts';

const { percent } = hint;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How often in ten. */
const times = (ofTen: number): string =>
  ofTen === 0 ? 'less than once in 10 times' : ofTen === 1 ? 'once in 10 times' : `${ofTen} times in 10`;

/** The helper’s words in English. */
export const tutor: TutorText = {
  ...hint,
  points(vp) {
    if (vp === 0) return 'By a rough estimate nobody is then ahead.';
    return `By a rough estimate you are then ${Math.abs(vp)}\u00a0VP ${vp > 0 ? 'ahead' : 'behind'}.`;
  },
  vp: (vp) => `${signed(vp)}\u00a0VP`,
  lead: (vp) => (vp === 0 ? 'level' : `${Math.abs(vp)}\u00a0VP ${vp > 0 ? 'ahead' : 'behind'}`),
  gains: 'Gains',
  risks: 'Risks',
  parts: { vp: 'points at once', places: 'places you hold', goods: 'your resources', fighters: 'your fighters' },
  rivals: (vp) => `your strongest rival gains ${vp}\u00a0VP`,
  worse: (ofTen, vp) =>
    `${times(ofTen)} you stand worse ${ofTen < 5 ? 'than now' : 'at first'}, by about ${vp}\u00a0VP${ofTen < 5 ? '' : '; even so it is judged the best'}`,
  noRisk: 'none right away',
  source: 'Judged by what you can see; what is hidden was guessed. Gains and risks are rough, in VP.',
  review: {
    percent,
    title: 'Game review',
    begin: 'Review the game',
    hint: 'A computer goes through the game: how the chances stood, and which decisions cost the most.',
    stop: 'Stop',
    working: (n) => `Going through the game: ${percent(n)}`,
    failed: 'The game could not be reviewed.',
    curve: 'Chances to win',
    learned: 'Judged by what a computer has learned from games against itself, with all cards open.',
    thumb:
      'With three or four players: leads by rules of thumb, made into shares. They say who leads how clearly, no more.',
    mistakes: 'The decisions that cost the most',
    none: 'No decision cost anything worth telling.',
    judged:
      'People’s decisions are judged (all of them where only computers played), each by what could be known at the time. Combat cards chosen in secret are not judged when an opponent chose one at the same moment.',
    played: (move) => prose`Played: ${move}.`,
    better: (move) => prose`Better: ${move}.`,
    lostChance: (n) => `Chance to win: −${count(n, 'percentage point', 'percentage points')}`,
    lostPoints: (vp) => `−${vp} VP`,
    look: 'Look at it',
    step: 'Moment',
    bar: 'Chances to win',
  },
};
