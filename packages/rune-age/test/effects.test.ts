import { describe, expect, it } from 'vitest';
import { Position } from './position.ts';

const WAIQAR = { factions: ['waiqar', 'daqan'] } as const;
const LATARI = { factions: ['latari', 'daqan'] } as const;

describe('steps of abilities', () => {
  it('RCO-3 a unit joins from the discard, and its own When Played is not used', () => {
    const p = new Position(WAIQAR)
      .hand(0, 'waiqar-reanimate', 'gold-1')
      .discard(0, 'waiqar-reanimate', 'waiqar-reanimate');
    p.play('turn attack waiqar-stronghold', 'battle waiqar-reanimate', 'use yes');
    expect(p.army(0)).toEqual(['waiqar-reanimate', 'waiqar-reanimate']);
    expect(p.question).toBe('battle');
    expect(p.ids('discards', 0)).toEqual(['waiqar-reanimate']);
  });

  it('RCO-3 one of the revealed cards is taken by choice, all others are discarded', () => {
    const p = new Position(WAIQAR)
      .hand(0, 'waiqar-necromancer', 'gold-1')
      .deck(0, 'waiqar-skeleton-archer', 'waiqar-reanimate');
    p.play('turn attack waiqar-stronghold', 'battle waiqar-necromancer', 'use yes');
    expect(p.offers).toEqual(['reveal waiqar-reanimate', 'reveal waiqar-skeleton-archer']);
    p.play('reveal waiqar-skeleton-archer');
    expect(p.ids('hands', 0)).toEqual(['gold-1', 'waiqar-skeleton-archer']);
    expect(p.ids('discards', 0)).toEqual(['waiqar-reanimate']);
  });

  it('RCO-3 a revealed card that may not be taken is discarded, or stays on top where that is allowed', () => {
    const p = new Position().hand(0, 'daqan-knight', 'daqan-footman').deck(0, 'daqan-siege-tower', 'gold-3');
    p.play('turn attack daqan-stronghold', 'battle daqan-knight', 'use yes');
    expect(p.ids('discards', 0)).toEqual(['daqan-siege-tower']);
    p.play('battle daqan-footman', 'use yes', 'top no');
    expect(p.ids('discards', 0)).toEqual(expect.arrayContaining(['gold-3']));
  });

  it('RCO-3 what is no stronger goes to the hand', () => {
    const p = new Position().hand(0, 'daqan-knight', 'gold-1').deck(0, 'gold-3');
    p.play('turn attack daqan-stronghold', 'battle daqan-knight', 'use yes');
    expect(p.ids('hands', 0)).toEqual(['gold-1', 'gold-3']);
    expect(p.told('took-to-hand')).toMatchObject([{ from: 'deck' }]);
  });

  it('RCO-5 the opponent chooses what is lost to lightning, for a wound', () => {
    const p = new Position({ scenario: 'runewars' }).hand(0, 'summon-lightning', 'daqan-knight').deck(0, 'gold-1');
    p.hand(1, 'waiqar-dark-knight', 'waiqar-necromancer', 'gold-1').play('turn attack waiqar-home');
    p.play('siege daqan-knight', 'use no', 'siege waiqar-dark-knight');
    p.play('siege summon-lightning', 'pay unit daqan-knight');
    expect(p.army(0)).toEqual(['daqan-knight*']);
    // The only one there is goes without a question.
    expect(p.army(1)).toEqual([]);
    expect(p.left('waiqar-dark-knight')).toBe(3);
  });

  it('RCO-5 of several the other player says which, where the card leaves it to them', () => {
    const p = new Position({ scenario: 'runewars' }).hand(0, 'daqan-footman', 'daqan-archer', 'summon-lightning');
    p.hand(1, 'waiqar-dark-knight', 'waiqar-necromancer', 'gold-1').play('turn attack waiqar-home');
    p.play('siege daqan-footman', 'siege waiqar-dark-knight', 'siege daqan-archer', 'pay none');
    p.play('siege waiqar-necromancer', 'siege summon-lightning', 'pay unit daqan-footman');
    expect([p.question, p.asked]).toEqual(['destroy', 1]);
    expect(p.offers).toEqual(['destroy waiqar-dark-knight', 'destroy waiqar-necromancer']);
    p.play('destroy waiqar-dark-knight');
    expect(p.army(1)).toEqual(['waiqar-necromancer']);
  });

  it('RCO-5 and else whoever destroys', () => {
    const p = new Position().hand(0, 'daqan-siege-tower', 'daqan-siege-tower', 'daqan-archer', 'gold-1');
    p.hand(1, 'waiqar-dark-knight', 'waiqar-necromancer', 'gold-1').play('turn attack waiqar-home');
    p.play(
      'siege daqan-siege-tower',
      'siege waiqar-dark-knight',
      'siege daqan-siege-tower',
      'siege waiqar-necromancer',
    );
    p.play('siege daqan-archer', 'pay hand gold-1');
    expect([p.question, p.asked]).toEqual(['destroy', 0]);
  });

  it('RCO-5 an ambush makes the opponent discard at random', () => {
    const p = new Position({ scenario: 'monument' }).hand(0, 'daqan-knight', 'ambush').hand(1, 'gold-1', 'gold-1');
    p.inPlay(1, 'forge').play('turn attack forge', 'siege ambush', 'use yes');
    expect(p.ids('hands', 1)).toEqual(['gold-1']);
    expect(p.told('discarded')).toMatchObject([{ seat: 1, why: 'random' }]);
  });

  it('RCO-3 a hound brings another one, and a flyer draws', () => {
    const p = new Position({ scenario: 'runewars' }).hand(0, 'hellhound', 'gold-1').discard(0, 'hellhound');
    p.play('turn attack daqan-stronghold', 'battle hellhound', 'use yes');
    expect(p.army(0)).toEqual(['hellhound', 'hellhound']);
    const q = new Position({ scenario: 'cataclysm' }).hand(0, 'razorwing').deck(0, 'gold-2', 'gold-3');
    q.play('turn attack daqan-stronghold', 'battle razorwing', 'use yes');
    expect(q.ids('hands', 0)).toEqual(['gold-2']);
  });

  it('RTU-8 a card of the discard comes back to the hand', () => {
    const p = new Position({ scenario: 'monument' }).inPlay(0, 'lost-library').discard(0, 'gold-1', 'gold-3');
    p.play('turn invoke lost-library');
    expect(p.offers).toEqual(['recover gold-1', 'recover gold-3']);
    p.play('recover gold-3');
    expect(p.ids('hands', 0)).toEqual(['gold-3']);
    expect(p.view(1).memory.shown[0]?.map(p.id)).toEqual(['gold-3']);
  });

  it('RTU-8 one chooses what is refreshed', () => {
    const p = new Position({ scenario: 'runewars' })
      .inPlay(0, 'rune-of-dawn')
      .exhausted(0, 'forge', 'daqan-stronghold');
    p.play('turn invoke rune-of-dawn');
    expect(p.offers).toEqual(['refresh daqan-stronghold', 'refresh forge']);
    p.play('refresh forge');
    expect(p.ids('ready', 0)).toEqual(['forge']);
  });
});

describe('costs', () => {
  it('RTU-7 influence is paid in a combat, too, by exhausting cards', () => {
    const p = new Position(LATARI)
      .hand(0, 'latari-scout')
      .deck(0, 'gold-2', 'gold-3')
      .inPlay(0, 'latari-stronghold', 'forge');
    p.play('turn attack latari-stronghold', 'battle latari-scout');
    expect(p.offers).toEqual(['pay exhaust latari-stronghold', 'pay exhaust forge', 'pay none']);
    p.play('pay exhaust forge');
    expect(p.ids('hands', 0)).toEqual(['gold-2']);
    expect(p.state.influence[0]).toBe(2);
  });

  it('RTU-7 influence that is there is paid first, and a defender’s is lost with the turn', () => {
    const p = new Position({ factions: ['daqan', 'latari'] })
      .hand(0, 'daqan-knight')
      .hand(1, 'latari-archer', 'gold-1');
    p.inPlay(1, 'forge').play('turn attack latari-home', 'siege daqan-knight', 'siege latari-archer');
    expect(p.offers).toEqual(['pay exhaust forge', 'pay none']);
    p.play('pay exhaust forge');
    expect(p.army(0)).toEqual([]);
    expect(p.state.influence[1]).toBe(2);
    p.play('siege none', 'turn end');
    expect(p.state.influence).toEqual([0, 0]);
  });

  it('RCO-3 nobody is asked for what everybody sees cannot be paid', () => {
    const p = new Position(LATARI).hand(0, 'latari-scout', 'gold-1').deck(0, 'gold-2');
    p.play('turn attack latari-stronghold', 'battle latari-scout');
    expect(p.question).toBe('battle');
  });

  it('RCO-8 what cannot be destroyed pays for no wound', () => {
    const p = new Position({ scenario: 'runewars', factions: ['uthuk', 'daqan'] }).deck(0, 'gold-1', 'gold-1');
    p.hand(0, 'uthuk-warlock', 'gold-1').play('turn attack uthuk-stronghold', 'battle uthuk-warlock');
    expect(p.offers).toEqual(['pay unit uthuk-warlock', 'pay none']);
  });

  it('REV-3 gold and strength together pay what an event asks for, card by card', () => {
    const p = new Position({ scenario: 'cataclysm' }).turnOf(1).eventDeck('plague-of-vermin');
    p.hand(0, 'gold-3', 'daqan-footman', 'daqan-knight').play('turn end');
    p.play('pay hand gold-3');
    expect(p.offers).toEqual(['pay hand daqan-footman', 'pay hand daqan-knight']);
    p.play('pay hand daqan-knight');
    expect(p.state.damage).toEqual([0, 4]);
    expect(p.told('kept')).toEqual([]);
  });
});

describe('what lasts', () => {
  it('REV-4 strength in every battle', () => {
    const p = new Position({ scenario: 'cataclysm' })
      .inPlay(0, 'hellgate')
      .hand(0, 'daqan-footman')
      .play('turn attack daqan-stronghold');
    p.play('battle daqan-footman');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 2 }, winner: 0 }]);
  });

  it('REV-4 strength in sieges for the attacker, and in the defence', () => {
    const p = new Position({ scenario: 'runewars' })
      .inPlay(0, 'rune-of-wrath')
      .inPlay(1, 'rune-of-wards', 'siege-engineers');
    p.hand(0, 'daqan-knight').play('turn attack waiqar-home', 'siege daqan-knight');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 5 }, defence: { strength: 2 } }]);
    expect(p.state.damage).toEqual([0, 3]);
  });

  it('REV-4 a larger hand', () => {
    const p = new Position({ scenario: 'runewars' }).inPlay(0, 'rune-of-sight');
    p.deck(0, 'gold-1', 'gold-1', 'gold-1', 'gold-2', 'gold-2', 'gold-2', 'gold-3').play('turn end');
    expect(p.ids('hands', 0).length).toBe(6);
  });

  it('REV-4 lower prices, never below 1', () => {
    const p = new Position({ scenario: 'runewars' }).inPlay(0, 'rune-of-thrift').purse(0, 0, 3);
    p.play('turn buy gold-2', 'turn buy gold-1');
    expect(p.told('bought').map(({ price }) => price)).toEqual([2, 1]);
  });

  it('REV-4 an enemy with a rune gives one that nobody has, and leaves the game', () => {
    const p = new Position({ scenario: 'runewars' }).enemies('dragon-rune-discovery').die(0);
    p.hand(0, 'daqan-siege-tower', 'daqan-siege-tower').play('turn attack dragon-rune-discovery');
    p.play('battle daqan-siege-tower', 'battle daqan-siege-tower');
    expect(p.ids('ready', 0).length).toBe(1);
    expect(p.ids('ready', 0)[0]).toMatch(/^rune-of-/);
    expect(p.state.removed.map(p.id)).toContain('dragon-rune-discovery');
  });
});

describe('whom events are about', () => {
  it('REV-3 those with the fewest cities, all of them', () => {
    const p = new Position({ scenario: 'runewars' }).turnOf(1).eventDeck('border-levy').play('turn end');
    expect(p.told('took').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('REV-3 nobody has the most cities without one', () => {
    const p = new Position({ scenario: 'runewars' })
      .turnOf(1)
      .eventDeck('raiding-host')
      .hand(0, 'gold-1')
      .play('turn end');
    expect(p.told('attacked')).toEqual([]);
  });

  it('REV-3 the most and the least damaged', () => {
    const p = new Position({ scenario: 'cataclysm' }).turnOf(1).damage(0, 3).damage(1, 5);
    p.eventDeck('last-caravan', 'storm-of-cinders').play('turn end');
    expect(p.told('took').map(({ seat }) => seat)).toEqual([1]);
    p.play('turn end', 'turn end');
    expect(p.state.damage).toEqual([12, 5]);
  });

  it('REV-3 a smaller hand for one round', () => {
    const p = new Position({ scenario: 'runewars' })
      .turnOf(1)
      .eventDeck('hard-winter', 'border-levy', 'a-time-for-war');
    p.discard(0, 'gold-1', 'gold-1', 'gold-2', 'gold-2', 'gold-3', 'gold-3').play('turn end');
    expect(p.ids('hands', 0).length).toBe(5);
    p.play('turn end', 'turn end');
    expect(p.ids('hands', 0).length).toBe(4);
    p.play('turn end', 'turn end');
    expect(p.ids('hands', 0).length).toBe(5);
  });
});
