/** The steps of the first game, in their order: one idea each. */
export const RUNE_LESSON = [
  ...['welcome', 'gold', 'buy', 'attack', 'footman', 'enough', 'influence', 'market', 'end', 'rival', 'event'],
  ...['hunt', 'knight', 'host', 'losses', 'reward', 'recruit', 'guard', 'siege', 'farewell'],
] as const;
export type RuneLessonStep = (typeof RUNE_LESSON)[number];
