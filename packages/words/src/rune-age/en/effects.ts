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
import { count, plural } from '../../en/plural.ts';
import { signed } from '../../speech.ts';
import type { EffectWords, NameOf } from '../catalog.ts';

export const coins = (amount: number, coin: 'gold' | 'influence'): string => `${amount} ${coin}`;

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const some = (n: number, one: string, other: string): string => (n === 1 ? `a ${one}` : `${n} ${other}`);
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
const goods = ({ gold, influence }: { gold: number; influence: number }): string =>
  [gold > 0 ? coins(gold, 'gold') : '', influence > 0 ? coins(influence, 'influence') : '']
    .filter((text) => text !== '')
    .join(' and ');
const costing = (worth: number): string => (worth > 1 ? ` that costs at least ${worth}` : '');

/** After `you may`, `they`: a verb in its plain form. `whose` is `your` or `their`. */
function paying(cost: Cost, whose: string): string {
  switch (cost.pay) {
    case 'discard':
      return `discard ${some(cost.cards, 'card', 'cards')} from ${whose} hand`;
    case 'destroy': {
      const which = cost.cards > 1 && cost.worth > 1 ? ` that cost at least ${cost.worth}` : costing(cost.worth);
      return `destroy ${some(cost.cards, 'card', 'cards')} from ${whose} hand${which}`;
    }
    case 'total':
      return `discard cards from ${whose} hand with at least ${cost.total} gold and strength in all`;
    case 'influence':
      return `spend ${coins(cost.amount, 'influence')}`;
    case 'wound':
      return cost.unit === 'self' ? 'wound this unit' : `wound one of ${whose} units in this combat`;
  }
}

interface Saying {
  readonly self: string;
  /** The unit itself, once it has been spoken of. */
  readonly unit: string;
  readonly nameOf: NameOf;
}

/** After `for each`. */
const eachOf: { readonly [C in Count]: (self: string) => string } = {
  units: () => 'of your units in this combat',
  'other-units': () => 'of your other units in this combat',
  'wounded-units': () => 'of your wounded units in this combat',
  'strength-of-kind': (self) => `point of strength of your ${self} cards in this combat`,
  cities: () => 'of your cities',
  enemies: () => 'enemy in play',
  players: () => 'player',
};

/** The number itself. */
const numberOf: { readonly [C in Count]: (self: string) => string } = {
  units: () => 'the number of your units in this combat',
  'other-units': () => 'the number of your other units in this combat',
  'wounded-units': () => 'the number of your wounded units in this combat',
  'strength-of-kind': (self) => `the total strength of your ${self} cards in this combat`,
  cities: () => 'the number of your cities',
  enemies: () => 'the number of enemies in play',
  players: () => 'the number of players',
};

/** `+2 strength`, `+1 strength for each of your cities` */
const strength = (by: Amount, self: string): string =>
  typeof by === 'number' ? `${signed(by)} strength` : `${signed(by.each)} strength for each ${eachOf[by.per](self)}`;

function atMost(limit: Amount | undefined, self: string): string {
  if (limit === undefined) return '';
  if (typeof limit === 'number') return ` with a strength of at most ${limit}`;
  const times = limit.each === 1 ? '' : `${limit.each} times `;
  return ` whose strength is at most ${times}${numberOf[limit.per](self)}`;
}

/** `a card`, `another Footman`: one out of some place. */
function oneOf(filter: Filter, what: 'card' | 'unit', { self, nameOf }: Saying): string {
  switch (filter.of) {
    case 'any':
      return `a ${what}`;
    case 'same':
      return `another ${self}`;
    case 'these':
      return `one ${either(filter.cards.map(nameOf))}`;
    case 'no-stronger':
      return what === 'unit'
        ? `a unit of strength ${filter.than} or less`
        : `a card, but no unit above strength ${filter.than}`;
  }
}

/** After `if it is`. */
function itIs(filter: Filter, { self, nameOf }: Saying): string {
  switch (filter.of) {
    case 'any':
      return 'any card';
    case 'same':
      return `another ${self}`;
    case 'these':
      return `one of these: ${filter.cards.map(nameOf).join(', ')}`;
    case 'no-stronger':
      return `no unit, or a unit of strength ${filter.than} or less`;
  }
}

function revealed(step: Extract<Step, { do: 'reveal' }>, saying: Saying): string {
  const rest = step.rest === 'keep' ? 'discard it or leave it on top' : 'discard it';
  if (step.cards > 1)
    return `Put ${oneOf(step.take, 'card', saying)} among them into your hand, if there is one, and discard the rest.`;
  if (step.take.of === 'any') return 'Put it into your hand.';
  return `If it is ${itIs(step.take, saying)}, put it into your hand; otherwise ${rest}.`;
}

/** A verb in its plain form, which is an order too; and what is said after the full stop. */
function doing(step: Step, saying: Saying): readonly [what: string, then?: string] {
  switch (step.do) {
    case 'draw':
      return [`draw ${some(step.cards, 'card', 'cards')}`];
    case 'reveal':
      return [
        `reveal the top ${step.cards === 1 ? 'card' : `${step.cards} cards`} of your deck`,
        revealed(step, saying),
      ];
    case 'recover':
      return [`take ${oneOf(step.take, 'card', saying)} from your discard pile into your hand`];
    case 'join':
      return [
        `move ${oneOf(step.take, 'unit', saying)} from your discard pile into this combat`,
        'It does not use what it can do when played.',
      ];
    case 'destroy':
      return step.chooser === 'holder'
        ? [`destroy an opposing unit${atMost(step.strongest, saying.self)}`]
        : [`make your opponent choose and destroy one of their units${atMost(step.strongest, saying.self)}`];
    case 'strengthen':
      return [`give ${step.what === 'self' ? saying.unit : 'your army'} ${strength(step.by, saying.self)}`];
    case 'opponent-discards':
      return [`make your opponent discard ${some(step.cards, 'random card', 'random cards')}`];
    case 'refresh':
      return [
        step.cards === 1
          ? 'refresh one of your cities or strongholds'
          : `refresh up to ${step.cards} of your cities and strongholds`,
      ];
    case 'gain':
      return [`gain ${goods(step)} for this turn`];
  }
}

function ability({ cost, steps }: Ability, self: string, nameOf: NameOf): string {
  const unit = cost?.pay === 'wound' && cost.unit === 'self' ? 'it' : 'this unit';
  const done = steps.map((step) => doing(step, { self, unit, nameOf }));
  const what = done.map(([text]) => text).join(', then ');
  const first = cost === undefined ? upper(what) : `You may ${paying(cost, 'your')} to ${what}`;
  return [`${first}.`, ...done.flatMap(([, then]) => then ?? [])].join(' ');
}

/** Of one's own army, and of everybody's. */
const fights: { readonly [F in Fight]: readonly [own: string, all: string] } = {
  objective: ['when you attack the objective', 'against the objective'],
  battle: ['in battles', 'in battles'],
  siege: ['when you attack another player', 'against another player'],
  home: ['when your home realm is attacked', 'in defence of the own home realm'],
  defence: ['when your home realm or one of your cities is attacked', 'in defence of the own home realm and cities'],
};

const wares: { readonly [G in GoodForSale]: readonly [what: string, coin: 'gold' | 'influence'] } = {
  unit: ['Units of the own faction', 'gold'],
  neutral: ['Neutral cards', 'influence'],
  gold: ['Gold cards', 'influence'],
  stronghold: ['Strongholds', 'gold'],
};

function price({ what, by }: Extract<Lasting, { lasting: 'price' }>): string {
  const [ware, coin] = wares[what];
  return by < 0 ? `${ware} cost ${coins(-by, coin)} less, but at least 1` : `${ware} cost ${coins(by, coin)} more`;
}

const handSize = (by: number): string => `${count(Math.abs(by), 'card', 'cards')} ${by < 0 ? 'fewer' : 'more'}`;

function lasting(l: Lasting): string {
  switch (l.lasting) {
    case 'strength':
      return `Your army has ${signed(l.by)} strength ${fights[l.fight][0]}.`;
    case 'reroll':
      return `Once in each combat you may roll the attrition die again ${fights[l.fight][0]}.`;
    case 'hand':
      return `You draw up to ${handSize(l.by)} than usual.`;
    case 'price':
      return `${price(l)}.`;
    case 'enemies':
      return `All other enemies have ${signed(l.by)} strength.`;
  }
}

function nextRound(l: Lasting): string {
  switch (l.lasting) {
    case 'strength':
      return `During the next round every army has ${signed(l.by)} strength ${fights[l.fight][1]}.`;
    case 'reroll':
      return `During the next round everybody may roll the attrition die again once in each combat ${fights[l.fight][1]}.`;
    case 'hand':
      return `During the next round everybody draws up to ${handSize(l.by)} than usual.`;
    case 'price':
      return `During the next round ${price(l).replace(/^./, (letter) => letter.toLowerCase())}.`;
    case 'enemies':
      return `During the next round all enemies have ${signed(l.by)} strength.`;
  }
}

const whom: { readonly [W in Whom]: string } = {
  each: 'Each player',
  'least-damaged': 'Each player with the least damage',
  'most-damaged': 'Each player with the most damage',
  'most-cities': 'Each player with the most cities',
  'fewest-cities': 'Each player with the fewest cities',
  'with-reward': 'Each player with a reward',
};

/** `takes 2 damage`, and so on: what befalls one player. */
function befalls(blow: Extract<Deed, { to: Whom }>['blow'], attack: number, nameOf: NameOf): string {
  switch (blow.do) {
    case 'damage': {
      const { points, spared } = blow;
      const many =
        typeof points === 'number'
          ? `takes ${points} damage`
          : `takes ${points.each} damage for each ${eachOf[points.per]('').replace('your', 'their')}`;
      return spared === undefined
        ? many
        : `${many}, and may destroy cards${costing(spared.worth).replace('costs', 'cost')} from hand for ${spared.by} damage less each`;
    }
    case 'attack':
      return `has to defend the home realm against strength ${attack}`;
    case 'destroy-card':
      return `destroys a card from hand${costing(blow.worth)}`;
    case 'lose-city':
      return 'returns one of their cities to the centre';
    case 'take':
      return `takes one ${nameOf(blow.card)} from its pile to the discard pile`;
  }
}

function deed(d: Deed, attack: number, nameOf: NameOf): string {
  if ('remove' in d)
    return `From the centre, ${some(d.cards, `${nameOf(d.remove)} card`, `${nameOf(d.remove)} cards`)} ${plural(d.cards, 'leaves', 'leave')} the game.`;
  if ('nextRound' in d) return nextRound(d.nextRound);
  const unless = d.unless === undefined ? '' : ` unless they ${paying(d.unless, 'their')}`;
  return `${whom[d.to]} ${befalls(d.blow, attack, nameOf)}${unless}.`;
}

/** What cards do, in English. */
export const effects: EffectWords = {
  cost: (cost) => paying(cost, 'your'),
  ability,
  lasting,
  deed,
  yields: (yields) => `Exhaust for ${goods(yields)}.`,
  lasts: 'Cannot be destroyed or wounded.',
  defence: (bonus) => `Defends itself with ${signed(bonus)} strength.`,
  endures: (damage) => `Falls with ${damage} damage, and its owner is eliminated.`,
  attrition: 'Whoever attacks it rolls the attrition die.',
  drawRune: 'The victor gains another dragon rune, and this event leaves the game.',
  secured: (force) => `Bought, or taken in battle against strength ${force}.`,
  monument: 'Who has built one at the end of a round wins.',
  gold: (gold) => `Play for ${coins(gold, 'gold')}.`,
};
