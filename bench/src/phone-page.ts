import { greedy } from '@cinderhall/bots';
import { appraisal, crownOfAsh } from '@cinderhall/crown-of-ash';
import { think, yardstick } from './thinking.ts';

// One script for a page and for a worker started from the same text: each says what it is asked for.

interface Wish {
  readonly what: 'yardstick' | 'think';
  readonly seed: string;
  readonly most: number;
}

const now = () => performance.now();
const fulfil = ({ what, seed, most }: Wish): number[] =>
  what === 'yardstick' ? [yardstick(now)] : think(greedy(crownOfAsh, appraisal), 4, seed, most, now);

/** What is used of what a page and a worker share. */
interface Place {
  fulfil: typeof fulfil;
  onmessage: (event: { readonly data: Wish }) => void;
  postMessage(answer: number[]): void;
}

const place: Place = Object(globalThis);
place.fulfil = fulfil;
place.onmessage = ({ data }) => place.postMessage(fulfil(data));
