import type { Words } from '@cinderhall/words';
import { withLateWords } from '../app/late-words.ts';
import { USUAL_GAME } from '../usual.ts';

/** What the people of a table agree on in a game, in words. */
type Agreed = (words: Words, config: unknown) => Promise<readonly string[]>;

/** By game. */
const agreements: ReadonlyMap<string, Agreed> = new Map<string, Agreed>([
  [USUAL_GAME, (...of) => import('../crown/agreed.ts').then(({ agreedIn }) => agreedIn(...of))],
  ['rune-age', (...of) => withLateWords(import('../rune/rune-lobby.ts')).then(({ agreedIn }) => agreedIn(...of))],
]);

/** What whoever is invited to a table is told of it beside the game; nothing of a game that this page does not know. */
export const agreedAt: (game: string, ...of: Parameters<Agreed>) => Promise<readonly string[]> = async (game, ...of) =>
  (await agreements.get(game)?.(...of)) ?? [];
