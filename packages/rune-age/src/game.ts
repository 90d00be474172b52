import type { Game } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import { outcome } from './chapters/end.ts';
import { asked, barred, moves, step } from './chapters/index.ts';
import { ahead } from './chapters/round.ts';
import { clone } from './clone.ts';
import { configure } from './configure.ts';
import { contest } from './contest.ts';
import { reveals, see } from './events.ts';
import { notation, parts } from './notation.ts';
import { redeal } from './redeal.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { top } from './table.ts';
import type { Config, Event, Move, State, View } from './types.ts';
import { view } from './view.ts';

/** Rune Age, in every scenario that `rulesets/` knows. */
export const runeAge: Game<Config, State, Move, Event, View> = {
  id: 'rune-age',
  rules: 7,
  configure,
  seats: (config) => SEATS.slice(0, config.players),
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
  redeal,
  ahead,
  contest,
};
