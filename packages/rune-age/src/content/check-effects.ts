import type { Card, EnemyCard, InstantCard, Pack } from './card.ts';
import { type Check, cardsOf, type Problem } from './problem.ts';
import type { Ability, Amount, Blow, Boon, Count, Deed, Filter, Lasting, Step } from './vocabulary.ts';

// What the vocabulary lets one write, but nobody could play.

type Wrong = (path: string, message: string) => void;

const COMBAT_STEPS: readonly Step['do'][] = ['join', 'destroy', 'strengthen', 'opponent-discards'];
const TABLE_COUNTS: readonly Count[] = ['cities', 'enemies', 'players'];

const deckIds = (p: Pack): Set<string> =>
  new Set([...cardsOf(p, 'unit'), ...cardsOf(p, 'tactic'), ...cardsOf(p, 'gold')].map(({ id }) => id));

/** Ids in a filter are of cards that can be in a deck, or of units where only those will do. */
function filterProblems(p: Pack, { do: what }: Step, take: Filter, wrong: Wrong): void {
  if (take.of !== 'these') return;
  const units = new Set(cardsOf(p, 'unit').map(({ id }) => id));
  const right = what === 'join' ? units : deckIds(p);
  if (take.cards.some((id) => !right.has(id)))
    wrong('take.cards', what === 'join' ? 'ids of units' : 'ids of units, tactics and gold cards');
}

const countOf = (amount: Amount | undefined): Count | null => (typeof amount === 'object' ? amount.per : null);

function stepProblems(p: Pack, card: Card, when: Ability['when'], step: Step, wrong: Wrong): void {
  if ('take' in step) filterProblems(p, step, step.take, wrong);
  if (when === 'action' && COMBAT_STEPS.includes(step.do)) wrong('do', 'something that happens out of combat');
  if (when !== 'action' && step.do === 'gain') wrong('do', 'something that can be used in a combat');
  if (step.do === 'gain' && step.gold + step.influence === 0) wrong('gold', 'something to gain');
  if (step.do === 'reveal' && step.rest === 'keep' && step.cards !== 1) wrong('cards', '1, if it may stay on top');
  if (card.type === 'unit') return;
  if (step.do === 'strengthen' && step.what === 'self') wrong('what', '"army", since only a unit is strong itself');
  const amount = step.do === 'strengthen' ? step.by : step.do === 'destroy' ? step.strongest : undefined;
  const count = countOf(amount);
  if (count === 'other-units' || count === 'strength-of-kind') wrong('per', 'what a card that is no unit can count');
  if (step.do === 'join' && step.take.of === 'same') wrong('take.of', 'units, which this card is not');
}

function abilityProblems(p: Pack, card: Card, ability: Ability, wrong: Wrong): void {
  const { when, cost, steps } = ability;
  if (cost?.pay === 'wound') {
    if (when === 'action') wrong('cost.pay', 'something that can be paid out of combat');
    if (cost.unit === 'self' && (card.type !== 'unit' || card.lasts === true))
      wrong('cost.unit', '"any", since this card cannot be wounded');
  }
  for (const [i, step] of steps.entries())
    stepProblems(p, card, when, step, (path, message) => wrong(`steps[${i}].${path}`, message));
}

function lastingProblems(lasting: Lasting, wrong: Wrong): void {
  if ('by' in lasting && lasting.by === 0) wrong('by', 'a number other than 0');
  if (lasting.lasting === 'reroll' && lasting.fight !== 'objective' && lasting.fight !== 'battle')
    wrong('fight', 'a battle, since only there the die is rolled (RCO-5)');
}

function boonProblems(p: Pack, card: Card, boon: Boon, wrong: Wrong): void {
  const { yields, lasting = [], abilities = [] } = boon;
  if (yields === undefined && lasting.length + abilities.length === 0) wrong('yields', 'something to have');
  if (yields !== undefined && yields.gold + yields.influence === 0) wrong('yields', 'something to give');
  for (const [i, each] of lasting.entries()) {
    if (each.lasting === 'enemies') wrong(`lasting[${i}].lasting`, 'something for its holder');
    lastingProblems(each, (path, message) => wrong(`lasting[${i}].${path}`, message));
  }
  for (const [i, ability] of abilities.entries()) {
    if (ability.when !== 'action') wrong(`abilities[${i}].when`, '"action" (RTU-8)');
    abilityProblems(p, card, ability, (path, message) => wrong(`abilities[${i}].${path}`, message));
  }
}

/** The abilities of a card, and where they stand. */
function abilityLists(card: Card): [path: string, abilities: readonly Ability[]][] {
  if (card.type === 'unit' || card.type === 'tactic') return [['abilities', card.abilities]];
  if (card.type === 'dragon-rune') return [['boon.abilities', card.boon.abilities ?? []]];
  return card.type === 'enemy' ? [['reward.abilities', card.reward?.abilities ?? []]] : [];
}

/** A move names a card and a moment, so these make out the ability. */
function distinct(abilities: readonly Ability[], wrong: (message: string) => void): void {
  if (new Set(abilities.map(({ when }) => when)).size < abilities.length) wrong('one ability for each moment');
}

/** What units, tactics, dragon runes and rewards say. */
export const effects: Check = (p) => {
  const found: Problem[] = [];
  for (const card of p.cards) {
    const wrong: Wrong = (path, message) =>
      void found.push({ path: `cards.${card.id}.${path}`, rule: 'content', message });
    for (const [path, abilities] of abilityLists(card)) distinct(abilities, (message) => wrong(path, message));
    if (card.type === 'unit' || card.type === 'tactic')
      for (const [i, ability] of card.abilities.entries())
        abilityProblems(p, card, ability, (path, message) => wrong(`abilities[${i}].${path}`, message));
    if (card.type === 'tactic' && card.abilities.length === 0) wrong('abilities', 'an ability at least');
    if (card.type === 'dragon-rune')
      boonProblems(p, card, card.boon, (path, message) => wrong(`boon.${path}`, message));
    if (card.type === 'enemy' && card.reward !== undefined)
      boonProblems(p, card, card.reward, (path, message) => wrong(`reward.${path}`, message));
  }
  return found;
};

/** Cards of piles in the centre that the scenario of an event has. */
function centreIds(p: Pack, event: EnemyCard | InstantCard): Set<string> {
  const objectives = cardsOf(p, 'objective').filter(({ scenario }) => scenario === event.scenario);
  return new Set([...cardsOf(p, 'gold').map(({ id }) => id), ...objectives.flatMap(({ neutrals }) => neutrals)]);
}

function blowProblems(p: Pack, event: EnemyCard | InstantCard, blow: Blow, wrong: Wrong): void {
  if (blow.do === 'take' && !centreIds(p, event).has(blow.card))
    wrong('card', 'the id of a card in the centre of its scenario');
  if (blow.do === 'attack' && event.type === 'enemy') wrong('do', 'something else, since only instants attack');
  if (blow.do === 'attack' && event.strength === undefined) wrong('do', 'something else, or a strength to attack with');
  const count = blow.do === 'damage' ? countOf(blow.points) : null;
  if (count !== null && !TABLE_COUNTS.includes(count)) wrong('points.per', TABLE_COUNTS.join(' or '));
}

function deedProblems(p: Pack, event: EnemyCard | InstantCard, deed: Deed, wrong: Wrong): void {
  if ('remove' in deed) {
    if (!centreIds(p, event).has(deed.remove)) wrong('remove', 'the id of a card in the centre of its scenario');
  } else if ('nextRound' in deed) {
    if (event.type === 'enemy') wrong('nextRound', 'something of an instant');
    lastingProblems(deed.nextRound, (path, message) => wrong(`nextRound.${path}`, message));
  } else {
    if (deed.unless?.pay === 'wound') wrong('unless.pay', 'something that can be paid out of combat');
    blowProblems(p, event, deed.blow, (path, message) => wrong(`blow.${path}`, message));
  }
}

const attacks = (deed: Deed): boolean => 'blow' in deed && deed.blow.do === 'attack';

function enemyProblems({ lasting = [], reward, special }: EnemyCard, wrong: Wrong): void {
  for (const [i, each] of lasting.entries()) {
    if (each.lasting !== 'enemies') wrong(`lasting[${i}].lasting`, '"enemies", since nobody holds an enemy');
    lastingProblems(each, (path, message) => wrong(`lasting[${i}].${path}`, message));
  }
  if (special !== undefined && reward !== undefined) wrong('special', 'either this or a reward');
}

/** What events do. */
export const deeds: Check = (p) => {
  const found: Problem[] = [];
  for (const event of [...cardsOf(p, 'enemy'), ...cardsOf(p, 'instant')]) {
    const wrong: Wrong = (path, message) =>
      void found.push({ path: `cards.${event.id}.${path}`, rule: 'content', message });
    const [key, all] = event.type === 'enemy' ? ['eachPhase', event.eachPhase ?? []] : ['deeds', event.deeds];
    for (const [i, deed] of all.entries())
      deedProblems(p, event, deed, (path, message) => wrong(`${key}[${i}].${path}`, message));
    if (event.type === 'enemy') enemyProblems(event, wrong);
    else if (event.strength !== undefined && !event.deeds.some(attacks))
      wrong('strength', 'none, since it does not attack');
  }
  return found;
};
