import type { RuneTerms } from './catalog.ts';

/** English. */
export const terms: RuneTerms = {
  played: { found: /When played/, name: 'When played', means: 'as it joins a combat from your hand, if you like.' },
  resolution: {
    found: /^Resolution/,
    name: 'Resolution',
    means: 'once all units are played, before strengths are compared.',
  },
  action: {
    found: /\bAction\b/,
    name: 'Action',
    means: 'in your turn, outside of combat. A card from hand is discarded for it, one in front of you is exhausted.',
  },
  exhaust: {
    found: /exhaust/i,
    name: 'Exhaust',
    means: 'turn it sideways for what it gives. It is ready again in your next turn.',
  },
  refresh: { found: /refresh/i, name: 'Refresh', means: 'make an exhausted card ready again, to be used once more.' },
  wound: { found: /wound/i, name: 'Wounded', means: 'the unit fights on, and is destroyed when the combat is over.' },
  destroy: {
    found: /destroy/i,
    name: 'Destroy',
    means: 'the card goes back to where it was bought; it is yours no more.',
  },
  opposing: {
    found: /opposing unit/i,
    name: 'Opposing unit',
    means: 'a unit of another player who fights against you. Enemies are none.',
  },
  attrition: {
    found: /attrition die/i,
    name: 'Attrition die',
    means: 'when units are played it is rolled, and each skull costs you one of them.',
  },
  army: { found: /\barmy\b/i, name: 'Army', means: 'the units that you have played in this combat.' },
  battle: {
    found: /\bbattles?\b/i,
    name: 'Battle',
    means: 'a combat against what nobody controls. Against a player it is a siege.',
  },
  damage: { found: /damage/i, name: 'Damage', means: 'stays on a home realm; 20 are its end.' },
  home: {
    found: /home realm/i,
    name: 'Home realm',
    means: 'where your people live. Whoever attacks it and is stronger does it the difference as damage.',
  },
  eliminated: { found: /eliminated/i, name: 'Eliminated', means: 'plays no more.' },
  gold: { found: /\bgold\b/i, name: 'Gold', means: 'buys units of your faction and strongholds.' },
  influence: {
    found: /influence/i,
    name: 'Influence',
    means: 'buys gold cards and neutral cards, and keeps cards in your hand.',
  },
  centre: {
    found: /\bcentre\b/i,
    name: 'Centre',
    means: 'the cards in the middle, for everybody: gold, neutral cards and free cities.',
  },
  stage: { found: /^Stage /, name: 'Stage', means: 'events come in this order, those of stage 1 first.' },
  phase: {
    found: /event phase/i,
    name: 'Event phase',
    means: 'when everybody has had a turn, the next event is turned up.',
  },
  enemy: { found: /\benem(y|ies)\b/i, name: 'Enemy', means: 'an event that stays until somebody beats it in battle.' },
  reward: {
    found: /reward/i,
    name: 'Reward',
    means: 'whoever beats the enemy keeps it in front of them, and has this of it.',
  },
  objective: { found: /objective/i, name: 'Objective', means: 'the card of the scenario, which says how one wins.' },
  rune: {
    found: /dragon rune/i,
    name: 'Dragon rune',
    means: 'a card in front of a player that helps as long as it is theirs.',
  },
  monument: { found: /monument/i, name: 'Monument', means: 'each faction can buy its own once, for gold.' },
};
