import { notation, tables, type View } from '@cinderhall/crown-of-ash';
import { describeMove, namesOf, plain, type Words } from '@cinderhall/words';
import type { Saying } from '../faces.ts';

/** A move in notation as it is said of a table; one that is none is said as it is written. */
export const saying = (words: Words): Saying<View> => ({
  say(view, move) {
    const read = notation(view.config).read(move);
    // What lay there when it was chosen may be gone.
    const gone = read?.kind === 'raise' ? view.display : read?.kind === 'build' ? view.offer : [];
    if (read === null || ('slot' in read && (gone[read.slot] ?? 0) < 0)) return move;
    return plain(describeMove(words, namesOf(tables(view.config), view), view, read));
  },
});
