import type { OnlineTrouble } from '@cinderhall/protocol';
import type { Words } from '@cinderhall/words';
import type { OnlineText } from '@cinderhall/words/online';
import { tellTrouble } from '../app/trouble.ts';

/** Why something did not happen at a table of the server, in words. */
export function tellOnline(words: Words, text: OnlineText, trouble: OnlineTrouble): string {
  switch (trouble.refused) {
    case 'no-guest':
    case 'not-invited':
    case 'seat-taken':
    case 'another-seat':
    case 'not-your-seat':
    case 'not-seated':
    case 'not-agreed':
    case 'no-vacation':
    case 'motion-open':
    case 'no-motion':
    case 'not-late':
    case 'put-out':
    case 'no-code':
    case 'too-many':
    case 'foreign-origin':
    case 'no-table':
    case 'store':
      return text.troubles[trouble.refused];
    default:
      return tellTrouble(words, trouble);
  }
}
