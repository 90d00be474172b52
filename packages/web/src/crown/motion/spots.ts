/**
 * A place on the screen that pieces come from and go to. Whatever lies there carries the same text as `data-spot`. Of
 * several elements with one spot, such as a mat and its chip for narrow screens, the one that is seen counts.
 */
export type Spot =
  | `${'minion' | 'guard' | 'good' | 'held'}:${number}:${number}`
  | `${'space' | 'slot' | 'tile' | 'deck'}:${number}`
  | `${'structure' | 'banner' | 'place'}:${number}`
  | `${'seat' | 'vp' | 'track' | 'hand' | 'grave' | 'minions' | 'discard' | 'power' | 'crown' | 'automa'}:${number}`
  | 'pile'
  | 'order';

const ON_MAT = ['vp', 'track', 'hand', 'grave', 'minions', 'discard', 'power', 'crown', 'automa', 'good'];

/** Where to look instead when a spot cannot be seen, nearest first: the mat of a thing on it, the place of a defender. */
export function insteadOf(spot: Spot): readonly Spot[] {
  const [sort = '', first] = spot.split(':');
  const at = Number(first);
  if (ON_MAT.includes(sort)) return [`seat:${at}`];
  if (sort === 'held') return [`hand:${at}`, `seat:${at}`];
  if (sort === 'guard' || sort === 'structure' || sort === 'banner') return [`place:${at}`];
  if (sort === 'minion') return [`space:${Number(spot.split(':')[2])}`, `seat:${at}`];
  return [];
}

/** Whether the spot is a number that is counted when it changes. */
export const isNumber = (spot: Spot): boolean => spot.startsWith('vp:') || spot.startsWith('good:');

const LYING = ['slot', 'tile', 'minion', 'guard', 'held', 'banner'];

/** Whether the spot is one piece's own, so that it looks empty without it; else it is a heap or an area. */
export const isOwn = (spot: Spot): boolean => LYING.includes(spot.split(':', 1)[0] ?? '');
