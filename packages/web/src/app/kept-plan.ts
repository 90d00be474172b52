/** A table before it is laid, as a form of the lobby holds it. */
interface Planned {
  /** A content pack as it is in its file; null: the house pack. */
  readonly pack: unknown;
}

interface Reading<P> {
  /** null: it is no plan. */
  readonly parse: (json: unknown) => P | null;
  readonly usual: () => P;
}

/** Reads a plan that was remembered, perhaps by an older page; the usual one if it is none. */
export function readKept<P>(text: string | null, { parse, usual }: Reading<P>): P {
  try {
    return parse(JSON.parse(text ?? 'null')) ?? usual();
  } catch {
    return usual();
  }
}

/** Where the browser keeps the plan of the last time. */
export function planPlace(key: string) {
  /** The plan as it was put there; null: there is none, or the browser keeps nothing. */
  function text(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function keep(made: Planned): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(made));
      return true;
    } catch {
      return false;
    }
  }
  /** Keeps a plan for the next time. `false`: its content pack found no room, and the rest is kept without it. */
  function remember(made: Planned): boolean {
    const kept = keep(made);
    if (!kept && made.pack !== null) keep({ ...made, pack: null });
    // Without a pack there is nothing to lose: next time the usual plan is offered.
    return kept || made.pack === null;
  }
  return { text, remember };
}
