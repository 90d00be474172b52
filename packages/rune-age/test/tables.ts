import { tellRefusal } from '@cinderhall/kernel';
import { type Config, house, runeAge, SCENARIOS, type ScenarioId } from '../src/index.ts';
import { rulesets } from '../src/rulesets/index.ts';

/** A table and how it is called. */
export interface Sort {
  readonly name: string;
  readonly config: Config;
}

/** Monuments that players at random come to build: they never save the printed price. */
const cheapMonuments = {
  ...house,
  id: 'cheap-monuments',
  cards: house.cards.map((card) =>
    card.type === 'monument' ? { ...card, price: { amount: 3, in: 'gold' as const } } : card,
  ),
};

function configOf(scenario: ScenarioId, players: number): Config {
  const content = rulesets[scenario].monuments ? cheapMonuments : 'house';
  const read = runeAge.configure({ scenario, players, content });
  if (!read.ok) throw new Error(tellRefusal(read.refusal));
  return read.value;
}

/** Every scenario at every size. */
export const SORTS: readonly Sort[] = SCENARIOS.flatMap((scenario) =>
  rulesets[scenario].players.map((players) => ({
    name: `${scenario}, ${players} players`,
    config: configOf(scenario, players),
  })),
);
