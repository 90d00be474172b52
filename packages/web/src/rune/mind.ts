import { appraisal, features, runeAge } from '@cinderhall/rune-age';
import { mindOf } from '../local/mind.ts';

/** Who thinks about Rune Age: by hand-made judgement, since nothing has been learned of it. */
export const mind = mindOf({
  ...{ game: runeAge, appraisal, features },
  fetchNets: async () => new Map(),
  write: ({ config }, move) => runeAge.notation(config).write(move),
});
