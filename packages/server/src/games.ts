import { appraisal, crownOfAsh, features, together } from '@cinderhall/crown-of-ash';
import { crownAhead } from '@cinderhall/crown-of-ash/foresight';
import { nets } from '@cinderhall/crown-of-ash/nets';
import type { Seat } from '@cinderhall/kernel';
import {
  type View as RuneView,
  runeAge,
  appraisal as runeAppraisal,
  features as runeFeatures,
} from '@cinderhall/rune-age';
import { type Shelf, shelve } from './title.ts';

/** Hands are what each of those who play Rune Age knows alone. */
function handsTogether(views: readonly [RuneView, ...RuneView[]]): RuneView {
  const [first] = views;
  const of = (seat: Seat): RuneView => views.find(({ viewer }) => viewer === seat) ?? first;
  const players = first.players.map((player) => of(player.seat).players[player.seat] ?? player);
  return { ...first, viewer: 'spectator', players };
}

/** The games that are played here. The only place of the server that names one. */
export const shelf: Shelf = new Map([
  [
    crownOfAsh.id,
    shelve({
      game: crownAhead,
      wits: { appraisal, features, nets },
      together,
      write: ({ config }, move) => crownOfAsh.notation(config).write(move),
      round: ({ round }) => round,
    }),
  ],
  [
    runeAge.id,
    shelve({
      game: runeAge,
      wits: { appraisal: runeAppraisal, features: runeFeatures, nets: new Map() },
      together: handsTogether,
      write: ({ config }, move) => runeAge.notation(config).write(move),
      round: ({ round }) => round,
    }),
  ],
]);
