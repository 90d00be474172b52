import type { MoveWords } from '../catalog/telling.ts';
import { capital, joined, prose } from '../piece.ts';
import { price, purpose, say } from './grammar.ts';
import { powerMoves } from './powers.ts';

const { who, place, fighter, fighters, tile, amount, card } = say;

export const moves: MoveWords = {
  ...powerMoves,
  post: (m, n) => prose`Поставить ${fighter(n, m.fighter, 'object')}`,
  turn(space, n) {
    const which = space.does === 'gather' && space.of > 1 ? ` (ячейка ${space.number})` : '';
    return capital(prose`${purpose(space, n)}${which}`);
  },
  build: (m, n) => prose`Построить ${tile(n, m.tile)} ${place(n, m.region, 'at')}`,
  wild: (good) => prose`Взять ${amount(good, 1)}`,
  amend: (guards, n) =>
    guards.length === 0 ? ['Оставить без защиты'] : prose`Оставить на защите: ${fighters(n, guards)}`,
  raise: (m, n) => prose`Подготовить ${fighter(n, m.fighter, 'object')} ${price(m.pay)}`,
  pass: () => ['Никого не подготавливать'],
  commit: (sent, n) => prose`Отправить ${fighters(n, sent, 'object')}`,
  clash: (played) => prose`Сыграть ${card(played, 'object')}`,
  zero: (option) => [option === 'casualty' ? 'Потребовать от победителя жертву' : 'Вернуть воина в руку'],
  casualty: (f, n) => prose`Отправить на кладбище ${fighter(n, f, 'object')}`,
  recover: (f, n) => prose`Вернуть в руку ${fighter(n, f, 'object')}`,
  decline: () => ['Никого не возвращать'],
  order: (order, n) => joined(order.map((seat) => who(n, seat))),
};
