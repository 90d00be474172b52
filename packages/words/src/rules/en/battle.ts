import type { Chapters } from '../catalog.ts';

/** Battles and the places they are fought over. */
export const battle: Pick<Chapters, 'CBT' | 'BOL' | 'ZER' | 'AUT' | 'CIT'> = {
  CBT: {
    title: 'Battle',
    about: 'Add up fighters and one secret card on each side. The higher total wins; the loser is consoled.',
    rules: {
      'CBT-1': {
        text: 'To attack, put a minion on the free combat space of a region that another player controls, or on an attack space of the Citadel while it is not yours. You need at least one fighter in your hand.',
      },
      'CBT-2': {
        text: 'Send one or two fighters from your hand, face down; against the Citadel up to three. Your opponent sees how many come, but not who.',
      },
      'CBT-3': {
        text: 'The defence is whoever stands there already. Nobody can be added in a hurry. An empty place counts 0, and yet its owner plays a card and wins ties.',
      },
      'CBT-4': {
        text: 'Both players secretly choose one of their combat cards. Then fighters and cards are turned up together.',
      },
      'CBT-5': {
        text: 'The card with a die counts what its player now rolls, from 1 to 6.',
        rulings: ['If both play it, the attacker rolls first.'],
      },
      'CBT-6': {
        text: 'Each side adds the attack values of its fighters, their bolster (BOL-1) and its card; at the Citadel the attacker also adds the number of the attack space. The higher total wins. A tie goes to the defender.',
      },
      'CBT-7': { text: 'If the defender wins, all attackers go to the attacker’s graveyard.' },
      'CBT-8': {
        text: 'If the attacker wins, the defenders go to their owner’s graveyard, and every attacker must move in to defend the place from now on. It changes hands with all that is built there.',
      },
      'CBT-9': {
        text: 'Then the cards pay: the winner gains what the upper part of their own card shows, the loser what the lower part of theirs does. Losing with the right card is not the worst of deals.',
        rulings: ['The winner is served first, choices included, and the loser after.'],
      },
      'CBT-10': {
        text: 'Used cards lie face up on your discard. Everybody sees the newest; nobody may look through the cards of others.',
        rulings: ['They are put there when both cards have paid.'],
      },
      'CBT-11': { text: 'When your fifth card is used, you take all five back at once.' },
      'CBT-12': {
        text: 'The minion that started the battle stays on its space until the round ends. A region is thus attacked once a round for each combat space it has.',
      },
      'CBT-13': {
        text: 'As soon as the totals are compared, Automatons leave (AUT-2). What happens to winners and losers then happens to the fighters who remain.',
      },
    },
  },
  BOL: {
    title: 'Bolster',
    about: 'Fighters of one kind fight better side by side, attacking as well as defending.',
    rules: {
      'BOL-1': {
        text: 'Two fighters of one kind add 1 to their side’s total, three of one kind add 2. A pair beside a stranger still adds 1.',
      },
      'BOL-2': { text: 'The King fights alone and has no bolster.' },
    },
  },
  ZER: {
    title: 'Losing with the 0',
    about: 'The weakest card has a sting: in place of compensation its loser gets something nastier.',
    rules: {
      'ZER-1': {
        text: 'If you lose with the 0 card, the winner must send one of their fighters of this battle, of their choice, to the graveyard, even if that leaves the place undefended.',
      },
      'ZER-2': {
        text: 'If you lose with the 0 card, you choose: either the winner must give up one of their fighters of this battle, or you take back to your hand one of your fighters who have just been beaten.',
      },
      'ZER-3': {
        text: 'If you lose with the 0 card, you choose: either the winner must give up one of their fighters of this battle, or you take one fighter from your graveyard back to your hand, those just beaten included.',
      },
      'ZER-4': { text: 'Automatons have left by then: they can neither be given up nor taken back.' },
      'ZER-5': {
        text: 'The loser first chooses the effect; if it costs the winner a fighter, the winner says which.',
        rulings: [
          'Only an effect that changes something is offered. If there is just one, it happens by itself; if there is none, nothing does.',
        ],
      },
    },
  },
  AUT: {
    title: 'Automatons',
    about: 'Strong and cheap, but they fight once and then walk off.',
    rules: {
      'AUT-1': {
        text: 'You raise an Automaton like any fighter. Its cost often holds special ingredients, which any resource can pay (RAI-3).',
      },
      'AUT-2': {
        text: 'After any battle in which it fought, on either side, won or lost, an Automaton is shuffled into the deck named in its upper right corner. Anybody may raise it again one day.',
        rulings: [
          'They leave before the combat cards pay. Each deck is shuffled once, for both sides together, in the order I, II, III.',
        ],
      },
      'AUT-3': {
        text: 'So Automatons never move into what they conquer. A place won by them alone is yours, and nobody defends it; that goes for the Citadel too.',
      },
      'AUT-4': {
        text: 'An Automaton defends a place only if you post it there from your hand.',
        rulings: [
          'You can do that when you change a defence, in a region you have just built in, or with the power Reinforce.',
        ],
      },
      'AUT-5': {
        text: 'At the end of the game each Automaton you still have costs you as many points as the numeral at its foot says. It never adds any.',
        rulings: ['That is so whatever its kind and your fate card, and points may fall below zero.'],
      },
      'AUT-6': {
        text: 'It begins in the deck of the numeral at its foot. The corner matters only after a battle.',
      },
    },
  },
  CIT: {
    title: 'The Citadel',
    about: 'The heart of the board yields nothing but points, and more of them each round.',
    rules: {
      'CIT-1': {
        text: 'At first the King holds it. He counts 5 and plays no card. In solo games an AI may sit there in his place.',
      },
      'CIT-2': {
        text: 'Up to three fighters may attack it. When the King is beaten he is gone for good; the attackers move in and the Citadel is yours.',
        differs: { final: 'You also take his control token, which breaks ties at the end (END-3).' },
        rulings: ['The token stays with whoever felled the King, even when the Citadel is lost again.'],
      },
      'CIT-3': {
        text: 'There are three ways in. One flank adds 1 to the attack, the other adds nothing, and each is open once a round. The front costs the attacker 1, and is always open.',
        rulings: [
          'The rulebooks name the numbers and leave the places to the board. Here the first flank has +1, the second 0, the front −1.',
          'A flank is used as long as a minion stands on it, so moving that one away opens it again.',
        ],
      },
      'CIT-4': {
        text: 'A player who holds the Citadel defends it with a combat card, as anywhere else.',
        rulings: ['In the first prototype as well, which says nothing about it.'],
      },
      'CIT-5': {
        text: 'It gives no resources. At the end of each round its holder scores the points that the round tracker shows for that round.',
      },
      'CIT-6': { text: 'Nobody attacks the Citadel while holding it.' },
      'CIT-7': {
        text: 'Against the King you play a card and are paid for it, whether you win or lose; you need a total above 5, since ties are his. Nobody gives up a fighter because of a 0 here: he has no card and no hand.',
      },
    },
  },
};
