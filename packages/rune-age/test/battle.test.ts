import { describe, expect, it } from 'vitest';
import { Position } from './position.ts';

describe('battle', () => {
  it('RCO-1 each target once in a turn, and several combats', () => {
    const p = new Position().centre('dawnsmoor', 'forge').hand(0, 'daqan-footman', 'daqan-footman', 'daqan-footman');
    p.play('turn attack dawnsmoor', 'battle none');
    expect(p.offers).not.toContain('turn attack dawnsmoor');
    expect(p.bar('target', 'dawnsmoor')).toBe('RCO-1');
    p.play('turn attack forge', 'battle none');
    expect(p.question).toBe('turn');
  });

  it('RCO-1 a city that was taken in this turn is not attacked again, whoever holds it', () => {
    const p = new Position().centre('dawnsmoor').hand(0, 'demon', 'daqan-footman').play('turn attack dawnsmoor');
    p.play('battle demon', 'battle none');
    expect(p.ids('ready', 0)).toEqual(['dawnsmoor']);
    expect(p.state.fought.map(p.id)).toEqual(['dawnsmoor']);
  });

  it('RCO-1 each of equal strongholds once', () => {
    const p = new Position().hand(0, 'daqan-footman', 'daqan-footman', 'daqan-footman', 'daqan-footman');
    for (let i = 0; i < 3; i++) p.play('turn attack daqan-stronghold', 'battle none');
    expect(p.bar('target', 'daqan-stronghold')).toBe('RCO-1');
  });

  it('RCO-1 whoever attacks has a unit in hand', () => {
    const p = new Position().centre('dawnsmoor').hand(0, 'gold-1', 'battle-roar');
    expect(p.offers.filter((move) => move.startsWith('turn attack'))).toEqual([]);
    expect(p.bar('target', 'dawnsmoor')).toBe('RCO-1');
  });

  it('RCO-2 own strongholds, cities of the centre, enemies and an objective that is one', () => {
    const p = new Position().centre('dawnsmoor').enemies('ghox').hand(0, 'daqan-footman');
    p.inPlay(1, 'forge', 'waiqar-stronghold');
    const targets = p.offers.filter((move) => move.startsWith('turn attack')).map((move) => move.slice(12));
    expect(targets).toEqual(expect.arrayContaining(['daqan-stronghold', 'dawnsmoor', 'ghox', 'resurgence', 'forge']));
    expect(targets).toContain('waiqar-home');
    expect(targets).not.toContain('waiqar-stronghold');
    expect(p.bar('target', 'waiqar-stronghold')).toBe('RCO-2');
  });

  it('RCO-2 an objective that is no enemy is not fought', () => {
    const p = new Position({ scenario: 'runewars' }).hand(0, 'daqan-footman');
    expect(p.offers).not.toContain('turn attack runewars');
  });

  it('RCO-3 the player wins ties', () => {
    const p = new Position().centre('dawnsmoor').hand(0, 'daqan-siege-tower').play('turn attack dawnsmoor');
    p.play('battle daqan-siege-tower');
    expect(p.told('fought')).toMatchObject([{ winner: 0, verdict: 'secured', attack: { strength: 4 } }]);
  });

  it('RCO-3 one card after the other, and When Played at once if wanted', () => {
    const p = new Position().hand(0, 'daqan-footman', 'daqan-knight').deck(0, 'daqan-footman', 'gold-1');
    p.play('turn attack daqan-stronghold', 'battle daqan-footman');
    expect(p.question).toBe('use');
    p.play('use yes');
    expect(p.ids('hands', 0)).toEqual(['daqan-footman', 'daqan-knight']);
    p.play('battle daqan-footman', 'use no');
    expect(p.ids('decks', 0)).toEqual(['gold-1']);
  });

  it('RCO-3 attrition destroys as many units as there are skulls, by own choice', () => {
    const p = new Position().enemies('mithrilim').hand(0, 'daqan-footman', 'daqan-knight', 'daqan-siege-tower');
    p.play('turn attack mithrilim', 'battle daqan-footman', 'battle daqan-knight').die(1);
    p.play('battle daqan-siege-tower');
    expect(p.told('rolled')).toMatchObject([{ skulls: 1 }]);
    expect(p.offers).toEqual(['losses daqan-footman', 'losses daqan-knight', 'losses daqan-siege-tower']);
    p.play('losses daqan-footman');
    expect(p.left('daqan-footman')).toBe(8);
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 7 } }]);
  });

  it('RCO-3 no die without it on the card', () => {
    const p = new Position().centre('dawnsmoor').hand(0, 'demon').play('turn attack dawnsmoor', 'battle demon');
    expect(p.told('rolled')).toEqual([]);
  });

  it('RCO-3 what lasts is not lost to attrition, and losses without a choice are not asked', () => {
    const p = new Position().enemies('mithrilim').hand(0, 'demon', 'daqan-knight').die(2);
    p.play('turn attack mithrilim', 'battle demon', 'battle daqan-knight');
    expect(p.told('destroyed').map((e) => p.id(e.card))).toEqual(['daqan-knight']);
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 5 } }]);
  });

  it('RCO-3 Resolution abilities come in the order one likes', () => {
    const p = new Position({ factions: ['uthuk', 'daqan'] })
      .centre('forge')
      .hand(0, 'uthuk-berserker', 'uthuk-chaos-lord');
    p.play('turn attack forge', 'battle uthuk-berserker', 'battle uthuk-chaos-lord');
    expect(p.offers).toEqual(['resolution uthuk-berserker', 'resolution uthuk-chaos-lord']);
    p.play('resolution uthuk-berserker', 'pay unit uthuk-berserker!');
    // 1 + 2 of the wound, 4 + 1 for a wounded unit.
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 8 }, winner: 1 }]);
  });

  it('RCO-3 a Resolution with a price may be left out', () => {
    const p = new Position().centre('dawnsmoor').hand(0, 'daqan-siege-tower', 'gold-1').play('turn attack dawnsmoor');
    p.play('battle daqan-siege-tower', 'battle none');
    expect(p.offers).toEqual(['pay hand gold-1', 'pay none']);
    p.play('pay hand gold-1');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 6 } }]);
  });

  it('RCO-3 a tactic strengthens the army', () => {
    const p = new Position().centre('greyhaven').hand(0, 'daqan-siege-tower', 'daqan-footman', 'battle-roar');
    p.play('turn attack greyhaven', 'battle battle-roar', 'battle daqan-footman', 'battle daqan-siege-tower');
    // 4 + 1, and 1 for each of two.
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 7 }, winner: 0 }]);
    expect(p.ids('discards', 0)).toContain('battle-roar');
  });

  it('RCO-4 a stronghold or city that is won comes into play, refreshed', () => {
    const p = new Position().centre('dawnsmoor').hand(0, 'daqan-knight', 'demon').deck(0, 'demon');
    p.play('turn attack daqan-stronghold', 'battle daqan-knight', 'use no', 'battle none');
    p.play('turn attack dawnsmoor', 'battle demon');
    expect(p.ids('ready', 0)).toEqual(['daqan-stronghold', 'dawnsmoor']);
    expect(p.left('daqan-stronghold')).toBe(2);
    expect(p.left('dawnsmoor')).toBe(0);
  });

  it('RCO-4 what is not won stays', () => {
    const p = new Position()
      .centre('dawnsmoor')
      .hand(0, 'daqan-footman')
      .play('turn attack dawnsmoor', 'battle daqan-footman');
    expect(p.left('dawnsmoor')).toBe(1);
    expect(p.ids('ready', 0)).toEqual([]);
    expect(p.told('fought')).toMatchObject([{ winner: 1, verdict: 'held' }]);
  });

  it('RCO-4 a beaten enemy goes to the event discard, and one that is not beaten stays', () => {
    const p = new Position().enemies('mithrilim', 'ghox').hand(0, 'demon', 'demon', 'daqan-footman').die(0);
    p.play('turn attack ghox', 'battle demon', 'battle demon', 'battle none');
    expect(p.state.spentEvents.map(p.id)).toEqual(['ghox']);
    p.play('turn attack mithrilim', 'battle daqan-footman', 'use no');
    expect(p.told('fought')).toMatchObject([{ winner: 1, verdict: 'held' }]);
    expect(p.state.enemies.map(p.id)).toEqual(['mithrilim']);
  });

  it('RCO-4 an enemy with a reward becomes it, in front of who won it', () => {
    const p = new Position().enemies('mithrilim').hand(0, 'demon', 'daqan-footman').die(0);
    p.play('turn attack mithrilim', 'battle demon', 'battle daqan-footman');
    expect(p.ids('ready', 0)).toEqual(['mithrilim']);
    expect(p.state.enemies).toEqual([]);
  });

  it('RCO-4 an instant that is not repelled does as much damage as it is stronger', () => {
    const p = new Position().turnOf(1).eventDeck('khorgard').hand(0, 'daqan-siege-tower').damage(1, 5).play('turn end');
    expect(p.asked).toBe(0);
    p.play('battle daqan-siege-tower');
    expect(p.told('fought')).toMatchObject([{ verdict: 'damaged' }]);
    expect(p.state.damage).toEqual([8, 5]);
  });

  it('RCO-4 an instant is repelled by equal strength, and the next player defends', () => {
    const p = new Position()
      .turnOf(1)
      .eventDeck('khorgard')
      .hand(0, 'demon', 'demon', 'daqan-knight')
      .hand(1, 'waiqar-reanimate');
    p.play('turn end', 'battle demon', 'battle demon', 'battle daqan-knight');
    expect(p.told('fought')).toMatchObject([{ verdict: 'repelled', attack: { seat: 0 } }]);
    expect(p.asked).toBe(1);
    p.play('battle waiqar-reanimate');
    expect(p.state.damage).toEqual([0, 11]);
  });

  it('RCO-6 survivors and tactics go to the discard, wounded units to the barracks', () => {
    const p = new Position({ factions: ['uthuk', 'daqan'] })
      .centre('dawnsmoor')
      .hand(0, 'uthuk-berserker', 'uthuk-berserker');
    p.play('turn attack dawnsmoor', 'battle uthuk-berserker', 'battle uthuk-berserker');
    p.play('pay unit uthuk-berserker!', 'pay none');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 4 }, winner: 0 }]);
    expect(p.ids('discards', 0)).toEqual(['uthuk-berserker']);
    expect(p.left('uthuk-berserker')).toBe(7);
  });

  it('RCO-7 an enemy is no opposing unit: who destroys some has nothing to destroy', () => {
    const p = new Position({ factions: ['waiqar', 'daqan'] })
      .enemies('mithrilim')
      .hand(0, 'waiqar-skeleton-archer', 'gold-1');
    p.play('turn attack mithrilim', 'battle waiqar-skeleton-archer');
    expect(p.question).toBe('battle');
  });

  it('RCO-8 a wounded unit keeps its strength, and cannot be wounded twice', () => {
    const p = new Position({ factions: ['uthuk', 'daqan'] })
      .centre('forge')
      .deck(0, 'gold-1', 'gold-1', 'gold-2', 'gold-2');
    p.hand(0, 'uthuk-warlock', 'uthuk-warlock').play(
      'turn attack forge',
      'battle uthuk-warlock',
      'pay unit uthuk-warlock',
    );
    expect(p.army(0)).toEqual(['uthuk-warlock*']);
    p.play('battle uthuk-warlock');
    expect(p.offers).toEqual(['pay unit uthuk-warlock', 'pay none']);
    p.play('pay none', 'battle none');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 6 } }]);
  });
});
