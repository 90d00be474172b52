/** Who may play: somebody here, or a computer that plays ahead, looks one step ahead, or does not look. */
export const PLAYERS = ['person', 'master', 'greedy', 'random'] as const;
