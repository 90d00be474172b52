import type { LessonText } from '../../lesson/catalog.ts';
import { coach } from '../../lesson/coach.en.ts';
import type { RuneLessonStep } from './catalog.ts';

/** English. */
export const lesson: LessonText<RuneLessonStep> = {
  ...coach,
  title: 'Your first two rounds',
  opponent: 'Mira',
  watching: 'Waiqar moves…',
  steps: {
    welcome: {
      title: 'Welcome, lord of Daqan',
      text: 'Across the table Waiqar raises the dead. Among the events lies the objective: dragonlords of strength 18. Whoever beats them wins, and so does the last realm that stands. A realm falls with 20 damage.',
    },
    gold: {
      title: 'Your hand',
      text: 'All that you do comes out of your hand of five: three gold cards and two Footmen now. Gold pays for soldiers. Play the gold cards, one after the other.',
    },
    buy: {
      title: 'Buy a Knight',
      text: 'You have 3 gold. In your barracks lie your own units, each with its price at the top: the Knight costs 3 and fights with strength 3. What you buy goes to your discard pile and comes to hand later. Choose the Knight.',
    },
    attack: {
      title: 'Attack',
      text: 'Two Footmen are left, and a Stronghold of yours waits in the barracks to be taken: strength 2 guards it. An attack on what nobody holds is a battle. Choose the swords on the Stronghold.',
    },
    footman: {
      title: 'Send a Footman',
      text: 'Your army comes from your hand, one card at a time. Play a Footman. What he can do when played is on his card: he turns up the top card of your deck, and another Footman comes to your hand. Use that.',
      touch:
        'Your army comes from your hand, one card at a time. Hold a finger on a Footman to read what he can do when played: turn up the top card of your deck, and bring another Footman to your hand. Play him and use that.',
    },
    enough: {
      title: 'A tie is enough',
      text: 'A third Footman has come! But strength 2 is all it takes, for in a battle you win ties. Play one more Footman, leave his ability out this time, and then play no more.',
    },
    influence: {
      title: 'Influence',
      text: 'Two against two: the Stronghold is yours, and your Footmen go to the discard pile. Close the battle. Strongholds and cities give influence once in each of your turns: exhaust the Stronghold for it.',
    },
    market: {
      title: 'The market',
      text: 'Influence buys what everybody shares: better gold, and three kinds of neutral cards. Your 1 influence pays for one more Gold 1. It goes to your discard pile, too.',
    },
    end: {
      title: 'End your turn',
      text: 'A card can be kept in hand for 1 influence. You have none left, so the third Footman is discarded, and you draw five. When your deck runs out, the discard pile is shuffled into a new one, and the Knight with it. End the turn.',
    },
    rival: {
      title: 'Waiqar’s turn',
      text: 'Waiqar plays three gold, buys a Necromancer and takes a stronghold. Purchases and battles are open, the hand stays hidden. And look at yours: five new cards, and the Knight is among them already.',
    },
    event: {
      title: 'An event',
      text: 'When everybody has had a turn, an event comes. This one is an enemy, the Sleeping Dragonlord of strength 5: it stays until somebody beats it. Then the next round begins, and your Stronghold is refreshed.',
    },
    hunt: {
      title: 'Hunt the Dragonlord',
      text: 'A Knight and two Footmen make 5. That would just do, but this enemy rolls the attrition die, and each skull on it costs you a unit. So we want more than enough. Attack the Sleeping Dragonlord.',
    },
    knight: {
      title: 'The Knight first',
      text: 'Play the Knight and use what he can do: he turns up the top card of your deck and takes any unit of strength 2 or less along.',
    },
    host: {
      title: 'All of them',
      text: 'The third Footman again! Play all three; with the Knight they make 6. Only gold is left in your deck, so the lesson leaves their ability out for you. Then play no more.',
    },
    losses: {
      title: 'A skull',
      text: 'The die shows one skull. One of your units is destroyed and goes back to the barracks; you say which. Without a Footman you still have 5 against 5, and the tie is yours.',
      nudge: 'Without the Knight 3 against 5 would be left, and the Dragonlord would stay. Give up a Footman.',
    },
    reward: {
      title: 'A reward',
      text: 'The Dragonlord is beaten, and now gives you 1 influence in every turn. Close the battle, exhaust the Stronghold and the Dragonlord, and buy Battle Roar in the market: it adds 1 for each unit that fights beside it.',
    },
    recruit: {
      title: 'Your choice',
      text: 'Play your last two gold cards. Then decide: an Archer with strength 2 for 2 gold, or one more Footman for 1? What you do not spend is lost at the end of the turn.',
    },
    guard: {
      title: 'A hand to defend',
      text: 'End your turn. Your hand is filled up at once and not only when you are next: it is the only wall that your realm has, and Waiqar is about to move.',
    },
    siege: {
      title: 'You are besieged',
      text: 'Waiqar attacks your home realm with a Reanimate. Now both sides play a card by turns or pass, and the defender wins ties; if you are weaker, your realm takes the difference as damage. Play your Footman. The lesson does the rest.',
      nudge: 'Whoever passes plays no more, and your realm would take damage. Play your Footman.',
    },
    farewell: {
      title: 'That is the game',
      text: 'Held! And here comes the next event. Go on like this: cities give more influence, enemies give rewards, and a strong deck beats the objective. Your five gold would pay for a Siege Tower. Will you play on?',
    },
  },
};
