import type { Chapter } from './rule.ts';

export const building: Chapter = {
  'BLD-1': { rule: 'A minion on the build space buys one of the four face-up tiles for the gold it costs.' },
  'BLD-2': {
    rule: 'It is laid where nobody rules or on a structure of the builder’s own; never in another’s region, never in the Citadel.',
  },
  'BLD-3': {
    rule: 'In a region that was nobody’s, the builder takes control and may post up to two fighters; at home they may amend.',
  },
  'BLD-4': { rule: 'The builder gains at once what the new tile offers, and nobody is taxed.' },
  'BLD-5': {
    rule: 'The next tile of the stack fills the gap at once; an empty stack is made anew by shuffling the tiles set aside.',
  },
  'BLD-6': {
    rule: 'Building has its steps: pay, lay, control, refill, gain, amend.',
    rulings: [
      {
        we: 'In this order, so fighters that the new tile brings back may be posted.',
        because: 'It is the same order as in gathering.',
      },
    ],
  },
  'BLD-7': {
    rule: 'With no tile left to draw, the gap stays.',
    rulings: [
      {
        we: 'At the end of a round the face-up tiles are set aside before new ones are drawn, and the stack is made anew only when a tile must be drawn.',
        because: 'Otherwise the tiles just set aside could not come back in time.',
      },
    ],
  },
};

export const resurrection: Chapter = {
  'RES-1': {
    rule: 'Building or gathering from a resurrection structure brings a player’s whole graveyard back to hand; in the prototypes one fighter of their choice.',
    rulings: [
      {
        we: 'The whole graveyard returns without asking.',
        because: 'Nobody is better off with fighters lying dead.',
      },
      { we: 'The single fighter of the prototypes may be declined.', because: 'It is worded as something one may do.' },
    ],
  },
  'RES-2': { rule: 'It offers no resources; a tax printed on it is paid all the same.' },
};

export const amending: Chapter = {
  'AMD-1': {
    rule: 'Amending moves fighters freely between the player’s hand and one region of theirs; who is removed goes to hand.',
  },
  'AMD-2': {
    rule: 'A region holds two defenders at most, and may hold none.',
    rulings: [
      {
        we: 'In the prototypes as well.',
        because: 'Their boards show two positions, though the text gives no number.',
      },
    ],
  },
  'AMD-3': { rule: 'The Citadel is never amended.' },
};

export const citadel: Chapter = {
  'CIT-1': { rule: 'The Citadel begins in the hands of the King, who has attack 5 and plays no card, or of an AI.' },
  'CIT-2': {
    rule: 'Up to three may attack it. When the King falls he is out of the game, and the attackers move in and control it; in the final edition the winner takes his token.',
    rulings: [
      {
        we: 'The token stays with its taker, whoever holds the Citadel later.',
        because: 'It marks who felled the King, and breaks a tie at the end.',
      },
    ],
  },
  'CIT-3': {
    rule: 'Of its attack spaces two flanks give +1 and 0, once a round each, and the front gives −1 as often as one likes.',
    rulings: [
      {
        we: 'The first flank has +1, the second 0, the front −1.',
        because: 'The rulebooks name the three numbers and leave their places to the board.',
      },
      {
        we: 'A flank is used as long as a minion stands on it.',
        because: 'Then the board shows it, and moving that minion away frees the flank.',
      },
    ],
  },
  'CIT-4': {
    rule: 'A player who holds it defends with a combat card as anywhere.',
    rulings: [{ we: 'In the first prototype as well.', because: 'It is silent, and the later editions say so.' }],
  },
  'CIT-5': {
    rule: 'It yields nothing but points: at the end of each round its holder scores what the tracker shows for that round.',
  },
  'CIT-6': { rule: 'Nobody attacks the Citadel while holding it.' },
  'CIT-7': {
    rule: 'Against the King the attacker plays and resolves a card as usual, and needs more than 5; he causes and suffers no casualty.',
  },
};
