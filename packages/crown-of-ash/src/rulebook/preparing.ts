import { type Chapter, FINAL } from './rule.ts';

export const components: Chapter = {
  'CMP-1': {
    rule: 'There are 12 starting fighters and 32 to be raised; in the prototypes 24 to be raised.',
  },
  'CMP-2': {
    rule: 'There are 4 starting structures, 12 tiles of tier I and 11 of tier II; in the prototypes 8 of tier II.',
  },
  'CMP-3': { rule: 'Everybody owns the same five combat cards: 0, 1, 3, 4 and the die.' },
  'CMP-4': { rule: 'There are six fate cards, one for each pair of kinds.' },
  'CMP-5': { rule: 'Everybody owns four minions.' },
  'CMP-6': { rule: 'Everybody owns seven control tokens, one for each place.' },
  'CMP-7': {
    rule: 'An AI plays from five action cards and raises by a track of tiers; the final edition adds a targeted card.',
  },
  'CMP-8': { rule: 'Power tokens, Automatons and the token of the King are in the box.', editions: FINAL },
  'CMP-9': {
    rule: 'Resources and gold come from a common supply.',
    rulings: [{ we: 'The supply never runs out.', because: 'The box has tokens that stand for many, to stretch it.' }],
  },
  'CMP-10': {
    rule: 'Besides there are two dice, a round tracker with two sides, and tokens that mark order, turn, bolster and points.',
  },
};

export const setup: Chapter = {
  'SET-1': { rule: 'Everybody begins with four minions at home, five combat cards, two gold and no points.' },
  'SET-2': {
    rule: 'Everybody has the three starting fighters of their necromancer; those of absent ones are put away.',
  },
  'SET-3': {
    rule: 'Raisable fighters form three decks by the numeral at the foot; at a table for two the final edition first takes out the marked ones.',
  },
  'SET-4': { rule: 'Each of the six display spaces is filled from the deck whose numeral it carries.' },
  'SET-5': {
    rule: 'The King holds the Citadel unless an AI begins there; in the final edition his token lies with him.',
  },
  'SET-6': { rule: 'Everybody draws a secret fate card, and nobody learns which ones are left over.' },
  'SET-7': {
    rule: 'The starting structures are dealt at random: two each at a table for two, one each otherwise; with three players one is left out.',
  },
  'SET-8': {
    rule: 'A dealt structure lies in the region it names, under its owner’s control and guarded by a starting fighter of attack 1.',
    rulings: [
      {
        we: 'Who has two structures posts one fighter in each, and chooses after everything is dealt.',
        because: 'Guards are a decision, and a decision should know the table.',
      },
      {
        we: 'With too few fighters of attack 1, that one is posted first and then any other.',
        because: 'A structure without a guard would be weaker than the set-up intends.',
      },
    ],
  },
  'SET-9': {
    rule: 'The other tiles are stacked, shuffled tier I above shuffled tier II, and four of them lie face up.',
  },
  'SET-10': { rule: 'The first round is played in random order.' },
  'SET-11': {
    rule: 'Every player has a necromancer of their own.',
    rulings: [{ we: 'Chosen or random, as the table likes.', because: 'Both are usual, and neither changes a rule.' }],
  },
  'SET-12': {
    rule: 'The player count is people and AI together, and a solo game counts as two: it decides on marked fighters, starting structures, dashed spaces and the side of the tracker.',
  },
};
