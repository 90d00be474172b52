import type { Chapters } from '../catalog.ts';

/** How rounds and the game end, how a table begins, and who sees what. */
export const rounds: Pick<Chapters, 'RND' | 'ORD' | 'END' | 'SET' | 'CMP' | 'VIS'> = {
  RND: {
    title: 'The end of a round',
    about: 'When all minions are placed, points are counted and the board is made ready.',
    rules: {
      'RND-1': {
        text: 'Everybody scores each structure they control: the points on the top tile, and 1 more for every tile covered by it. Whoever holds the Citadel scores that too (CIT-5). The King scores for nobody.',
      },
      'RND-2': { text: 'All minions return to their mats.' },
      'RND-3': { text: 'All fighters leave the graveyards and return to their owners’ hands.' },
      'RND-4': { text: 'The four structures on offer are set aside, and four new ones are laid out.' },
      'RND-5': { text: 'The round marker moves on, and with it the worth of the Citadel.' },
      'RND-6': { text: 'The order of turns for the next round is settled (ORD-2).' },
      'RND-7': { text: 'Where the table plays with powers, all power tokens are charged.' },
      'RND-8': {
        text: 'After the fourth round you score, and then the game is over.',
        rulings: ['Nothing else of the round’s end is done, for there is no round to make ready.'],
      },
    },
  },
  ORD: {
    title: 'Turn order',
    about: 'Going first means the best spaces; going last, the last word.',
    rules: {
      'ORD-1': { text: 'In the first round chance decides.' },
      'ORD-2': {
        text: 'After that, the player with the fewest points decides the whole order of the next round. If several are tied, it is the one whose structures are worth the fewest points at the moment, the Citadel left out; if that is a tie too, the one who rolls highest.',
        rulings: ['Those who tie at dice roll again.'],
      },
      'ORD-3': {
        text: 'A table may agree to go round clockwise instead.',
        rulings: ['Then the player with the fewest points only chooses who begins. In the first round chance does.'],
      },
      'ORD-4': {
        text: 'An AI always plays last, and never decides.',
        rulings: ['The person with the fewest points does, even if the AI has fewer.'],
      },
    },
  },
  END: {
    title: 'The end of the game',
    about: 'After four rounds come three last sources of points, one of them secret.',
    rules: {
      'END-1': {
        text: 'Three of the same basic resource are worth 1 point, and so are two gold. What is left over is lost.',
      },
      'END-2': {
        text: 'Turn up your fate card: it names two kinds. Each fighter of those kinds that you raised scores the numeral at its foot, whether it is in your hand, on the board or in the graveyard. Starting fighters have no numeral.',
        differs: { final: 'Automatons are the exception (AUT-5).' },
      },
      'END-3': {
        text: 'Whoever has the most points wins the crown. If there is a tie, those tied also add the numerals of the two kinds that are not on their fate card.',
        differs: { final: 'If it is still a tie, the King’s control token wins it.' },
        rulings: [
          'The token counts only for somebody who is among the tied. If nobody of them has it, they share the crown.',
        ],
      },
    },
  },
  SET: {
    title: 'Setting up',
    about: 'This page does it for you. Here is what has happened before the first turn.',
    rules: {
      'SET-1': {
        text: 'Everybody begins with a mat, seven control tokens, four minions, five combat cards, 2 gold and no points.',
      },
      'SET-2': { text: 'Everybody has three starting fighters that belong to their necromancer.' },
      'SET-3': {
        text: 'The fighters to be raised are sorted by the numeral at their foot into three decks, and shuffled.',
        differs: {
          final: 'With two players, four cards of deck II that are marked for three or four players are taken out.',
        },
      },
      'SET-4': {
        text: 'The six spaces above the board are filled, each from the deck of its numeral.',
      },
      'SET-5': {
        text: 'The King is put in the Citadel, unless an AI begins there.',
        differs: { final: 'His control token lies with him.' },
      },
      'SET-6': {
        text: 'Everybody draws a fate card and keeps it secret. Nobody learns which ones were not drawn.',
      },
      'SET-7': {
        text: 'The four starting structures are dealt at random: two each with two players, else one each. With three players one is left over and put away.',
      },
      'SET-8': {
        text: 'Each starting structure goes to the region it names. Its owner puts a control token there, and a starting fighter with attack value 1 to guard it.',
        rulings: [
          'With two structures you post one fighter in each. You choose after everything has been dealt.',
          'With too few fighters of attack value 1, that one is posted first, and then any other.',
        ],
      },
      'SET-9': {
        text: 'The other structures form one stack, tier I on top of tier II, each shuffled. Four of them lie face up.',
      },
      'SET-10': { text: 'The order of the first round is drawn at random.' },
      'SET-11': {
        text: 'Every player leads another necromancer.',
        rulings: ['Chosen or drawn, as the table likes.'],
      },
      'SET-12': {
        text: 'The player count is people and AI together, and a solo game counts as two. It decides which cards are taken out, how many structures are dealt, whether dashed spaces are in play and which side of the round tracker is up.',
      },
    },
  },
  CMP: {
    title: 'What is in the box',
    about: 'All of it lies on this page’s table as well.',
    rules: {
      'CMP-1': {
        text: 'Twelve starting fighters, three for each necromancer, and the fighters to be raised.',
        differs: { final: 'There are 32 of these.', prototypes: 'There are 24 of these.' },
      },
      'CMP-2': {
        text: 'Four starting structures, twelve of tier I, and some of tier II.',
        differs: { final: 'There are 11 of tier II.', prototypes: 'There are 8 of tier II.' },
      },
      'CMP-3': { text: 'Five combat cards for each player, the same for all: 0, 1, 3, 4 and the die.' },
      'CMP-4': { text: 'Six fate cards, one for each pair of the four kinds.' },
      'CMP-5': { text: 'Four minions for each player.' },
      'CMP-6': { text: 'Seven control tokens for each player: as many as there are places.' },
      'CMP-7': {
        text: 'For the AI, five action cards and a track of the tiers it raises from.',
        differs: { final: 'There is one more action card, the targeted one (AI-11).' },
      },
      'CMP-8': { text: 'Power tokens, Automatons and the King’s control token.' },
      'CMP-9': {
        text: 'Resources and gold come from a common supply.',
        rulings: ['It never runs out.'],
      },
      'CMP-10': {
        text: 'Two dice, a round tracker with a side for 1–2 and one for 3–4 players, and tokens for turn order, for the active player, for bolster and for points.',
      },
    },
  },
  VIS: {
    title: 'What you may see',
    about: 'Most things lie open. A few are secret, and this page keeps them.',
    rules: {
      'VIS-1': {
        text: 'Everybody sees the board, the fighters and structures on offer, points, resources and gold, the graveyards, the turn order, the top of each discard, and how many cards anybody holds.',
        rulings: ['The power tokens are open too, and so are an AI’s hand and attackers.'],
      },
      'VIS-2': {
        text: 'Hidden are the order of decks and stack, the fate cards of others, what is face down in a battle until it is turned up, and older cards in the discards of others.',
        rulings: [
          'The fighters in somebody’s hand are hidden as well. A table may agree on open hands, since they were raised before everybody’s eyes.',
          'Used combat cards under the newest one are hidden too, unless the table agrees on open discards.',
        ],
      },
      'VIS-3': { text: 'Whoever only watches sees what all players see, and nothing more.' },
      'VIS-4': {
        text: 'Nothing that reaches you gives away what you may not know: not the log, not a hint, not the time a computer takes.',
      },
      'VIS-5': {
        text: 'What a battle turned up can be read in the log later. The table itself shows only the newest card of each discard.',
        rulings: ['With strict memory, an option of the table, older lines of the log hide the cards too.'],
      },
    },
  },
};
