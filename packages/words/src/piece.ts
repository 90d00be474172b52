import type { Card, Fighter, Tile } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';

/**
 * A stretch of prose. Everything but plain text says what it names, so that a screen can draw it (an emblem, a glyph,
 * a link to the thing), and carries in `text` how it reads there, in the right case and number.
 */
export type Piece =
  | string
  /** A necromancer: colour and emblem of the seat. */
  | { readonly is: 'seat'; readonly seat: Seat; readonly text: string }
  /** The King, who has no seat. */
  | { readonly is: 'king'; readonly text: string }
  /** An amount of something: goods by index 0–4, special ingredients 5, victory points 6. `text` is whole: `2 ash`. */
  | { readonly is: 'loot'; readonly item: number; readonly amount: number; readonly text: string }
  | { readonly is: 'fighter'; readonly fighter: Fighter; readonly text: string }
  /** A region by index 0–5, or the Citadel (6). May carry its preposition: `on the Coast`. */
  | { readonly is: 'place'; readonly place: number; readonly text: string }
  | { readonly is: 'tile'; readonly tile: Tile; readonly text: string }
  /** A combat card by index. */
  | { readonly is: 'card'; readonly card: Card; readonly text: string }
  /** The face of a die that was rolled. */
  | { readonly is: 'die'; readonly value: number; readonly text: string }
  /** A number that matters, such as a total. */
  | { readonly is: 'number'; readonly value: number; readonly text: string }
  /** A rule by its id, such as `BLD-2`. */
  | { readonly is: 'rule'; readonly rule: string; readonly text: string };

/** What any piece but plain text has: how it reads. Each game has pieces of its own. */
interface Spoken {
  readonly text: string;
}

/** Prose with pieces of some game. */
export type ProseOf<P extends Spoken> = readonly (string | P)[];

/** A sentence, or several. */
export type Prose = readonly Piece[];

/** Prose as plain text: for terminals, screen readers, files. */
export const plain = (prose: ProseOf<Spoken>): string =>
  prose.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Template tag for prose: what is inserted may be text, a number, a piece, or prose. */
export function prose<P extends Spoken = Exclude<Piece, string>>(
  texts: TemplateStringsArray,
  ...inserted: readonly (number | string | NoInfer<P> | ProseOf<NoInfer<P>>)[]
): ProseOf<P> {
  const pieces: (string | P)[] = [];
  texts.forEach((text, i) => {
    push(pieces, text);
    const value = inserted[i];
    if (value === undefined) return;
    if (typeof value === 'number') push(pieces, String(value));
    else if (isProse(value)) for (const piece of value) push(pieces, piece);
    else push(pieces, value);
  });
  return pieces;
}

const isProse = <P extends Spoken>(value: string | P | ProseOf<P>): value is ProseOf<P> => Array.isArray(value);

/** Appends a piece; text next to text becomes one. */
function push<P extends Spoken>(pieces: (string | P)[], piece: string | P): void {
  const last = pieces.at(-1);
  if (piece === '') return;
  if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
  else pieces.push(piece);
}

/** `a`, `a and b`, `a, b and c`. */
export function series(items: readonly (Piece | Prose)[], and: string): Prose {
  return items.reduce<Prose>((before, item, i) => {
    if (i === 0) return prose`${item}`;
    return i === items.length - 1 ? prose`${before} ${and} ${item}` : prose`${before}, ${item}`;
  }, []);
}

/** `a, b, c`: an order, where a last `and` would be wrong. */
export const joined = (items: readonly (Piece | Prose)[]): Prose =>
  items.reduce<Prose>((before, item, i) => (i === 0 ? prose`${item}` : prose`${before}, ${item}`), []);

/** Prose beginning with a capital letter. */
export function capital(text: Prose): Prose {
  const [first, ...rest] = text;
  if (first === undefined) return text;
  if (typeof first === 'string') return [upper(first), ...rest];
  return [{ ...first, text: upper(first.text) }, ...rest];
}

/** Text beginning with a capital letter. */
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
