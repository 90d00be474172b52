import { titles } from '../games.ts';
import { House } from './house.ts';
import { browserKeys, memoryKeys } from './keys.ts';
import { parseLetter, type Report } from './messages.ts';
import { Opponents, type Task, type Thought, type Told } from './opponents.ts';
import { Shelf } from './shelf.ts';

/**
 * Opponents think in a worker of the same script, for both hold the whole game: the browser loads it once. How they think
 * is loaded there alone.
 */
const THINKER = 'opponents';

/** What a tab tells the others: it has written to a game, or to its card in the list. */
interface Written {
  readonly table: string;
  readonly what: 'game' | 'card';
}

const report = (told: Report): void => self.postMessage(told);
const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function openHouse(): Promise<House> {
  const keys = await browserKeys('cinderhall').catch(() => {
    report({ tell: 'forgetful' });
    return memoryKeys();
  });
  const tabs = new BroadcastChannel('cinderhall');
  const shelf = new Shelf(keys, (table, what) => {
    tabs.postMessage({ table, what } satisfies Written);
    if (what === 'card') report({ tell: 'games' });
  });
  const opponents = new Opponents(() => new Worker(self.location.href, { type: 'module', name: THINKER }));
  const ports = { now: () => Date.now(), name: () => hex(8), seed: () => hex(16) };
  const house = new House({ titles, shelf, opponents, report, ...ports });
  tabs.onmessage = ({ data }: MessageEvent<Written>) => {
    report({ tell: 'games' });
    if (data.what === 'game') void house.changedElsewhere(data.table);
  };
  return house;
}

/** Keeps the games. */
function keepHouse(): void {
  // The page's first questions arrive before the house is open: they must find somebody listening.
  const opening = openHouse();
  self.onmessage = async ({ data }: MessageEvent<unknown>) => {
    const letter = parseLetter(data);
    if (!letter) return;
    const house = await opening;
    const verdict = await house.ask(letter.question);
    report({ tell: 'reply', reply: { number: letter.number, verdict } });
  };
}

// A mistake in the program breaks the page, which says so, instead of leaving it to wait for an answer.
self.addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});

/** Thinks for computers. */
function keepThinking(): void {
  const thinking = import('./games.ts');
  const think = async (thought: Thought): Promise<number> =>
    (await (await thinking).mindFor(thought.game)).think(thought);
  self.onmessage = async ({ data }: MessageEvent<Task>) => {
    const { number } = data;
    const answer = data.ask === 'choose' ? await think(data) : await (await import('./tutor.ts')).explained(data);
    self.postMessage({ number, answer } satisfies Told);
  };
}

if (self.name === THINKER) keepThinking();
else keepHouse();
