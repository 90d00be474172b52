/** A table before it is laid, as a form of the lobby holds it. */
interface Planned {
  /** A content pack as it is in its file; null: the house pack. */
  readonly pack: unknown;
}

interface Keeping<P> {
  readonly key: string;
  /** null: it is no plan. */
  readonly parse: (json: unknown) => P | null;
  readonly usual: () => P;
}

/** The plan of the last time, as the browser keeps it. */
export interface KeptPlan<P> {
  /** Reads a plan that was remembered, perhaps by an older page; the usual one if it is none. */
  readonly read: (text: string | null) => P;
  readonly last: () => P;
  /** Keeps a plan for the next time. `false`: its content pack found no room, and the rest is kept without it. */
  readonly remember: (made: P) => boolean;
}

export function keptPlan<P extends Planned>({ key, parse, usual }: Keeping<P>): KeptPlan<P> {
  function read(text: string | null): P {
    try {
      return parse(JSON.parse(text ?? 'null')) ?? usual();
    } catch {
      return usual();
    }
  }
  function last(): P {
    try {
      return read(localStorage.getItem(key));
    } catch {
      return usual();
    }
  }
  function keep(made: P): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(made));
      return true;
    } catch {
      return false;
    }
  }
  function remember(made: P): boolean {
    const kept = keep(made);
    if (!kept && made.pack !== null) keep({ ...made, pack: null });
    // Without a pack there is nothing to lose: next time the usual plan is offered.
    return kept || made.pack === null;
  }
  return { read, last, remember };
}
