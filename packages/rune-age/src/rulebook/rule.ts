/** A decision of ours where no source tells, or where they can be read in two ways. */
export interface Ruling {
  readonly we: string;
  readonly because: string;
}

/** One rule of the game in our own words, for those who read code and tests. */
export interface Rule {
  readonly rule: string;
  readonly rulings?: readonly Ruling[];
}

export type Chapter = { readonly [id: string]: Rule };
