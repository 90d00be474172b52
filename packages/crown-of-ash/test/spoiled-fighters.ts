import { fighter, fighterAt, type Spoiled } from './rough-pack.ts';

export const SPOILED_FIGHTERS: readonly Spoiled[] = [
  [
    'CMP-1',
    'fighters',
    '24 raisable fighters in the base set, not 25',
    (p) => {
      fighter(p, 'ash-2').count = 2;
    },
  ],
  [
    'CMP-1',
    'fighters',
    '32 raisable fighters with the final set, not 33',
    (p) => {
      fighter(p, 'ash-automaton').count = 2;
    },
  ],
  [
    'CMP-1',
    'fighters',
    '12 starting fighters in the base set, not 13',
    (p) => {
      fighter(p, 'ash-1-start').count = 3;
    },
  ],
  [
    'CMP-1',
    'fighters',
    '12 starting fighters in the base set, not 10',
    (p) => {
      fighter(p, 'ash-1-start').set = 'final';
    },
  ],
  [
    'CMP-1',
    'fighters',
    '12 starting fighters with the final set, not 13',
    (p) => {
      p.fighters.push({ ...fighter(p, 'ash-1-start'), id: 'more', set: 'final', count: 1 });
    },
  ],
  [
    'SET-3',
    'fighters',
    '4 tier II fighters of the final set marked, not 3',
    (p) => {
      const f = fighter(p, 'ash-5-ii');
      delete f.marked;
      delete f.source.marked;
    },
  ],
  [
    'SET-3',
    'fighters',
    '4 tier II fighters of the final set marked, not 3',
    (p) => {
      fighter(p, 'ash-5-ii').tier = 3;
    },
  ],
  [
    'SET-3',
    'fighters',
    '4 tier II fighters of the final set marked, not 3',
    (p) => {
      fighter(p, 'ash-5-ii').set = 'base';
    },
  ],
  [
    'SET-3',
    'fighters',
    '4 fighters marked, not 5',
    (p) => {
      const f = fighter(p, 'ash-2');
      f.marked = true;
      f.source.marked = 'house';
    },
  ],
  [
    'content',
    `${fighterAt('bone-2')}.id`,
    "'ash-2' is there once",
    (p) => {
      fighter(p, 'bone-2').id = 'ash-2';
    },
  ],
  [
    'content',
    `${fighterAt('ash-2')}.id`,
    "not called 'none'",
    (p) => {
      fighter(p, 'ash-2').id = 'none';
    },
  ],
  [
    'RAI-1',
    fighterAt('ash-2'),
    'basic resources and special ingredients only',
    (p) => {
      fighter(p, 'ash-2').cost.gold = 1;
    },
  ],
  [
    'RAI-1',
    fighterAt('ash-2'),
    'basic resources and special ingredients only',
    (p) => {
      fighter(p, 'ash-2').cost.vp = 1;
    },
  ],
  [
    'RAI-1',
    fighterAt('ash-2'),
    'a raisable fighter costs something',
    (p) => {
      fighter(p, 'ash-2').cost = {};
    },
  ],
  [
    'SET-2',
    fighterAt('ash-2-start'),
    'a starting fighter costs nothing',
    (p) => {
      fighter(p, 'ash-2-start').cost = { ash: 1 };
    },
  ],
  [
    'content',
    fighterAt('ash-3'),
    'its own kind is the larger part',
    (p) => {
      fighter(p, 'ash-3').cost = { ash: 2, bone: 2 };
    },
  ],
  [
    'AUT-1',
    fighterAt('ash-automaton'),
    'an Automaton costs special ingredients',
    (p) => {
      fighter(p, 'ash-automaton').cost = { ash: 3 };
    },
  ],
  [
    'AUT-1',
    fighterAt('ash-automaton'),
    'fewer resources than other fighters of its attack value',
    (p) => {
      fighter(p, 'ash-automaton').cost = { ash: 4, special: 1 };
    },
  ],
  [
    'CMP-8',
    fighterAt('ash-2'),
    'Automatons belong to the final set',
    (p) => {
      fighter(p, 'ash-2').returns = 1;
    },
  ],
  [
    'AUT-6',
    fighterAt('ash-2-start'),
    'an Automaton has a foot numeral',
    (p) => {
      fighter(p, 'ash-2-start').returns = 1;
    },
  ],
  [
    'content',
    fighterAt('ash-automaton'),
    "a source for 'returns'",
    (p) => {
      delete fighter(p, 'ash-automaton').source.returns;
    },
  ],
  [
    'content',
    fighterAt('ash-2'),
    "a source for 'marked'",
    (p) => {
      fighter(p, 'ash-2').source.marked = 'house';
    },
  ],
  [
    'SET-4',
    'display.tiers',
    'a space of tier 3',
    (p) => {
      p.display.tiers = [1, 1, 1, 2, 2, 2];
    },
  ],
  [
    'SET-4',
    'fighters',
    'at least 2 fighters of tier 3 in the base set',
    (p) => {
      for (const f of p.fighters) if (f.tier === 3 && f.set === 'base' && f.id !== 'ash-6') f.tier = 2;
    },
  ],
  [
    'SET-2',
    'starting.nox',
    'names of starting fighters',
    (p) => {
      p.starting.nox = ['ash-1-start', 'ash-2', 'bone-2-start'];
    },
  ],
  [
    'SET-8',
    'starting.nox',
    'at least one fighter of attack value 1',
    (p) => {
      p.starting.nox = ['bone-2-start', 'ash-2-start', 'sulphur-2-start'];
    },
  ],
  [
    'SET-2',
    `${fighterAt('ash-1-start')}.count`,
    '1, as many as are dealt',
    (p) => {
      p.starting.nox = ['blood-1-start', 'blood-1-start', 'bone-2-start'];
    },
  ],
  [
    'BOL-1',
    'fighters',
    'one kind with an attack value of 1, of 3 and of 6',
    (p) => {
      for (const f of p.fighters) if (f.attack === 6 && f.set === 'base') f.attack = 5;
    },
  ],
  [
    'END-2',
    'fighters',
    'four fighters of tier I and one of tier III',
    (p) => {
      for (const f of p.fighters) if (f.tier === 1 && f.attack === 2 && f.kind !== 'ash') f.tier = 2;
    },
  ],
  [
    'BOL-1',
    'fighters',
    'one kind with an attack value of 1, of 3 and of 6',
    (p) => {
      for (const f of p.fighters) if (f.attack === 3) f.attack = 4;
    },
  ],
  [
    'BOL-1',
    'fighters',
    'one kind with an attack value of 1, of 3 and of 6',
    (p) => {
      for (const f of p.fighters) if (f.set === 'base' && f.attack === (f.kind === 'ash' ? 3 : 6)) f.attack = 5;
    },
  ],
];
