/** RCM-1 */
export const FACTIONS = ['daqan', 'latari', 'uthuk', 'waiqar'] as const;
export type Faction = (typeof FACTIONS)[number];

/** RCM-3 */
export const SCENARIOS = ['resurgence', 'runewars', 'cataclysm', 'monument'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** Index into the card table of the scenario in use (see `tables.ts`). Equal cards share one index. */
export type CardIndex = number;

/**
 * A unit or tactic in a combat as one number, so that equal ones are equal: its card, whether it is wounded, whether its
 * Resolution is done, and what strength it gained. Only `army.ts` takes it apart.
 */
export type Fielded = number;

/** Whose card nobody holds; who fights on no player's behalf. */
export const NOBODY = -1;

/** RCO-1: by index of `Combat.mode`. An instant attacks a home realm; that is a battle, too. */
export const MODES = ['battle', 'siege', 'instant'] as const;
export type Mode = 0 | 1 | 2;
export const BATTLE: Mode = 0;
export const SIEGE: Mode = 1;
export const INSTANT: Mode = 2;

/** A side of a combat: of the attacker and, in a siege, of the defender. Who fights off an instant is on the first. */
export type Side = 0 | 1;
