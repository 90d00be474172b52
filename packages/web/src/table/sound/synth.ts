import type { Sound } from './sounding.ts';

/** One part of a sound: a tone that glides, or noise through a filter. Times in seconds, pitches in hertz. */
interface Part {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const part = (wave: Part['wave'], from: number, to: number, at: number, lasts: number, loud: number): Part => ({
  ...{ wave, from, to, at, lasts, loud },
});
/** Bell-like tones one after the other. */
const bells = (pitches: readonly number[], apart: number, lasts: number, loud: number): readonly Part[] =>
  pitches.map((pitch, i) => part('triangle', pitch, pitch, i * apart, lasts, loud));
/** A hard thing that hits wood, again and again, each time less. */
const knocks = (times: readonly number[]): readonly Part[] =>
  times.flatMap((at, i) => [
    part('noise', 2400, 1200, at, 0.04, 0.5 - i * 0.08),
    part('sine', 320 - i * 20, 180, at, 0.06, 0.4 - i * 0.06),
  ]);

const PARTS: { readonly [S in Sound]: readonly Part[] } = {
  card: [part('noise', 900, 3800, 0, 0.11, 0.22)],
  step: [part('sine', 190, 90, 0, 0.09, 0.5), part('noise', 700, 300, 0, 0.03, 0.2)],
  coin: [part('sine', 1480, 1480, 0, 0.16, 0.1), part('sine', 2220, 2220, 0.03, 0.2, 0.08)],
  build: [
    part('sine', 130, 55, 0, 0.22, 0.8),
    part('noise', 420, 160, 0, 0.14, 0.4),
    part('noise', 900, 500, 0.09, 0.08, 0.2),
  ],
  die: knocks([0.16, 0.42, 0.58, 0.67]),
  tick: [part('triangle', 880, 840, 0, 0.05, 0.16)],
  won: bells([392, 494, 587, 784], 0.1, 0.5, 0.22),
  lost: bells([330, 262, 196], 0.15, 0.55, 0.24),
  turn: bells([523, 659], 0.12, 0.45, 0.16),
  round: bells([294, 440], 0.18, 0.8, 0.18),
  end: bells([262, 330, 392, 523, 659], 0.16, 1.1, 0.2),
};

/** Everything is played at this loudness when it is set to loud. */
const LOUD = 0.5;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function source(audio: AudioContext, { wave, from, to }: Part, start: number, end: number) {
  if (wave === 'noise') {
    noise ??= noiseOf(audio);
    const hiss = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 1.2, frequency: from });
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    hiss.connect(filter);
    return { starts: hiss, sounds: filter };
  }
  const tone = new OscillatorNode(audio, { type: wave, frequency: from });
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  return { starts: tone, sounds: tone };
}

/** Plays a sound at a loudness from 0 to 1. Where the browser lets no sound be, nothing happens. */
export function play(sound: Sound, loudness: number): void {
  context ??= new AudioContext();
  const audio = context;
  // Browsers keep silent until the page was touched once.
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
  for (const one of PARTS[sound]) {
    const start = audio.currentTime + 0.01 + one.at;
    const end = start + one.lasts;
    const { starts, sounds } = source(audio, one, start, end);
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(one.loud * loudness * LOUD, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    sounds.connect(gain).connect(audio.destination);
    starts.start(start);
    starts.stop(end + 0.02);
  }
}
