import address from 'virtual:drawings/crown';
import { drawn } from '../../theme/drawings.ts';

/** Icons and figures as one drawing. */
export const drawings: Promise<string> = drawn(address);
