import { count } from '../../en/plural.ts';
import type { RuneAgeRules } from './catalog.ts';

/** The rules of Rune Age in English. */
export const rules: RuneAgeRules = {
  page: {
    title: 'Rules of Rune Age',
    overview: 'The game in a minute',
    contents: 'Contents',
    search: 'Search the rules',
    found: (found) => `${count(found, 'rule', 'rules')} found`,
    notFound: 'No rule has all of these words. Try fewer of them.',
    ruling: 'Our ruling',
    rulingHint:
      'Where the rules that are known are silent or can be read in two ways, this page decides. Such decisions are marked.',
    ownWords: 'The rules are told in our own words here, and numbered so that the table can name them.',
    asPage: 'Open as a page',
  },
  reference: {
    title: 'Reference sheet of Rune Age',
    about: 'What the icons mean, and what every card says.',
    print: 'Print',
    house: 'ours: the printed card is not known, or not whole',
    heads: {
      icons: 'Icons',
      numbers: 'Numbers',
      neutrals: 'Neutral cards',
      common: 'Gold cards, cities and dragon runes',
      objectives: 'Objective and events',
    },
    icons: {
      gold: { name: 'Gold', note: 'Buys units and strongholds of your faction, and your monument.' },
      influence: { name: 'Influence', note: 'Buys gold cards and neutral cards, and keeps cards in your hand.' },
      strength: {
        name: 'Strength',
        note: 'The large number of a card: what a unit fights with, or what has to be beaten.',
      },
      defence: { name: 'Defence', note: 'A city adds it for its owner in a siege.' },
      skull: { name: 'Skull', note: 'On the attrition die: one of your units is lost.' },
      exhausted: {
        name: 'Exhausted',
        note: 'A card that lies askew has been used; it is refreshed in your next turn.',
      },
    },
    die: (blank, one, two) =>
      `The attrition die: ${count(blank, 'blank face', 'blank faces')}, ${one} with one skull, ${two} with two.`,
    realm: (damage) => `A home realm falls with ${damage} damage.`,
    start: (golds, units, hand) =>
      `A deck begins with ${count(golds, 'gold card', 'gold cards')} of 1 and ${count(units, 'unit', 'units')} of the cheapest type; the hand is filled up to ${count(hand, 'card', 'cards')}.`,
    copies: (cards) => `×${cards}`,
  },
  overview: [
    'You lead one of four factions. You begin with a small deck of gold cards and weak units, and make it better as you play: gold buys units and strongholds, influence buys gold cards and neutral cards, and armies win cities, strongholds and rewards.',
    'In each round everybody has a turn; then an event comes. The scenario says which events there are and how one wins.',
    'Whatever you buy goes to your discard pile and comes to hand later, when the pile is shuffled into a new deck. Your home realm has no walls but your hand: it falls with 20 damage.',
  ],
  chapters: {
    RTU: {
      title: 'Your turn',
      about: 'What you do from refreshing your cards to drawing a new hand.',
      rules: {
        'RTU-1': { text: 'At the beginning your exhausted cities, strongholds and rewards are refreshed.' },
        'RTU-2': { text: 'Then take as many actions as you like, in any order: pay, buy, fight, use cards.' },
        'RTU-3': {
          text: 'When you end your turn, you discard your hand. You may keep cards for 1 influence each.',
          rulings: [
            'You may still exhaust cards for influence when you choose what to keep. What is unspent afterwards is lost.',
          ],
        },
        'RTU-4': {
          text: 'Then you draw up to five cards. When your deck runs out, your discard pile is shuffled and becomes the new deck.',
          rulings: ['If there is nothing left to draw from either, your hand stays smaller.'],
        },
        'RTU-5': {
          text: 'All players draw up to five after every turn and after each event, so whoever had to defend has a full hand again.',
        },
        'RTU-6': {
          text: 'Play gold cards from your hand, and exhaust rewards that give gold, to buy units of your faction, strongholds and, in The Monument, your monument. Units go to your discard pile, the others in front of you.',
          rulings: [
            'A gold card that has been played goes to your discard pile.',
            'Gold that you have not spent when your turn ends is lost.',
          ],
        },
        'RTU-7': {
          text: 'Exhaust cities, strongholds and rewards for influence. It buys gold cards and neutral cards, which go to your discard pile, and keeps cards in your hand (RTU-3).',
        },
        'RTU-8': {
          text: 'A card with an action is used outside of combat: one in front of you by exhausting it, one in your hand by playing it; then it is discarded.',
        },
        'RTU-9': {
          text: 'A destroyed card goes back to where it came from: a unit to the barracks of its faction, a neutral card or a gold card to its pile. It can be bought again.',
        },
      },
    },
    RCO: {
      title: 'Combat',
      about: 'How armies are made from hands, in a battle against the game and in a siege against a player.',
      rules: {
        'RCO-1': {
          text: 'You may fight as often as you like in your turn, but attack each target once. The units that you play are your army. If nobody controls the target it is a battle; if another player does, it is a siege.',
          rulings: [
            'A target is a card: a city that has changed hands cannot be attacked again in the same turn.',
            'You need a unit in your hand to attack.',
          ],
        },
        'RCO-2': {
          text: 'You may attack your own strongholds in the barracks, cities in the centre, enemies and an objective that is one; and cities and home realms of other players, but not their strongholds.',
        },
        'RCO-3': {
          text: 'In a battle you play units and tactics from your hand, one at a time. Then, if the target shows the attrition die, it is rolled, and you lose one of your units for each skull, whichever you like. Then resolution abilities are applied in the order that you choose. You win with at least as much strength as the target.',
          rulings: [
            'What a card can do when it is played you may leave out.',
            'A resolution ability that costs nothing is always applied.',
          ],
        },
        'RCO-4': {
          text: 'If you win, a stronghold or city comes to you; an enemy becomes your reward or is discarded. If you lose, nothing changes. When an event attacks your home realm and you do not repel it, the realm takes as much damage as you were weaker.',
          rulings: ['What you win comes refreshed.'],
        },
        'RCO-5': {
          text: 'In a siege the attacker and the defender take turns to play one card or to pass; who has passed plays no more. Then resolution abilities are applied, the attacker’s first. The attacker has to be stronger; a city adds its bonus to the defence, and nothing is rolled. A city goes to the winner; a home realm takes the difference as damage.',
        },
        'RCO-6': {
          text: 'After a combat wounded units are destroyed; all others go to the discard piles of their owners.',
          rulings: ['Tactics go to the discard pile, too.'],
        },
        'RCO-7': {
          text: 'Enemies are no opposing units: what destroys an opposing unit works in sieges alone.',
          rulings: ['A unit that is destroyed no longer counts, and its resolution ability is gone with it.'],
        },
        'RCO-8': {
          text: 'A wounded unit fights on and is destroyed when the combat is over.',
          rulings: [
            'It keeps its strength, and cannot be wounded again.',
            'A unit that cannot be destroyed cannot be wounded either.',
          ],
        },
      },
    },
    REV: {
      title: 'Events',
      about: 'What comes at the end of each round.',
      rules: {
        'REV-1': {
          text: 'When everybody has had a turn, the top event is turned up and carried out; then all draw up to five.',
        },
        'REV-2': {
          text: 'An enemy stays beside the objective until somebody beats it. Some do harm as long as they are there.',
        },
        'REV-3': {
          text: 'Other events happen at once and are discarded. If they are about several players, the first player goes first, then the others clockwise.',
        },
        'REV-4': {
          text: 'A reward lies in front of whoever won it. Those that give gold or influence are exhausted for it.',
        },
        'REV-5': {
          text: 'When there is no event left, the discarded events are shuffled into a new deck; not in The Cataclysm, where that is the end (RSC-3).',
          rulings: ['Events of stage 1 do not come back.'],
        },
      },
    },
    RSC: {
      title: 'Scenarios',
      about: 'How one wins, and what is different.',
      rules: {
        'RSC-1': {
          text: 'Resurgence of the Dragonlords, for one to four: the objective is an enemy of strength 18 with the attrition die. Who beats it wins; so does the last one who survives. If all fall, all lose.',
          rulings: ['Alone, one has to beat the objective.'],
        },
        'RSC-2': {
          text: 'Runewars, for two to four: the last one standing wins. Whoever eliminates another takes their dragon runes.',
          rulings: [
            'If the last ones fall together, they share the victory.',
            'All dragon runes of the loser are taken.',
            'Dragon runes that nobody takes leave the game.',
          ],
        },
        'RSC-3': {
          text: 'The Cataclysm, for one to four, together: you win when an event has to be drawn and none is left. As soon as one player is eliminated, all lose. Players do not attack each other.',
        },
        'RSC-4': {
          text: 'The Monument, for two to four: who has built a monument at the end of a round wins. If several have, the strength of all their unit cards decides; then they share. Home realms cannot be attacked.',
        },
        'RSC-5': { text: 'Alone you can play Resurgence of the Dragonlords and The Cataclysm.' },
        'RSC-6': {
          text: 'Who is eliminated plays no more.',
          rulings: [
            'Their cities go back to the centre and their rewards to the discarded events; everything else leaves the game.',
            'If it was the first player, the next one clockwise is first from then on.',
          ],
        },
      },
    },
    RSE: {
      title: 'Setting up',
      about: 'What lies where when the game begins. The table does all of it.',
      rules: {
        'RSE-1': {
          text: 'A scenario is chosen. Its objective lies in the centre and names three types of neutral cards.',
        },
        'RSE-2': {
          text: 'Each player has another faction, with the home realm in front and the barracks beside it: units by their cost, and strongholds.',
        },
        'RSE-3': {
          text: 'How many cards lie in the centre depends on the number of players: gold 9, 14, 19 or 24 of 1; 8, 10, 12 or 14 of 2; 4, 6, 8 or 10 of 3; of each neutral type 2 to 5, and as many cities, drawn at random.',
        },
        'RSE-4': {
          text: 'Your deck begins with five gold cards of 1 and three of your cheapest units. You draw five.',
        },
        'RSE-5': {
          text: 'The events lie in a face-down deck: those of stage 1 on top, those of the last stage at the bottom.',
        },
        'RSE-6': { text: 'A random player is first.', rulings: ['It is the same player all game.'] },
        'RSE-7': {
          text: 'In Runewars each player begins with a dragon rune at random. In The Monument everybody can build a monument.',
          rulings: ['One dragon rune each.', 'Everybody can build the monument of the own faction.'],
        },
      },
    },
    RCM: {
      title: 'What is in the box',
      about: 'Which cards there are, and how many.',
      rules: {
        'RCM-1': {
          text: 'Each of the four factions has a home realm, three strongholds and four types of units, of which there are the fewer the dearer they are: 8, 4, 4 and 3.',
        },
        'RCM-2': {
          text: 'There are 24 gold cards of 1, 14 of 2 and 10 of 3, for 1, 3 and 5 influence; eight cities; and ten types of neutral cards, five of each.',
        },
        'RCM-3': {
          text: 'Each scenario has an objective and ten events in stages. There are six dragon runes and four monuments.',
          rulings: ['Two known events of Resurgence of the Dragonlords are left out: they are not known whole.'],
        },
        'RCM-4': {
          text: 'Three faces of the attrition die are blank, two show one skull and one shows two. A home realm falls with 20 damage.',
        },
      },
    },
    RVI: {
      title: 'What you see',
      about: 'Open and hidden things.',
      rules: {
        'RVI-1': {
          text: 'Hidden are the hands of others, the order of decks and the events to come.',
          rulings: [
            'All else is open: barracks, centre, discard piles, cards in play, and how many cards are in hands and decks.',
          ],
        },
      },
    },
  },
};
