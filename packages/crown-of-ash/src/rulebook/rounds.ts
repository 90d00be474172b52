import { type Chapter, FINAL } from './rule.ts';

export const endOfRound: Chapter = {
  'RND-1': {
    rule: 'Everybody scores their structures: the points printed on top and one for each tile covered below; the King scores for nobody.',
  },
  'RND-2': { rule: 'All minions go home.' },
  'RND-3': { rule: 'All fighters leave the graveyards for their owners’ hands.' },
  'RND-4': { rule: 'The four face-up tiles are set aside and four others drawn.' },
  'RND-5': { rule: 'The round marker moves on.' },
  'RND-6': { rule: 'The order of the next round is settled.' },
  'RND-7': { rule: 'Where powers are in use, all power tokens are charged.', editions: FINAL },
  'RND-8': {
    rule: 'The fourth round ends with scoring and then the game.',
    rulings: [{ we: 'Nothing else of the round’s end is done.', because: 'There is no round left to prepare.' }],
  },
};

export const turnOrder: Chapter = {
  'ORD-1': { rule: 'Chance orders the first round.' },
  'ORD-2': {
    rule: 'Later the player with the fewest points decides the whole order; of those tied, the one whose structures are worth least now, then the one who rolls highest.',
    rulings: [{ we: 'Those who tie at dice roll again.', because: 'Somebody must decide in the end.' }],
  },
  'ORD-3': {
    rule: 'A table may agree to keep the seats in their circle.',
    rulings: [
      {
        we: 'Then the decider chooses only who begins, and in the first round chance does.',
        because: 'It is a common way to play at a real table, and asks the same player.',
      },
    ],
  },
  'ORD-4': {
    rule: 'An AI always comes last and never decides.',
    rulings: [
      {
        we: 'The person with the fewest points decides, even when the AI has fewer.',
        because: 'An AI has no wish for an order, and somebody must decide.',
      },
    ],
  },
};

export const endOfGame: Chapter = {
  'END-1': { rule: 'Three of one basic resource are worth a point, and so are two gold.' },
  'END-2': {
    rule: 'Raised fighters of the two kinds on the fate card count their numerals, wherever they are; starting fighters have none.',
  },
  'END-3': {
    rule: 'Most points win; those tied also score the numerals of the other two kinds; then, in the final edition, the King’s token decides.',
    rulings: [
      {
        we: 'The token decides only among those still equal, and otherwise the win is shared.',
        because: 'A tie-break picks among the tied, and no further one is named.',
      },
    ],
  },
};

export const vision: Chapter = {
  'VIS-1': {
    rule: 'The board, the display, points, goods, graveyards, turn order and all numbers of cards lie open, and of each discard the top.',
    rulings: [
      {
        we: 'Open as well are power tokens and an AI’s hand and attackers.',
        because: 'They lie on the table face up, and the AI plays openly.',
      },
    ],
  },
  'VIS-2': {
    rule: 'Hidden are the order of decks and stack, others’ fates, hands and older discards, and whatever is committed until the reveal.',
    rulings: [
      {
        we: 'Hands are hidden unless the table agrees on open ones.',
        because: 'They were raised in the open, so some groups will want to look instead of remember.',
      },
      {
        we: 'Used combat cards below the top one too, unless it agrees on open discards.',
        because: 'Everybody saw them played, and yet the rulebooks forbid looking through them.',
      },
    ],
  },
  'VIS-3': { rule: 'A spectator sees what all players see, and no more.' },
  'VIS-4': { rule: 'Nothing that reaches a player, in whatever form, gives away what is hidden from them.' },
  'VIS-5': {
    rule: 'What a battle revealed may be read again in the log; the table itself shows the top of each discard alone.',
    rulings: [
      {
        we: 'A table may agree on strict memory, which hides card values in older lines.',
        because: 'At a real table one has to remember them.',
      },
    ],
  },
};
