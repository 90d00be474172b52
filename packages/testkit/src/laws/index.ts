import { answersCommute, notationReads, notationRefuses, notationReserves, refusesTheRest } from './answers.ts';
import type { Law } from './law.ts';
import {
  barredIsNotOffered,
  decisionIds,
  distinctMoves,
  distinctParts,
  hasMoves,
  looking,
  offeredIsNotForbidden,
} from './questions.ts';
import { foreseesAlike, foreseesOwn } from './foresight.ts';
import { sampleLooksAlike, sampleOffersAlike, samplePlays, undoLeaksNothing } from './secrecy.ts';
import {
  cloneIsApart,
  cloneIsEqual,
  configIsKept,
  conserves,
  outcomeAtTheEnd,
  recordReplays,
  seenIsJson,
  stateIsJson,
  thawedGoesOn,
} from './states.ts';

/** The laws that are checked at one moment of one game, in the order of checking: later ones rely on earlier ones. */
export const LAWS = [
  ['has-moves', hasMoves],
  ['state-is-json', stateIsJson],
  ['distinct-moves', distinctMoves],
  ['distinct-parts', distinctParts],
  ['clone-is-equal', cloneIsEqual],
  ['looking-changes-nothing', looking],
  ['barred-is-not-offered', barredIsNotOffered],
  ['offered-is-not-forbidden', offeredIsNotForbidden],
  ['notation-reads', notationReads],
  ['notation-refuses', notationRefuses],
  ['refuses-the-rest', refusesTheRest],
  ['notation-reserves', notationReserves],
  ['answers-commute', answersCommute],
  ['sample-looks-alike', sampleLooksAlike],
  ['sample-offers-alike', sampleOffersAlike],
  ['sample-plays', samplePlays],
  ['ahead-is-own', foreseesOwn],
  ['ahead-tells-nothing', foreseesAlike],
  ['clone-is-apart', cloneIsApart],
  ['decision-ids', decisionIds],
  ['conserves', conserves],
  ['thawed-goes-on', thawedGoesOn],
  ['outcome-at-the-end', outcomeAtTheEnd],
  ['seen-is-json', seenIsJson],
  ['undo-leaks-nothing', undoLeaksNothing],
  ['config-is-kept', configIsKept],
  ['record-replays', recordReplays],
] as const satisfies readonly (readonly [string, Law])[];

/** The laws of whole games and of whole runs. */
const OVERALL = ['ends', 'throws-nothing', 'keeps-secrets'] as const;

export type LawId = (typeof LAWS)[number][0] | (typeof OVERALL)[number];

/** Every law by name. */
export const LAW_IDS: readonly LawId[] = [...LAWS.map(([id]) => id), ...OVERALL];
