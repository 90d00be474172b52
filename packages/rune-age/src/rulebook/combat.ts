import type { Chapter } from './rule.ts';

export const combat: Chapter = {
  'RCO-1': {
    rule: 'A player fights as often as they like, but each target once a turn: a battle if nobody controls it, a siege if another player does.',
    rulings: [
      { we: 'A target is a card, whoever holds it at the time.', because: 'Else a city could be taken back at once.' },
      { we: 'Who attacks has a unit in hand that can be played.', because: 'An attack by nobody is none.' },
    ],
  },
  'RCO-2': {
    rule: 'Battles are fought for own strongholds, cities of the centre, enemy events and an objective that is an enemy; sieges for cities and home realms of other players.',
  },
  'RCO-3': {
    rule: 'In a battle units and tactics are played one at a time, then the die takes its toll where the target has it, resolution abilities are applied, and the higher strength wins; the player wins ties.',
    rulings: [
      { we: 'An ability of a card that has just been played may be left out.', because: 'It is there if wanted.' },
      { we: 'Resolution abilities that cost nothing are all applied.', because: 'They do their holder no harm.' },
    ],
  },
  'RCO-4': {
    rule: 'A stronghold or city that is won comes into play; an enemy becomes a reward or is discarded; an attack that is not repelled deals as much damage as it is stronger.',
    rulings: [{ we: 'What is won comes refreshed.', because: 'So it is told of cities won in a siege.' }],
  },
  'RCO-5': {
    rule: 'In a siege the players alternate, the attacker first, until both have passed; the attacker resolves first, the defender wins ties, nothing rolls, and a city adds its bonus; a realm takes the difference as damage.',
  },
  'RCO-6': {
    rule: 'At the end of a combat wounded units are destroyed and the others go to their owners’ discard piles.',
    rulings: [{ we: 'Tactics go there, too.', because: 'Nothing else is told of them.' }],
  },
  'RCO-7': {
    rule: 'Enemy events are no opposing units.',
    rulings: [
      {
        we: 'A destroyed unit takes its strength and its resolution ability with it.',
        because: 'It is no longer in the combat.',
      },
    ],
  },
  'RCO-8': {
    rule: 'A wounded unit fights on and is destroyed at the end of the combat.',
    rulings: [
      { we: 'It keeps its strength and cannot be wounded twice.', because: 'A wound would cost nothing otherwise.' },
      {
        we: 'A unit that cannot be destroyed cannot be wounded either.',
        because: 'It would pay for everything and never fall.',
      },
    ],
  },
};
