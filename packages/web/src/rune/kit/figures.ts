import type { Card } from '@cinderhall/rune-age';

/** Cards of the house pack with a figure of their own, by id. */
const OWN: ReadonlySet<string> = new Set([
  'daqan-footman',
  'daqan-archer',
  'daqan-knight',
  'daqan-siege-tower',
  'latari-scout',
  'latari-archer',
  'latari-storm-sorceress',
  'latari-pegasus-rider',
  'uthuk-berserker',
  'uthuk-flesh-ripper',
  'uthuk-warlock',
  'uthuk-chaos-lord',
  'waiqar-reanimate',
  'waiqar-skeleton-archer',
  'waiqar-necromancer',
  'waiqar-dark-knight',
  'demon',
  'manticore',
  'dragon',
  'razorwing',
  'hellhound',
  'giant',
  'forced-march',
  'battle-roar',
  'summon-lightning',
  'ambush',
  'gold-1',
  'gold-2',
  'gold-3',
]);

/** Cards of the house pack that show the figure of another, by id. */
const SHARED: { readonly [id: string]: string } = {
  'hoard-wyrm': 'dragon',
  'world-serpent': 'dragon',
  'ember-hounds': 'hellhound',
  hellgate: 'demon',
  'quarry-trolls': 'giant',
  'raiding-host': 'uthuk-berserker',
  'barbarian-invasion': 'uthuk-berserker',
  'deserters-camp': 'brigand',
  'rune-hunters': 'brigand',
  'border-levy': 'brigand',
  'bandit-hideout': 'brigand',
  'thieves-guild': 'brigand',
  'tomb-robbers': 'brigand',
  'city-revolt': 'city',
  'city-uprising': 'city',
};

/** What stands for any other card. */
const BY_TYPE: { readonly [T in Card['type']]: string } = {
  unit: 'daqan-footman',
  tactic: 'forced-march',
  gold: 'gold-1',
  stronghold: 'stronghold',
  city: 'city',
  'home-realm': 'home-realm',
  monument: 'monument',
  'dragon-rune': 'dragon-rune',
  enemy: 'dragonlord',
  instant: 'omen',
  objective: 'objective',
};

/** The figure on a card, by the name of its symbol. Packs of one's own have figures too: those of the type. */
export function figureOf({ id, type }: Card): string {
  if (OWN.has(id)) return `r-${id}`;
  return `r-${Object.hasOwn(SHARED, id) ? SHARED[id] : BY_TYPE[type]}`;
}
