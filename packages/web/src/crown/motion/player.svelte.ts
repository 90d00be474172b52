import { Hiding } from '../../table/hiding.ts';
import type { Sound } from '../../table/sound/sounding.ts';
import type { Situation } from '../session.ts';
import { type Bar, type Beat, barsBetween } from './beats.ts';
import type { Conductor } from './conductor.ts';
import { type Ghost, numbersBetween } from './ghosts.ts';
import { type Box, measuring } from './measure.ts';
import { cueOf, TEMPOS, type Timed, timed } from './pace.ts';
import { soundOf } from './sounds.ts';
import type { Spot } from './spots.ts';

/** What was measured before the page was drawn anew. */
interface Measured {
  readonly bars: readonly Bar[];
  readonly from: ReadonlyMap<Spot, Box>;
}

/**
 * Shows changes of the table as movement and sound. The table itself always is what it is: whatever moves is a ghost
 * over it, and whatever a ghost is under way to is only transparent meanwhile. So nothing waits, and skipping is to drop
 * the ghosts.
 */
export class Player {
  readonly #conductor: Conductor;
  #ghosts = $state.raw<readonly Ghost[]>([]);
  #animations: Animation[] = [];
  readonly #hiding = new Hiding();
  #timers: ReturnType<typeof setTimeout>[] = [];
  #measured: Measured | null = null;
  /** When the last movement has ended. */
  #until = 0;
  #named = 0;

  constructor(conductor: Conductor) {
    this.#conductor = conductor;
  }

  get ghosts(): readonly Ghost[] {
    return this.#ghosts;
  }

  /** Before the page is drawn anew: notes where everything is that will have moved. */
  before(was: Situation, is: Situation): void {
    const told = barsBetween(was, is);
    // Whoever looks elsewhere is called all the same.
    const bars = document.hidden ? told.filter((bar) => bar.some(({ beat }) => beat === 'note')) : told;
    const from = new Map<Spot, Box>();
    this.#measured = bars.length > 0 ? { bars, from } : null;
    if (this.#conductor.motion === 'off' || bars.length === 0) return;
    const find = measuring();
    for (const spot of bars.flat().flatMap(leaving)) {
      const box = find(spot);
      if (box) from.set(spot, box);
    }
  }

  /** After it was drawn: sets everything on its way. */
  after({ moves }: Situation): void {
    const measured = this.#measured;
    this.#measured = null;
    if (measured) this.#play(measured, moves.length > 0);
  }

  /** Shows what has happened some time ago; everything is where it is since then. */
  replay(bars: readonly Bar[]): void {
    if (this.#conductor.motion !== 'off') this.#play({ bars, from: new Map() }, false);
  }

  /** Everything is where it belongs at once. */
  settle(): void {
    for (const animation of this.#animations) animation.cancel();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#hiding.end();
    this.#animations = [];
    this.#timers = [];
    this.#until = 0;
    if (this.#ghosts.length > 0) this.#ghosts = [];
  }

  #play({ bars, from }: Measured, asked: boolean): void {
    const { motion } = this.#conductor;
    const tempo = TEMPOS[motion === 'off' ? 'quick' : motion];
    // A scene that begins with this change is told from now on; what comes of it moves when it is told.
    const scene = bars.flat().some(({ beat }) => beat === 'battle') ? (this.#conductor.staging.times?.spoils ?? 0) : 0;
    if (scene > 0) this.settle();
    const whole = timed(bars, tempo.scale, scene);
    const now = performance.now();
    const cue = cueOf(whole.total, Math.max(0, this.#until - now), asked && scene === 0, tempo);
    if (cue.jump) this.settle();
    const score = cue.press < 1 ? timed(bars, tempo.scale * cue.press, scene) : whole;
    const beats = score.beats.map((one) => ({ ...one, at: one.at + cue.wait }));
    this.#until = now + cue.wait + score.total;
    this.#hear(beats, scene > 0);
    if (motion === 'off') return;
    const find = measuring();
    // All of it before anything is set on its way: after each movement that begins the page would be laid out anew.
    for (const spot of beats.flatMap(({ beat }) => arriving(beat, from))) find(spot);
    const ghosts = beats.flatMap((one) => this.#show(one, from, find));
    if (ghosts.length === 0) return;
    this.#ghosts = [...this.#ghosts, ...ghosts];
    const gone = new Set(ghosts.map(({ id }) => id));
    // A little later than the last of them: what it hid must be drawn before.
    this.#later(cue.wait + score.total + 60, () => {
      this.#ghosts = this.#ghosts.filter(({ id }) => !gone.has(id));
    });
  }

  /** Sounds of beats that begin together are one. */
  #hear(beats: readonly Timed[], staged: boolean): void {
    if (this.#conductor.silent) return;
    const heard = new Map<string, { sound: Sound; at: number }>();
    for (const { beat, at } of beats) {
      const which = soundOf(beat, staged);
      if (which !== null) heard.set(`${which} ${Math.round(at / 60)}`, { sound: which, at });
    }
    for (const { sound: which, at } of heard.values()) this.#later(at, () => this.#conductor.sound(which));
  }

  #later(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }

  /** The ghosts of a beat; what it hides meanwhile is hidden. */
  #show({ beat, at, lasts }: Timed, from: ReadonlyMap<Spot, Box>, find: (spot: Spot) => Box | null): readonly Ghost[] {
    const shown = { id: ++this.#named, at, lasts };
    if (beat.beat === 'travel') {
      const first = from.get(beat.from) ?? find(beat.from);
      const last = find(beat.to);
      if (!first || !last || first.element === last.element) return [];
      if (last.own) this.#hiding.hide(last.element, at + lasts);
      return [{ ...shown, ghost: 'flight', piece: beat.piece, from: first, to: last, turned: beat.turned ?? false }];
    }
    if (beat.beat === 'battle' || beat.beat === 'note') return [];
    const box = find(beat.at);
    if (!box) return [];
    if (beat.beat === 'roll') return [{ ...shown, ghost: 'roll', die: beat.die, box }];
    if (beat.beat === 'pulse') return [{ ...shown, ghost: 'ring', box }];
    if (box.spot !== beat.at) return [];
    if (beat.beat === 'drop') this.#fall(box.element, at, lasts);
    else return this.#count(beat, shown, box, from, find);
    return [];
  }

  #count(
    beat: Extract<Beat, { beat: 'count' }>,
    shown: Pick<Ghost, 'id' | 'at' | 'lasts'>,
    box: Box,
    from: ReadonlyMap<Spot, Box>,
    find: (spot: Spot) => Box | null,
  ): readonly Ghost[] {
    this.#hiding.hide(box.element, shown.at + shown.lasts);
    const track = trackOf(beat.at);
    const bar = track && find(track);
    const was = track && from.get(track);
    if (bar && was && bar.spot === track && bar.width > 0) this.#grow(bar, was.width / bar.width, shown);
    return [{ ...shown, ghost: 'tally', numbers: numbersBetween(beat.from, beat.to), box }];
  }

  #fall(element: Element, delay: number, duration: number): void {
    const keyframes = [
      { transform: 'translateY(-70%) scale(1.25)', opacity: 0, easing: 'ease-in' },
      { transform: 'translateY(0) scale(1)', opacity: 1, offset: 0.6 },
      { transform: 'translateY(-7%) scale(1.02)', opacity: 1, offset: 0.8 },
      { transform: 'none', opacity: 1 },
    ];
    this.#animations.push(element.animate(keyframes, { delay, duration, fill: 'backwards' }));
  }

  #grow({ element }: Box, scale: number, { at, lasts }: Pick<Ghost, 'at' | 'lasts'>): void {
    const keyframes = [
      { transform: `scaleX(${scale})`, transformOrigin: 'left' },
      { transform: 'scaleX(1)', transformOrigin: 'left' },
    ];
    const timing = { delay: at, duration: lasts, fill: 'backwards', easing: 'ease-out' } as const;
    this.#animations.push(element.animate(keyframes, timing));
  }
}

/** The bar that shows the same points as this number. */
const trackOf = (spot: Spot): Spot | null => (spot.startsWith('vp:') ? `track:${Number(spot.slice(3))}` : null);

/** The spots of a beat that are measured once the page is drawn anew. */
function arriving(beat: Beat, from: ReadonlyMap<Spot, Box>): readonly Spot[] {
  if (beat.beat === 'battle' || beat.beat === 'note') return [];
  if (beat.beat === 'travel') return from.has(beat.from) ? [beat.to] : [beat.from, beat.to];
  const track = beat.beat === 'count' ? trackOf(beat.at) : null;
  return track ? [beat.at, track] : [beat.at];
}

/** The spots of a beat that are measured before the page is drawn anew. */
function leaving(beat: Beat): readonly Spot[] {
  if (beat.beat === 'travel') return [beat.from];
  const track = beat.beat === 'count' ? trackOf(beat.at) : null;
  return track ? [track] : [];
}
