export { type CodeCard, type DeviceRequest, deviceRequest } from './devices.ts';
export { type HookCard, type HookRequest, hookRequest } from './hooks.ts';
export {
  type AccountCard,
  type PasskeyCard,
  type PasskeyMade,
  type PasskeyOptions,
  type PasskeyRemoval,
  type PasskeyShown,
  passkeyMade,
  passkeyRemoval,
  passkeyShown,
  type SignOutRequest,
  signOutRequest,
} from './passkeys.ts';
export { LARGEST_PLAN, type PlanCard, type PlanEnd, type PlanStep, planSteps } from './plans.ts';
export { type PushCard, type PushRemoval, type PushRequest, pushRemoval, pushRequest } from './push.ts';
export { guestName, PROTOCOL, tableId } from './words.ts';
export {
  type FinishedGame,
  type GameCard,
  type InvitationCard,
  joinRequest,
  type LayRequest,
  type LayWish,
  layRequest,
  named,
  type SeatCard,
  type SeatRequest,
  seatRequest,
  type ServerCard,
  type TableCard,
} from './tables.ts';
export { type MotionCard, type MotionRequest, motionRequest, voiceRequest } from './motions.ts';
export {
  type Happened,
  LONGEST_LINE,
  type ReportRequest,
  reportRequest,
  type TalkLine,
  talkLine,
} from './talk.ts';
export {
  type Budget,
  type ClockCard,
  type TableTerms,
  tableTerms,
  usualTerms,
  type VacationRequest,
  vacationRequest,
} from './terms.ts';
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
