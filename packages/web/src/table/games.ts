import { type Move, notation, parts, type View } from '@cinderhall/crown-of-ash';
import { USUAL_GAME } from '../usual.ts';

/** What is needed of a game to pick moves and to write them, so that a page can do so without its rules. */
export interface Answering<Move = unknown, View = unknown> {
  parts(move: Move): readonly string[];
  write(view: View, move: Move): string;
  /**
   * Questions that a person answers by hand even when only one answer is left: what is chosen there stays covered, and a
   * page that answers at once would tell the others how much there was to choose from.
   */
  readonly covered: readonly string[];
  /** Questions whose answer cannot be taken back for long: something is drawn, uncovered, or the turn passes on. */
  readonly weighty: readonly string[];
  /** Such answers to other questions, beside lighter ones; left out: there are none. */
  grave?(move: Move): boolean;
  /** What is picked from the start. */
  preset(view: View): readonly string[];
  /** Whether a computer gives advice. */
  readonly advised: boolean;
}

/** VIS-3, CBT-4 */
export const crownCovered: readonly string[] = ['commit', 'clash'];

export const crownAnswering: Answering<Move, View> = {
  parts,
  write: ({ config }, move) => notation(config).write(move),
  covered: crownCovered,
  weighty: [
    ...['turn', 'build', 'raise', 'amend', 'commit', 'clash', 'order'],
    ...['unveil', 'forewarn', 'fence', 'command', 'overturn', 'reinforce', 'fortify', 'brace'],
  ],
  /** The defenders who stand there now (AMD-1). */
  preset(view) {
    const f = view.stack.at(-1);
    if (f?.kind !== 'amend') return [];
    return (view.places[f.region]?.guards ?? []).map((fighter) => `guard:${fighter}`);
  },
  advised: true,
};

/** By game. The first one comes along with every table; every other is to be loaded when a table of it is opened. */
const games: ReadonlyMap<string, () => Answering | Promise<Answering>> = new Map<
  string,
  () => Answering | Promise<Answering>
>([
  [USUAL_GAME, () => crownAnswering],
  ['rune-age', async () => (await import('../rune/answering.ts')).runeAnswering],
]);

/** How answers are given in this game; null: the page does not play it. */
export const answeringIn = async (game: string): Promise<Answering | null> => (await games.get(game)?.()) ?? null;
