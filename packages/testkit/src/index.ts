export { type LawsOptions, type LawsReport, laws, type Violation } from './laws.ts';
export { LAW_IDS, type LawId } from './laws/index.ts';

export { type Perft, perft } from './perft.ts';
export { type PlaythroughOptions, playthrough } from './playthrough.ts';
export { type Choose, pickAny, pickSeat } from './playout.ts';

export { difference, notJson } from './difference.ts';
