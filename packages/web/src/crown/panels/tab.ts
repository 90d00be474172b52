/** What a narrow screen shows: the board, or a sheet that lies over it. */
export type Tab = 'board' | 'hand' | 'players' | 'log';

const FROM_HAND = ['commit', 'amend', 'post'];

/**
 * What comes up with a question to whoever looks: their hand, where it is answered from there, but never over a battle that
 * is still looked at. `question` is its kind; null: they are asked nothing.
 */
export const tabFor = (question: string | null, battle: boolean): Tab =>
  question !== null && !battle && FROM_HAND.includes(question) ? 'hand' : 'board';
