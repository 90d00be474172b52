import type { AutomaAction, AutomaReason, EventOf } from '@cinderhall/crown-of-ash';
import type { AutomaLogWords } from '../catalog/telling.ts';
import type { Names } from '../names.ts';
import { capital, type Prose, prose } from '../piece.ts';
import { roman } from '../speech.ts';
import { say } from './grammar.ts';
import { nouns } from './nouns.ts';

const { who, place, fighters } = say;

/** The actions on a card; there is where the die says, unless the card looks for a target of its own. */
const ACTIONS: { readonly [A in AutomaAction]: string } = {
  use: 'gather there',
  attack: 'attack there',
  citadel: 'attack the Citadel',
  build: 'build there',
  closest: 'gather nearby and raise a fighter',
};
const TARGETED: typeof ACTIONS = {
  ...ACTIONS,
  attack: 'attack the least defended region',
  build: 'build on the best defended region',
};

function flipped(e: EventOf<'flipped'>, n: Names): Prose {
  const { id, other, own } = n.actionCard(e.actionCard);
  const words = id === 'targeted' ? TARGETED : ACTIONS;
  const row = e.row === 'other' ? other : own;
  const owner = e.row === 'other' ? 'belongs to somebody else' : 'is its own or free';
  const tries = row.map((action) => words[action]).join(', or else ');
  return prose`${who(n, e.seat)} turns up ${nouns.actionCards[id]}. ${capital([place(n, e.region)])} ${owner}: ${tries}.`;
}

/** An action at a place, as an infinitive; without a place there was nowhere to do it. */
function act({ action, place: where }: EventOf<'tried'>, n: Names): Prose {
  switch (action) {
    case 'use':
      return prose`gather ${place(n, where, 'at')}`;
    case 'attack':
      return where < 0 ? ['attack a region'] : prose`attack ${place(n, where)}`;
    case 'citadel':
      return prose`attack ${place(n, where)}`;
    case 'build':
      return where < 0 ? ['build on a region of its own'] : prose`build ${place(n, where, 'at')}`;
    case 'closest':
      return where < 0 ? ['take gold and raise a fighter'] : prose`gather ${place(n, where, 'at')} and raise a fighter`;
  }
}

const REASONS: { readonly [R in AutomaReason]: string } = {
  'no-structure': 'no structure stands there',
  'space-taken': 'no space is vacant there',
  'own-place': 'it holds that itself',
  'no-fighter': 'no fighter is in hand',
  'no-tile': 'no structure is on offer',
  'no-target': 'there is none',
};

function tracked(e: EventOf<'tracked'>, n: Names): Prose {
  const shows = prose`The fighter track of ${who(n, e.seat)} shows tier ${roman(e.tier)}`;
  if (e.raised === 0) return prose`${shows}, but nobody is left to be raised.`;
  if (e.raised === e.tier) return prose`${shows}.`;
  return prose`${shows}; none of that tier is displayed, so it moves on to tier ${roman(e.raised)}.`;
}

const DECKS = { actions: 'action cards', combat: 'combat cards' } as const;

export const automaLog: AutomaLogWords = {
  marched: (e, n) => prose`${who(n, e.seat)} attacks openly: ${fighters(n, e.fighters)}.`,
  flipped,
  tried: (e, n) =>
    e.reason === null
      ? prose`${who(n, e.seat)} can ${act(e, n)}.`
      : prose`${who(n, e.seat)} cannot ${act(e, n)}: ${REASONS[e.reason]}.`,
  tracked,
  lots: (e, n) => prose`Chance decides what ${who(n, e.seat)} chooses.`,
  reshuffled: (e, n) => prose`The ${DECKS[e.deck]} of ${who(n, e.seat)} are shuffled anew.`,
};
