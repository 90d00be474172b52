import { CITADEL, FATES, type Fighter, SPECIAL, type Tables, type View } from '@cinderhall/crown-of-ash';
import type { Names, Words } from '@cinderhall/words';
import type { SeatNames } from '../telling.ts';

/** What the table is told from. */
export interface Scene {
  readonly words: Words;
  readonly t: Tables;
  readonly view: View;
  readonly n: Names;
}

/** The whole table as headed lists: a line for each thing, so that a screen reader can go through it. */
export function board(scene: Scene, players: SeatNames): string {
  const { table } = scene.words;
  return [
    heading(scene),
    list(table.board, placeLines(scene)),
    list(table.display, displayLines(scene)),
    list(table.offer, offerLines(scene)),
    list(table.decks, deckLines(scene)),
    list(table.players, playerLines(scene, players)),
  ].join('\n');
}

/** What the viewer alone holds: fighters in hand, combat cards, the fate card. Empty for a spectator. */
export function own({ words, view, n }: Scene): string {
  const { viewer } = view;
  const me = viewer === 'spectator' ? undefined : view.players[viewer];
  if (me === undefined || !('known' in me.hand)) return '';
  const hand = counted(me.hand.known).map(([fighter, copies]) => {
    const label = words.labels.fighter(n.fighter(fighter));
    return copies === 1 ? label : `${label} ×${copies}`;
  });
  const used = me.used ?? [];
  const unused = words.nouns.cards.filter((_, card) => !used.some((c) => c === card)).map((card) => card.name);
  const fate = FATES[me.fate ?? -1];
  return [
    list(words.table.yourHand, hand.length === 0 ? [words.table.emptyHand] : hand),
    `${words.table.combatCards}: ${unused.join(', ')}`,
    ...(fate === undefined ? [] : [words.labels.fate(fate)]),
  ].join('\n');
}

const list = (title: string, lines: readonly string[]): string =>
  [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n');

function counted(fighters: readonly Fighter[]): [Fighter, number][] {
  const copies = new Map<Fighter, number>();
  for (const f of fighters) copies.set(f, (copies.get(f) ?? 0) + 1);
  return [...copies];
}

function heading({ words, view, n }: Scene): string {
  const order = view.order.map((seat) => words.nouns.necromancers[n.necromancer(seat)].name).join(', ');
  return `— ${words.table.roundOf(view.round)} — ${words.table.turnOrder}: ${order} —`;
}

function placeLines({ words, t, view, n }: Scene): string[] {
  return view.places.map(({ owner, guards, tiles }, place) => {
    const tile = tiles.at(-1) ?? -1;
    const citadel = place === CITADEL;
    const structure = (t.tiles[tile]?.vp ?? 0) + Math.max(0, tiles.length - 1);
    const vp = citadel ? (t.citadelVp[view.round - 1] ?? 0) : structure;
    const king = citadel && view.king;
    const label = words.labels.place(
      { place, owner, king, guards, tile, covered: Math.max(0, tiles.length - 1), vp },
      n,
    );
    const minions = minionsIn({ words, t, view, n }, place);
    return minions === '' ? label : `${label}; ${minions}`;
  });
}

/** Minions on the spaces of a place: `minion of Nox ×2`. */
function minionsIn({ words, t, view, n }: Scene, place: number): string {
  return view.players
    .flatMap(({ seat, minions }) => {
      const here = minions.filter((space) => t.spaces[space]?.place === place).length;
      if (here === 0) return [];
      return [here === 1 ? words.labels.minion(seat, n) : `${words.labels.minion(seat, n)} ×${here}`];
    })
    .join(', ');
}

function displayLines({ words, t, view, n }: Scene): string[] {
  return view.display.map((fighter, slot) => {
    const tier = words.labels.tier(t.pack.display.tiers[slot] ?? 0);
    return fighter < 0 ? `${tier}: —` : words.labels.fighterCost(n.fighter(fighter), costOf(t, fighter));
  });
}

const costOf = (t: Tables, fighter: Fighter): readonly number[] => t.costOf[fighter]?.slice(0, SPECIAL + 1) ?? [];

function offerLines({ words, view, n }: Scene): string[] {
  return view.offer.map((tile) => (tile < 0 ? '—' : words.labels.tile(tile, n)));
}

function deckLines({ words, view }: Scene): string[] {
  const decks = view.deckCounts.map((count, deck) => words.labels.deck(deck + 1, count));
  return [[...decks, words.labels.pile(view.pileCount)].join('; ')];
}

function playerLines({ words, view, n }: Scene, players: SeatNames): string[] {
  return view.order.flatMap((seat) => {
    const p = view.players[seat];
    if (p === undefined) return [];
    const hand = 'known' in p.hand ? p.hand.known.length : p.hand.count;
    const mat = words.labels.mat(
      {
        seat,
        player: players[seat] ?? words.lobby.seat(seat + 1),
        vp: p.vp,
        goods: p.goods,
        hand,
        graveyard: p.graveyard.length,
        unused: words.nouns.cards.length - p.discard.count,
        minions: 4 - p.minions.length,
        toMove: false,
      },
      n,
    );
    const last = p.discard.top === null ? '' : `; ${words.labels.lastCard(p.discard.top)}`;
    return [`${mat}${last}`];
  });
}
