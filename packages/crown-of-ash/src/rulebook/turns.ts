import { type Chapter, FINAL } from './rule.ts';

export const turn: Chapter = {
  'TRN-1': {
    rule: 'In turn, everybody places one minion, carries out its action and may raise a fighter: four times a round, for four rounds.',
  },
  'TRN-2': {
    rule: 'A minion may go only where its action can be carried out.',
    rulings: [
      {
        we: 'Refreshing needs a used card or a spent token, building a tile one can pay and a region to put it; the gold space is always open.',
        because: 'An action must change something, and nobody may be stuck.',
      },
    ],
  },
  'TRN-3': {
    rule: 'Resource and combat spaces hold one minion each; gold, building and the Citadel’s front hold any number.',
    rulings: [
      {
        we: 'So does the refresh space, and only its owner may use it.',
        because: 'It is printed on the owner’s mat, and used cards can pile up twice in a round.',
      },
    ],
  },
  'TRN-4': { rule: 'Spaces drawn with dashes are in play only with a player count of three or four.' },
};

export const gathering: Chapter = {
  'GAT-1': { rule: 'A minion on a resource space takes what the top tile of the region offers, from the supply.' },
  'GAT-2': { rule: 'If somebody else controls the region, that player gains the tile’s tax at once, from the supply.' },
  'GAT-3': { rule: 'Gathering at home pays no tax but lets the player amend the defence.' },
  'GAT-4': {
    rule: 'A special ingredient becomes a basic resource of the gainer’s choice, each one separately and at once.',
    rulings: [
      {
        we: 'The player on turn chooses before the owner who is taxed.',
        because: 'It follows the order in which they gain.',
      },
    ],
  },
  'GAT-5': { rule: 'The gold space gives the gold printed on it.' },
  'GAT-6': {
    rule: 'Where no structure stands there is nothing to gather.',
    rulings: [
      {
        we: 'Control never ends by itself, so a region has an owner exactly when it has a structure.',
        because: 'No rule takes a control token off the board.',
      },
    ],
  },
  'GAT-7': {
    rule: 'Any structure can be gathered from.',
    rulings: [
      {
        we: 'A resurrection structure too when the graveyard is empty.',
        because: 'Taking the space, the tax and the amending are effects enough.',
      },
    ],
  },
  'GAT-8': {
    rule: 'Gathering goes on in three steps: gain, tax, amend.',
    rulings: [
      {
        we: 'In this order, so fighters who have just come back may be posted.',
        because: 'The steps need an order, and this is the one they are told in.',
      },
    ],
  },
};

export const raising: Chapter = {
  'RAI-1': { rule: 'A turn may end with raising one displayed fighter to the hand, for the cost on its card.' },
  'RAI-2': { rule: 'A gold may be paid in place of any basic resource.' },
  'RAI-3': { rule: 'A special ingredient in a cost is paid with one basic resource of any kind, or with a gold.' },
  'RAI-4': {
    rule: 'The empty space is filled at once from the deck of its numeral, or from a neighbouring deck when that one is empty.',
    rulings: [
      {
        we: 'When all decks are empty the space stays empty, even if a deck gets cards again.',
        because: 'Only raising fills spaces.',
      },
    ],
  },
  'RAI-5': {
    rule: 'Who can pay in several ways chooses one.',
    rulings: [
      { we: 'The way that spares gold is offered first.', because: 'Gold does everything that a resource does.' },
    ],
  },
};

export const automatons: Chapter = {
  'AUT-1': { rule: 'Automatons are raised like other fighters.', editions: FINAL },
  'AUT-2': {
    rule: 'After a battle its Automatons, on either side and however it ended, are shuffled into the deck named in their corner.',
    editions: FINAL,
    rulings: [
      {
        we: 'Before the cards are resolved, both sides together, one shuffle for each deck in the order I, II, III.',
        because: 'Chance needs an order, and one for both sides favours nobody.',
      },
    ],
  },
  'AUT-3': {
    rule: 'So they never move into what they conquer: a place won by Automatons alone is controlled and undefended.',
    editions: FINAL,
  },
  'AUT-4': {
    rule: 'They come to defend a place only by being posted there.',
    editions: FINAL,
    rulings: [
      {
        we: 'By amending, by posting in a region just built in, or by Reinforce.',
        because: 'All three place fighters from the hand.',
      },
    ],
  },
  'AUT-5': {
    rule: 'At the end each Automaton a player still has costs its foot numeral in points and never counts as a gain.',
    editions: FINAL,
    rulings: [
      {
        we: 'Whatever its kind and the fate card, and points may fall below zero.',
        because: 'The penalty names neither kind nor floor.',
      },
    ],
  },
  'AUT-6': {
    rule: 'An Automaton begins in the deck of its foot numeral; the corner says only where it goes after a battle.',
    editions: FINAL,
  },
};

export const bolster: Chapter = {
  'BOL-1': { rule: 'Two fighters of one kind side by side add 1, three add 2.' },
  'BOL-2': { rule: 'The King has no bolster.' },
};
