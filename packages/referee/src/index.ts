export { choicePoint } from './game-on.ts';
export { type CaughtUp, type Moment, type Progress, Referee, type Submission } from './referee.ts';
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
