export * from './game.ts';

export { choices, distinct, isWithin, merged, put, sorted, sum, take, without } from './sorted.ts';
export { below, drawSeed, forkRng, next, parseSeed, seedRng, shuffle } from './rng.ts';

export { expected } from './expected.ts';
export { accepted, firstIssue, malformed, refused, tellRefusal } from './refusal.ts';
export { type Answer, admit, admitText, apply, applyText } from './apply.ts';
export { type Concession, concessionAt, concessionsIn, concessionText } from './concession.ts';
export { type Narrowed, narrow } from './narrow.ts';

export {
  branch,
  type GameRecord,
  lastSeed,
  parseRecord,
  parseRecordedMove,
  parseRecordText,
  type RecordedMove,
  rebase,
  type Redeal,
  recordMove,
  startRecord,
} from './record.ts';
export { playOn, type Replayed, type ReplayOptions, replay, type Told } from './replay.ts';
export { type Fields, type Ladder, ladder, type Migration } from './migrations.ts';
