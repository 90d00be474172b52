import { type Config, runeAge, tables } from '@cinderhall/rune-age';
import type { RuneLessonStep } from '@cinderhall/words/rune-age';
import type { Script, Step } from '../../lesson/course.ts';
import { runeAnswering } from '../answering.ts';

/** A table of two, as anybody might lay it: all that is special about it is that its chance is known. */
const config: Config = {
  scenario: 'resurgence',
  players: 2,
  factions: ['daqan', 'waiqar'],
  content: 'house',
};

const GOLD = 'turn gold gold-1';
const LEFT_OUT = '0 use no';
const FOOTMAN = '0 battle daqan-footman';
/** What came of a battle lies over the table until it has been seen. */
const SEEN = '.verdict .btn';

/** Where the own army gathers: on a phone below what it fights. */
const ARMY = '.combat .f-daqan';

const { index } = tables(config);
const part = (sort: string, card: string): string => `[data-part="${sort}:${index.get(card)}"]`;
const DRAGONLORD = part('target', 'sleeping-dragonlord');

const steps: readonly Step<RuneLessonStep>[] = [
  { id: 'welcome', show: [[part('target', 'resurgence')]], rule: 'RSC-1' },
  { id: 'gold', does: [`0 ${GOLD}`, `0 ${GOLD}`, `0 ${GOLD}`], rule: 'RTU-6' },
  { id: 'buy', does: ['0 turn buy daqan-knight'], rule: 'RTU-6' },
  { id: 'attack', does: ['0 turn attack daqan-stronghold'], rule: 'RCO-2' },
  { id: 'footman', does: [FOOTMAN, '0 use yes'], rule: 'RCO-1' },
  { id: 'enough', does: [FOOTMAN, LEFT_OUT, '0 battle none'], show: [[ARMY]], rule: 'RCO-3' },
  { id: 'influence', does: ['0 turn exhaust daqan-stronghold'], show: [[SEEN]], rule: 'RTU-7' },
  { id: 'market', does: ['0 turn buy gold-1'], rule: 'RTU-7' },
  { id: 'end', does: ['0 turn end'], rule: 'RTU-4' },
  {
    id: 'rival',
    before: [
      ...[`1 ${GOLD}`, `1 ${GOLD}`, `1 ${GOLD}`, '1 turn buy waiqar-necromancer', '1 turn attack waiqar-stronghold'],
      ...['1 battle waiqar-reanimate', '1 battle waiqar-reanimate'],
    ],
    show: [['.mats .f-waiqar', '.chips .f-waiqar']],
    rule: 'RTU-2',
  },
  { id: 'event', before: ['1 turn end'], show: [[DRAGONLORD]], rule: 'REV-2' },
  { id: 'hunt', does: ['0 turn attack sleeping-dragonlord'], rule: 'RCM-4' },
  { id: 'knight', does: ['0 battle daqan-knight', '0 use yes'], show: [[ARMY]], rule: 'RCO-3' },
  {
    id: 'host',
    does: [FOOTMAN, LEFT_OUT, FOOTMAN, LEFT_OUT, FOOTMAN, LEFT_OUT, '0 battle none'],
    spared: LEFT_OUT,
    show: [[ARMY]],
    rule: 'RCO-3',
  },
  { id: 'losses', does: ['0 losses daqan-footman'], leeway: 'watched', rule: 'RTU-9' },
  {
    id: 'reward',
    does: ['0 turn exhaust daqan-stronghold', '0 turn exhaust sleeping-dragonlord', '0 turn buy battle-roar'],
    show: [[SEEN]],
    rule: 'REV-4',
  },
  {
    id: 'recruit',
    does: [`0 ${GOLD}`, `0 ${GOLD}`, '0 turn buy daqan-archer'],
    leeway: 'free',
    among: ['0 turn buy daqan-footman'],
    show: [['.barracks']],
    rule: 'RTU-6',
  },
  { id: 'guard', does: ['0 turn end'], rule: 'RTU-5' },
  {
    id: 'siege',
    before: ['1 turn attack daqan-home', '1 siege waiqar-reanimate'],
    does: ['0 siege daqan-footman', LEFT_OUT],
    spared: LEFT_OUT,
    leeway: 'watched',
    follows: ['1 siege none', '0 siege none'],
    rule: 'RCO-5',
  },
  {
    id: 'farewell',
    before: [`1 ${GOLD}`, `1 ${GOLD}`, '1 turn buy waiqar-skeleton-archer', '1 turn end', '1 keep none'],
    rule: 'RSC-1',
  },
];

/** The first game of Rune Age. */
export const script: Script = {
  ...{ game: runeAge, config, seed: '15656', opening: [], steps },
  answering: runeAnswering,
};
