import CardBack from '../kit/CardBack.svelte';
import Cube from './Cube.svelte';
import Piece from './Piece.svelte';

/** What moving things look like: drawn by what the table has loaded already. */
export const drawings = { Piece, CardBack, Cube };
export type Drawings = typeof drawings;
