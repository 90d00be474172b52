import { type Chapter, FINAL } from './rule.ts';

export const combat: Chapter = {
  'CBT-1': {
    rule: 'With a fighter in hand a player may attack a region of another player, or the Citadel when the King or another player holds it, from a vacant combat space.',
  },
  'CBT-2': {
    rule: 'The attacker sends one or two fighters, three at most to the Citadel, face down: their number is open, they are not.',
  },
  'CBT-3': {
    rule: 'The defence is who stands there, and nobody joins; an empty place counts 0, and its owner still plays a card and wins ties.',
  },
  'CBT-4': { rule: 'Both sides choose a card in secret and in any order; then all is revealed together.' },
  'CBT-5': {
    rule: 'A die card counts what its player rolls after the reveal.',
    rulings: [{ we: 'Of two dice the attacker’s is rolled first.', because: 'Replays need an order of chance.' }],
  },
  'CBT-6': {
    rule: 'Fighters, bolster, card and the Citadel’s modifier are added up; the higher total wins, and a tie is the defender’s.',
  },
  'CBT-7': { rule: 'Beaten attackers go to the attacker’s graveyard.' },
  'CBT-8': {
    rule: 'Beaten defenders go to their owner’s graveyard; all attackers move in and take control, and structures stay.',
  },
  'CBT-9': {
    rule: 'Then the winner gains the reward of the own card, the loser the compensation of theirs.',
    rulings: [
      {
        we: 'The winner first, choices included.',
        because: 'Both may choose ingredients, and one must know what the other did.',
      },
    ],
  },
  'CBT-10': {
    rule: 'Used cards go face up on the owner’s discard, of which only the top may be seen.',
    rulings: [{ we: 'Once both cards are resolved.', because: 'A card that still acts is not used up.' }],
  },
  'CBT-11': { rule: 'Who has discarded all five takes them back at once.' },
  'CBT-12': { rule: 'Minions that fought stay on their space until the round ends.' },
  'CBT-13': {
    rule: 'Once the totals are compared, Automatons leave first; what befalls the fighters befalls those who remain.',
    editions: FINAL,
  },
};

export const zero: Chapter = {
  'ZER-1': {
    rule: 'Who loses with the 0 card gets no compensation; instead the winner must bury one of their own fighters of this battle, even the last one.',
    editions: ['env-4.0'],
  },
  'ZER-2': {
    rule: 'The loser chooses between that casualty and taking back one of the own fighters that have just fallen.',
    editions: ['env-4.1'],
  },
  'ZER-3': {
    rule: 'The loser chooses between that casualty and taking back any one fighter of their graveyard, the just fallen included.',
    editions: FINAL,
  },
  'ZER-4': {
    rule: 'Automatons of the battle are neither buried nor taken back: they have left before.',
    editions: FINAL,
  },
  'ZER-5': {
    rule: 'The loser chooses the effect, then the winner the fighter.',
    rulings: [
      {
        we: 'Only effects that change something are offered; a single one happens by itself, and with none nothing does.',
        because: 'A choice without an effect is a question for nothing.',
      },
    ],
  },
};

export const refreshing: Chapter = {
  'REF-1': {
    rule: 'A minion on the own refresh space brings all used combat cards back and, where powers are in use, charges the token.',
  },
};
