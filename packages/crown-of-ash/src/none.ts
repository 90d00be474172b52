/**
 * What a move names that takes none of what is offered. Apart from the chapters, so that whoever reads and writes moves
 * carries no rules.
 */

/** The slot that says: raise nobody. */
export const PASS = -2;
/** An answer that takes nobody back. */
export const DECLINED = -2;
/** An answer that lets all dice stand. */
export const STANDS = -2;
/** An answer that names no card. */
export const UNNAMED = -2;
