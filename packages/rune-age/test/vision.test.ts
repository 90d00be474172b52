import { seedRng, sorted } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { runeAge, type State } from '../src/index.ts';
import { Position } from './position.ts';

const dealt = () =>
  new Position()
    .hand(0, 'gold-1', 'daqan-knight')
    .hand(1, 'waiqar-reanimate', 'gold-2')
    .deck(0, 'gold-3', 'gold-1')
    .deck(1, 'gold-1', 'waiqar-dark-knight', 'waiqar-reanimate')
    .eventDeck('ghox', 'choyo', 'tzeitz');

/** The same table with something else where it is hidden from seat 0. */
function otherwise(change: (s: State) => void): unknown {
  const p = dealt();
  change(p.state);
  return p.view(0);
}

describe('what each player may see', () => {
  it('RVI-1 the own hand, and of others how many cards', () => {
    const [mine, theirs] = dealt().view(0).players;
    expect(mine?.hand).toHaveProperty('known');
    expect(theirs?.hand).toEqual({ count: 2 });
    expect(theirs?.deckCount).toBe(3);
    expect(
      dealt()
        .view('spectator')
        .players.map(({ hand }) => hand),
    ).toEqual([{ count: 2 }, { count: 2 }]);
  });

  it('RVI-1 nothing tells a card in the hand of another from one in the deck', () => {
    const seen = dealt().view(0);
    const swapped = otherwise((s) => {
      const [hand, deck] = [s.hands[1] ?? [], s.decks[1] ?? []];
      const all = [...deck, ...hand].reverse();
      s.hands[1] = sorted(all.slice(0, 2));
      s.decks[1] = all.slice(2);
    });
    expect(swapped).toEqual(seen);
  });

  it('RVI-1 nothing tells the order of a deck, not even of the own one, or of the events', () => {
    const seen = dealt().view(0);
    expect(otherwise((s) => s.decks[0]?.reverse())).toEqual(seen);
    expect(otherwise((s) => s.events.reverse())).toEqual(seen);
    expect(otherwise((s) => (s.rng = s.rng.map((word, i) => (i === 0 ? word : word + 1))))).toEqual(seen);
  });

  it('RVI-1 what somebody draws, the others learn the number of', () => {
    const p = new Position().deck(1, 'gold-3', 'gold-1').play('turn end');
    const [drew] = p.told('drew');
    expect(drew?.seat).toBe(1);
    expect(drew && runeAge.see(drew, 1)).toEqual(drew);
    expect(drew && runeAge.see(drew, 0)).toEqual({ ...drew, cards: [] });
    expect(drew && runeAge.see(drew, 'spectator')).toMatchObject({ count: 2, cards: [] });
  });

  it('RVI-1 what has been turned up is known as long as it lies there', () => {
    const p = new Position().hand(0, 'daqan-footman').deck(0, 'gold-3', 'gold-1').play('turn attack daqan-stronghold');
    p.play('battle daqan-footman', 'use yes');
    expect(p.question).toBe('top');
    p.play('top yes');
    expect(p.view(1).memory.tops[0]?.map(p.id)).toEqual(['gold-3']);
    p.play('turn end');
    expect(p.view(1).memory.tops[0]).toEqual([]);
    expect(p.view(1).memory.shown[0]?.map(p.id)).toEqual(['gold-3']);
  });

  it('RVI-1 who has begun to pay from the hand held enough, as far as others imagine it', () => {
    const of = (count: number, id: string): string[] => Array.from({ length: count }, () => id);
    const p = new Position({ scenario: 'monument' }).turnOf(1).eventDeck('city-uprising').inPlay(0, 'forge');
    p.hand(0, 'gold-1', 'gold-2', 'gold-3', ...of(2, 'ambush')).hand(1, ...of(5, 'gold-1'));
    p.deck(0, 'ambush', ...of(3, 'forced-march'));
    p.play('turn end', 'pay hand gold-1');
    // Of 6 there are 5 to be paid still: no hand without the gold cards of 2 and of 3 is enough.
    const seen = p.view(1);
    const imagined = Array.from({ length: 400 }, (_, i) => runeAge.sample(seen, 1, seedRng(String(i))));
    for (const world of imagined) {
      expect(world.hands[0]?.map(p.id)).toEqual(expect.arrayContaining(['gold-2', 'gold-3']));
      expect(world.hands[0]).toHaveLength(4);
      expect(runeAge.moves(world, 0)).toHaveLength(2);
    }
    expect(new Set(imagined.map(({ hands }) => String(hands[0]))).size).toBe(3);
  });

  it('RVI-1 barracks, centre, discard piles and cards in play are open', () => {
    const p = new Position().discard(1, 'gold-2').inPlay(1, 'forge').exhausted(1, 'waiqar-stronghold');
    const seen = p.view(0);
    expect(seen.players[1]?.discard.map(p.id)).toEqual(['gold-2']);
    expect(seen.players[1]?.ready.map(p.id)).toEqual(['forge']);
    expect(seen.players[1]?.exhausted.map(p.id)).toEqual(['waiqar-stronghold']);
    expect(seen.supply).toEqual(p.state.supply);
  });
});
