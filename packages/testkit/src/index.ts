export { type LawsOptions, type LawsReport, laws, type Violation } from './laws.ts';
export { LAW_IDS, type LawId } from './laws/index.ts';

export { type Perft, perft } from './perft.ts';
export { type PlaythroughOptions, playthrough } from './playthrough.ts';
export { type Choose, pickAny, pickSeat } from './playout.ts';

export type { Desk, Shape } from './scenario/desk.ts';
export { parseScenario, type Scenario, scenarioJsonSchema } from './scenario/schema.ts';
export { type PlayScenario, type ScenarioReport, scenarioPlayer } from './scenario/play.ts';
export { type Mismatch, tellMismatch } from './scenario/compare.ts';

export { difference, notJson } from './difference.ts';
