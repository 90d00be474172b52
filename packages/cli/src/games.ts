import {
  appraisal,
  conserve,
  crownOfAsh,
  DIFFICULTIES,
  desk,
  EDITIONS,
  features,
  habits,
  NECROMANCERS,
} from '@cinderhall/crown-of-ash';
import { crownAhead } from '@cinderhall/crown-of-ash/foresight';
import { nets } from '@cinderhall/crown-of-ash/nets';
import {
  buyer,
  conserve as conserveRunes,
  FACTIONS,
  runeAge,
  appraisal as runeAppraisal,
  desk as runeDesk,
  features as runeFeatures,
  habits as runeHabits,
  SCENARIOS,
} from '@cinderhall/rune-age';
import { drawTable } from './crown-of-ash/draw.ts';
import { packFacts } from './crown-of-ash/pack.ts';
import { telling } from './crown-of-ash/telling.ts';
import { drawTable as drawRunes } from './rune-age/draw.ts';
import { packFacts as runePackFacts } from './rune-age/pack.ts';
import { telling as runeTelling } from './rune-age/telling.ts';
import { type Shelf, shelve } from './title.ts';

/** The only place here that names a game. */
export const shelf: Shelf = new Map([
  [
    crownOfAsh.id,
    shelve({
      game: crownAhead,
      wits: { appraisal, features, nets },
      conserve,
      desk,
      editions: EDITIONS,
      players: [2, 3, 4],
      table: ({ edition, players, pack }) => ({ edition, players, ...(pack === undefined ? {} : { content: pack }) }),
      own: Object.fromEntries(
        DIFFICULTIES.map((garrison) => [`ai:${garrison}`, { path: ['automa', 'garrison'], value: garrison }]),
      ),
      scripts: {},
      sides: { path: ['necromancers'], names: NECROMANCERS },
      points: 'VP',
      trial: { draw: drawTable, habits },
      pack: packFacts,
      tell: telling,
    }),
  ],
  [
    runeAge.id,
    shelve({
      game: runeAge,
      wits: { appraisal: runeAppraisal, features: runeFeatures, nets: new Map() },
      conserve: conserveRunes,
      desk: runeDesk,
      // A scenario is to this game what an edition is to the other.
      editions: SCENARIOS,
      players: [1, 2, 3, 4],
      table: ({ edition: scenario, players, pack }) => ({
        scenario,
        players,
        ...(pack === undefined ? {} : { content: pack }),
      }),
      own: {},
      scripts: { buyer, plain: runeAppraisal.reply },
      sides: { path: ['factions'], names: FACTIONS },
      points: 'endurance left',
      trial: { draw: drawRunes, habits: runeHabits },
      pack: runePackFacts,
      tell: runeTelling,
    }),
  ],
]);
