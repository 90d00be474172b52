import type { Chapter } from './rule.ts';

export const events: Chapter = {
  'REV-1': { rule: 'When all have had their turn the top event is resolved, and all players draw up to five.' },
  'REV-2': { rule: 'An enemy stays beside the objective and can be fought.' },
  'REV-3': {
    rule: 'An instant is resolved and discarded; it takes several players from the first one on, clockwise.',
  },
  'REV-4': { rule: 'A reward lies near the home realm of who won it and is exhausted for what it yields.' },
  'REV-5': {
    rule: 'When the event deck is empty its discard pile is shuffled anew, but not in The Cataclysm.',
    rulings: [{ we: 'Without the cards of stage 1.', because: 'They are there for the beginning of a game.' }],
  },
};

export const scenarios: Chapter = {
  'RSC-1': {
    rule: 'In Resurgence of the Dragonlords who beats the objective of strength 18, attrition included, wins at once; so does the last survivor, and all lose when all are eliminated.',
    rulings: [{ we: 'Alone one does not win by surviving.', because: 'One would have won before the first turn.' }],
  },
  'RSC-2': {
    rule: 'In Runewars the last player standing wins, and who eliminates another takes their dragon runes.',
    rulings: [
      {
        we: 'The last ones, eliminated at once, share the victory.',
        because: 'Somebody has to win a war that is over.',
      },
      { we: 'All runes of the loser are taken.', because: 'Who has taken some holds them like the first.' },
      { we: 'Runes that nobody takes leave the game.', because: 'An event has no place for them.' },
    ],
  },
  'RSC-3': {
    rule: 'In The Cataclysm the players win together when the first player has to draw from an empty event deck, and lose as soon as one is eliminated; there are no sieges.',
  },
  'RSC-4': {
    rule: 'In The Monument who has built one at the end of a round wins; of several the highest strength of all own unit cards, then they share; home realms cannot be attacked.',
  },
  'RSC-5': { rule: 'One player alone plays Resurgence of the Dragonlords or The Cataclysm.' },
  'RSC-6': {
    rule: 'An eliminated player is out of the game.',
    rulings: [
      {
        we: 'Cities go to the centre, rewards to the event discard pile, all else leaves the game.',
        because: 'What others can win stays within reach.',
      },
      {
        we: 'After the first player the next one clockwise is first.',
        because: 'Rounds go on from the same place at the table.',
      },
    ],
  },
};

export const vision: Chapter = {
  'RVI-1': {
    rule: 'Nobody sees the order of a deck, the hand of another player or an event that lies face down.',
    rulings: [
      {
        we: 'Barracks, centre, discard piles, cards in play and the number of cards in hands and decks are open.',
        because: 'They lie on the table.',
      },
    ],
  },
};
