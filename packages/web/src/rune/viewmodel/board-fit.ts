/** How many cards lie in each part of the board. */
export interface Counts {
  readonly events: number;
  readonly market: number;
  readonly barracks: number;
  readonly cities: number;
  readonly realm: number;
}

/**
 * How the board lies in its room: beside each other what is there to buy and what is held, or one part after the other in
 * lines; and how wide its cards are. Where they would be too small the board is longer than its room, and scrolls.
 */
export interface BoardFit {
  readonly shape: 'columns' | 'lines' | 'scroll';
  readonly width: number;
  /** Between parts below each other: what height is left goes there. */
  readonly between: number;
}

/** Room in pixels. */
export interface BoardRoom {
  readonly width: number;
  readonly height: number;
}

/** Smaller cards cannot be read; larger ones gain nothing. */
const LEAST = 60;
const MOST = 136;

/** As in Board.svelte and Zone.svelte: around the board, between cards, between parts beside and below each other, above a part. */
const PAD = 12;
const GAP = 6;
const ASIDE = 20;
const BELOW = 14;
/** More would tear the board apart. */
const AMPLE = 32;
const TITLE = 20;
/** A card is so many times as high as it is wide. */
const HIGH = 1.4;

/** So many cards of what is held may lie beside each other, and so many of one part in a line. */
const BESIDE = [2, 3, 4, 5, 6];
const IN_LINE = [4, 5, 6, 7, 8, 10, 12];

/** Cards of a part, laid in so many lines. */
interface Laid {
  readonly cards: number;
  readonly lines: number;
}

/** Where nothing lies there is room for a card, which may come. */
function laid(cards: number, wanted: number): Laid {
  const lines = Math.max(1, wanted);
  return { cards: Math.max(1, Math.ceil(cards / lines)), lines };
}

/** How wide cards may be so that parts fit beside each other. */
const widthFor = (room: number, parts: readonly Laid[]): number => {
  const cards = parts.reduce((sum, part) => sum + part.cards, 0);
  return (room - PAD - ASIDE * (parts.length - 1) - GAP * (cards - parts.length)) / cards;
};

/** Parts of so many lines each, below each other: what of a height is not between parts, for cards of this width. */
const takenBy = (width: number, lines: readonly number[]): number =>
  lines.reduce((sum, n) => sum + TITLE + n * HIGH * width + GAP * (n - 1), PAD);

/** How wide cards may be so that parts of so many lines each fit below each other. */
const heightFor = (room: number, lines: readonly number[]): number => {
  const all = lines.reduce((sum, n) => sum + n, 0);
  return (room - BELOW * (lines.length - 1) - takenBy(0, lines)) / all / HIGH;
};

/** A way to lay the board: what lies beside each other, and what below each other, in lines of cards. */
interface Way {
  readonly shape: 'columns' | 'lines';
  readonly beside: readonly (readonly Laid[])[];
  readonly below: readonly (readonly number[])[];
}

/** What is there to buy on one side, and what is held on the other, so many cards in a line. */
function columns({ events, market, barracks, cities, realm }: Counts, k: number): Way {
  const left = Math.max(market, barracks);
  const right = [cities, realm].map((cards) => laid(cards, Math.ceil(cards / k)).lines);
  const bought = [Math.ceil(events / left), 1, 1];
  return { shape: 'columns', beside: [[laid(left, 1), laid(k, 1)]], below: [bought, right] };
}

/** The ways to divide parts among lines, in their order. */
function divisions([first, ...rest]: readonly number[]): readonly (readonly (readonly number[])[])[] {
  if (first === undefined) return [[]];
  return divisions(rest).flatMap((lines) => {
    const [line, ...more] = lines;
    return line === undefined
      ? [[[first]]]
      : [
          [[first], ...lines],
          [[first, ...line], ...more],
        ];
  });
}

/** Parts in lines of the whole room. One that has a line for itself takes several when it has more than `most` cards. */
function lines(division: readonly (readonly number[])[], most: number): Way {
  const beside = division.map((line) =>
    line.map((cards) => laid(cards, line.length === 1 ? Math.ceil(cards / most) : 1)),
  );
  return { shape: 'lines', beside, below: [beside.map(([first]) => first?.lines ?? 1)] };
}

const widest = (room: BoardRoom, { beside, below }: Way): number =>
  Math.min(
    ...beside.map((parts) => widthFor(room.width, parts)),
    ...below.map((parts) => heightFor(room.height, parts)),
  );

/** How so many cards fit best into a room: as large as they can be, all of them in sight. */
export function boardFit(room: BoardRoom, counts: Counts): BoardFit {
  const { events, market, barracks, cities, realm } = counts;
  const divided = divisions([events, market, barracks, cities, realm]);
  const ways = [
    ...BESIDE.map((k) => columns(counts, k)),
    ...IN_LINE.flatMap((most) => divided.map((division) => lines(division, most))),
  ];
  const best = ways.reduce((a, b) => (widest(room, b) > widest(room, a) ? b : a));
  const width = Math.floor(Math.min(MOST, widest(room, best)));
  if (width < LEAST) return { shape: 'scroll', width: LEAST, between: BELOW };
  const spare = Math.min(...best.below.map((parts) => (room.height - takenBy(width, parts)) / (parts.length - 1 || 1)));
  return { shape: best.shape, width, between: Math.floor(Math.min(AMPLE, spare)) };
}
