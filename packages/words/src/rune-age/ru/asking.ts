import type { Seat } from '@cinderhall/kernel';
import type { FrameOf, MoveOf } from '@cinderhall/rune-age';
import { count } from '../../ru/plural.ts';
import { cardNoun } from '../card-text.ts';
import type { TableNames } from '../names.ts';
import { type TableProse, told } from '../piece.ts';
import { number } from '../speech.ts';
import type { BarredWords, MoveWords, PromptWords } from '../telling.ts';
import { cardWords, say } from './nouns.ts';

const { who, card, unit, cards, coins } = say;

const nameOf = (n: TableNames, index: number): string => cardNoun(cardWords, n.card(index) ?? { id: '?' }).name;
/** What an ability does, as its card says it. */
function abilityText(n: TableNames, ability: number, index: number): string {
  const found = n.ability(ability);
  return found === undefined
    ? ''
    : cardWords.effects.ability(found, nameOf(n, index), (id) => cardNoun(cardWords, n.named(id)).name);
}

const costText = (n: TableNames, cost: number): string => {
  const found = n.cost(cost);
  return found === undefined ? '' : cardWords.effects.cost(found);
};

function wounded(n: TableNames, of: number): TableProse {
  return n.fielded(of).wounded ? told`${unit(n, of, 'object')} (с раной)` : told`${unit(n, of, 'object')}`;
}

function turn(m: MoveOf<'turn'>, n: TableNames): TableProse {
  const object = card(n, m.card, 'object');
  switch (m.act) {
    case 'gold':
      return told`Разыграть ${object}`;
    case 'exhaust':
      return told`Истощить ${object}`;
    case 'buy':
      return told`Купить ${object}`;
    case 'attack':
      return told`Атаковать ${object}`;
    case 'use':
      return told`Разыграть ${object} ради действия`;
    case 'invoke':
      return told`Истощить ${object} ради действия`;
    case 'end':
      return ['Закончить ход'];
  }
}

function pay(m: MoveOf<'pay'>, n: TableNames): TableProse {
  switch (m.with) {
    case 'hand':
      return told`Отдать ${card(n, m.what, 'object')}`;
    case 'unit':
      return told`Ранить ${unit(n, m.what, 'object')}`;
    case 'exhaust':
      return told`Истощить ${card(n, m.what, 'object')}`;
    case 'influence':
      return told`Потратить ${coins(m.what, 'influence')}`;
    case 'none':
      return ['Не платить'];
  }
}

/** Answers, in Russian. */
export const moves: MoveWords = {
  turn,
  keep(m, n) {
    if (m.card >= 0) return told`Истощить ${card(n, m.card, 'object')}`;
    return m.kept.length === 0 ? ['Не оставлять ничего'] : told`Оставить: ${cards(n, m.kept)}`;
  },
  battle: (m, n) => (m.card < 0 ? ['Больше не играть карт'] : told`Разыграть ${card(n, m.card, 'object')}`),
  siege: (m, n) => (m.card < 0 ? ['Пас'] : told`Разыграть ${card(n, m.card, 'object')}`),
  reroll: (m) => [m.use ? 'Перебросить' : 'Не перебрасывать'],
  losses: (m, n) => told`Потерять ${wounded(n, m.unit)}`,
  resolution: (m, n) => told`Подсчитать: ${unit(n, m.unit)}`,
  use: (m) => [m.use ? 'Применить' : 'Не применять'],
  pay,
  reveal: (m, n) => told`Взять ${card(n, m.card, 'object')}`,
  top: (m) => [m.use ? 'Оставить сверху' : 'Сбросить'],
  recover: (m, n) => told`Взять ${card(n, m.card, 'object')}`,
  destroy: (m, n) => told`Уничтожить ${wounded(n, m.unit)}`,
  refresh: (m, n) => told`Восстановить ${card(n, m.card, 'object')}`,
  spare: (m, n) => (m.card < 0 ? ['Больше не уничтожать'] : told`Уничтожить ${card(n, m.card, 'object')}`),
  surrender: (m, n) => (m.card < 0 ? ['Ничего не уничтожать'] : told`Уничтожить ${card(n, m.card, 'object')}`),
  cede: (m, n) => told`Отдать ${card(n, m.card, 'object')}`,
};

/** «Дакан выбирает …» for those who wait. */
const chooses =
  (what: string) =>
  (seat: Seat, n: TableNames): TableProse =>
    told`${who(n, seat)} ${what}.`;

const fights = chooses('разыгрывает карты в бою');

/** Questions, in Russian. */
export const prompts: PromptWords = {
  turn: {
    title: () => 'Ваш ход',
    why: () => ['Золото, влияние, покупки, бои и действия — в любом порядке; потом закончите ход.'],
    waiting: chooses('делает ход'),
  },
  keep: {
    title: () => 'Что оставить?',
    why: () => ['Остальная рука уходит в сброс; каждая оставленная карта стоит 1 влияние.'],
    waiting: chooses('решает, что оставить'),
  },
  battle: {
    title: () => 'Разыграйте карту',
    why: () => ['Отряды и тактики выходят по одной карте; остановитесь, когда хватит. При равенстве победа ваша.'],
    waiting: fights,
  },
  siege: {
    title: (f) => (f.side === 1 ? 'Защищайтесь: карта или пас' : 'Карта или пас'),
    why: () => ['Стороны ходят по очереди. Спасовавший больше не играет карт. При равенстве победит защитник.'],
    waiting: fights,
  },
  reroll: {
    title: () => 'Перебросить кубик?',
    why: (f) =>
      told`Выпало: ${f.skulls === 0 ? 'ни одного черепа' : count(f.skulls, 'череп', 'черепа', 'черепов')}. Считается второй бросок.`,
    waiting: chooses('может перебросить кубик потерь'),
  },
  losses: {
    title: () => 'Кого потерять?',
    why: (f) => told`Потери ещё не все: осталось ${number(f.left)}.`,
    waiting: chooses('выбирает потери'),
  },
  resolution: {
    title: () => 'Что подсчитать следующим?',
    why: () => ['Порядок своих свойств при подсчёте выбираете вы.'],
    waiting: chooses('выбирает порядок подсчёта'),
  },
  use: {
    title: (f, n) => `Применить «${nameOf(n, f.card)}»?`,
    why: (f, n) => [abilityText(n, f.ability, f.card)],
    waiting: chooses('решает, применить ли свойство карты'),
  },
  pay: {
    title: (f, n) =>
      `${f.wards ? (f.must ? 'Выкуп:' : 'Откупиться?') : f.must ? 'Плата:' : 'Применить?'} «${nameOf(n, f.card)}»`,
    why: (f, n) => told`Цена: ${costText(n, f.cost)}.${f.left > 1 ? told` Осталось: ${number(f.left)}.` : ''}`,
    waiting: chooses('решает, платить ли'),
  },
  reveal: {
    title: () => 'Какую карту взять?',
    why: (f, n) => told`Открыто: ${cards(n, f.cards)}.`,
    waiting: chooses('выбирает открытую карту'),
  },
  top: {
    title: (f, n) => `Сбросить карту «${nameOf(n, f.card)}»?`,
    why: () => ['Или оставить её сверху колоды.'],
    waiting: chooses('решает судьбу открытой карты'),
  },
  recover: {
    title: () => 'Какую карту вернуть?',
    why: (f) => [f.joins ? 'Она выйдет из вашего сброса в этот бой.' : 'Она вернётся из вашего сброса в руку.'],
    waiting: chooses('выбирает карту из сброса'),
  },
  destroy: {
    title: () => 'Кого уничтожить?',
    why: () => ['Выберите один из этих отрядов.'],
    waiting: chooses('выбирает, какой отряд будет уничтожен'),
  },
  refresh: {
    title: () => 'Что восстановить?',
    why: (f) => told`Можно восстановить ещё: ${number(f.left)}.`,
    waiting: chooses('выбирает, что восстановить'),
  },
  spare: {
    title: () => 'Уничтожить карты вместо урона?',
    why: spareText,
    waiting: chooses('может уничтожить карты, чтобы уменьшить урон'),
  },
  surrender: {
    title: () => 'Какую карту уничтожить?',
    why: (f) => [f.worth > 1 ? `Её стоимость — не меньше ${f.worth}.` : 'Подойдёт любая карта с руки.'],
    waiting: chooses('уничтожает карту'),
  },
  cede: {
    title: () => 'Какой город потерять?',
    why: () => ['Он вернётся в центр.'],
    waiting: chooses('теряет город'),
  },
};

function spareText(f: FrameOf<'spare'>, n: TableNames): TableProse {
  const worth = f.worth > 1 ? ` стоимостью от ${f.worth}` : '';
  return told`${card(n, f.event)}: ${count(f.points, 'урон', 'урона', 'урона')}. Каждая карта${worth} снимает ${number(f.by)}.`;
}

/** Why something cannot be chosen, in Russian. */
export const barred: BarredWords = {
  reasons: {
    'too-little-gold': { label: 'Дорого', hint: 'На это не хватает золота этого хода.' },
    'too-little-influence': { label: 'Дорого', hint: 'На это не хватает влияния этого хода.' },
    'pile-empty': { label: 'Закончились', hint: 'В стопке не осталось таких карт.' },
    'no-unit': { label: 'Нет отряда', hint: 'Для атаки нужен хотя бы один отряд в руке.' },
    'attacked-already': { label: 'Уже атаковали', hint: 'Каждую цель можно атаковать один раз за ход.' },
    'foreign-stronghold': { label: 'Чужая крепость', hint: 'Крепости других игроков атаковать нельзя.' },
    'no-sieges': { label: 'Осад нет', hint: 'В этом сценарии игроки не нападают друг на друга.' },
    'realm-safe': { label: 'В безопасности', hint: 'В этом сценарии родные земли атаковать нельзя.' },
    'only-in-combat': { label: 'Только в бою', hint: 'Эта карта разыгрывается в бою.' },
    'cannot-pay': { label: 'Не сейчас', hint: 'За действие нечем заплатить, или оно ничего не даст.' },
    exhausted: { label: 'Истощено', hint: 'Восстановится в начале вашего следующего хода.' },
    'later-in-lesson': { label: 'Позже', hint: 'Правила это позволяют, но урок сейчас о другом.' },
  },
  other: { label: 'Не сейчас', hint: 'Сейчас правила этого не позволяют.' },
};
