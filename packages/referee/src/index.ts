export { type Finish, finishOf } from './finish.ts';
export { pastSight } from './past.ts';
export { placesOf } from './places.ts';
export { choicePoint, pendingIn } from './game-on.ts';
export { type Yielding, yielding } from './conceding.ts';
export type { Progress } from './judging.ts';
export { Referee, type Submission } from './referee.ts';
export { type CaughtUp, type Moment, SharedReferee } from './shared.ts';
export type { Outbox, Store, Turn } from './ports.ts';
export type { Sight } from './sight.ts';
export { begin, type Change, cutTo, type Entry, parseSaved, type Saved, withEntry } from './saved.ts';
export {
  type GameFile,
  readGameFile,
  readGamesFile,
  type Seals,
  writeGameFile,
  writeGamesFile,
} from './game-file.ts';
export { Queues } from './queue.ts';
export { type SeatInfo, seatInfos } from './seat-infos.ts';
export { type Computer, COMPUTERS, type Player, PLAYERS } from './players.ts';
export { denied, granted, type NoUndo, type Trouble, type Verdict } from './verdict.ts';
