import type { CardWords } from '../catalog.ts';
import { speech } from '../speech.ts';
import { cards } from './cards.ts';
import { coins, effects } from './effects.ts';

const faction = (name: string, full: string) => ({
  name,
  full,
  genitive: `${name}’s`,
  dative: name,
  accusative: name,
  instrumental: name,
});

/** Cards, factions and scenarios in English. */
export const cardWords: CardWords = {
  cards,
  ownObject: (name) => name,
  factions: {
    daqan: faction('Daqan', 'Daqan Lords'),
    latari: faction('Latari', 'Latari Elves'),
    uthuk: faction('Uthuk', 'Uthuk Y’llan'),
    waiqar: faction('Waiqar', 'Waiqar the Undying'),
  },
  scenarios: {
    resurgence: {
      name: 'Resurgence of the Dragonlords',
      about: 'Who beats the objective wins; so does the last one who survives.',
    },
    runewars: { name: 'Runewars', about: 'The last one standing wins, and takes the dragon runes of the beaten.' },
    cataclysm: {
      name: 'The Cataclysm',
      about: 'All together outlive the last event, or fall with the first who is eliminated.',
    },
    monument: {
      name: 'The Monument',
      about: 'Who has built a monument at the end of a round wins. It is bought from the barracks.',
    },
  },
  types: {
    unit: 'Unit',
    tactic: 'Tactic',
    gold: 'Gold',
    stronghold: 'Stronghold',
    city: 'City',
    'home-realm': 'Home realm',
    monument: 'Monument',
    'dragon-rune': 'Dragon rune',
    enemy: 'Enemy',
    instant: 'Instant',
    objective: 'Objective',
  },
  headings: {
    played: 'When played',
    resolution: 'Resolution',
    action: 'Action',
    boon: 'In play',
    reward: 'Reward',
    'each-phase': 'At the start of each event phase',
    'in-play': 'While in play',
    beaten: 'When beaten',
  },
  effects,
  origin: {
    mark: 'ours',
    house: 'The printed card is not known; this one is ours.',
    known: {
      high: 'Known from several sources.',
      medium: 'Known from one source.',
      low: 'Known in part.',
    },
    ours: (facets) =>
      facets.length === 1
        ? `Ours: the ${facets[0]}.`
        : `Ours: the ${facets.slice(0, -1).join(', ')} and ${facets[facets.length - 1]}.`,
    facets: {
      name: 'name',
      count: 'number of copies',
      cost: 'cost',
      strength: 'strength',
      effect: 'effect',
      scenario: 'scenario',
      stage: 'stage',
    },
  },
  labels: {
    cost: 'Cost',
    strength: 'Strength',
    gold: 'Gold',
    influence: 'Influence',
    defence: 'Defence',
    copies: 'Copies',
    stage: 'Stage',
    damage: 'Damage',
  },
  coins,
};

export const say = speech(cardWords, 'and', 'nothing');
