export { guestName, PROTOCOL, tableId } from './words.ts';
export {
  type FinishedGame,
  type GameCard,
  joinRequest,
  type LayRequest,
  layRequest,
  named,
  type SeatCard,
  type SeatRequest,
  seatRequest,
  type ServerCard,
  type TableCard,
} from './tables.ts';
export type { HouseTrouble, OnlineTrouble, OnlineVerdict } from './trouble.ts';
export {
  type LiveAnswers,
  type LiveLetter,
  type LiveQuestion,
  type LiveReport,
  LONGEST_MESSAGE,
  parseLiveLetter,
  PULSE,
} from './live.ts';
