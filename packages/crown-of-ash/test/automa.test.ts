import { SEATS } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { holdCitadel } from '../src/automa/start.ts';
import { crownOfAsh, EDITIONS } from '../src/index.ts';
import { tables } from '../src/tables.ts';
import { CITADEL, type State } from '../src/types.ts';
import { acts } from './automa-table.ts';
import { box } from './box.ts';
import { configOf, dealt, type Position, position, type Table } from './position.ts';

const SOLO: Table = { automa: { garrison: 'easy' } };
const MIXED: Table = { players: 3, automa: {} };

/** What was tried, with the reason why not: `build no-tile`, `closest`. */
const tried = (p: Position): string[] =>
  p.told('tried').map(({ action, reason }) => (reason === null ? action : `${action} ${reason}`));

const guardsOf = (s: State): number[] => s.guards[CITADEL] ?? [];

describe('solo', () => {
  test.each(EDITIONS)(
    'AI-1: the AI holds the Citadel with one fighter of the tier of the difficulty (%s)',
    (edition) => {
      (['easy', 'medium', 'hard'] as const).forEach((garrison, i) => {
        for (let seed = 0; seed < 12; seed++) {
          const { s } = dealt({ edition, automa: { garrison } }, String(seed));
          const t = tables(s.config);
          expect([s.king, s.kingToken, s.owners[CITADEL]]).toEqual([false, -1, 1]);
          expect(guardsOf(s).map((f) => t.tierOf[f])).toEqual([i + 1]);
          expect(guardsOf(s).map((f) => t.returnsTo[f])).toEqual([-1]);
        }
      });
    },
  );

  test('AI-1: the same seed gives the same decks, however many games were dealt before', () => {
    const decks = () => String([dealt(SOLO).s.automa?.deck, dealt(SOLO, '2').s.automa?.deck]);
    expect(decks()).toBe(decks());
  });

  test('AI-1: its control of the Citadel is told at set-up', () => {
    const { events } = dealt(SOLO);
    expect(events.filter((e) => e.kind === 'controlled' && e.place === CITADEL)).toEqual([
      { kind: 'controlled', seat: 1, place: CITADEL, from: -1 },
    ]);
  });

  test('AI-1: an Automaton drawn for it is put back and another drawn', () => {
    const found = Array.from({ length: 60 }, (_, seed) => {
      const { s } = dealt({ automa: { garrison: 'medium' } }, String(seed));
      return tables(s.config).fighters[guardsOf(s)[0] ?? -1]?.id;
    });
    expect(new Set(found).size).toBeGreaterThan(4);
    expect(found.filter((id) => id?.includes('automaton'))).toEqual([]);
  });

  test('AI-1: a deck of nothing but Automatons gives way to the next; with none at all it stays undefended', () => {
    const { s, now } = dealt(SOLO);
    const t = tables(s.config);
    const numbers = (...ids: string[]) => ids.map((id) => t.fighterIndex.get(id) ?? -1);
    const held = (...decks: number[][]) => {
      s.decks = decks;
      holdCitadel(s, t, undefined);
      return now.guards('citadel');
    };
    expect(held(numbers('bone-automaton'), numbers('ash-4'), numbers('ash-6'))).toEqual(['ash-4']);
    expect(held([], numbers('ash-automaton'), numbers('ash-6'))).toEqual(['ash-6']);
    expect(held([], numbers('ash-automaton'), [])).toEqual([]);
  });

  test('AI-1: any fighters may be set, whatever is displayed', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { s, now } = dealt({ automa: { garrison: ['ash-6', 'bone-2'] } }, String(seed));
      expect(now.guards('citadel')).toEqual(['ash-6', 'bone-2']);
      expect(now.roster(1)).toContain('ash-6');
      const ash6 = tables(s.config).fighterIndex.get('ash-6');
      expect([...s.display, ...s.decks.flat()]).not.toContain(ash6);
    }
  });

  test('AI-1: its first defenders fall by chance, and it is not asked', () => {
    const posted = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { s, now, events } = dealt({ ...SOLO, necromancers: ['fortis', 'visio'] }, String(seed));
      expect(events.flatMap((e) => (e.kind === 'posted' ? [e.region] : []))).toEqual([CITADEL]);
      while (crownOfAsh.pending(s)?.kind === 'post') {
        expect(crownOfAsh.pending(s)?.seats).toEqual([0]);
        const [move] = crownOfAsh.moves(s, 0);
        if (move) crownOfAsh.step(s, 0, move);
      }
      posted.add(now.guards(now.regions(1)[0] ?? '').join());
    }
    expect(posted.size).toBeGreaterThan(1);
  });
});

describe('mixed tables', () => {
  test('AI-2: in the final edition the King stands there', () => {
    const { s } = dealt(MIXED);
    expect([s.king, s.owners[CITADEL], guardsOf(s)]).toEqual([true, -1, []]);
  });

  test.each(['env-4.1', 'env-4.0'] as const)('AI-2: in the prototypes the AI (%s)', (edition) => {
    const { s } = dealt({ players: 4, edition, automa: { garrison: 'hard' } });
    expect([s.king, s.owners[CITADEL]]).toEqual([false, 3]);
    expect(guardsOf(s).map((f) => tables(s.config).tierOf[f])).toEqual([3]);
  });

  test('SET-5: no King where an AI starts in the Citadel', () => {
    expect(dealt(SOLO).s.king).toBe(false);
    expect(dealt({}).s.king).toBe(true);
  });

  test('SET-12: the AI counts as a player', () => {
    const solo = dealt(SOLO).s;
    expect([0, 1].map((seat) => solo.owners.slice(0, 6).filter((owner) => owner === seat).length)).toEqual([2, 2]);
    expect(tables(solo.config).inPlay).toEqual(tables(configOf({ players: 2 })).inPlay);
    const mixed = dealt(MIXED).s;
    expect(SEATS.map((seat) => mixed.owners.filter((owner) => owner === seat).length)).toEqual([1, 1, 1, 0]);
    expect(tables(mixed.config).inPlay).toEqual(tables(configOf({ players: 3 })).inPlay);
  });
});

describe('what it gains', () => {
  test('AI-3: it starts without gold, fate card and points', () => {
    const { s, now } = dealt(SOLO);
    expect([now.goods(1), s.fates[1], now.vp(1)]).toEqual([{}, -1, 0]);
    expect(now.goods(0)).toEqual({ gold: 2 });
  });

  test('AI-3: each item is 1 VP, special ingredients too', () => {
    const p = acts(position(SOLO).actions('ii').owns(1, 'desert', 'market'), 3);
    expect(p.now.goods(1)).toEqual({});
    expect(p.told('gained')).toEqual([
      {
        kind: 'gained',
        seat: 1,
        loot: [0, 0, 0, 0, 0, 0, 2],
        why: 'gather',
        place: 2,
        items: [0, 0, 0, 1, 0, 1, 0],
      },
    ]);
    expect([p.now.vp(1), p.now.sheet(1, 'supplies'), p.now.sheet(1, 'cards')]).toEqual([2, 2, 0]);
  });

  test('AI-3: taxes as well; VP printed on a card as printed', () => {
    const p = position(SOLO).owns(1, 'desert', 'market').play(0, 'place desert-gather-1', 'take ash');
    expect(p.now.sheet(1, 'supplies')).toBe(1);
    const q = position(SOLO).actions('i').combat('die').owns(0, 'desert', 'altar').hand(1, 'ash-6');
    acts(q, 3).play(0, 'clash 0');
    expect([q.now.owner('desert'), q.now.sheet(1, 'cards'), q.now.sheet(1, 'supplies')]).toEqual([1, 1, 0]);
  });

  test('AI-3: it is last in every order, and a table cannot decide otherwise', () => {
    for (let seed = 0; seed < 10; seed++) expect(dealt(MIXED, String(seed)).s.order[2]).toBe(2);
  });
});

describe('its turn', () => {
  test('AI-4: the region by the die, the row by who controls it, the first possible action', () => {
    const p = position(SOLO).actions('iii').owns(0, 'desert', 'altar').owns(0, 'village', 'well').hand(1, 'ash-2');
    acts(p, 4);
    expect(p.told('rolled')).toEqual([{ kind: 'rolled', seat: 1, die: 4, why: 'region' }]);
    expect(p.told('flipped')).toEqual([{ kind: 'flipped', seat: 1, actionCard: 2, region: 3, row: 'other' }]);
    expect(tried(p)).toEqual(['attack']);
    expect(p.now.minions(1)).toEqual(['village-combat-1']);
  });

  test('AI-4: what is impossible is told and the next tried, from left to right', () => {
    const p = acts(position(SOLO).actions('iii').owns(0, 'desert', 'altar'), 3);
    expect(tried(p)).toEqual(['attack no-fighter', 'use']);
    const own = acts(position(SOLO).actions('iii').owns(1, 'desert', 'altar').owns(1, 'citadel'), 3);
    expect(own.told('flipped')[0]).toMatchObject({ row: 'own' });
    expect(tried(own)).toEqual(['build no-tile', 'citadel own-place', 'closest']);
    const free = acts(position(SOLO).actions('iii').offer('well').pile('pit'), 3);
    expect(tried(free)).toEqual(['build']);
  });

  test('AI-4: the deck is shuffled anew after its last card and goes on over the rounds', () => {
    const p = acts(position(SOLO).actions('v', 'iv'), 1);
    expect(p.told('reshuffled')).toEqual([]);
    acts(p, 1);
    expect(p.view(0).automa).toMatchObject({ deckCount: 0, flipped: [0, 1, 2, 4, 3] });
    acts(p, 1);
    expect(p.told('reshuffled')).toEqual([{ kind: 'reshuffled', seat: 1, deck: 'actions' }]);
    expect(p.view(0).automa?.deckCount).toBe(4);
  });

  test('AI-12: it places four minions a round', () => {
    const p = position(SOLO);
    for (let i = 0; i < 3; i++) acts(p, 1);
    expect(p.now.minions(1)).toHaveLength(3);
    acts(p, 1);
    expect(p.told('round-ended')).toHaveLength(1);
    expect(p.events.filter((e) => e.kind === 'placed' && e.seat === 1)).toHaveLength(4);
  });

  test('TRN-1: it is never asked anything', () => {
    const p = position(SOLO).actions('i').owns(1, 'desert', 'altar').offer('graveyard').hand(1, 'ash-2', 'ash-3');
    acts(p, 3);
    expect(p.asked).toBe('turn 0');
    expect(crownOfAsh.moves(p.state, 1)).toEqual([]);
    expect(crownOfAsh.barred(p.state, 1)).toEqual([]);
    expect(p.refusal(1, 'place gold').refused).toBe('not-asked');
  });
});

describe('its actions', () => {
  test('AI-5: use: points for it, tax for the owner', () => {
    const p = acts(position(SOLO).actions('ii').owns(0, 'desert', 'well'), 3);
    expect([p.now.minions(1), p.now.vp(1), p.now.goods(0)]).toEqual([['desert-gather-1'], 2, { ash: 1, gold: 2 }]);
  });

  test('AI-5: use of its own region: it amends with the strongest', () => {
    const p = position(SOLO).actions('ii').owns(1, 'desert', 'well').guards('desert', 'ash-2', 'bone-2');
    acts(p.hand(1, 'bone-3', 'sulphur-3', 'blood-4'), 3);
    expect(p.now.guards('desert')).toEqual(['blood-4', 'bone-3'].sort());
    expect(p.told('amended')).toHaveLength(1);
  });

  test('AI-5: use needs a structure and a vacant space', () => {
    expect(tried(acts(position(SOLO).actions('ii'), 3))).toEqual(['use no-structure', 'build no-tile', 'closest']);
    const p = position(SOLO).actions('ii').owns(0, 'desert', 'well').minions(0, 'desert-gather-1');
    expect(tried(acts(p, 3))).toEqual(['use space-taken', 'closest']);
  });

  test('AI-5: build: the right-most tile, for free, then points and amending', () => {
    const p = position(SOLO).actions('i').offer('well', 'pit').pile('kiln').hand(1, 'ash-2');
    acts(p, 3);
    expect(p.told('built')).toEqual([{ kind: 'built', seat: 1, tile: expect.any(Number), region: 2, cost: 0 }]);
    expect([p.now.tiles('desert'), p.now.guards('desert'), p.now.vp(1)]).toEqual([['pit'], ['ash-2'], 2]);
    expect(p.now.offer()).toEqual(['well', 'kiln', '-', '-']);
    expect(p.now.minions(1)).toEqual(['build']);
    expect(p.kinds.indexOf('gained')).toBeLessThan(p.kinds.indexOf('amended'));
  });

  test('AI-5: build: the first region and the first tile of the box like any', () => {
    const [tile] = tables(configOf(SOLO)).tiles;
    const [region] = box.regions;
    const p = acts(
      position(SOLO)
        .actions('i')
        .offer(tile?.id ?? ''),
      1,
    );
    expect(p.now.tiles(region?.id ?? '')).toEqual([tile?.id]);
  });

  test('AI-5: build on its own, but not on another’s', () => {
    const p = acts(position(SOLO).actions('i').offer('well').owns(1, 'desert', 'pit'), 3);
    expect(p.now.tiles('desert')).toEqual(['pit', 'well']);
    const q = acts(position(SOLO).actions('i').offer('well').owns(0, 'desert', 'pit'), 3);
    expect(q.now.tiles('desert')).toEqual(['pit']);
  });

  test('AI-5: closest: the region, else the next clockwise with a vacant space, else gold; then it raises', () => {
    const near = position(SOLO).actions('i').owns(0, 'mountains', 'well').owns(1, 'forest', 'kiln').display('ash-2');
    near.minions(0, 'forest-gather-1').deck(1, 'bone-2');
    acts(near, 3);
    expect(tried(near)).toEqual(['build no-tile', 'closest']);
    expect(near.now.minions(1)).toEqual(['mountains-gather-1']);
    expect([near.now.hand(1), near.now.goods(0)]).toEqual([['ash-2'], { ash: 1, gold: 2 }]);
    const far = acts(position(SOLO).actions('i'), 3);
    expect([far.now.minions(1), far.now.vp(1)]).toEqual([['gold'], 2]);
  });

  test('AI-5: closest in its own region amends before it raises', () => {
    const p = position(SOLO).actions('i').owns(1, 'desert', 'well').hand(1, 'bone-2').display('ash-3');
    acts(p, 3);
    expect([p.now.guards('desert'), p.now.hand(1)]).toEqual([['bone-2'], ['ash-3']]);
  });
});

describe('raising', () => {
  const display = ['ash-2', 'bone-2', 'ash-4', 'bone-4', 'ash-6'] as const;
  const raised = (p: Position): [string[], number | undefined] => [p.now.hand(1), p.view(0).automa?.marker];

  test('AI-6: the right-most of the tier under the marker, which moves one down and returns to the top', () => {
    const p = position(SOLO)
      .actions('i')
      .display(...display);
    expect(raised(acts(p, 3))).toEqual([['bone-2'], 1]);
    const last = position(SOLO)
      .actions('i')
      .display(...display)
      .marker(3);
    expect(raised(acts(last, 3))).toEqual([['ash-6'], 0]);
    expect(last.told('raised')[0]).toMatchObject({ paid: [0, 0, 0, 0, 0] });
  });

  test('AI-6: with none of that tier the marker moves on to the next that is displayed', () => {
    const p = acts(position(SOLO).actions('i').display('ash-2', null, 'ash-6').marker(1), 3);
    expect(p.told('tracked')).toEqual([{ kind: 'tracked', seat: 1, tier: 2, raised: 3 }]);
    expect(raised(p)).toEqual([['ash-6'], 0]);
  });

  test('AI-6: the first fighter of the box like any', () => {
    const first = tables(configOf(SOLO)).fighters.find((_entry, f) => f === 0)?.id ?? '';
    expect(raised(acts(position(SOLO).actions('i').display(first), 3))[0]).toEqual([first]);
  });

  test('AI-6: with nobody displayed it raises nobody and the marker stays', () => {
    const p = acts(position(SOLO).actions('i').marker(2), 3);
    expect(p.told('tracked')).toEqual([{ kind: 'tracked', seat: 1, tier: 2, raised: 0 }]);
    expect(raised(p)).toEqual([[], 2]);
  });

  test('AI-13: only so: other actions raise nobody, and it never refreshes', () => {
    const p = position(SOLO)
      .actions('ii')
      .combat('0')
      .owns(1, 'desert', 'well')
      .display(...display);
    acts(p, 3);
    expect([p.told('raised'), p.told('passed'), p.told('refreshed')]).toEqual([[], [{ kind: 'passed', seat: 0 }], []]);
  });
});
