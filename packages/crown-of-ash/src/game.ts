import type { Game } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import { outcome } from './chapters/end.ts';
import { asked, barred, forbids, moves, step } from './chapters/index.ts';
import { clone } from './clone.ts';
import { configure } from './configure.ts';
import { reveals, see } from './events.ts';
import { notation, parts } from './notation.ts';
import { redeal } from './redeal.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { top } from './table.ts';
import type { Config, Event, Move, State, View } from './types.ts';
import { view } from './view.ts';

/** Crown of Ash, in every edition that `rulesets/` knows. */
export const crownOfAsh: Game<Config, State, Move, Event, View> = {
  id: 'crown-of-ash',
  rules: 1,
  configure,
  seats: (config) => SEATS.slice(0, config.automa === null ? config.players : config.players - 1),
  setup,
  clone,
  pending(s) {
    const f = top(s);
    return f === undefined ? null : { id: s.decision, kind: f.kind, seats: asked(s, f) };
  },
  moves,
  step,
  view,
  see,
  reveals,
  sample,
  outcome,
  notation,
  parts,
  barred,
  forbids,
  redeal,
  contest: ({ players }) => ({ players, together: false }),
  // VIS-5
  forgets: (s) => s.config.options.strictMemory && !s.over,
};
