import type { Chapters } from '../catalog.ts';

/** What a first game does without. */
export const advanced: Pick<Chapters, 'PWR' | 'AI'> = {
  PWR: {
    title: 'Powers',
    about: 'The advanced mode, an option of the table: each necromancer has two powers and one token to pay for them.',
    rules: {
      'PWR-1': {
        text: 'Your token starts charged. Using either of your powers spends it; it is charged again at the start of every round, and when you refresh (REF-1).',
        rulings: ['You may use a power, refresh, and use one again, all in one turn.'],
      },
      'PWR-2': {
        text: 'Visio, Unveil: when you are attacked, turn up all attackers before anybody chooses a card.',
        rulings: [
          'Everybody sees them then, until the battle is over.',
          'It is not offered against an AI, whose attackers lie open anyway.',
        ],
      },
      'PWR-3': {
        text: 'Visio, Forewarn: in a battle of yours, when both cards are chosen and still face down, name a card. If it is the one your opponent has chosen, it counts only 1.',
        rulings: [
          'A 0 or a 1 may be named, and keeps its value.',
          'A die that is named is not rolled. Reward and compensation of the card stay as they are, and the token is spent even if you guessed wrong.',
        ],
      },
      'PWR-4': {
        text: 'Nox, Fence: at any time in your turn, exchange up to three basic resources for as many others from the supply.',
        rulings: ['You cannot take a kind that you give.'],
      },
      'PWR-5': {
        text: 'Nox, Exhume: at the start of your turn raise a fighter for its cost. It can be used at once, and you may still raise another at the end.',
      },
      'PWR-6': {
        text: 'Mors, Command: at any time in your turn, move any minion on the board to another space with room for it. Nothing is done there.',
        rulings: ['Any space in play will do, whatever its owner could do there. Spaces on mats are not on the board.'],
      },
      'PWR-7': {
        text: 'Mors, Overturn: have a die that has just been thrown, by anybody, thrown once more. The second result stands.',
        rulings: [
          'That may be a die of battle, of turn order, or the one that names an AI’s region.',
          'You are asked when all dice of that moment lie there.',
        ],
      },
      'PWR-8': {
        text: 'Fortis, Reinforce: at any time in your turn, add, take back or exchange one fighter of yours on the board, in the Citadel too, with your hand or with another place of yours.',
      },
      'PWR-9': {
        text: 'Fortis, Fortify: at any time in your turn, let one pair of yours add 2 instead of 1, until the pair is broken up.',
        rulings: [
          'A third fighter who joins does not break the pair, and a pair that moves in together stays fortified. An exchange of one of the two breaks it.',
          'An attacking pair is fortified after the reveal and the dice, before the totals count.',
        ],
      },
      'PWR-10': { text: 'No power puts more fighters into a place than it holds.' },
      'PWR-11': {
        text: '“At any time in your turn” means whenever you are the one to decide something in your turn.',
        rulings: [
          'From the moment attackers are sent until the battle is settled, only the powers made for battle can be used.',
        ],
      },
    },
  },
  AI: {
    title: 'The AI deck',
    about:
      'An opponent out of cards and a die, for solo games or as one more player. The computer opponents of this page are something else: they play like people.',
    rules: {
      'AI-1': {
        text: 'A solo game is set up as for two, without the King. The AI leads a necromancer and holds the Citadel from the start, with one fighter: of tier I for an easy game, II for a medium one, III for a hard one.',
        rulings: [
          'If an Automaton is drawn for it, that goes back and another fighter is drawn.',
          'Fighters you choose for it leave the decks before these are shuffled.',
          'Whatever it would have to choose in the set-up, chance decides.',
        ],
      },
      'AI-2': {
        text: 'An AI may also join two or three people.',
        differs: {
          final: 'Then the set-up is the usual one, and the King holds the Citadel.',
          prototypes: 'Then too there is no King, and the AI begins in the Citadel.',
        },
        rulings: ['In the final edition there is thus no difficulty to choose when the AI joins several people.'],
      },
      'AI-3': {
        text: 'It keeps no resources, no gold and no fate card: for each thing it would gain it scores 1 point. It plays openly, and attacks and defends with the strongest fighters it can.',
        rulings: [
          'A thing is one basic resource, one special ingredient or one gold. Points on a card are gained as printed.',
          'Between equals chance decides.',
          'It scores nothing for the gold that others start with.',
        ],
      },
      'AI-4': {
        text: 'On its turn it rolls a die, which names a region counted clockwise, and turns up an action card. The card has one row for regions that belong to somebody else and one for all others; the AI does the first action in that row that is possible.',
        rulings: ['When all cards have been used, they are shuffled as soon as one is needed.'],
      },
      'AI-5': {
        text: 'Its actions: gather in the region, attack it, attack the Citadel, build there for free (the right-most structure), or gather nearby and raise for free.',
        rulings: [
          'Nearby is the region itself, else the next one clockwise with a structure and a free space, else the gold space.',
          'If nothing in the row is possible, it gathers nearby and raises.',
        ],
      },
      'AI-6': {
        text: 'A track says from which tier it raises: I, II, II, III and from the top again. It takes the right-most fighter of that tier on display.',
        rulings: [
          'In the prototypes the track is the same.',
          'If no such fighter is on display, the marker first moves on to a tier that is; if there is none at all, it stays.',
        ],
      },
      'AI-7': {
        text: 'It attacks with its two strongest fighters, at the Citadel with three, and only where a person could attack.',
        rulings: ['At the Citadel it takes the free space with the best number.'],
      },
      'AI-8': {
        text: 'Its five combat cards are shuffled. It plays the top one, unseen by all until you have chosen yours.',
      },
      'AI-9': {
        text: 'When it loses with a 0, it does not think.',
        differs: {
          final:
            'As attacker it costs you a fighter; as defender it takes back its strongest fighter from the graveyard.',
          'env-4.1':
            'As attacker it costs you a fighter; as defender it takes back the strongest of those just beaten.',
          'env-4.0': 'It always costs you a fighter.',
        },
        rulings: [
          'The second prototype does not say; it is treated like the final edition, out of the fighters just beaten.',
          'It keeps to its way even if that has no effect. As the winner against a 0 it gives up the fighter it misses least, and between equals chance decides.',
        ],
      },
      'AI-10': {
        text: 'The resurrection structure works for it too; then it scores and changes the defence.',
        differs: { final: 'All its fighters return.', prototypes: 'Its strongest one returns.' },
      },
      'AI-11': {
        text: 'The targeted card makes it harder. Instead of the rolled region the AI attacks the worst defended region of another player, or builds on its own best defended one.',
        rulings: [
          'English and Russian rules differ on how it is used, so the table chooses: not at all, in place of card I, or as a sixth card.',
          'Ties go to the rolled region or the next one clockwise. If there is no target, the next action is tried.',
        ],
      },
      'AI-12': { text: 'It places four minions a round, like everybody.' },
      'AI-13': { text: 'It raises only by its action, never at the end of a turn, and it never refreshes.' },
      'AI-14': {
        text: 'It scores its structures and the Citadel each round, and it can win. The last scoring (END-1, END-2) brings it nothing and costs it nothing.',
        rulings: ['In a tie it adds nothing for other kinds. The King’s token helps it like anybody.'],
      },
      'AI-15': {
        text: 'Its necromancer is no more than a name and a colour.',
        rulings: ['It has no powers. Yours work against it.'],
      },
    },
  },
};
