import type { Trouble } from '@cinderhall/referee';
import { describeBarred, plain, type Words } from '@cinderhall/words';

/** Why something did not happen, in words. For refusals that name things on a table, the table has better ones. */
export function tellTrouble(words: Words, trouble: Trouble): string {
  const { refusals, storage, buttons } = words;
  switch (trouble.refused) {
    case 'malformed':
      return plain(refusals.malformed(trouble));
    case 'over':
      return plain(refusals.over());
    case 'not-offered': {
      const reason = trouble.reason === null ? null : describeBarred(words, trouble.reason).hint;
      return plain(refusals.notOffered({ ...trouble, reason }));
    }
    case 'stale':
    case 'not-asked':
    case 'taken-back':
    case 'conceded':
      return plain(refusals.stale());
    case 'no-table':
      return storage.gone;
    case 'table-exists':
      return storage.elsewhere;
    case 'no-undo':
      return buttons.cannotUndo;
    case 'forgotten':
      return refusals.past.forgotten;
    case 'not-over':
      return refusals.past.notOver;
    case 'not-your-eyes':
      return refusals.past.notYours;
    case 'store':
      return storage.full;
  }
}
