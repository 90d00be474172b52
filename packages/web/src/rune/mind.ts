import { appraisal, features, type Move, runeAge, type View } from '@cinderhall/rune-age';
import { mindOf } from '../local/mind.ts';

/** What computers go by in Rune Age: hand-made judgement, since nothing has been learned of it. */
export const wits = { game: runeAge, appraisal, features };

/** A move as text. */
export const write = ({ config }: View, move: Move): string => runeAge.notation(config).write(move);

/** Who thinks about Rune Age. */
export const mind = mindOf({ ...wits, fetchNets: async () => new Map(), write });
