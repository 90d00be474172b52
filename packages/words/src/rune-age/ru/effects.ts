import type {
  Ability,
  Amount,
  Cost,
  Count,
  Deed,
  Fight,
  Filter,
  GoodForSale,
  Lasting,
  Step,
  Whom,
} from '@cinderhall/rune-age';
import { count, type Forms, plural } from '../../ru/plural.ts';
import { signed } from '../../speech.ts';
import type { EffectWords, NameOf } from '../catalog.ts';

const COINS: { readonly [C in 'gold' | 'influence']: Forms } = {
  gold: ['золото', 'золота', 'золота'],
  influence: ['влияние', 'влияния', 'влияния'],
};
/** «1 золото», «3 влияния» */
export const coins = (amount: number, coin: 'gold' | 'influence'): string => count(amount, ...COINS[coin]);

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** «карту», «2 карты», «5 карт» */
const cards = (n: number): string => (n === 1 ? 'карту' : count(n, 'карту', 'карты', 'карт'));
const quoted = (name: string): string => `«${name}»`;
const either = (names: readonly string[]): string => {
  const all = names.map(quoted);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} или ${all[all.length - 1]}`;
};
const goods = ({ gold, influence }: { gold: number; influence: number }): string =>
  [gold > 0 ? coins(gold, 'gold') : '', influence > 0 ? coins(influence, 'influence') : '']
    .filter((text) => text !== '')
    .join(' и ');
const costing = (worth: number): string => (worth > 1 ? ` стоимостью не меньше ${worth}` : '');

/** «сбросить», «сбросит»: a verb in the form that is asked for. */
type Form = 'infinitive' | 'future';
const verbs = {
  discard: { infinitive: 'сбросить', future: 'сбросит' },
  destroy: { infinitive: 'уничтожить', future: 'уничтожит' },
  spend: { infinitive: 'потратить', future: 'потратит' },
  wound: { infinitive: 'ранить', future: 'ранит' },
} as const;

function paying(cost: Cost, form: Form): string {
  switch (cost.pay) {
    case 'discard':
      return `${verbs.discard[form]} с руки ${cards(cost.cards)}`;
    case 'destroy':
      return `${verbs.destroy[form]} с руки ${cards(cost.cards)}${costing(cost.worth)}`;
    case 'total':
      return `${verbs.discard[form]} с руки карты, золото и сила которых в сумме не меньше ${cost.total}`;
    case 'influence':
      return `${verbs.spend[form]} ${coins(cost.amount, 'influence')}`;
    case 'wound':
      return cost.unit === 'self'
        ? `${verbs.wound[form]} этот отряд`
        : `${verbs.wound[form]} один из своих отрядов в этом бою`;
  }
}

interface Saying {
  readonly self: string;
  /** Сам отряд, если о нём уже сказано. */
  readonly unit: string;
  readonly nameOf: NameOf;
}

/** «за каждый ваш отряд» */
const eachOf: { readonly [C in Count]: (self: string) => string } = {
  units: () => 'за каждый ваш отряд в этом бою',
  'other-units': () => 'за каждый другой ваш отряд в этом бою',
  'wounded-units': () => 'за каждый ваш раненый отряд в этом бою',
  'strength-of-kind': (self) => `за каждую единицу силы ваших карт ${quoted(self)} в этом бою`,
  cities: () => 'за каждый ваш город',
  enemies: () => 'за каждого врага в игре',
  players: () => 'за каждого игрока',
};

/** После «не больше». */
const numberOf: { readonly [C in Count]: (self: string) => string } = {
  units: () => 'числа ваших отрядов в этом бою',
  'other-units': () => 'числа других ваших отрядов в этом бою',
  'wounded-units': () => 'числа ваших раненых отрядов в этом бою',
  'strength-of-kind': (self) => `общей силы ваших карт ${quoted(self)} в этом бою`,
  cities: () => 'числа ваших городов',
  enemies: () => 'числа врагов в игре',
  players: () => 'числа игроков',
};

const strength = (by: Amount, self: string): string =>
  typeof by === 'number' ? `${signed(by)} к силе` : `${signed(by.each)} к силе ${eachOf[by.per](self)}`;

function atMost(limit: Amount | undefined, self: string): string {
  if (limit === undefined) return '';
  if (typeof limit === 'number') return ` с силой не больше ${limit}`;
  const times = limit.each === 1 ? '' : ` (×${limit.each})`;
  return `, сила которого не больше ${numberOf[limit.per](self)}${times}`;
}

/** Винительный: «карту», «ещё одну карту „Пехотинец“». */
function oneOf(filter: Filter, what: 'card' | 'unit', { self, nameOf }: Saying): string {
  switch (filter.of) {
    case 'any':
      return what === 'card' ? 'карту' : 'отряд';
    case 'same':
      return `ещё одну карту ${quoted(self)}`;
    case 'these':
      return `одну карту ${either(filter.cards.map(nameOf))}`;
    case 'no-stronger':
      return what === 'unit'
        ? `отряд с силой не больше ${filter.than}`
        : `карту, но не отряд с силой больше ${filter.than}`;
  }
}

/** После «если это». */
function itIs(filter: Filter, { self, nameOf }: Saying): string {
  switch (filter.of) {
    case 'any':
      return 'карта';
    case 'same':
      return `ещё одна карта ${quoted(self)}`;
    case 'these':
      return `карта ${either(filter.cards.map(nameOf))}`;
    case 'no-stronger':
      return `не отряд или отряд с силой не больше ${filter.than}`;
  }
}

function revealed(step: Extract<Step, { do: 'reveal' }>, saying: Saying): string {
  const rest = step.rest === 'keep' ? 'сбросьте её или оставьте сверху' : 'сбросьте её';
  if (step.cards > 1)
    return `Возьмите из них в руку ${oneOf(step.take, 'card', saying)}, если такая есть, а остальные сбросьте.`;
  if (step.take.of === 'any') return 'Возьмите её в руку.';
  return `Если это ${itIs(step.take, saying)}, возьмите её в руку; иначе ${rest}.`;
}

const topCards = (n: number): string =>
  n === 1 ? 'верхнюю карту' : count(n, 'верхнюю карту', 'верхние карты', 'верхних карт');
const randomCards = (n: number): string =>
  n === 1 ? 'случайную карту' : count(n, 'случайную карту', 'случайные карты', 'случайных карт');

/** Повелительное или то, что происходит само; и что сказано после точки. */
function doing(step: Step, saying: Saying): readonly [what: string, then?: string] {
  switch (step.do) {
    case 'draw':
      return [`возьмите ${cards(step.cards)}`];
    case 'reveal':
      return [`откройте ${topCards(step.cards)} своей колоды`, revealed(step, saying)];
    case 'recover':
      return [`возьмите из своего сброса в руку ${oneOf(step.take, 'card', saying)}`];
    case 'join':
      return [
        `переместите из своего сброса в этот бой ${oneOf(step.take, 'unit', saying)}`,
        'Свойство «При розыгрыше» при этом не применяется.',
      ];
    case 'destroy':
      return step.chooser === 'holder'
        ? [`уничтожьте отряд противника${atMost(step.strongest, saying.self)}`]
        : [`противник выбирает и уничтожает один из своих отрядов${atMost(step.strongest, saying.self)}`];
    case 'strengthen':
      return [`${step.what === 'self' ? saying.unit : 'ваша армия'} получает ${strength(step.by, saying.self)}`];
    case 'opponent-discards':
      return [`противник сбрасывает с руки ${randomCards(step.cards)}`];
    case 'refresh':
      return [
        step.cards === 1
          ? 'восстановите один из своих городов или одну из крепостей'
          : `восстановите свои города и крепости, всего не больше ${step.cards}`,
      ];
    case 'gain':
      return [`получите на этот ход ${goods(step)}`];
  }
}

function ability({ cost, steps }: Ability, self: string, nameOf: NameOf): string {
  const unit = cost?.pay === 'wound' && cost.unit === 'self' ? 'он' : 'этот отряд';
  const done = steps.map((step) => doing(step, { self, unit, nameOf }));
  const what = done.map(([text]) => text).join(', затем ');
  const first = cost === undefined ? `${upper(what)}.` : `Можете ${paying(cost, 'infinitive')}. Тогда ${what}.`;
  return [first, ...done.flatMap(([, then]) => then ?? [])].join(' ');
}

/** О своей армии и об армиях всех. */
const fights: { readonly [F in Fight]: readonly [own: string, all: string] } = {
  objective: ['когда вы атакуете цель', 'против цели'],
  battle: ['в битвах', 'в битвах'],
  siege: ['когда вы атакуете другого игрока', 'при атаке на другого игрока'],
  home: ['когда атакуют ваши родные земли', 'при защите своих родных земель'],
  defence: ['когда атакуют ваши родные земли или ваш город', 'при защите своих родных земель и городов'],
};
const own = (fight: Fight): string => `${fight === 'battle' ? '' : ','} ${fights[fight][0]}`;

const wares: { readonly [G in GoodForSale]: readonly [what: string, coin: 'gold' | 'influence'] } = {
  unit: ['Отряды своей фракции стоят', 'gold'],
  neutral: ['Нейтральные карты стоят', 'influence'],
  gold: ['Карты золота стоят', 'influence'],
  stronghold: ['Крепости стоят', 'gold'],
};

function price({ what, by }: Extract<Lasting, { lasting: 'price' }>): string {
  const [ware, coin] = wares[what];
  return by < 0 ? `${ware} на ${coins(-by, coin)} дешевле, но не меньше 1` : `${ware} на ${coins(by, coin)} дороже`;
}

const handSize = (by: number): string =>
  `на ${count(Math.abs(by), 'карту', 'карты', 'карт')} ${by < 0 ? 'меньше' : 'больше'}`;

function lasting(l: Lasting): string {
  switch (l.lasting) {
    case 'strength':
      return `Ваша армия получает ${signed(l.by)} к силе${own(l.fight)}.`;
    case 'reroll':
      return `Раз за бой можете перебросить кубик потерь${own(l.fight)}.`;
    case 'hand':
      return `Вы добираете руку ${handSize(l.by)} обычного.`;
    case 'price':
      return `${price(l)}.`;
    case 'enemies':
      return `Все остальные враги получают ${signed(l.by)} к силе.`;
  }
}

function nextRound(l: Lasting): string {
  switch (l.lasting) {
    case 'strength':
      return `В следующем раунде каждая армия получает ${signed(l.by)} к силе ${fights[l.fight][1]}.`;
    case 'reroll':
      return `В следующем раунде каждый может раз за бой перебросить кубик потерь ${fights[l.fight][1]}.`;
    case 'hand':
      return `В следующем раунде все добирают руку ${handSize(l.by)} обычного.`;
    case 'price':
      return `В следующем раунде ${price(l).replace(/^./, (letter) => letter.toLowerCase())}.`;
    case 'enemies':
      return `В следующем раунде все враги получают ${signed(l.by)} к силе.`;
  }
}

const whom: { readonly [W in Whom]: string } = {
  each: 'Каждый игрок',
  'least-damaged': 'Каждый игрок с наименьшим уроном',
  'most-damaged': 'Каждый игрок с наибольшим уроном',
  'most-cities': 'Каждый игрок с наибольшим числом городов',
  'fewest-cities': 'Каждый игрок с наименьшим числом городов',
  'with-reward': 'Каждый игрок с наградой',
};

/** «1 урон», «2 урона» */
const harm = (points: number): string => count(points, 'урон', 'урона', 'урона');

/** «получает 2 урона»: what befalls one player. */
function befalls(blow: Extract<Deed, { to: Whom }>['blow'], attack: number, nameOf: NameOf): string {
  switch (blow.do) {
    case 'damage': {
      const { points, spared } = blow;
      const many =
        typeof points === 'number'
          ? `получает ${harm(points)}`
          : `получает ${harm(points.each)} ${eachOf[points.per]('').replace('ваш', 'свой')}`;
      return spared === undefined
        ? many
        : `${many}, но может уничтожить с руки карты${costing(spared.worth)}: каждая уменьшает урон на ${spared.by}`;
    }
    case 'attack':
      return `защищает родные земли от атаки силой ${attack}`;
    case 'destroy-card':
      return `уничтожает с руки карту${costing(blow.worth)}`;
    case 'lose-city':
      return 'возвращает один из своих городов в центр';
    case 'take':
      return `берёт карту ${quoted(nameOf(blow.card))} из её стопки в свой сброс`;
  }
}

function deed(d: Deed, attack: number, nameOf: NameOf): string {
  if ('remove' in d)
    return `Из центра ${plural(d.cards, ['навсегда уходит', 'навсегда уходят', 'навсегда уходит'])} ${count(d.cards, 'карта', 'карты', 'карт')} ${quoted(nameOf(d.remove))}.`;
  if ('nextRound' in d) return nextRound(d.nextRound);
  const unless = d.unless === undefined ? '' : `, если не ${paying(d.unless, 'future')}`;
  return `${whom[d.to]} ${befalls(d.blow, attack, nameOf)}${unless}.`;
}

/** What cards do, in Russian. */
export const effects: EffectWords = {
  cost: (cost) => paying(cost, 'infinitive'),
  ability,
  lasting,
  deed,
  yields: (yields) => `Истощите и получите ${goods(yields)}.`,
  lasts: 'Нельзя ни уничтожить, ни ранить.',
  defence: (bonus) => `Защищается с ${signed(bonus)} к силе.`,
  endures: (damage) => `Падают при ${damage} урона, и тогда их владелец выбывает.`,
  attrition: 'Кто атакует, бросает кубик потерь.',
  drawRune: 'Победитель получает ещё одну руну дракона, а событие выбывает из игры.',
  secured: (force) => `Покупается или берётся в битве против силы ${force}.`,
  monument: 'Кто построил монумент к концу раунда, побеждает.',
  gold: (gold) => `Разыграйте: ${coins(gold, 'gold')}.`,
};
