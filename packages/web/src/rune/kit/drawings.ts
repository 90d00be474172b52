import address from 'virtual:drawings/rune';
import { drawn } from '../../theme/drawings.ts';

/** What is on the cards, as one drawing. */
export const drawings: Promise<string> = drawn(address);
