import type { Session } from '../session.ts';

/** How long a touch must rest on a thing before it shows itself in large, in milliseconds. */
const LONG_PRESS = 450;

/**
 * What finger or mouse have chosen is no longer looked at once the answer is on its way: one keeps the focus on it, the other
 * rests on it, and the question would go on telling of it, or why it could not be done once more. Keys lead on from it.
 */
export function forget(session: Session, { detail }: MouseEvent): void {
  if (session.sending && detail > 0) session.regard(null);
}

/** A touch that rests on a thing. */
export class Press {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #long = false;
  #touching = false;

  get touching(): boolean {
    return this.#touching;
  }

  /** `look` is called once the touch has rested long enough. */
  begin({ pointerType }: PointerEvent, look: () => void): void {
    this.end();
    if (pointerType === 'mouse') return;
    this.#touching = true;
    this.#timer = setTimeout(() => {
      this.#long = true;
      look();
    }, LONG_PRESS);
  }

  /** Ends the touch; true if it rested long enough to look rather than to choose. */
  end(): boolean {
    const long = this.#long;
    clearTimeout(this.#timer);
    this.#long = false;
    this.#touching = false;
    return long;
  }
}
