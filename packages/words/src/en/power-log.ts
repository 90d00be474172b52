import type { PowerLog } from '../catalog/powers.ts';
import { prose } from '../piece.ts';
import { die } from '../speech.ts';
import { purpose, say } from './grammar.ts';
import { powerWords, source } from './powers.ts';

const { who, place, fighter, fighters, loot, card } = say;
const { powers } = powerWords;

export const powerLog: PowerLog = {
  'power-used': (e, n) => prose`${who(n, e.seat)} uses ${powers[e.power].name}.`,
  charged: (e, n) =>
    e.why === 'minion'
      ? prose`${who(n, e.seat)} charges the power token.`
      : prose`The power token of ${who(n, e.seat)} is charged again.`,
  unveiled: (e, n) => prose`The attackers of ${who(n, e.seat)} are turned up: ${fighters(n, e.fighters)}.`,
  named: (e, n) => prose`${who(n, e.seat)} names ${card(e.card, 'object')}.`,
  fenced: (e, n) => prose`${who(n, e.seat)} gives ${loot(e.give)} for ${loot(e.take)}.`,
  commanded: (e, n) =>
    prose`${who(n, e.owner, 'genitive')} minion moves from “${purpose(n.space(e.from), n)}” to “${purpose(n.space(e.to), n)}”.`,
  overturned: (e, n) => prose`The ${die(e.before)} of ${who(n, e.owner)} is rolled again: ${die(e.die)}.`,
  reinforced(e, n) {
    if (e.into < 0)
      return prose`${who(n, e.seat)} takes ${fighter(n, e.out, 'object')} back from ${place(n, e.place)}.`;
    const joins = prose`${fighter(n, e.into, 'object')} from ${source(n, e.from)}`;
    if (e.out < 0) return prose`${who(n, e.seat)} moves ${joins} to ${place(n, e.place)}.`;
    return prose`${who(n, e.seat)} exchanges ${fighter(n, e.out, 'object')} ${place(n, e.place, 'at')} with ${joins}.`;
  },
  fortified: (e, n) => prose`${fighters(n, e.fighters)} ${place(n, e.place, 'at')} are fortified: +2.`,
};
