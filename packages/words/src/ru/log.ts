import type { EventOf, Events, FATES, GainReason, LogEventOf, Side } from '@cinderhall/crown-of-ash';
import type { LogWords } from '../catalog/telling.ts';
import type { Names } from '../names.ts';
import { joined, type Prose, prose, series } from '../piece.ts';
import { die, number, roman, signed, without } from '../speech.ts';
import { automaLog } from './automa.ts';
import { price, purpose, say, withFighters } from './grammar.ts';
import { nouns } from './nouns.ts';
import { count } from './plural.ts';
import { powerLog } from './power-log.ts';

const { who, side, place, fighter, fighters, tile, loot, amount, card, everybody } = say;

type Gained = EventOf<'gained'>;

/** Index of VP in a loot array. */
const VP = 6;

/** What is gained; by an AI, for what it would have been: `3 VP for 2 blood and 1 gold`. */
function what(e: Gained): Prose {
  const items = e.items?.slice(0, VP) ?? [];
  return items.some((n) => n > 0) ? prose`${loot(e.loot)} за ${loot(items)}` : loot(e.loot);
}

const gains: { readonly [R in GainReason]: (e: Gained, n: Names) => Prose } = {
  gather: (e, n) => prose`${who(n, e.seat)} собирает ${what(e)} ${place(n, e.place, 'at')}.`,
  tax: (e, n) => prose`${who(n, e.seat)} получает с ${place(n, e.place, 'of')} дань в ${what(e)}.`,
  gold: (e, n) => prose`${who(n, e.seat)} берёт ${what(e)}.`,
  build: (e, n) => prose`Новое сооружение даёт ${who(n, e.seat, 'dative')} ${what(e)}.`,
  reward: (e, n) => prose`${who(n, e.seat)} получает в награду за победу ${what(e)}.`,
  compensation: (e, n) => prose`${who(n, e.seat)} получает как компенсацию ${what(e)}.`,
  special: (e, n) => prose`${who(n, e.seat)} берёт ${what(e)} за ${amount(5, total(e.loot))}.`,
};

/** How many things there are in it. */
const total = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0);

const deciders: { readonly [B in Events['decider']['by']]: string } = {
  vp: 'меньше всего очков',
  structures: 'очков поровну, но сооружения дают меньше всего',
  die: 'очков поровну, но на кубике больше всех',
};

function amended(e: EventOf<'amended'>, n: Names): Prose {
  const added = without(e.after, e.before);
  const taken = without(e.before, e.after);
  const defence = place(n, e.region, 'of');
  const adds = fighters(n, added, 'object');
  const takes = fighters(n, taken, 'object');
  if (added.length > 0 && taken.length > 0) {
    return prose`${who(n, e.seat)} меняет защиту ${defence}: ставит ${adds}, забирает ${takes}.`;
  }
  if (added.length > 0) return prose`${who(n, e.seat)} ставит ${adds} на защиту ${defence}.`;
  if (taken.length > 0) return prose`${who(n, e.seat)} забирает ${takes} из защиты ${defence}.`;
  return prose`${who(n, e.seat)} оставляет защиту ${defence} без изменений.`;
}

/** «12 с картой 4»; у Короля карты нет. */
const reckoned = (s: Side): Prose =>
  s.card < 0 ? prose`${number(s.total)}` : prose`${number(s.total)} с ${card(s.card, 'with')}`;

function battle(e: EventOf<'battle'>, n: Names): Prose {
  const { attack, defence } = e;
  const winner = e.winner === 'attacker' ? attack : defence;
  const wins = attack.total === defence.total ? 'Ничья в пользу защиты: побеждает' : 'Побеждает';
  const foes = prose`${side(n, attack.seat)} атакует ${side(n, defence.seat, 'accusative')} ${place(n, e.place, 'at')}`;
  return prose`${foes}: ${reckoned(attack)} против ${reckoned(defence)}. ${wins} ${side(n, winner.seat)}.`;
}

function recalled(e: LogEventOf<'battle-recalled'>, n: Names): Prose {
  const foes = prose`${side(n, e.attacker)} атакует ${side(n, e.defender, 'accusative')} ${place(n, e.place, 'at')}`;
  return prose`${foes}. Побеждает ${side(n, e.winner === 'attacker' ? e.attacker : e.defender)}.`;
}

/** What of it is for the Citadel: nothing said, all, or how much. */
function citadelShare(structures: number, citadel: number, n: Names): Prose {
  if (citadel === 0) return [];
  return structures === 0 ? prose`, все за ${place(n, 6)}` : prose`, из них ${number(citadel)} за ${place(n, 6)}`;
}

function scored(e: EventOf<'scored'>, n: Names): Prose {
  const sum = e.structures + e.citadel;
  if (sum === 0) return prose`${who(n, e.seat)} не получает очков за раунд ${e.round}.`;
  return prose`${who(n, e.seat)} получает ${amount(6, sum)} за раунд ${e.round}${citadelShare(e.structures, e.citadel, n)}.`;
}

function ended(e: EventOf<'ended'>, n: Names): Prose {
  const winners = everybody(n, e.winners);
  switch (e.by) {
    case 'vp':
      return prose`Игра окончена: корону получает ${winners}.`;
    case 'kinds':
      return prose`Ничья по очкам: её решают воины двух других типов. Корону получает ${winners}.`;
    case 'king':
      return prose`Полная ничья: её решает фишка королевского контроля. Корону получает ${winners}.`;
    case 'shared':
      return prose`Полная ничья: корону делят ${winners}.`;
  }
}

/** FATES by index, as indices of the kinds. */
const PAIRS: typeof FATES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

const rolls: { readonly [R in EventOf<'rolled'>['why']]: (e: EventOf<'rolled'>, n: Names) => Prose } = {
  combat: (e, n) => prose`${who(n, e.seat)} бросает кубик: ${die(e.die)}.`,
  order: (e, n) => prose`${who(n, e.seat)} бросает кубик за порядок хода: ${die(e.die)}.`,
  region: (e, n) => prose`${who(n, e.seat)} бросает кубик: ${die(e.die)}, ${place(n, e.die - 1, 'name')}.`,
};

function finalScored(e: EventOf<'final-scored'>, n: Names): Prose {
  const pair = PAIRS[e.fate];
  if (pair === undefined)
    return prose`${who(n, e.seat)} заканчивает игру, набрав ${amount(6, e.vp)}, без карты судьбы.`;
  const [a, b] = pair;
  const fate = `${nouns.loot[a]} и ${nouns.loot[b]}`.toLowerCase();
  return prose`${who(n, e.seat)} заканчивает игру, набрав ${amount(6, e.vp)}; на карте судьбы ${fate}.`;
}

const zero: { readonly [O in Events['zero-chosen']['option']]: (seat: Prose) => Prose } = {
  casualty: (seat) => prose`Проиграв с картой 0, ${seat} требует жертвы.`,
  return: (seat) => prose`Проиграв с картой 0, ${seat} возвращает воина.`,
  none: (seat) => prose`Проиграв с картой 0, ${seat} ничего не добивается.`,
};

/** PWR-3 */
function warned(e: EventOf<'revealed'>, n: Names): Prose {
  if (e.warned < 0) return [];
  const played = e.warned === e.attacker ? e.attack : e.defence;
  return prose` Предостережение верно: ${card(played)} у ${side(n, e.warned, 'genitive')} считается за 1.`;
}

export const log: LogWords = {
  ...powerLog,
  'round-began': (e, n) =>
    prose`Начинается раунд ${e.round}. Порядок хода: ${joined(e.order.map((seat) => who(n, seat)))}.`,
  'turn-began': (e, n) => prose`Ходит ${who(n, e.seat)}.`,
  posted: (e, n) =>
    prose`${who(n, e.seat)} ставит ${fighter(n, e.fighter, 'object')} на защиту ${place(n, e.region, 'of')}.`,
  placed: (e, n) => prose`${who(n, e.seat)} отправляет приспешника ${purpose(n.space(e.space), n)}.`,
  gained: (e, n) => gains[e.why](e, n),
  raised: (e, n) => prose`${who(n, e.seat)} подготавливает ${fighter(n, e.fighter, 'object')} ${price(e.paid)}.`,
  passed: (e, n) => prose`${who(n, e.seat)} пасует.`,
  displayed: (e, n) =>
    e.fighter < 0
      ? prose`Все колоды пусты: место над полем остаётся свободным.`
      : prose`Теперь можно подготовить ${fighter(n, e.fighter, 'object')}.`,
  built: (e, n) =>
    prose`${who(n, e.seat)} строит ${tile(n, e.tile)} ${place(n, e.region, 'at')} ${e.cost === 0 ? 'бесплатно' : prose`за ${amount(4, e.cost)}`}.`,
  offered: (e, n) =>
    e.tile < 0
      ? prose`Сооружения кончились: место под полем остаётся свободным.`
      : prose`Теперь можно построить ${tile(n, e.tile)}.`,
  restacked: (e) =>
    prose`Отложенное перемешано в новую стопку: ${count(e.count, 'сооружение', 'сооружения', 'сооружений')}.`,
  controlled: (e, n) =>
    e.from < 0
      ? prose`${who(n, e.seat)} берёт ${place(n, e.place)} под свой контроль.`
      : prose`${who(n, e.seat)} отнимает ${place(n, e.place)} у ${side(n, e.from, 'genitive')}.`,
  amended,
  resurrected: (e, n) =>
    e.fighters.length === 0
      ? prose`На кладбище ${who(n, e.seat, 'genitive')} никого нет.`
      : prose`${who(n, e.seat)} возвращает с кладбища ${fighters(n, e.fighters, 'object')}.`,
  attacked(e, n) {
    const modifier = e.modifier === 0 ? '' : ` (${signed(e.modifier)})`;
    const target = prose`${side(n, e.defender, 'accusative')} ${place(n, e.place, 'at')}`;
    return prose`${who(n, e.seat)} ${withFighters(e.count)} атакует ${target}${modifier}.`;
  },
  sealed: (e, n) => prose`${who(n, e.seat)} кладёт карту сражения лицевой стороной вниз.`,
  rolled: (e, n) => rolls[e.why](e, n),
  revealed: (e, n) =>
    e.defence < 0
      ? prose`${who(n, e.attacker)} открывает ${card(e.attack, 'object')} и воинов: ${fighters(n, e.fighters)}.`
      : prose`${who(n, e.attacker)} открывает ${card(e.attack, 'object')} и воинов (${fighters(n, e.fighters)}), ${side(n, e.defender)} — ${card(e.defence, 'object')}.${warned(e, n)}`,
  battle,
  'battle-recalled': recalled,
  fell: (e, n) => prose`${who(n, e.seat)} теряет ${place(n, e.place, 'at')} ${fighters(n, e.fighters, 'object')}.`,
  departed(e, n) {
    const leaving = e.fighters.map(
      (f, i) => prose`${fighter(n, f, 'object')} в колоду ${roman((e.decks[i] ?? 0) + 1)}`,
    );
    return prose`После сражения ${who(n, e.seat)} возвращает ${series(leaving, 'и')}.`;
  },
  'zero-chosen': (e, n) => zero[e.option]([who(n, e.seat)]),
  casualty: (e, n) => prose`${who(n, e.seat)} отправляет на кладбище ${fighter(n, e.fighter, 'object')}.`,
  recovered: (e, n) => prose`${who(n, e.seat)} возвращает в руку ${fighter(n, e.fighter, 'object')}.`,
  'king-fell': (e, n) => prose`${who(n, e.seat)} повергает ${side(n, -1, 'accusative')} и занимает ${place(n, 6)}.`,
  refreshed: (e, n) =>
    e.why === 'minion'
      ? prose`${who(n, e.seat)} возвращает в руку ${count(e.count, 'карту сражения', 'карты сражений', 'карт сражений')}.`
      : prose`${who(n, e.seat)} использует последнюю карту сражения и забирает в руку все ${e.count}.`,
  scored,
  'round-ended': (e) => prose`Раунд ${e.round} окончен: приспешники дома, павшие снова в руках, сооружения сменились.`,
  decider: (e, n) => prose`Порядок хода определяет ${who(n, e.seat)}: ${deciders[e.by]}.`,
  ordered: (e, n) => prose`${who(n, e.seat)} назначает порядок: ${joined(e.order.map((seat) => who(n, seat)))}.`,
  'final-scored': finalScored,
  'tie-scored': (e, n) =>
    prose`При ничьей ${who(n, e.seat)} получает ещё ${amount(6, e.points)} за два других типа; всего ${amount(6, e.vp)}.`,
  ended,
  ...automaLog,
};
