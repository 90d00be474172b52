import { notation, tables, type View } from '@cinderhall/rune-age';
import type { Words } from '@cinderhall/words';
import { loadRuneAge } from '@cinderhall/words/rune-age';
import type { Saying } from '../faces.ts';
import { moveText, namesIn } from './context.ts';

/** A move in notation as it is said of a table; one that is none is said as it is written. */
export async function saying(words: Words): Promise<Saying<View>> {
  const rune = await loadRuneAge(words.language);
  return {
    say(view, move) {
      const read = notation(view.config).read(move);
      const me = view.viewer === 'spectator' ? null : view.viewer;
      return read === null ? move : moveText({ rune, names: namesIn(rune, tables(view.config), view, me) }, read);
    },
  };
}
