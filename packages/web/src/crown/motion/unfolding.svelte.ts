import type { Situation } from '../session.ts';
import type { Scene } from '../viewmodel/battle.ts';
import type { Conductor } from './conductor.ts';
import { TEMPOS } from './pace.ts';
import { type Showing, sceneCues, sceneTimes } from './scene-times.ts';
import type { Stage } from './staging.svelte.ts';

/** Shows of a battle what has happened since it was last shown: cards turn, dice roll, sums are counted, it is decided. */
export class Unfolding {
  readonly #conductor: Conductor;
  /** Whether cards are being turned in what is shown now, and whose dice are being rolled. */
  #turns = $state(false);
  #rolling = $state.raw<readonly number[]>([]);

  constructor(conductor: Conductor) {
    this.#conductor = conductor;
  }

  get turns(): boolean {
    return this.#turns;
  }

  rolls(seat: number): boolean {
    return this.#rolling.includes(seat);
  }

  /** `lines`: those of the longer sum, once it is reckoned. */
  show(scene: Scene, stage: Stage, lines: number, { viewer, since }: Situation): void {
    const { staging, motion } = this.#conductor;
    const { dice } = scene;
    const known = scene.step <= since ? { stage, dice: dice.length } : ({ stage: 'covered', dice: 0 } as const);
    const before = staging.advance(scene.key, { stage, dice: dice.length }) ?? known;
    const further = stage !== before.stage || (stage === 'open' && dice.length > before.dice);
    if (stage === 'covered' || !further || motion === 'off') return;
    this.#rolling = dice.slice(before.dice).map(({ seat }) => seat);
    this.#turns = before.stage === 'covered';
    const showing: Showing = { turns: this.#turns, dice: this.#rolling.length, lines };
    const plan = sceneTimes(showing, TEMPOS[motion].scale);
    const counts = Array.from({ length: lines }, (_, i) => plan.sums + i * plan.step);
    const own = viewer === scene.attacker || viewer === scene.defender;
    const won = scene.reckoned?.winner === 'attacker';
    staging.start(
      plan,
      [...counts, plan.outcome],
      sceneCues(showing, plan, own ? won === (viewer === scene.attacker) : null),
    );
  }
}
