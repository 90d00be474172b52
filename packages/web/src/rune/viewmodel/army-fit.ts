/** Room of the cards of one side of a combat, in pixels. */
export interface ArmyRoom {
  readonly width: number;
  readonly height: number;
  readonly cards: number;
}

/** How wide cards are, and on which sides they lie over each other, in one line, since not all of them have room. */
export interface ArmyFit {
  readonly width: number;
  readonly over: readonly boolean[];
}

/** Larger ones gain nothing; smaller ones beside each other are worse to read than larger ones over each other. */
const MOST = 172;
const LEAST = 60;
/** As large as cards that lie over each other become. */
const MOST_OVER = 92;
/** As in Front.svelte: between cards. */
const GAP = 8;
/** What of a card that lies under another stays in sight: its strength. */
const SEEN = 14;
/** A card is so many times as high as it is wide. */
const HIGH = 1.4;

/** How wide cards may be that lie beside each other, in as many lines as is best. */
function beside({ width, height, cards }: ArmyRoom): number {
  let best = 0;
  for (let lines = 1; lines <= cards; lines++) {
    const inLine = Math.ceil(cards / lines);
    const across = (width - GAP * (inLine - 1)) / inLine;
    const down = (height - GAP * (lines - 1)) / lines / HIGH;
    best = Math.max(best, Math.min(across, down));
  }
  return best;
}

/** How wide cards may be that lie over each other in one line. */
const over = ({ width, height, cards }: ArmyRoom): number =>
  Math.min(MOST_OVER, height / HIGH, width - SEEN * Math.max(0, cards - 1));

/** How the cards of both sides fit best into their rooms: of one size, as large as they can be, all of them in sight. */
export function armyFit(rooms: readonly ArmyRoom[]): ArmyFit {
  // A room is told in whole pixels, and may be half a pixel less.
  const laid = rooms.map(({ width, height, cards }) => ({
    width: width - 0.5,
    height: height - 0.5,
    cards: Math.max(1, cards),
  }));
  const widths = laid.map((room) => {
    const width = beside(room);
    return width >= LEAST ? width : Math.max(width, over(room));
  });
  const width = Math.max(1, Math.floor(Math.min(MOST, ...widths)));
  return { width, over: laid.map((room) => beside(room) < width) };
}
