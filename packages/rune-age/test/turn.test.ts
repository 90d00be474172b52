import { describe, expect, it } from 'vitest';
import { Position } from './position.ts';

describe('the turn', () => {
  it('RTU-1 what is exhausted is refreshed when the own turn begins', () => {
    const p = new Position().turnOf(0).exhausted(1, 'waiqar-stronghold', 'forge').exhausted(0, 'daqan-stronghold');
    p.play('turn end');
    expect(p.asked).toBe(1);
    expect(p.ids('ready', 1)).toEqual(['forge', 'waiqar-stronghold']);
    expect(p.ids('exhausted', 0)).toEqual(['daqan-stronghold']);
  });

  it('RTU-1 an exhausted card yields nothing more', () => {
    const p = new Position().inPlay(0, 'forge').play('turn exhaust forge');
    expect(p.offers).not.toContain('turn exhaust forge');
    expect(p.bar('card', 'forge')).toBe('RTU-1');
  });

  it('RTU-2 actions come in any order and as often as one likes', () => {
    const p = new Position().hand(0, 'gold-1', 'gold-2').inPlay(0, 'forge', 'daqan-stronghold');
    p.play('turn exhaust forge', 'turn gold gold-2', 'turn buy gold-1', 'turn gold gold-1', 'turn buy daqan-archer');
    expect(p.question).toBe('turn');
    expect(p.offers).toContain('turn end');
  });

  it('RTU-3 the hand is discarded but for cards that are paid for', () => {
    const p = new Position().hand(0, 'gold-1', 'gold-3', 'daqan-knight').inPlay(0, 'forge');
    p.play('turn exhaust forge', 'turn end', 'keep gold-3,daqan-knight');
    expect(p.ids('hands', 0)).toContain('gold-3');
    expect(p.told('kept')).toMatchObject([{ seat: 0, count: 2 }]);
    expect(p.told('kept')[0]?.discarded.map(p.id)).toEqual(['gold-1']);
    expect(p.told('lost')).toEqual([{ kind: 'lost', seat: 0, gold: 0, influence: 1 }]);
    expect(p.state.influence).toEqual([0, 0]);
  });

  it('RTU-3 no more cards are kept than there is influence', () => {
    const p = new Position().hand(0, 'gold-1', 'gold-2', 'gold-3').inPlay(0, 'daqan-stronghold');
    p.play('turn exhaust daqan-stronghold', 'turn end');
    expect(p.offers).toEqual(['keep none', 'keep gold-1', 'keep gold-2', 'keep gold-3']);
  });

  it('RTU-3 cards may still be exhausted for it', () => {
    const p = new Position().hand(0, 'gold-1', 'gold-2').inPlay(0, 'daqan-stronghold').play('turn end');
    expect(p.offers).toEqual(['keep none', 'keep exhaust daqan-stronghold']);
    expect(p.bar('keep', 'gold-2')).toBe('RTU-3');
    p.play('keep exhaust daqan-stronghold', 'keep gold-2');
    expect(p.told('kept')).toMatchObject([{ count: 1 }]);
  });

  it('RTU-3 what yields gold alone keeps nothing', () => {
    const p = new Position().hand(0, 'gold-1').inPlay(0, 'daqan-stronghold', 'mithrilim').play('turn end');
    expect(p.offers).toEqual(['keep none', 'keep exhaust daqan-stronghold']);
  });

  it('RTU-3 nobody is asked who has no influence', () => {
    const p = new Position().hand(0, 'gold-1', 'gold-2').play('turn end');
    expect(p.asked).toBe(1);
    expect(p.told('kept')).toMatchObject([{ count: 0 }]);
  });

  it('RTU-4 five cards are drawn, from the discard when the deck runs out', () => {
    const p = new Position().deck(0, 'gold-3', 'gold-2').discard(0, 'gold-1', 'gold-1', 'gold-1', 'daqan-knight');
    p.play('turn end');
    expect(p.ids('hands', 0).length).toBe(5);
    expect(p.ids('hands', 0)).toEqual(expect.arrayContaining(['gold-3', 'gold-2']));
    expect(p.ids('decks', 0).length).toBe(1);
    expect(p.told('reshuffled')).toMatchObject([{ seat: 0, count: 4 }]);
  });

  it('RTU-4 with nothing to draw from the hand stays smaller', () => {
    const p = new Position().hand(0, 'gold-1').deck(0, 'gold-2').play('turn end');
    expect(p.ids('hands', 0)).toEqual(['gold-1', 'gold-2']);
  });

  it('RTU-5 all hands are filled up after every turn', () => {
    const p = new Position().hand(1, 'gold-1').deck(1, 'gold-2', 'gold-3', 'gold-2', 'gold-1', 'gold-3');
    p.play('turn end');
    expect(p.ids('hands', 1)).toEqual(['gold-1', 'gold-1', 'gold-2', 'gold-2', 'gold-3']);
  });

  it('RTU-5 and after the event phase', () => {
    // Baraxis lets cards be destroyed, and this one is missing afterwards.
    const p = new Position().turnOf(1).eventDeck('baraxis').hand(0, 'gold-2').hand(1, 'gold-2').deck(0, 'gold-3');
    p.deck(1, 'gold-3');
    const before = p.ids('decks', 0);
    expect(before).toEqual(['gold-3']);
    p.play('turn end');
    expect(p.ids('decks', 0)).toEqual([]);
  });

  it('RTU-6 gold is played from hand and spent; a unit goes to the discard', () => {
    const p = new Position().hand(0, 'gold-3');
    expect(p.bar('pile', 'daqan-knight')).toBe('RTU-6');
    p.play('turn gold gold-3', 'turn buy daqan-knight');
    expect(p.ids('discards', 0)).toEqual(['daqan-knight', 'gold-3']);
    expect(p.left('daqan-knight')).toBe(3);
    expect(p.state.gold[0]).toBe(0);
  });

  it('RTU-6 a stronghold is put into play', () => {
    const p = new Position().hand(0, 'gold-3', 'gold-1').play('turn gold gold-3', 'turn gold gold-1');
    p.play('turn buy daqan-stronghold');
    expect(p.ids('ready', 0)).toEqual(['daqan-stronghold']);
    expect(p.left('daqan-stronghold')).toBe(2);
  });

  it('RTU-6 gold comes from rewards, too, and is lost with the turn', () => {
    const p = new Position().inPlay(0, 'mithrilim').play('turn exhaust mithrilim');
    expect(p.state.gold[0]).toBe(1);
    p.play('turn end');
    expect(p.told('lost')).toMatchObject([{ gold: 1, influence: 0 }]);
    expect(p.state.gold[0]).toBe(0);
  });

  it('RTU-6 nobody buys the units of another faction', () => {
    const p = new Position().purse(0, 9, 9);
    expect(p.offers.filter((move) => move.startsWith('turn buy waiqar'))).toEqual([]);
  });

  it('RTU-7 influence buys gold and neutral cards, which go to the discard', () => {
    const p = new Position().purse(0, 0, 7);
    expect(p.offers).not.toContain('turn buy daqan-footman');
    p.play('turn buy demon', 'turn buy gold-1');
    expect(p.ids('discards', 0)).toEqual(['demon', 'gold-1']);
    expect(p.state.influence[0]).toBe(0);
    expect(p.bar('pile', 'gold-2')).toBe('RTU-7');
  });

  it('RTU-8 an action from hand is discarded after it', () => {
    const p = new Position({ factions: ['latari', 'daqan'] }).hand(0, 'latari-storm-sorceress');
    p.play('turn use latari-storm-sorceress');
    expect(p.state.influence[0]).toBe(2);
    expect(p.ids('discards', 0)).toEqual(['latari-storm-sorceress']);
  });

  it('RTU-8 the price of an action is paid, and not with the card itself', () => {
    const p = new Position().hand(0, 'forced-march', 'gold-1').deck(0, 'gold-2', 'gold-3');
    p.play('turn use forced-march');
    expect(p.ids('hands', 0)).toEqual(['gold-2', 'gold-3']);
    expect(p.left('gold-1')).toBe(14);
    const alone = new Position().hand(0, 'forced-march').deck(0, 'gold-2');
    expect(alone.offers).not.toContain('turn use forced-march');
    expect(alone.bar('hand', 'forced-march')).toBe('RTU-8');
  });

  it('RTU-8 an action in play exhausts its card', () => {
    const p = new Position({ scenario: 'runewars' }).inPlay(0, 'rune-of-dawn').exhausted(0, 'forge');
    p.play('turn invoke rune-of-dawn');
    expect(p.ids('ready', 0)).toEqual(['forge']);
    expect(p.ids('exhausted', 0)).toEqual(['rune-of-dawn']);
  });

  it('RTU-8 units without an action stay in hand until there is a combat', () => {
    const p = new Position().hand(0, 'daqan-knight');
    expect(p.bar('hand', 'daqan-knight')).toBe('RTU-8');
  });

  it('RTU-9 what is destroyed goes back to where it came from', () => {
    const p = new Position().hand(0, 'forced-march', 'daqan-knight', 'gold-2').deck(0, 'demon', 'gold-1');
    p.play('turn use forced-march', 'pay hand daqan-knight');
    expect(p.left('daqan-knight')).toBe(4);
    p.turnOf(0).hand(0, 'forced-march').deck(0, 'gold-1');
    p.play('turn use forced-march', 'pay hand demon');
    expect(p.left('demon')).toBe(3);
  });
});
