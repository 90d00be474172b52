import type { AutomaAction, AutomaReason, EventOf } from '@cinderhall/crown-of-ash';
import type { AutomaLogWords } from '../catalog/telling.ts';
import type { Names } from '../names.ts';
import { type Prose, prose } from '../piece.ts';
import { roman } from '../speech.ts';
import { say } from './grammar.ts';
import { nouns } from './nouns.ts';

const { who, place, fighters } = say;

/** Действия карты; «там» — где указал кубик, если карта не ищет цель сама. */
const ACTIONS: { readonly [A in AutomaAction]: string } = {
  use: 'собрать там ресурсы',
  attack: 'атаковать там',
  citadel: 'атаковать Цитадель',
  build: 'построить там сооружение',
  closest: 'взять ближайшие ресурсы и подготовить воина',
};
const TARGETED: typeof ACTIONS = {
  ...ACTIONS,
  attack: 'атаковать наименее защищённый регион',
  build: 'построить сооружение в самом защищённом регионе',
};

function flipped(e: EventOf<'flipped'>, n: Names): Prose {
  const { id, other, own } = n.actionCard(e.actionCard);
  const words = id === 'targeted' ? TARGETED : ACTIONS;
  const row = e.row === 'other' ? other : own;
  const owner = e.row === 'other' ? 'чужой регион' : 'свой или ничей регион';
  const tries = row.map((action) => words[action]).join(', иначе ');
  return prose`${who(n, e.seat)} открывает ${nouns.actionCards[id]}. ${place(n, e.region, 'name')} — ${owner}: ${tries}.`;
}

/** Действие и место, в неопределённой форме; без места его негде совершить. */
function act({ action, place: where }: EventOf<'tried'>, n: Names): Prose {
  switch (action) {
    case 'use':
      return prose`собрать ресурсы ${place(n, where, 'at')}`;
    case 'attack':
      return where < 0 ? ['атаковать чужой регион'] : prose`атаковать ${place(n, where)}`;
    case 'citadel':
      return prose`атаковать ${place(n, where)}`;
    case 'build':
      return where < 0
        ? ['построить сооружение в своём регионе']
        : prose`построить сооружение ${place(n, where, 'at')}`;
    case 'closest':
      return where < 0
        ? ['взять золото и подготовить воина']
        : prose`собрать ресурсы ${place(n, where, 'at')} и подготовить воина`;
  }
}

const REASONS: { readonly [R in AutomaReason]: string } = {
  'no-structure': 'там нет сооружения',
  'space-taken': 'там нет свободной ячейки',
  'own-place': 'она уже под контролем',
  'no-fighter': 'в руке нет воинов',
  'no-tile': 'на выбор нет сооружений',
  'no-target': 'такого нет',
};

function tracked(e: EventOf<'tracked'>, n: Names): Prose {
  const shows = prose`На треке воинов у ${who(n, e.seat, 'genitive')} уровень ${roman(e.tier)}`;
  if (e.raised === 0) return prose`${shows}, но подготовить некого.`;
  if (e.raised === e.tier) return prose`${shows}.`;
  return prose`${shows}, но таких воинов на поле нет: следующий уровень — ${roman(e.raised)}.`;
}

const DECKS = { actions: 'Карты действий', combat: 'Карты сражений' } as const;

export const automaLog: AutomaLogWords = {
  marched: (e, n) => prose`${who(n, e.seat)} атакует в открытую: ${fighters(n, e.fighters)}.`,
  flipped,
  tried: (e, n) =>
    e.reason === null
      ? prose`${who(n, e.seat)} может ${act(e, n)}.`
      : prose`${who(n, e.seat)} не может ${act(e, n)}: ${REASONS[e.reason]}.`,
  tracked,
  lots: (e, n) => prose`Жребий решает, что выберет ${who(n, e.seat)}.`,
  reshuffled: (e, n) => prose`${DECKS[e.deck]} ${who(n, e.seat, 'genitive')} перемешаны заново.`,
};
