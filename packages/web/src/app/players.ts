/** Who may play: somebody here, or a computer that looks ahead or does not. */
export const PLAYERS = ['person', 'greedy', 'random'] as const;
