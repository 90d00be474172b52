import { createContext } from 'svelte';
import { type Sound, sound, type Volume } from '../../table/sound/sounding.ts';
import type { Scene } from '../viewmodel/battle.ts';
import type { Motion } from './pace.ts';
import { Staging } from './staging.svelte.ts';

export interface ConductorPorts {
  /** How movements are shown here and now, the device's own wish included. */
  readonly motion: () => Motion;
  readonly volume: () => Volume;
}

/** What a table and the scenes over it know of movement, before the rest of this room is loaded. */
export class Conductor {
  /** The scene of the battle that is shown, if one is. */
  readonly staging = new Staging((which) => this.sound(which));
  readonly #ports: ConductorPorts;
  /** Puts everything that moves over the table where it belongs. */
  settle: () => void = () => {};
  /** Shows on the board what came of a battle, once nothing hides the board any more. */
  closed: (scene: Scene) => void = () => {};

  constructor(ports: ConductorPorts) {
    this.#ports = ports;
  }

  get motion(): Motion {
    return this.#ports.motion();
  }
  get silent(): boolean {
    return this.#ports.volume() === 'off';
  }

  sound(which: Sound): void {
    sound(which, this.#ports.volume());
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    this.staging.skip();
    this.settle();
  }
}

export const [conductorOf, setConductor] = createContext<Conductor>();
