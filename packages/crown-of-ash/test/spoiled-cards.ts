import { card, cardAt, find, type Spoiled } from './rough-pack.ts';

export const SPOILED_CARDS: readonly Spoiled[] = [
  [
    'content',
    'combatCards[1].id',
    "'0' is there once",
    (p) => {
      card(p, '1').id = '0';
    },
  ],
  [
    'ZER-1',
    cardAt('0'),
    'the 0 card, and only it, loses with the black effect',
    (p) => {
      card(p, '0').lose = { gold: 1 };
    },
  ],
  [
    'ZER-1',
    cardAt('3'),
    'the 0 card, and only it, loses with the black effect',
    (p) => {
      card(p, '3').lose = 'black';
    },
  ],
  [
    'CBT-9',
    cardAt('4'),
    'gives something',
    (p) => {
      card(p, '4').win = {};
    },
  ],
  [
    'CBT-9',
    cardAt('4'),
    'gives something',
    (p) => {
      card(p, '4').lose = {};
    },
  ],
  [
    'CBT-9',
    'combatCards',
    'the 1 loses with one special ingredient and nothing else',
    (p) => {
      card(p, '1').lose = { special: 1, vp: 1 };
    },
  ],
  [
    'CBT-9',
    'combatCards',
    'the die wins with 1 VP and nothing else',
    (p) => {
      card(p, 'die').win = { vp: 2 };
    },
  ],
  [
    'GAT-5',
    'combatCards',
    'a card that wins more gold than the gold space gives',
    (p) => {
      p.goldSpace.gold = 3;
    },
  ],
];

export const SPOILED_BOARD: readonly Spoiled[] = [
  [
    'SET-1',
    'startingGold.gold',
    '2 gold for each player',
    (p) => {
      p.startingGold.gold = 3;
    },
  ],
  [
    'CIT-1',
    'king.attack',
    'an attack value of 5',
    (p) => {
      p.king.attack = 6;
    },
  ],
  [
    'CIT-3',
    'citadel',
    'the modifiers +1, +0 and -1',
    (p) => {
      p.citadel.front = 0;
    },
  ],
  [
    'CIT-3',
    'citadel',
    'the modifiers +1, +0 and -1',
    (p) => {
      p.citadel.flanks = [2, 0];
    },
  ],
  [
    'CIT-5',
    'citadel',
    'a round in which the Citadel is worth 5 VP',
    (p) => {
      p.citadel.vpFew = [1, 2, 3, 4];
      p.citadel.vpMany = [1, 2, 3, 4];
    },
  ],
  [
    'content',
    'regions[3].id',
    "not called 'citadel'",
    (p) => {
      find(p.regions, 'village').id = 'citadel';
    },
  ],
  [
    'content',
    'regions[3].id',
    "'desert' is there once",
    (p) => {
      find(p.regions, 'village').id = 'desert';
    },
  ],
];

/** Odd, and taken all the same. */
export const ODD: readonly Spoiled[] = [
  [
    'CBT-9',
    `${cardAt('1')}.win`,
    'a reward worth less than that of the 0',
    (p) => {
      card(p, '1').win = { gold: 3 };
    },
  ],
  [
    'CBT-9',
    `${cardAt('3')}.win`,
    'a reward worth less than that of the 1',
    (p) => {
      card(p, '3').win = { vp: 2 };
    },
  ],
  [
    'CBT-9',
    `${cardAt('4')}.win`,
    'a reward worth less than that of the 3',
    (p) => {
      card(p, '4').win = { special: 2 };
    },
  ],
  [
    'CIT-5',
    'citadel.vpMany',
    'more VP in each later round',
    (p) => {
      p.citadel.vpMany = [4, 5, 5, 7];
    },
  ],
  [
    'CIT-5',
    'citadel.vpFew',
    'more VP in each later round',
    (p) => {
      p.citadel.vpFew = [4, 5, 6, 5];
    },
  ],
  [
    'CIT-5',
    'citadel.vpFew',
    'more VP in each later round',
    (p) => {
      p.citadel.vpFew = [5, 5, 6, 7];
    },
  ],
];
