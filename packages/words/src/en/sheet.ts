import type { SheetWords } from '../catalog/table.ts';
import { prose } from '../piece.ts';
import { say } from './grammar.ts';

const { amount, everybody } = say;

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
};
