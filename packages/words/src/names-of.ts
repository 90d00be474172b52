import type { CITADEL as CITADEL_INDEX, SpaceEntry, Tables, View } from '@cinderhall/crown-of-ash';
import type { Names, SpaceFacts } from './names.ts';

const CITADEL: typeof CITADEL_INDEX = 6;

function spaceFacts(t: Tables, space: SpaceEntry | undefined): SpaceFacts {
  switch (space?.kind) {
    case 'gather': {
      const sisters = t.inPlay.map((i) => t.spaces[i]).filter((s) => s?.kind === 'gather' && s.place === space.place);
      return { does: 'gather', place: space.place, number: sisters.indexOf(space) + 1, of: sisters.length };
    }
    case 'combat':
      return { does: 'attack', place: space.place };
    case 'flank':
    case 'front':
      return { does: 'storm', from: space.kind, modifier: space.modifier };
    case 'build':
    case 'refresh':
      return { does: space.kind };
    default:
      return { does: 'gold', gold: t.pack.goldSpace.gold };
  }
}

/** The names of a table, from its compiled content and who plays whom. Unknown indices get `?` for a name. */
export function namesOf(t: Tables, view: Pick<View, 'players'>): Names {
  return {
    necromancer: (seat) => view.players[seat]?.necromancer ?? 'visio',
    fighter: (fighter) => t.fighters[fighter] ?? { id: '?', kind: 'bone', attack: 0, tier: 0 },
    tile(tile) {
      const { id, name, cost, vp, resurrects } = t.tiles[tile] ?? { id: '?', cost: 0, vp: 0 };
      const loot = { offers: t.offers[tile] ?? [], tax: t.taxes[tile] ?? [] };
      return { id, name, cost, vp, ...loot, resurrects: resurrects ?? false };
    },
    place: (place) => (place === CITADEL ? { id: 'citadel' } : (t.regions[place] ?? { id: '?' })),
    space: (space) => spaceFacts(t, t.spaces[space]),
    actionCard: (card) => t.actionCards[card] ?? { id: 'i', other: [], own: [] },
  };
}
