import type { Session } from './session.ts';

/**
 * The thing under pointer or focus. One that cannot be chosen stays for a while after they leave it, and as long as they
 * are where its reason is told: so that they reach the link to the rule.
 */
export class Lingering {
  readonly #session: () => Pick<Session, 'regarded' | 'standing'>;
  #part = $state.raw<string | null>(null);

  /** Call it where effects may be made. `holds`: whether pointer or focus are where the reason is told. */
  constructor(session: () => Pick<Session, 'regarded' | 'standing'>, ms: number, holds: () => boolean) {
    this.#session = session;
    $effect(() => {
      const { regarded } = session();
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

  get part(): string | null {
    return this.#part;
  }

  /** Pointer or focus have left the reason, too. */
  release(): void {
    this.#turnTo(this.#session().regarded);
  }

  #turnTo(part: string | null): void {
    this.#last = part;
    this.#part = part;
  }
}
