/** RCM-1 */
export const FACTIONS = ['daqan', 'latari', 'uthuk', 'waiqar'] as const;
export type Faction = (typeof FACTIONS)[number];

/** RCM-3 */
export const SCENARIOS = ['resurgence', 'runewars', 'cataclysm', 'monument'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];
