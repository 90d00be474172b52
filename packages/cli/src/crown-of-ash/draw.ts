import { DIFFICULTIES, EDITIONS, house, rulesets } from '@cinderhall/crown-of-ash';
import { below, type RngState, shuffle } from '@cinderhall/kernel';
import type { DrawnTable, TrialWish } from '../title.ts';

/** Any table that may be agreed on: edition, players, AI and every option by lot, but for what is wished. */
export function drawTable(wish: TrialWish, rng: RngState): DrawnTable {
  const one = <T>(list: readonly T[]): T | undefined => list[below(rng, list.length)];
  const edition = EDITIONS.find((id) => id === wish.edition) ?? one(EDITIONS) ?? 'final';
  const players = one(wish.players ?? [2, 3, 4]) ?? 2;
  const rules = rulesets[edition];
  const withKing = players > 2 && rules.mixedCitadel === 'king';
  const automa =
    below(rng, 3) === 0 ? { garrison: withKing ? null : drawGarrison(rng, wish.pack === undefined) } : null;
  const lot = () => below(rng, 2) === 1;
  const options = {
    turnOrder: lot() ? 'chosen' : 'clockwise',
    openHands: lot(),
    openDiscards: lot(),
    strictMemory: lot(),
    powers: lot() && rules.powers,
    targetedCard: (automa !== null && rules.targetedCard ? one(['off', 'replace', 'add']) : null) ?? 'off',
  };
  const table = { edition, players, automa, options, ...(wish.pack === undefined ? {} : { content: wish.pack }) };
  return { table, sorts: sortsOf({ edition, players, automa, options }) };
}

/** Fighters that are in the house pack's decks at every table. */
const ALWAYS = house.fighters.filter(({ tier, set, marked }) => tier > 0 && set === 'base' && marked !== true);

/** AI-1: one of the ways to begin, or fighters of the house pack chosen by hand. */
function drawGarrison(rng: RngState, byHand: boolean): string | string[] {
  const way = below(rng, DIFFICULTIES.length + (byHand ? 1 : 0));
  const fighters = ALWAYS.map(({ id }) => id);
  shuffle(rng, fighters);
  return DIFFICULTIES[way] ?? fighters.slice(0, 1 + below(rng, 3));
}

interface Drawn {
  readonly edition: string;
  readonly players: number;
  readonly automa: { readonly garrison: string | readonly string[] | null } | null;
  readonly options: { readonly [option: string]: string | boolean };
}

/** What to count this table as, once under each head. */
function sortsOf({ edition, players, automa, options }: Drawn): string[] {
  const garrison = typeof automa?.garrison === 'string' ? automa.garrison : automa?.garrison ? 'by hand' : 'the King';
  return [
    `edition ${edition}`,
    `players ${players}`,
    automa === null ? 'people alone' : `AI, Citadel: ${garrison}`,
    ...Object.entries(options).map(([option, value]) => `${option} ${value}`),
  ];
}
