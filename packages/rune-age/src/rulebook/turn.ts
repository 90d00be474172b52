import type { Chapter } from './rule.ts';

export const turn: Chapter = {
  'RTU-1': { rule: 'A turn begins by refreshing the own exhausted cities, strongholds and rewards.' },
  'RTU-2': { rule: 'Then the player takes any number of actions in any order.' },
  'RTU-3': {
    rule: 'At the end the hand is discarded; each card that is kept costs 1 influence.',
    rulings: [
      {
        we: 'Cards may still be exhausted for it, and what is unspent is lost afterwards.',
        because: 'One pays when one knows what to keep.',
      },
    ],
  },
  'RTU-4': {
    rule: 'Then the player draws up to five cards, and shuffles the discard pile into a new deck when the deck runs out.',
    rulings: [{ we: 'With both empty the hand stays smaller.', because: 'There is nothing else to draw from.' }],
  },
  'RTU-5': { rule: 'After every turn and after the event phase all players draw up to five.' },
  'RTU-6': {
    rule: 'Gold comes from gold cards of the hand and from exhausted rewards, and buys units, strongholds and what the scenario sells.',
    rulings: [
      { we: 'A gold card goes to the discard pile when it is played.', because: 'It has done its work.' },
      { we: 'Gold that is not spent in the turn is lost.', because: 'It has no token to be kept by.' },
    ],
  },
  'RTU-7': {
    rule: 'Influence comes from exhausted cards and buys neutral cards, gold cards and the keeping of cards.',
  },
  'RTU-8': {
    rule: 'Out of combat a card in play with an action may be exhausted for it, and one in hand be played for it and discarded.',
  },
  'RTU-9': {
    rule: 'What is destroyed goes back to where it came from: units to the barracks, neutral and gold cards to their piles.',
  },
};
