/** So long, in milliseconds, what has just come up under a finger is not meant yet: nobody has read it. */
const UNREAD = 350;
/** Two taps nearer than so many pixels are in the same place. */
const SAME = 32;

/** A tap, and the words on the button under it; null: it was beside all buttons. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly on: string | null;
}

/**
 * Tells taps that were meant for what stood in a place before: somebody waits with a finger over «Continue», and it becomes
 * «Pass». What has come up within the last moment is not answered by a finger, and of two quick taps in one place the second
 * counts only if it is for the same words.
 */
export class Hasty {
  #turned = Number.NEGATIVE_INFINITY;
  #last: Tap | null = null;

  /** Something else is asked from `now` on, in milliseconds. */
  turn(now: number): void {
    this.#turned = now;
  }

  /** Whether this tap is too hasty to count. */
  tells(tap: Tap): boolean {
    const before = this.#last;
    this.#last = tap;
    if (tap.on === null) return false;
    if (tap.at - this.#turned < UNREAD) return true;
    const again =
      before !== null && tap.at - before.at < UNREAD && Math.hypot(tap.x - before.x, tap.y - before.y) < SAME;
    return again && before.on !== tap.on;
  }
}
