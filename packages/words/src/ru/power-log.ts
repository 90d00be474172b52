import type { PowerLog } from '../catalog/powers.ts';
import { prose } from '../piece.ts';
import { die } from '../speech.ts';
import { purpose, say } from './grammar.ts';
import { quoted, source } from './powers.ts';

const { who, place, fighter, fighters, loot, card } = say;

export const powerLog: PowerLog = {
  'power-used': (e, n) => prose`${who(n, e.seat)} использует способность ${quoted(e.power)}.`,
  charged: (e, n) =>
    e.why === 'minion'
      ? prose`${who(n, e.seat)} переворачивает жетон способности на активную сторону.`
      : prose`Жетон способности ${who(n, e.seat, 'genitive')} снова активен.`,
  unveiled: (e, n) => prose`Воины ${who(n, e.seat, 'genitive')} открыты: ${fighters(n, e.fighters)}.`,
  named: (e, n) => prose`${who(n, e.seat)} называет ${card(e.card, 'object')}.`,
  fenced: (e, n) => prose`${who(n, e.seat)} отдаёт ${loot(e.give)} и берёт ${loot(e.take)}.`,
  commanded: (e, n) =>
    prose`Приспешник ${who(n, e.owner, 'genitive')} меняет ячейку: «${purpose(n.space(e.from), n)}» → «${purpose(n.space(e.to), n)}».`,
  overturned: (e, n) =>
    prose`Кубик ${who(n, e.owner, 'genitive')} переброшен: было ${die(e.before)}, стало ${die(e.die)}.`,
  reinforced(e, n) {
    if (e.into < 0)
      return prose`${who(n, e.seat)} забирает ${fighter(n, e.out, 'object')} из защиты ${place(n, e.place, 'of')}.`;
    const joins = prose`${fighter(n, e.into, 'object')} ${source(n, e.from)}`;
    if (e.out < 0) return prose`${who(n, e.seat)} ставит ${joins} на защиту ${place(n, e.place, 'of')}.`;
    return prose`${who(n, e.seat)} меняет ${place(n, e.place, 'at')} ${fighter(n, e.out, 'object')} на ${joins}.`;
  },
  fortified: (e, n) => prose`Пара укреплена ${place(n, e.place, 'at')}: ${fighters(n, e.fighters)}, +2.`,
};
