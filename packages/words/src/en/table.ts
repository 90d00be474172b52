import type { BattleWords, ButtonWords, SheetWords, TableWords } from '../catalog/table.ts';
import { capital, prose, series } from '../piece.ts';
import { say } from './grammar.ts';
import { count } from './plural.ts';

const { who, side, place, card, amount, everybody } = say;

export const table: TableWords = {
  board: 'The board',
  hand: 'Hand',
  yourHand: 'Your hand',
  combatCards: 'Combat cards',
  players: 'Players',
  log: 'Log',
  choices: 'Choices',
  turnOrder: 'Turn order',
  rounds: 'Rounds',
  decks: 'Decks',
  display: 'Fighters to raise',
  offer: 'Structures to build',
  build: 'Build',
  goldSpace: 'Gold',
  refresh: 'Refresh cards',
  fate: 'Fate',
  yourFate: 'Your fate card, seen by you alone',
  graveyard: 'Graveyard',
  discard: 'Used combat cards',
  roundOf: (round) => `Round ${round} of 4`,
  turn: (turn) => `Turn ${turn}`,
  toMove: 'to move',
  you: 'You',
  watching: 'Watching',
  gameOver: 'The game is over',
  aRound: (vp) => prose`${amount(6, vp)} a round`,
  emptyHand: 'No fighters in hand.',
  emptyGraveyard: 'Nobody lies here.',
  nothingYet: 'Nothing has happened yet.',
  starting: 'starting',
  automaton: 'Automaton',
  winning: 'win',
  losing: 'lose',
  blackEffect: 'The loser of a 0 demands a casualty or takes a fighter back.',
  noOther: 'There was no other choice.',
  houseValue: 'Our own number: we do not know that of the printed card.',
};

export const buttons: ButtonWords = {
  confirm: 'Confirm',
  done: 'Done',
  undo: 'Undo',
  undoHint: 'Take back your last choice',
  cannotUndo: 'Somebody has learned something since: this cannot be taken back.',
  skip: 'Skip',
  proceed: 'Continue',
  hint: 'Hint',
  list: 'List',
  attack: 'Attack',
  gather: 'Gather',
  build: 'Build',
  raise: 'Raise',
  defend: 'Defend',
  leaveEmpty: 'Leave undefended',
  raiseNobody: 'Raise nobody',
  clear: 'Choose anew',
};

export const battle: BattleWords = {
  title: 'Battle',
  steps: { commit: 'Commit', cards: 'Choose cards', reveal: 'Reveal', die: 'Die', outcome: 'Outcome' },
  heading: (seat, where, n) => prose`${who(n, seat)} attacks ${place(n, where)}`,
  attacks: 'attacks',
  defends: 'defends',
  unseen: (n) => `${count(n, 'fighter', 'fighters')}, unseen until the reveal`,
  choosing: 'A card is being chosen',
  hasChosen: 'A card is chosen',
  mayPlay(cards) {
    const named = cards.map((c) => card(c, 'with'));
    return prose`it ${cards.length > 1 ? 'may' : 'can only'} be ${series(named, 'or')}`;
  },
  pair: 'Two of a kind',
  three: 'Three of a kind',
  noPair: 'No two of a kind',
  card: 'Combat card',
  die: 'Die',
  noCard: 'No card',
  flank: 'Flank',
  front: 'Front',
  undefended: 'Undefended',
  total: 'Total',
  versus: { wins: 'beats', loses: 'loses to', ties: 'ties with' },
  tie: 'A tie goes to the defender.',
  youWinTies: 'You win ties.',
  winsWith: (seat, played, n) => prose`${who(n, seat)} wins with ${card(played, 'with')}`,
  losesWith: (seat, played, n) => prose`${who(n, seat)} loses with ${card(played, 'with')}`,
  kingWins: (n) => capital(prose`${side(n, -1)} stands`),
  kingFalls: (n) => capital(prose`${side(n, -1)} falls`),
  stays: (seat, where, n) => prose`${who(n, seat)} holds ${place(n, where)}.`,
  open: 'either may win',
};

export const sheet: SheetWords = {
  title: 'Score sheet',
  line: 'Line',
  lines: {
    'structures-1': 'Structures, round I',
    'structures-2': 'Structures, round II',
    'structures-3': 'Structures, round III',
    'structures-4': 'Structures, round IV',
    'citadel-1': 'Citadel, round I',
    'citadel-2': 'Citadel, round II',
    'citadel-3': 'Citadel, round III',
    'citadel-4': 'Citadel, round IV',
    cards: 'Battles and other gains',
    supplies: 'Resources and gold as VP',
    resources: 'Threes of a resource',
    gold: 'Pairs of gold',
    fate: 'Fate',
    automatons: 'Automatons kept',
    kinds: 'Tied: the other two kinds',
  },
  structures: 'Structures',
  citadel: 'Citadel',
  total: 'Total',
  winner: (winners, n) =>
    winners.length === 1
      ? prose`${everybody(n, winners)} wears the crown`
      : prose`${everybody(n, winners)} share the crown`,
  by(by, scores) {
    const [best = 0, next = 0] = scores;
    switch (by) {
      case 'vp':
        return prose`${best} points to ${next}.`;
      case 'kinds':
        return prose`${best} points to ${next}: the tie was decided by the fighters of the other two kinds.`;
      case 'king':
        return prose`A tie at ${amount(6, best)}, in the other two kinds as well: the King control token decided it.`;
      case 'shared':
        return prose`A tie at ${amount(6, best)} that nothing could break.`;
    }
  },
  chart: 'Points over the game',
  chartStart: 'Start',
  chartEnd: 'End',
  rematch: 'Rematch',
  copy: 'Copy the sheet',
  copied: 'Copied',
  replay: 'Watch again',
  toLobby: 'Back to the start',
};
