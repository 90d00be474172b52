import type { Chapters } from '../catalog.ts';

/** What one does in a turn, battles apart. */
export const turns: Pick<Chapters, 'TRN' | 'GAT' | 'RAI' | 'BLD' | 'AMD' | 'RES' | 'REF'> = {
  TRN: {
    title: 'Your turn',
    about: 'One minion, one action, and perhaps one new fighter: that is a turn. Sixteen of them make your game.',
    rules: {
      'TRN-1': {
        text: 'On your turn you put one of your four minions on a space and do at once what that space is for: gather, build, attack or refresh. Then you may raise one fighter, and the next player goes on. When everybody has used all four minions the round ends; after four rounds the game does.',
      },
      'TRN-2': {
        text: 'A minion goes only where its action can really be done. Nobody sends one to build without gold for a structure, or to fight without fighters.',
        rulings: [
          'To refresh you need a used combat card or a spent power token; to build, a structure you can pay and a region it may go to. The gold space is always open, so there is always something to do.',
        ],
      },
      'TRN-3': {
        text: 'The resource spaces and combat spaces of the regions have room for a single minion; whoever comes first blocks them until the round ends. Any number fits on the gold space, the build space and the front of the Citadel.',
        rulings: ['The refresh space on your own mat takes any number too, and only yours.'],
      },
      'TRN-4': {
        text: 'Spaces with a dashed outline are for tables of three or four. With two players they are out of play.',
      },
    },
  },
  GAT: {
    title: 'Gathering',
    about:
      'Structures yield resources to whoever sends a minion there. You may use the structures of others; they are paid for it.',
    rules: {
      'GAT-1': {
        text: 'Put a minion on a free resource space of a region with a structure, and take from the supply what the top tile offers.',
      },
      'GAT-2': {
        text: 'If the structure is somebody else’s, its owner gains the tax on the tile’s dark tag at the same moment. It comes from the supply: visiting costs you nothing, it only helps a rival.',
      },
      'GAT-3': {
        text: 'If the structure is yours, there is no tax; instead you may change the fighters that defend it (AMD-1).',
      },
      'GAT-4': {
        text: 'A special ingredient is a joker. Turn it at once into one basic resource that you like: sulphur, blood, ash or bone. With several you choose for each one.',
        rulings: ['If a visitor and the owner both gain one, the player on turn chooses first.'],
      },
      'GAT-5': { text: 'A minion on the gold space takes the amount of gold shown there.' },
      'GAT-6': {
        text: 'A region in which nothing has been built yet yields nothing, so nobody can gather there.',
        rulings: [
          'A control token never leaves by itself: a region has an owner exactly as long as it has a structure.',
        ],
      },
      'GAT-7': {
        text: 'Every structure can be gathered from, whatever it offers.',
        rulings: [
          'That holds for a resurrection structure even when your graveyard is empty: you may still want its space, or to change the defence there.',
        ],
      },
      'GAT-8': {
        text: 'Gathering has three steps: you gain, the owner is paid, then you may change the defence if the place is yours.',
        rulings: [
          'In this order. Fighters who come back by a resurrection structure can therefore be posted right away.',
        ],
      },
    },
  },
  RAI: {
    title: 'Raising fighters',
    about: 'Resources become fighters. Six of them lie face up above the board for everybody to choose from.',
    rules: {
      'RAI-1': {
        text: 'At the end of your turn you may raise one of the six fighters on display. Pay what stands on the card and take it into your hand; it can be sent out or posted from your next turn on.',
      },
      'RAI-2': { text: 'One gold can replace any one basic resource in the cost, as often as you like.' },
      'RAI-3': {
        text: 'Where a cost shows a special ingredient, pay any basic resource you like, or a gold.',
      },
      'RAI-4': {
        text: 'The gap is filled at once from the deck whose numeral the space shows. If that deck is empty, the card comes from a neighbour: for I from II, for II from I, for III from II; and if that one is empty as well, from whichever is left.',
        rulings: [
          'When all three decks are empty the space stays empty for good, even if Automatons return to a deck later.',
        ],
      },
      'RAI-5': {
        text: 'If you could pay in more than one way, you say how.',
        rulings: ['The way that keeps your gold is suggested first.'],
      },
    },
  },
  BLD: {
    title: 'Building',
    about: 'New structures bring points every round, and better resources. They cost gold and nothing else.',
    rules: {
      'BLD-1': {
        text: 'Put a minion on the build space, choose one of the four structures that lie face up, and pay its price in gold.',
      },
      'BLD-2': {
        text: 'Lay it in a region that nobody controls, or on top of a structure of your own to improve it. You can never build in somebody else’s region, nor in the Citadel.',
      },
      'BLD-3': {
        text: 'In a free region you put down a control token, and it is yours; you may post up to two fighters from your hand there. On your own structure you may change the defence instead (AMD-1).',
      },
      'BLD-4': {
        text: 'You gain straight away what the new structure offers, as though you had gathered there. No tax is paid.',
      },
      'BLD-5': {
        text: 'The next tile from the stack takes the place of the one you bought. If the stack is empty, the tiles set aside in earlier rounds are shuffled into a new one.',
      },
      'BLD-6': {
        text: 'The steps: pay, lay the tile, take control, refill, gain, and last post defenders or change them.',
        rulings: ['In this order. Fighters brought back by the new structure can defend it at once.'],
      },
      'BLD-7': {
        text: 'If there is no tile left anywhere, the place stays empty.',
        rulings: [
          'At the end of a round the face-up tiles are set aside before new ones are drawn. So a stack made anew at that moment includes them.',
        ],
      },
    },
  },
  AMD: {
    title: 'Changing the defence',
    about:
      'Fighters on the board defend the place they stand in, and only there. By a change of the defence they come from your hand, or return to it.',
    rules: {
      'AMD-1': {
        text: 'Whenever you build in or gather from a region of yours, you may rearrange its defence: add fighters from your hand, exchange some, or take them all back. Those removed go to your hand.',
      },
      'AMD-2': {
        text: 'A region holds at most two defenders. None at all is allowed, and risky.',
        rulings: [
          'The prototypes give no number in words; their board shows two positions, so it is two there as well.',
        ],
      },
      'AMD-3': {
        text: 'The defence of the Citadel can never be changed. Whoever moves in stays until beaten.',
      },
    },
  },
  RES: {
    title: 'The resurrection structure',
    about: 'One structure gives no resources, but calls the dead.',
    rules: {
      'RES-1': {
        text: 'When you build it or gather from it, fighters return from your graveyard to your hand.',
        differs: {
          final: 'All of them return.',
          prototypes: 'One of them returns, and you choose which.',
        },
        rulings: [
          'In the final edition they all return by themselves, since nobody is better off without them.',
          'In the prototypes you may also leave your fighter where it is.',
        ],
      },
      'RES-2': { text: 'It offers no resources. Its owner is paid the tax on it like any other.' },
    },
  },
  REF: {
    title: 'Refreshing',
    about: 'Combat cards are used up one by one. This brings them back early.',
    rules: {
      'REF-1': {
        text: 'A minion on the refresh space of your own mat takes all your used combat cards back into your hand.',
        differs: { final: 'Where the table plays with powers, it also charges your power token (PWR-1).' },
      },
    },
  },
};
