import { type Config, crownOfAsh, DEFAULT_OPTIONS } from '@cinderhall/crown-of-ash';
import type { LessonStep } from '@cinderhall/words/lesson';
import type { Script, Step } from '../../lesson/course.ts';
import { crownAnswering } from '../../table/games.ts';

/** A table of two, as anybody might lay it: all that is special about it is that its chance is known. */
const config: Config = {
  edition: 'final',
  players: 2,
  automa: null,
  necromancers: ['visio', 'nox'],
  options: DEFAULT_OPTIONS,
  content: 'house',
};
/** The first defenders are posted before the lesson begins. */
const opening: readonly string[] = ['0 post sulphur-1-start', '1 post blood-1-start'];

const NOBODY = '1 raise nobody';
/** Where mats are out of sight, what one has to pay with lies beside the board, and this leads to the rest. */
const PURSE = '.purse';
const PLAYERS = '.tabs > :nth-child(3)';

const steps: readonly Step<LessonStep>[] = [
  { id: 'welcome', show: [['.mats .own', '.chip.own'], [PURSE]], rule: 'TRN-1' },
  { id: 'board', show: [['.stage']], rule: 'RND-1' },
  { id: 'gather', does: ['0 place coast-gather-1'], rule: 'GAT-1' },
  { id: 'raise', does: ['0 raise 1 for=ash,gold'], rule: 'RAI-2' },
  { id: 'tax', before: ['1 place volcano-gather-1', NOBODY], show: [['.mats .own .stores', PURSE]], rule: 'GAT-2' },
  { id: 'attack', does: ['0 place village-combat-1'], rule: 'CBT-1' },
  { id: 'commit', does: ['0 send ash-2-start,ash-2'], leeway: 'watched', rule: 'BOL-1' },
  { id: 'card', does: ['0 clash 3'], leeway: 'watched', follows: ['1 clash die'], rule: 'CBT-6' },
  { id: 'won', closing: true, rule: 'CBT-8' },
  { id: 'again', does: ['0 raise 2 for=sulphur,sulphur'], rule: 'RAI-1' },
  {
    id: 'defend',
    before: ['1 place volcano-combat-1', '1 send bone-2-start'],
    does: ['0 clash 4'],
    leeway: 'watched',
    follows: ['1 clash 3'],
    rule: 'CBT-3',
  },
  {
    id: 'tie',
    does: ['0 take bone'],
    leeway: 'free',
    follows: ['1 take blood', NOBODY],
    rule: 'GAT-4',
  },
  { id: 'build', afterwards: true, does: ['0 place build'], rule: 'BLD-1' },
  { id: 'improve', does: ['0 build 1 village'], rule: 'BLD-2' },
  { id: 'amend', does: ['0 guard sulphur-2'], leeway: 'watched', follows: ['0 raise nobody'], rule: 'AMD-1' },
  { id: 'gold', before: ['1 place gold', NOBODY], show: [['[data-part="space:0"]']], rule: 'GAT-5' },
  { id: 'citadel', does: ['0 place citadel-flank-1'], rule: 'CIT-3' },
  { id: 'storm', does: ['0 send ash-2-start,ash-2'], leeway: 'watched', rule: 'CIT-2' },
  { id: 'zero', does: ['0 clash 0'], leeway: 'watched', rule: 'CBT-9' },
  { id: 'crown', rule: 'AMD-3' },
  { id: 'free', does: ['0 raise nobody'], leeway: 'free', show: [['.display']], rule: 'RAI-5' },
  {
    id: 'score',
    before: ['1 place mountains-gather-1', NOBODY, '1 order 0,1'],
    show: [['.mats .own .points', '.chips']],
    rule: 'RND-1',
  },
  { id: 'ending', show: [['.mats .own .mine', PLAYERS]], rule: 'END-2' },
  { id: 'farewell', rule: 'REF-1' },
];

/** The first game of Crown of Ash. */
export const script: Script = { game: crownOfAsh, config, seed: '164', opening, steps, answering: crownAnswering };
