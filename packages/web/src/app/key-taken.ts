/**
 * Whether a key is for what has the focus, and not for the table. A window that has just been closed keeps the focus until
 * the browser draws again, and takes no keys any more.
 */
export const keyTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;
