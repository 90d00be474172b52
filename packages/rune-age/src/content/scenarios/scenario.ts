import type { ScenarioId } from '../../types.ts';
import type { EnemyCard, InstantCard, ObjectiveCard, Origin } from '../card.ts';
import type { Deed } from '../vocabulary.ts';

type Stage = 1 | 2 | 3;
type About<C> = Omit<C, 'id' | 'type' | 'count' | 'scenario' | 'stage' | 'source' | 'strength' | 'attrition' | 'deeds'>;

/** The makers of one scenario's cards. Enemies roll for attrition unless they say otherwise. */
export const cardsOf = (scenario: ScenarioId) => ({
  objective: (
    neutrals: readonly string[],
    source: Origin,
    enemy?: NonNullable<ObjectiveCard['enemy']>,
  ): ObjectiveCard => ({
    id: scenario,
    type: 'objective',
    scenario,
    count: 1,
    neutrals,
    source,
    ...(enemy === undefined ? {} : { enemy }),
  }),
  enemy: (
    id: string,
    stage: Stage,
    strength: number,
    source: Origin,
    about: About<EnemyCard> & { readonly attrition?: boolean },
  ): EnemyCard => ({ id, type: 'enemy', scenario, stage, count: 1, strength, attrition: true, source, ...about }),
  instant: (id: string, stage: Stage, source: Origin, deeds: readonly Deed[], strength?: number): InstantCard => ({
    id,
    type: 'instant',
    scenario,
    stage,
    count: 1,
    deeds,
    source,
    ...(strength === undefined ? {} : { strength }),
  }),
});
