/** Rules that are not played yet and so have no test. The list may only shrink: a rule on it that has a test fails. */
export const AWAITED: readonly string[] = [];
