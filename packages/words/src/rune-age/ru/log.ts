import type { EventOf } from '@cinderhall/rune-age';
import { count } from '../../ru/plural.ts';
import { signed } from '../../speech.ts';
import { isEvent, saysOf } from '../card-text.ts';
import type { TableNames } from '../names.ts';
import { type TableProse, told } from '../piece.ts';
import { number } from '../speech.ts';
import type { LogWords } from '../telling.ts';
import { cardWords, say } from './nouns.ts';

const { who, everybody, card, unit, cards, coins, goods } = say;

/** By index of the mode: battle, siege, attack of an instant. */
const SIEGE = 1;
const INSTANT = 2;

function attacked({ seat, target, defender, mode, strength }: EventOf<'attacked'>, n: TableNames): TableProse {
  if (mode === INSTANT)
    return told`Родные земли под ударом: ${card(n, target)}, сила ${number(strength)}. Защищается ${who(n, defender)}.`;
  if (mode === SIEGE)
    return told`${who(n, seat)} осаждает ${card(n, target, 'object')}. Защищается ${who(n, defender)}.`;
  return told`${who(n, seat)} атакует ${card(n, target, 'object')}, сила ${number(strength)}.`;
}

const lossTo: { readonly [W in EventOf<'destroyed'>['why']]: string } = {
  attrition: ' по броску потерь',
  ability: ' от свойства карты',
  wound: ' от раны',
  cost: ' в уплату',
  event: ' из-за события',
};

const discardedFor: { readonly [W in EventOf<'discarded'>['why']]: string } = {
  cost: ' в уплату',
  random: ' наугад',
  reveal: '',
};

const verdicts: { readonly [V in EventOf<'fought'>['verdict']]: string } = {
  held: 'Атака не удалась.',
  secured: 'Атака удалась.',
  beaten: 'Победа над врагом.',
  repelled: 'Атака отбита.',
  damaged: 'Оборона прорвана.',
};

function fought({ target, mode, attack, defence, verdict }: EventOf<'fought'>, n: TableNames): TableProse {
  const foe = mode === SIEGE ? who(n, defence.seat) : card(n, target);
  return told`${who(n, attack.seat)} — ${number(attack.strength)}, ${foe} — ${number(defence.strength)}. ${verdicts[verdict]}`;
}

const some = (n: number): string => count(n, 'карту', 'карты', 'карт');

function kept({ seat, count: left, discarded }: EventOf<'kept'>, n: TableNames): TableProse {
  if (left === 0) return told`${who(n, seat)} сбрасывает: ${cards(n, discarded)}.`;
  const keeps = told`${who(n, seat)} оставляет себе ${some(left)}`;
  return discarded.length === 0 ? told`${keeps}.` : told`${keeps} и сбрасывает: ${cards(n, discarded)}.`;
}

const wins = (winners: readonly unknown[]): string => (winners.length === 1 ? 'побеждает' : 'побеждают вместе');

function ended({ winners, by }: EventOf<'ended'>, n: TableNames): TableProse {
  const all = everybody(n, winners);
  switch (by) {
    case 'objective':
      return told`Цель повержена: ${all} ${wins(winners)}.`;
    case 'last-standing':
      return told`Больше никого не осталось: ${all} ${wins(winners)}.`;
    case 'all-fell':
      return winners.length === 0
        ? ['Пали все, и не побеждает никто.']
        : told`Последние пали одновременно: ${all} ${wins(winners)}.`;
    case 'one-fell':
      return ['Пал один, и потому проиграли все.'];
    case 'outlived':
      return told`Последнее событие позади: ${all} ${wins(winners)}.`;
    case 'monument':
      return told`Монумент построен: ${all} ${wins(winners)}.`;
    case 'strength':
      return told`Монументов несколько; по силе всех отрядов ${all} ${wins(winners)}.`;
  }
}

/** What happens at a table, in Russian. */
export const log: LogWords = {
  began: (e, n) => told`Первым ходит ${who(n, e.first)}. В центре: ${cards(n, e.cities)}.`,
  'rune-drawn': (e, n) => told`${who(n, e.seat)} получает ${card(n, e.card, 'object')}.`,
  'round-began': (e) => told`Начинается раунд ${e.round}.`,
  'turn-began': (e, n) => told`Ходит ${who(n, e.seat)}.`,
  refreshed: (e, n) => told`${who(n, e.seat)} восстанавливает: ${cards(n, e.cards)}.`,
  drew: (e, n) =>
    e.cards.length > 0
      ? told`${who(n, e.seat)} берёт: ${cards(n, e.cards)}.`
      : told`${who(n, e.seat)} берёт ${some(e.count)}.`,
  reshuffled: (e, n) => told`${who(n, e.seat)} замешивает сброс (${some(e.count)}) в новую колоду.`,
  'played-gold': (e, n) => told`${who(n, e.seat)} разыгрывает ${coins(e.gold, 'gold')}.`,
  exhausted: (e, n) => {
    const what = told`${who(n, e.seat)} истощает ${card(n, e.card, 'object')}`;
    return e.gold + e.influence > 0 ? told`${what}: ${goods(e.gold, e.influence)}.` : told`${what}.`;
  },
  bought: (e, n) =>
    told`${who(n, e.seat)} покупает ${card(n, e.card, 'object')} за ${coins(e.price, coinOf(n, e.card))}.`,
  used: (e, n) => told`${who(n, e.seat)} применяет действие карты «${card(n, e.card)}».`,
  kept,
  lost: (e, n) => told`${who(n, e.seat)} не тратит ${goods(e.gold, e.influence)}.`,
  attacked,
  fielded: (e, n) => told`${who(n, e.seat)} разыгрывает ${card(n, e.card, 'object')}.`,
  passed: (e, n) => told`${who(n, e.seat)} больше не играет карт.`,
  joined: (e, n) => told`${who(n, e.seat)} возвращает в бой из сброса ${card(n, e.card, 'object')}.`,
  rolled: (e, n) =>
    told`Бросок потерь, ${who(n, e.seat)}: ${e.skulls === 0 ? 'черепов нет' : count(e.skulls, 'череп', 'черепа', 'черепов')}.`,
  wounded: (e, n) => told`${who(n, e.seat)} ранит ${unit(n, e.unit, 'object')}.`,
  destroyed: (e, n) => told`${who(n, e.seat)} теряет ${card(n, e.card, 'object')}${lossTo[e.why]}.`,
  discarded: (e, n) => told`${who(n, e.seat)} сбрасывает ${card(n, e.card, 'object')}${discardedFor[e.why]}.`,
  revealed: (e, n) => told`${who(n, e.seat)} открывает: ${cards(n, e.cards)}.`,
  'took-to-hand': (e, n) =>
    told`${who(n, e.seat)} берёт в руку ${card(n, e.card, 'object')}${e.from === 'deck' ? '' : ' из сброса'}.`,
  'left-on-top': (e, n) => told`${who(n, e.seat)} оставляет ${card(n, e.card, 'object')} сверху колоды.`,
  strengthened: (e, n) =>
    e.army
      ? told`${card(n, e.card)}: армия (${who(n, e.seat)}) получает ${signed(e.by)} к силе.`
      : told`${card(n, e.card)} (${who(n, e.seat)}) получает ${signed(e.by)} к силе.`,
  gained: (e, n) => told`${who(n, e.seat)} получает ${goods(e.gold, e.influence)}.`,
  fought,
  secured: (e, n) => {
    const what = told`${who(n, e.seat)} берёт ${card(n, e.card, 'object')}`;
    return e.from < 0 ? told`${what}.` : told`${what}. Теряет ${who(n, e.from)}.`;
  },
  rewarded: (e, n) => told`${who(n, e.seat)} получает награду: ${card(n, e.card)}.`,
  damaged: (e, n) => {
    const what = told`(${who(n, e.seat)}) получают ${count(e.points, 'урон', 'урона', 'урона')}, теперь всего ${number(e.total)}.`;
    return isEvent(n.card(e.card)) ? told`${card(n, e.card)}: родные земли ${what}` : told`Родные земли ${what}`;
  },
  'phase-began': () => told`Начинается фаза событий.`,
  'event-drawn': (e, n) => told`Событие: ${card(n, e.card)}.${saysOf(cardWords, n, e.card)}`,
  'event-spent': (e, n) => told`В сброс событий: ${card(n, e.card)}.`,
  'event-left': (e, n) => told`Из игры выбывает ${card(n, e.card)}.`,
  'events-recycled': (e) =>
    told`Сброс событий замешивается в новую колоду: ${count(e.count, 'событие', 'события', 'событий')}.`,
  'pile-shrank': (e, n) => told`Из стопки навсегда уходит «${card(n, e.card)}» ×${e.count}.`,
  foretold: (e, n) => told`В следующем раунде действует событие «${card(n, e.card)}».`,
  took: (e, n) => told`${who(n, e.seat)} берёт из стопки ${card(n, e.card, 'object')}.`,
  'city-lost': (e, n) => told`${who(n, e.seat)} теряет ${card(n, e.card, 'object')}: город возвращается в центр.`,
  eliminated: (e, n) =>
    e.by < 0
      ? told`${who(n, e.seat)} выбывает из игры.`
      : told`${who(n, e.seat)} выбывает из игры. Победитель: ${who(n, e.by)}.`,
  'runes-passed': (e, n) => told`${who(n, e.seat)} забирает себе: ${cards(n, e.cards)}. Теряет ${who(n, e.from)}.`,
  'first-passed': (e, n) => told`Теперь первым ходит ${who(n, e.seat)}.`,
  ended,
};

function coinOf(n: TableNames, index: number): 'gold' | 'influence' {
  const bought = n.card(index);
  return bought !== undefined && 'price' in bought ? bought.price.in : 'gold';
}
