import type { Seat } from '@cinderhall/kernel';
import type { PowerMoves, PowerPrompts, PowerWords } from '../catalog/powers.ts';
import type { Names } from '../names.ts';
import { type Prose, prose } from '../piece.ts';
import { purpose, say } from './grammar.ts';

const { who, place, fighter, loot, card, everybody } = say;

export const powerWords: PowerWords = {
  powers: {
    unveil: { name: 'Снятие маски', does: 'Когда вас атакуют, откройте атакующих ещё до выбора карт сражений.' },
    forewarn: { name: 'Предостережение', does: 'До вскрытия назовите карту соперника: угаданная считается за 1.' },
    fence: { name: 'Обмен товара', does: 'Обменяйте до трёх основных ресурсов на другие из запаса.' },
    exhume: { name: 'Эксгумация', does: 'Подготовьте воина в начале хода — помимо того, которого готовят в конце.' },
    command: {
      name: 'Приказ',
      does: 'Переместите любого приспешника на поле в другую свободную ячейку; её действия не будет.',
    },
    overturn: { name: 'Переброс', does: 'Любой кубик, свой или чужой, бросают ещё раз.' },
    reinforce: {
      name: 'Подкрепление',
      does: 'Добавьте, заберите или обменяйте одного своего защитника где угодно на поле.',
    },
    fortify: { name: 'Укрепление', does: 'Одна ваша пара считается за +2 вместо +1, пока её не разобьют.' },
  },
  token: 'Жетон способности',
  charged: 'Способность готова',
  spent: 'Способность использована',
  fortified: 'Укреплённая пара',
};

const { powers } = powerWords;
export const quoted = (power: keyof typeof powers): string => `«${powers[power].name}»`;

/** Откуда приходит воин: из руки или из другого места. */
export const source = (n: Names, from: number): Prose =>
  from < 0 ? ['из руки'] : prose`из защиты ${place(n, from, 'of')}`;

const doing =
  (what: string) =>
  (seats: readonly Seat[], n: Names): Prose =>
    prose`${everybody(n, seats)} ${what}.`;

export const powerPrompts: PowerPrompts = {
  unveil: {
    title: () => `${powers.unveil.name}?`,
    why: () => ['Вас атакуют. Способность откроет атакующих для всех ещё до выбора карт.'],
    waiting: doing('решает, открыть ли атакующих'),
  },
  forewarn: {
    title: () => `${powers.forewarn.name}?`,
    why: () => ['Обе карты выбраны. Назовите карту соперника: угаданные 3, 4 или кубик считаются за 1.'],
    waiting: doing('решает, назвать ли карту соперника'),
  },
  fence: {
    title: () => powers.fence.name,
    why: () => ['Отдайте до трёх основных ресурсов и возьмите столько же других. Отданного вида брать нельзя.'],
    waiting: doing('обменивает ресурсы'),
  },
  command: {
    title: () => powers.command.name,
    why: () => ['Выберите любого приспешника на поле, затем ячейку, где для него есть место. Действия не будет.'],
    waiting: doing('отдаёт приказ приспешнику'),
  },
  overturn: {
    title: () => `${powers.overturn.name}?`,
    why: () => ['Кубик только что брошен. Его можно перебросить; второй результат окончательный.'],
    waiting: doing('решает, перебросить ли кубик'),
  },
  reinforce: {
    title: () => powers.reinforce.name,
    why: () => ['Добавьте, заберите или обменяйте одного защитника: с рукой или с другим вашим местом.'],
    waiting: doing('перемещает защитника'),
  },
  fortify: {
    title: () => powers.fortify.name,
    why: () => ['Выберите место, где стоит ваша пара: она считается за +2, пока её не разобьют.'],
    waiting: doing('укрепляет пару'),
  },
  brace: {
    title: () => 'Укрепить атакующих?',
    why: () => ['Карты и кубики открыты. Ваша пара может считаться за +2 и останется укреплённой, если победит.'],
    waiting: doing('решает, укрепить ли атакующую пару'),
  },
};

export const powerMoves: PowerMoves = {
  power: (power) => prose`Использовать ${quoted(power)}`,
  unveil: (use) => [use ? 'Открыть атакующих' : 'Оставить закрытыми'],
  brace: (use) => [use ? 'Укрепить пару: +2' : 'Оставить паре +1'],
  forewarn: (played) => (played < 0 ? ['Не называть'] : prose`Назвать ${card(played, 'object')}`),
  overturn: (owner, n) =>
    owner === 0 || owner === 1 || owner === 2 || owner === 3
      ? prose`Перебросить кубик ${who(n, owner, 'genitive')}`
      : ['Оставить как есть'],
  fence: (m) => prose`Отдать ${loot(m.give)}, взять ${loot(m.take)}`,
  command: (m, n) =>
    prose`Приспешник ${who(n, m.owner, 'genitive')}: «${purpose(n.space(m.from), n)}» → «${purpose(n.space(m.to), n)}»`,
  reinforce(m, n) {
    if (m.into < 0) return prose`Забрать ${fighter(n, m.out, 'object')} из защиты ${place(n, m.place, 'of')}`;
    const joins = prose`${fighter(n, m.into, 'object')} ${source(n, m.from)}`;
    if (m.out < 0) return prose`Поставить ${joins} на защиту ${place(n, m.place, 'of')}`;
    return prose`Обменять ${place(n, m.place, 'at')} ${fighter(n, m.out, 'object')} на ${joins}`;
  },
  fortify: (at, n) => prose`Укрепить пару ${place(n, at, 'at')}`,
};
