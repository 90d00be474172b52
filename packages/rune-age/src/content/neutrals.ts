import type { Card, Origin, TacticCard, UnitCard } from './card.ts';
import { house, known } from './origin.ts';
import type { Ability } from './vocabulary.ts';

const bought = (influence: number) => ({ count: 5, price: { amount: influence, in: 'influence' } }) as const;

const unit = (id: string, influence: number, strength: number, source: Origin, abilities: Ability[]): UnitCard => ({
  id,
  type: 'unit',
  faction: 'neutral',
  ...bought(influence),
  strength,
  abilities,
  source,
});

const tactic = (id: string, influence: number, source: Origin, abilities: Ability[]): TacticCard => ({
  id,
  type: 'tactic',
  faction: 'neutral',
  ...bought(influence),
  abilities,
  source,
});

/** What Forced March does, in a combat and out of it. */
const march: Omit<Ability, 'when'> = {
  cost: { pay: 'destroy', cards: 1, worth: 0 },
  steps: [{ do: 'draw', cards: 2 }],
};

/** A wound of one's own for a loss of theirs. */
const lightning: Ability = {
  when: 'played',
  cost: { pay: 'wound', unit: 'any' },
  steps: [{ do: 'destroy', chooser: 'opponent' }],
};

/** RCM-2: ten types; which of them a scenario uses stands with its objective. */
export const neutrals: readonly Card[] = [
  tactic('forced-march', 4, known('medium', [], 'That it may be played in a combat, too, is how one source has it.'), [
    { when: 'action', ...march },
    { when: 'played', ...march },
  ]),
  tactic('battle-roar', 2, known('medium', [], 'The name may differ.'), [
    { when: 'resolution', steps: [{ do: 'strengthen', what: 'army', by: { each: 1, per: 'units' } }] },
  ]),
  {
    ...unit('demon', 6, 5, known('medium', [], 'That it cannot be wounded either is our reading.'), []),
    lasts: true,
  },
  tactic(
    'summon-lightning',
    3,
    known('low', ['cost', 'scenario'], 'Nobody states that the loss needs the wound; we read it so.'),
    [lightning],
  ),
  unit(
    'manticore',
    4,
    4,
    known('low', ['cost', 'strength', 'scenario'], 'What follows the wound is read like that of Summon Lightning.'),
    [lightning],
  ),
  unit(
    'dragon',
    6,
    6,
    known('low', ['cost', 'strength', 'effect', 'scenario'], 'Only that there are such is told.'),
    [],
  ),
  unit('razorwing', 3, 2, house('A flyer that does not slow the army down.'), [
    { when: 'played', steps: [{ do: 'draw', cards: 1 }] },
  ]),
  unit('hellhound', 3, 3, house('They hunt in packs.'), [
    { when: 'played', steps: [{ do: 'join', take: { of: 'same' } }] },
  ]),
  unit('giant', 5, 5, house('Plain strength, for who has influence and no plan.'), []),
  tactic('ambush', 2, house('Takes the defender by surprise.'), [
    { when: 'played', steps: [{ do: 'opponent-discards', cards: 1 }] },
    { when: 'resolution', steps: [{ do: 'strengthen', what: 'army', by: 2 }] },
  ]),
];
