import type { OnlineTrouble } from '@cinderhall/protocol';
import type { Words } from '@cinderhall/words';
import type { OnlineText } from '@cinderhall/words/online';
import { tellTrouble } from '../app/trouble.ts';

/** Troubles that only tables of a server have words for. */
type Told = Extract<OnlineTrouble, { readonly refused: keyof OnlineText['troubles'] }>;

/** Why something did not happen at a table of the server, in words. */
export function tellOnline(words: Words, text: OnlineText, trouble: OnlineTrouble): string {
  const isTold = (it: OnlineTrouble): it is Told => it.refused in text.troubles;
  return isTold(trouble) ? text.troubles[trouble.refused] : tellTrouble(words, trouble);
}
