/** Being told by the browser that it is one's turn. */
export interface PushText {
  readonly title: string;
  readonly hint: string;
  /** Where the browser cannot be told anything while nobody looks. */
  readonly impossible: string;
  readonly begin: string;
  readonly on: string;
  readonly end: string;
  /** What is told, under the name of the table. */
  readonly turn: string;
  readonly over: string;
  readonly denied: string;
  readonly failed: string;
}

/** By what somebody is let in on every device; said only to those who ask for it. */
export interface AccountText {
  readonly hint: string;
  /** Where the browser has no passkeys: it does not know them, or the page came over a way on which others could listen in. */
  readonly impossible: string;
  readonly make: string;
  /** The browser has made or shown none, for reasons of its own. */
  readonly notMade: string;
  readonly notShown: string;
  readonly mine: string;
  readonly made: (date: string) => string;
  readonly used: (date: string) => string;
  readonly unused: string;
  readonly remove: string;
  readonly left: (codes: number) => string;
  /** Above the codes, which are shown once. */
  readonly fresh: string;
  readonly renew: string;
  readonly leave: string;
  readonly leaveOthers: string;
  readonly othersLeft: string;
  readonly enter: string;
  readonly code: string;
  readonly codeHint: string;
  readonly recover: string;
  readonly push: PushText;
}
