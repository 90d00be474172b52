import { writeLink } from '../table/link.ts';

/** A link to a finished game, and whether it is in the clipboard; null: the game is too long for one. */
export type Linked = { readonly link: string; readonly copied: boolean } | { readonly link: null };

/** Makes the link to a game out of its file, and puts it into the clipboard where that is allowed. */
export async function linkTo(fileText: string): Promise<Linked> {
  const data = await writeLink(fileText);
  if (data === null) return { link: null };
  const link = new URL(`#/shared/${data}`, location.href).href;
  // A browser may hold back the clipboard, or have none over plain http.
  const copied = await Promise.resolve(navigator.clipboard?.writeText(link)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );
  return { link, copied };
}
