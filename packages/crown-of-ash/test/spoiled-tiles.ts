import { type Spoiled, tile, tileAt } from './rough-pack.ts';

export const SPOILED_TILES: readonly Spoiled[] = [
  [
    'CMP-2',
    'structures',
    '4 starting structures in the base set, not 3',
    (p) => {
      tile(p, 'start-coast').set = 'final';
    },
  ],
  [
    'CMP-2',
    'structures',
    '4 starting structures with the final set, not 5',
    (p) => {
      p.structures.push({ ...tile(p, 'start-coast'), id: 'more', set: 'final' });
    },
  ],
  [
    'CMP-2',
    'structures',
    '12 tier I structures in the base set, not 11',
    (p) => {
      tile(p, 'altar').set = 'final';
    },
  ],
  [
    'CMP-2',
    'structures',
    '12 tier I structures with the final set, not 13',
    (p) => {
      tile(p, 'obelisk').tier = 1;
    },
  ],
  [
    'CMP-2',
    'structures',
    '8 tier II structures in the base set, not 9',
    (p) => {
      tile(p, 'obelisk').set = 'base';
    },
  ],
  [
    'CMP-2',
    'structures',
    '11 tier II structures with the final set, not 12',
    (p) => {
      tile(p, 'obelisk').count = 2;
    },
  ],
  [
    'SET-8',
    'structures',
    '4 different regions of starting structures, not 3',
    (p) => {
      tile(p, 'start-coast').region = 0;
    },
  ],
  [
    'content',
    `${tileAt('start-volcano')}.id`,
    "'start-mountains' is there once",
    (p) => {
      tile(p, 'start-volcano').id = 'start-mountains';
    },
  ],
  [
    'SET-8',
    tileAt('altar'),
    'starting structures, and only they, have their own region',
    (p) => {
      tile(p, 'altar').region = 2;
    },
  ],
  [
    'SET-8',
    tileAt('start-coast'),
    'starting structures, and only they, have their own region',
    (p) => {
      delete tile(p, 'start-coast').region;
    },
  ],
  [
    'RES-2',
    tileAt('graveyard'),
    'a resurrection structure offers no resources',
    (p) => {
      tile(p, 'graveyard').offers = { ash: 1 };
    },
  ],
  [
    'GAT-1',
    tileAt('altar'),
    'a structure offers something',
    (p) => {
      tile(p, 'altar').offers = { vp: 1 };
    },
  ],
  [
    'SET-7',
    tileAt('start-coast'),
    'a starting structure costs nothing',
    (p) => {
      tile(p, 'start-coast').cost = 1;
    },
  ],
  [
    'GAT-2',
    tileAt('altar'),
    'a tax comes from the supply, which holds no VP',
    (p) => {
      tile(p, 'altar').tax = { vp: 1 };
    },
  ],
  [
    'content',
    tileAt('graveyard'),
    "a source for 'resurrects'",
    (p) => {
      delete tile(p, 'graveyard').source.resurrects;
    },
  ],
  [
    'content',
    tileAt('start-coast'),
    "a source for 'region'",
    (p) => {
      delete tile(p, 'start-coast').source.region;
    },
  ],
  [
    'content',
    'structures',
    'tier I costs less than tier II on average',
    (p) => {
      for (const t of p.structures) if (t.tier === 1) t.cost = 9;
    },
  ],
  [
    'content',
    'structures',
    'tier I scores less than tier II on average',
    (p) => {
      for (const t of p.structures) if (t.tier === 1) t.vp = 9;
    },
  ],
  [
    'content',
    'structures',
    'tier I offers less than tier II on average',
    (p) => {
      for (const t of p.structures) if (t.tier === 1) t.offers = { ash: 9 };
    },
  ],
  [
    'AMD-1',
    'structures',
    'a structure that offers 3 sulphur',
    (p) => {
      tile(p, 'fire-shrine').offers = { sulphur: 3, ash: 1 };
    },
  ],
  [
    'AMD-1',
    'structures',
    'a structure of the base set that offers 1 blood and 1 bone',
    (p) => {
      tile(p, 'start-village').offers = { blood: 1, bone: 2 };
    },
  ],
  [
    'AMD-1',
    'structures',
    'a structure of the base set that offers 1 blood and 1 bone',
    (p) => {
      tile(p, 'start-village').set = 'final';
    },
  ],
  [
    'RES-1',
    'structures',
    'a resurrection structure in the base set',
    (p) => {
      delete tile(p, 'graveyard').resurrects;
    },
  ],
  [
    'RES-1',
    'structures',
    'a resurrection structure in the base set',
    (p) => {
      tile(p, 'graveyard').set = 'final';
    },
  ],
  [
    'RND-1',
    'structures',
    'a structure of at most 3 VP',
    (p) => {
      for (const t of p.structures) t.vp += 4;
    },
  ],
  [
    'GAT-4',
    'structures',
    'a structure that offers special ingredients',
    (p) => {
      for (const t of p.structures) delete t.offers.special;
    },
  ],
  [
    'content',
    'structures',
    'tier I costs less than tier II on average',
    (p) => {
      for (const t of p.structures) if (t.tier > 0) t.cost = 3;
    },
  ],
];
