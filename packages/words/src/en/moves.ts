import type { MoveWords } from '../catalog/telling.ts';
import { capital, joined, prose } from '../piece.ts';
import { purpose, say } from './grammar.ts';
import { powerMoves } from './powers.ts';

const { who, place, fighter, fighters, tile, loot, amount, card } = say;

export const moves: MoveWords = {
  ...powerMoves,
  post: (m, n) => prose`Post ${fighter(n, m.fighter, 'object')}`,
  turn(space, n) {
    const which = space.does === 'gather' && space.of > 1 ? ` (space ${space.number})` : '';
    return capital(prose`${purpose(space, n)}${which}`);
  },
  build: (m, n) => prose`Build ${tile(n, m.tile)} ${place(n, m.region, 'at')}`,
  wild: (good) => prose`Take ${amount(good, 1)}`,
  amend: (guards, n) => (guards.length === 0 ? ['Leave it undefended'] : prose`Defend with ${fighters(n, guards)}`),
  raise: (m, n) => prose`Raise ${fighter(n, m.fighter, 'object')} for ${loot(m.pay)}`,
  pass: () => ['Raise nobody'],
  commit: (sent, n) => prose`Send ${fighters(n, sent)}`,
  clash: (played) => prose`Play ${card(played, 'object')}`,
  zero: (option) => [option === 'casualty' ? 'Demand a casualty of the winner' : 'Take a fighter back to hand'],
  casualty: (f, n) => prose`Give up ${fighter(n, f, 'object')}`,
  recover: (f, n) => prose`Take back ${fighter(n, f, 'object')}`,
  decline: () => ['Take nobody back'],
  order: (order, n) => joined(order.map((seat) => who(n, seat))),
};
