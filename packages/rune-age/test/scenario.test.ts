import { describe, expect, it } from 'vitest';
import { runeAge } from '../src/index.ts';
import { Position } from './position.ts';

const THREE = ['daqan', 'waiqar', 'uthuk'] as const;
const share = (p: Position) => runeAge.outcome(p.state)?.share;

describe('Resurgence of the Dragonlords', () => {
  it('RSC-1 who beats the objective wins', () => {
    const p = new Position().hand(0, 'demon', 'demon', 'demon', 'daqan-knight').die(0);
    p.play('turn attack resurgence', 'battle demon', 'battle demon', 'battle demon', 'battle daqan-knight');
    expect(p.told('ended')).toEqual([{ kind: 'ended', winners: [0], by: 'objective' }]);
    expect(share(p)).toEqual([1, 0]);
  });

  it('RSC-1 attrition is rolled for it', () => {
    const p = new Position().hand(0, 'daqan-knight').die(1).play('turn attack resurgence', 'battle daqan-knight');
    expect(p.told('rolled')).toMatchObject([{ skulls: 1 }]);
  });

  it('RSC-1 the last survivor wins', () => {
    const p = new Position()
      .damage(1, 18)
      .hand(0, 'daqan-knight')
      .play('turn attack waiqar-home', 'siege daqan-knight');
    expect(p.told('ended')).toMatchObject([{ winners: [0], by: 'last-standing' }]);
  });

  it('RSC-1 all lose when all are eliminated', () => {
    const p = new Position().turnOf(1).damage(0, 17).damage(1, 18).eventDeck('phrylenex').play('turn end');
    expect(runeAge.outcome(p.state)).toMatchObject({ kind: 'lost-together', share: [0, 0] });
  });

  it('RSC-5 alone one does not win by surviving, and loses by falling', () => {
    const p = new Position({ factions: ['daqan'] }).damage(0, 16).eventDeck('phrylenex', 'baraxis').play('turn end');
    expect(p.question).toBe('turn');
    p.play('turn end');
    expect(runeAge.outcome(p.state)).toMatchObject({ kind: 'lost-together', share: [0] });
  });
});

describe('Runewars', () => {
  it('RSC-2 the last one standing wins', () => {
    const p = new Position({ scenario: 'runewars', factions: THREE }).damage(1, 19).damage(2, 19);
    p.hand(0, 'daqan-knight', 'daqan-knight').play('turn attack waiqar-home', 'siege daqan-knight', 'siege none');
    expect(p.question).toBe('turn');
    p.play('turn attack uthuk-home', 'siege daqan-knight', 'use no');
    expect(p.told('ended')).toMatchObject([{ winners: [0], by: 'last-standing' }]);
  });

  it('RSC-2 the last ones, eliminated at once, share', () => {
    const p = new Position({ scenario: 'runewars' })
      .turnOf(1)
      .damage(0, 16)
      .damage(1, 16)
      .eventDeck('barbarian-invasion');
    p.play('turn end');
    expect(runeAge.outcome(p.state)).toMatchObject({ kind: 'shared', share: [0.5, 0.5] });
  });

  it('RSC-2 who beats a player takes all their dragon runes; when an event does, they leave the game', () => {
    const p = new Position({ scenario: 'runewars', factions: THREE }).damage(1, 19).hand(0, 'daqan-knight');
    p.inPlay(1, 'rune-of-sight', 'rune-of-plenty').play('turn attack waiqar-home', 'siege daqan-knight');
    expect(p.ids('ready', 0)).toEqual(['rune-of-plenty', 'rune-of-sight']);
    const q = new Position({ scenario: 'runewars', factions: THREE })
      .turnOf(2)
      .damage(1, 16)
      .inPlay(1, 'rune-of-sight');
    q.eventDeck('barbarian-invasion').play('turn end');
    expect(q.state.out).toEqual([0, 1, 0]);
    expect(q.state.removed.map(q.id)).toContain('rune-of-sight');
  });
});

describe('The Cataclysm', () => {
  const table = { scenario: 'cataclysm', factions: THREE } as const;

  it('RSC-3 who outlives the event deck wins together', () => {
    const p = new Position(table).turnOf(2).play('turn end');
    expect(p.told('ended')).toMatchObject([{ winners: [0, 1, 2], by: 'outlived' }]);
    expect(runeAge.outcome(p.state)?.kind).toBe('shared');
  });

  it('RSC-3 all lose with the first who is eliminated', () => {
    const p = new Position(table).turnOf(2).damage(1, 19).eventDeck('tremors').play('turn end');
    expect(runeAge.outcome(p.state)).toMatchObject({ kind: 'lost-together' });
  });

  it('RSC-3 nobody is asked anything more once one is eliminated in the midst of an event', () => {
    const paid = new Position(table).turnOf(2).damage(0, 16).eventDeck('plague-of-vermin').hand(0, 'gold-1', 'gold-1');
    paid.hand(1, 'gold-3', 'gold-3').play('turn end', 'pay none');
    expect([paid.question, paid.told('ended')]).toEqual([undefined, [{ kind: 'ended', winners: [], by: 'one-fell' }]]);
    expect(paid.state.damage).toEqual([20, 0, 0]);
    const fought = new Position(table).turnOf(2).damage(0, 17).eventDeck('riven-sky').hand(0, 'daqan-footman');
    fought.hand(1, 'waiqar-reanimate').play('turn end', 'battle none');
    expect([fought.question, fought.told('attacked').length]).toEqual([undefined, 1]);
    expect(fought.state.spentEvents.map(fought.id)).toEqual(['riven-sky']);
    const spent = new Position(table).turnOf(2).damage(0, 15).eventDeck('end-of-days').enemies('hellgate');
    spent.hand(0, 'daqan-knight').play('turn end');
    expect([spent.question, spent.state.damage]).toEqual([undefined, [20, 2, 2]]);
  });

  it('RSC-3 there are no sieges', () => {
    const p = new Position(table).hand(0, 'daqan-knight').inPlay(1, 'forge');
    expect(p.offers).not.toContain('turn attack waiqar-home');
    expect(p.bar('target', 'waiqar-home')).toBe('RSC-3');
    expect(p.bar('target', 'forge')).toBe('RSC-3');
  });
});

describe('The Monument', () => {
  const table = { scenario: 'monument' } as const;

  it('RSC-4 who has built the monument wins at the end of the round', () => {
    const p = new Position(table)
      .purse(0, 12, 0)
      .eventDeck('thieves-guild')
      .play('turn buy daqan-monument', 'turn end');
    expect(p.question).toBe('turn');
    p.play('turn end');
    expect(p.told('ended')).toMatchObject([{ winners: [0], by: 'monument' }]);
    expect(p.told('event-drawn').length).toBe(1);
  });

  it('RSC-4 of several the one with the strongest units, then they share', () => {
    const p = new Position(table).turnOf(1).inPlay(0, 'daqan-monument').inPlay(1, 'waiqar-monument');
    p.discard(0, 'daqan-knight').discard(1, 'waiqar-reanimate').play('turn end');
    expect(p.told('ended')).toMatchObject([{ winners: [0], by: 'strength' }]);
    const q = new Position(table).turnOf(1).inPlay(0, 'daqan-monument').inPlay(1, 'waiqar-monument').play('turn end');
    expect(runeAge.outcome(q.state)).toMatchObject({ kind: 'shared', share: [0.5, 0.5] });
  });

  it('RSC-4 home realms are safe, cities are not', () => {
    const p = new Position(table).hand(0, 'daqan-knight').inPlay(1, 'forge');
    expect(p.bar('target', 'waiqar-home')).toBe('RSC-4');
    expect(p.offers).toContain('turn attack forge');
  });
});

describe('elimination', () => {
  const table = { scenario: 'runewars', factions: THREE } as const;
  const fallen = () =>
    new Position(table)
      .damage(1, 19)
      .hand(0, 'daqan-knight')
      .inPlay(1, 'waiqar-stronghold', 'forge', 'deserters-camp')
      .discard(1, 'gold-2', 'waiqar-reanimate')
      .play('turn attack waiqar-home', 'siege daqan-knight');

  it('RSC-6 cities go to the centre, rewards to the event discard, all else leaves the game', () => {
    const p = fallen();
    expect(p.told('eliminated')).toMatchObject([{ seat: 1, by: 0 }]);
    expect(p.left('forge')).toBe(1);
    expect(p.state.spentEvents.map(p.id)).toEqual(['deserters-camp']);
    expect(p.left('waiqar-reanimate')).toBe(0);
    const gone = p.state.removed.map(p.id);
    expect(gone).toEqual(expect.arrayContaining(['gold-2', 'waiqar-stronghold', 'waiqar-reanimate']));
    expect(gone.filter((id) => id === 'waiqar-stronghold').length).toBe(3);
  });

  it('RSC-6 who is eliminated has no more turns', () => {
    const p = fallen().play('turn end');
    expect(p.asked).toBe(2);
  });

  it('RSC-6 after the first player the next one clockwise is first', () => {
    const p = new Position(table).turnOf(1).damage(0, 19).hand(1, 'waiqar-dark-knight');
    p.play('turn attack daqan-home', 'siege waiqar-dark-knight');
    expect(p.state.first).toBe(1);
    p.play('turn end', 'turn end');
    expect(p.asked).toBe(1);
  });
});
