import { oncePainted } from './once-painted.ts';

/**
 * A button that closes what has been seen. It looks pressed at once, and what lies below is drawn only then: a whole table
 * takes a slow phone more than a tenth of a second, for which whoever taps would see no sign at all.
 */
export class GoingOn {
  readonly #go: () => void;
  #pressed = $state(false);
  #callOff = (): void => {};

  /** Call it where effects may be made: a button that is gone by then does nothing. */
  constructor(go: () => void) {
    this.#go = go;
    $effect(() => () => this.#callOff());
  }

  /** How the button looks. */
  get pressed(): boolean {
    return this.#pressed;
  }

  /** A second press changes nothing, until what comes of the first may be pressed again. */
  press(): void {
    if (this.#pressed) return;
    this.#pressed = true;
    this.#callOff = oncePainted(() => {
      this.#pressed = false;
      this.#go();
    });
  }
}
