import type { Session } from './session.ts';

/**
 * The thing under pointer or focus. One that cannot be chosen stays for a while after they leave it, and as long as they
 * are where its reason is told: so that they reach the link to the rule.
 */
export class Lingering {
  #part = $state.raw<string | null>(null);

  /** Call it where effects may be made. `holds`: whether pointer or focus are where the reason is told. */
  constructor(session: () => Pick<Session, 'regarded' | 'standing'>, ms: number, holds: () => boolean) {
    $effect(() => {
      const { regarded } = session();
      this.#regarded = regarded;
      const last = this.#last;
      if (regarded !== null || last === null || session().standing(last) !== 'barred') {
        this.#turnTo(regarded);
        return undefined;
      }
      const leaving = setTimeout(() => {
        if (!holds()) this.release();
      }, ms);
      return () => clearTimeout(leaving);
    });
  }

  /** Not reactive: what it was when something changed. */
  #last: string | null = null;
  /** As it was last seen: a table that is taken away loses the focus when there is no session any more. */
  #regarded: string | null = null;

  get part(): string | null {
    return this.#part;
  }

  /** Pointer or focus have left the reason, too. */
  release(): void {
    this.#turnTo(this.#regarded);
  }

  #turnTo(part: string | null): void {
    this.#last = part;
    this.#part = part;
  }
}
