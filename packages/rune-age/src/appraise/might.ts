import type { Ability, Amount, Step } from '../content/vocabulary.ts';
import { MOMENTS } from '../content/vocabulary.ts';
import { at } from '../table.ts';
import type { Tables } from '../tables.ts';

/** What cards are good for in a fight, by rules of thumb in points of strength. */
export interface Might {
  /** By card: strength that is there whatever happens. */
  readonly sure: readonly number[];
  /** By card: the same, with what its abilities are worth on average. */
  readonly usual: readonly number[];
}

/** What an amount comes to where nobody counts: two of whatever there is. */
const numberOf = (amount: Amount): number => (typeof amount === 'number' ? amount : 2 * amount.each);

function stepWorth(step: Step): number {
  switch (step.do) {
    case 'strengthen':
      return numberOf(step.by);
    case 'draw':
      return step.cards;
    case 'reveal':
      return 0.5 * step.cards;
    case 'recover':
    case 'join':
      return 1;
    case 'destroy':
      return 0.8;
    case 'opponent-discards':
      return 0.5 * step.cards;
    case 'refresh':
      return 0.7 * step.cards;
    case 'gain':
      return step.gold + step.influence;
  }
}

/** A cost takes about half of what an ability is worth. */
const abilityWorth = ({ cost, steps }: Ability): number =>
  steps.reduce((sum, step) => sum + stepWorth(step), 0) * (cost === undefined ? 1 : 0.5);

const sureGain = ({ cost, steps }: Ability): number =>
  cost === undefined
    ? steps.reduce((sum, step) => sum + (step.do === 'strengthen' && typeof step.by === 'number' ? step.by : 0), 0)
    : 0;

function mightOf(t: Tables): Might {
  const gained = (card: number, of: (ability: Ability) => number): number =>
    MOMENTS.reduce((sum, moment) => {
      const ability = at(t.abilityOf[moment], card);
      return ability < 0 ? sum : sum + of(at(t.abilities, ability));
    }, 0);
  const fights = t.typeOf.map((type) => type === 'unit' || type === 'tactic');
  const by = (of: (ability: Ability) => number): number[] =>
    t.strengthOf.map((strength, card) => (fights[card] === true ? strength + gained(card, of) : 0));
  return { sure: by(sureGain), usual: by(abilityWorth) };
}

const weighed = new WeakMap<Tables, Might>();

/** Weighed once for each pack and scenario. */
export function mightIn(t: Tables): Might {
  const known = weighed.get(t);
  if (known !== undefined) return known;
  const might = mightOf(t);
  weighed.set(t, might);
  return might;
}
