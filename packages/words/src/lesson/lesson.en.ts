import type { LessonStep, LessonText } from './catalog.ts';
import { coach } from './coach.en.ts';

/** English. */
export const lesson: LessonText<LessonStep> = {
  ...coach,
  title: 'Your first round',
  opponent: 'Computer',
  watching: 'Nox moves…',
  steps: {
    welcome: {
      title: 'Welcome, Visio',
      text: 'You are a necromancer, and so is Nox across the table. Whoever has the most points after four rounds wears the crown. Points, resources, gold and the minions you have left are marked.',
    },
    board: {
      title: 'Six regions and a Citadel',
      text: 'The banners say who rules where: violet is you. Every structure of yours scores its points at the end of each round. In the middle sits the King. But first we need an army.',
    },
    gather: {
      title: 'Gather',
      text: 'Each turn you place one minion, and it acts at once. Send it to the resource space on the Coast, which brings 1 ash (flake) and 1 sulphur (triangle): choose the glowing space, then confirm.',
    },
    raise: {
      title: 'Raise a fighter',
      text: 'After your action you may raise one of the six fighters above the board. The Wisp costs 2 ash. You have one; gold stands in for the other.',
    },
    tax: {
      title: 'Taxes',
      text: 'The Coast is Nox’s, so your visit gave Nox 1 ash from the supply. It works both ways: Nox now gathers at your Volcano, and you gain 1 sulphur in tax.',
    },
    attack: {
      title: 'Attack',
      text: 'You have two fighters of the kind ash. Nox’s Village is guarded by a single fighter with attack value 1. Place your minion on its combat space, the one with swords.',
    },
    commit: {
      title: 'Send your fighters',
      text: 'Up to two may attack. Send both: 2 and 2, and 1 more because they are of one kind. Nox sees how many come, but not who.',
      nudge: 'One alone would be a gamble. Choose both, then send them.',
    },
    card: {
      title: 'One secret card each',
      text: 'Your 5 and a card against Nox’s 1 and a card. No card is worth more than 6, so Nox has 7 at most. Your 3 makes 8: a sure win, and the 4 is saved for later.',
      nudge: 'That could work, too. But for now play the 3: it wins for certain, and your 4 will soon be needed.',
    },
    won: {
      title: 'The Village is yours',
      text: 'Nox rolled a 5, and still: 8 against 6. Your fighters move in and defend the Village. The cards pay: the winner what stands above, the loser what stands below. Look at the sum, and close the battle.',
    },
    again: {
      title: 'Raise once more',
      text: 'Two sulphur have come together: one from the Coast, one in tax. That pays for the Cinder Imp.',
    },
    defend: {
      title: 'You are attacked',
      text: 'Nox comes to your Volcano with one covered fighter. Your Emberling counts 1, and nobody can join. But you have a card, and a tie goes to the defender. Play your 4.',
      nudge: 'Better not: the Volcano needs your highest card. Play the 4.',
    },
    tie: {
      title: 'A tie holds',
      text: 'Five against five: the defender wins, and Nox’s fighter lies in the graveyard until the round ends. Your 4 pays you a special ingredient. It becomes any resource: choose one.',
    },
    build: {
      title: 'Build',
      text: 'You have 2 gold. Gold builds structures, and structures score every round. Place your minion on the build space.',
    },
    improve: {
      title: 'Improve the Village',
      text: 'A structure goes to a free region, or on top of one of your own. Choose the Altar, then the Village: the tile it covers scores, too. You gain at once what the Altar offers.',
    },
    amend: {
      title: 'Change the defence',
      text: 'When you build or gather at home you may exchange its defenders. We need the two of ash for something greater: choose them first, which takes both back, then the Cinder Imp.',
      nudge: 'Take both fighters of ash out, and put the Cinder Imp in: nobody else shall stay.',
    },
    gold: {
      title: 'There is always gold',
      text: 'Nox has nobody left to fight with, and takes gold. That space is always open, and any number of minions fit on it.',
    },
    citadel: {
      title: 'The Citadel',
      text: 'The King counts 5 and plays no card. He can be attacked from three sides: the first flank adds 1 to your total, the front takes 1 off. Place your last minion on the flank with +1.',
    },
    storm: {
      title: 'Storm it',
      text: 'Here three may attack. You have two: 2 and 2, 1 for the pair and 1 for the flank make 6. That is more than 5. Send both.',
      nudge: 'The King is too strong for one. Send both.',
    },
    zero: {
      title: 'The weakest card',
      text: 'You win without any card. That is the moment for the 0: the weaker the card, the more it pays the winner.',
      nudge: 'It would win, but pay you less. Play the 0, which is worth 3 gold to the winner.',
    },
    crown: {
      title: 'The King is dead',
      text: 'Six against five. Your fighters hold the Citadel, and nobody can take them back: they stay until they are beaten. The King’s token is yours as well, and may break a tie at the end.',
    },
    free: {
      title: 'Your choice',
      text: 'The 0 has brought you 3 gold. Raise whoever you like, or nobody: gold and resources keep, and what is left at the end of the game scores a little.',
    },
    score: {
      title: 'The round ends',
      text: 'All minions are placed, so everybody scores. Volcano and Mountains bring you 1 each, the Village 1 for the Altar and 1 below it, the Citadel 4: 8 in all. Minions go home, the dead return to hands.',
    },
    ending: {
      title: 'Three more rounds',
      text: 'The Citadel is worth more each round. At the end come points for resources, gold and your secret fate card: fighters of its two kinds score the numeral at their foot.',
    },
    farewell: {
      title: 'That is the game',
      text: 'A space on your mat takes used combat cards back, and the fifth brings back all. The table tells you the rest: rest on anything to see what it would bring, and on what is closed to learn why. Will you play this game to its end?',
      touch:
        'A space on your mat takes used combat cards back, and the fifth brings back all. The table tells you the rest: touch a thing to see what it would bring, hold it to see it large. Will you play this game to its end?',
    },
  },
};
