import { describe, expect, it } from 'vitest';
import { Position } from './position.ts';

/** The last turn of a round ends, with these events to come. */
const ending = (...events: string[]) => new Position().turnOf(1).eventDeck(...events);

describe('events', () => {
  it('REV-1 the top event is resolved when all have had their turn', () => {
    const p = new Position().eventDeck('phrylenex', 'ghox').play('turn end');
    expect(p.told('event-drawn')).toEqual([]);
    p.play('turn end');
    expect(p.told('event-drawn').map((e) => p.id(e.card))).toEqual(['phrylenex']);
    expect(p.state.damage).toEqual([3, 3]);
    expect(p.state.round).toBe(2);
    expect(p.asked).toBe(0);
  });

  it('REV-1 then all draw to five', () => {
    const p = ending('ghox').deck(0, 'gold-1', 'gold-2').play('turn end');
    expect(p.ids('hands', 0)).toEqual(['gold-1', 'gold-2']);
  });

  it('REV-2 an enemy stays beside the objective and can be fought', () => {
    const p = ending('ghox').deck(0, 'daqan-footman').play('turn end');
    expect(p.state.enemies.map(p.id)).toEqual(['ghox']);
    expect(p.offers).toContain('turn attack ghox');
  });

  it('REV-2 while it is in play it does what it says at the start of each event phase', () => {
    const p = ending('phrylenex').enemies('ghox').play('turn end');
    expect(p.told('damaged').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
      [1, 2],
      [0, 3],
      [1, 3],
    ]);
  });

  it('REV-1 the event phase has begun before enemies do anything in it', () => {
    const p = ending('phrylenex').enemies('ghox').play('turn end');
    const kinds = p.events.map(({ kind }) => kind).filter((kind) => /^(phase|damaged|event-drawn)/.test(kind));
    expect(kinds).toEqual(['phase-began', 'damaged', 'damaged', 'event-drawn', 'damaged', 'damaged']);
    expect(p.told('phase-began')).toEqual([{ kind: 'phase-began', round: 1 }]);
  });

  it('REV-2 an enemy that strengthens the others makes objective and instants stronger, too', () => {
    const p = ending('khorgard').enemies('choyo', 'ghox').hand(0, 'daqan-footman').hand(1, 'waiqar-reanimate');
    p.play('turn attack choyo', 'battle none');
    expect(p.told('attacked')).toMatchObject([{ strength: 10 }]);
    p.play('turn attack ghox', 'battle none');
    expect(p.told('attacked')).toMatchObject([{ strength: 10 }]);
    p.play('turn attack resurgence', 'battle none');
    expect(p.told('attacked')).toMatchObject([{ strength: 20 }]);
    p.play('turn end');
    expect(p.told('attacked')).toMatchObject([{ strength: 14, mode: 2 }]);
  });

  it('REV-3 an instant is resolved and discarded', () => {
    const p = ending('phrylenex').play('turn end');
    expect(p.state.spentEvents.map(p.id)).toEqual(['phrylenex']);
  });

  it('REV-3 it meets the first player first, then clockwise', () => {
    const p = new Position({ factions: ['daqan', 'waiqar', 'uthuk'] });
    p.state.first = 1;
    p.turnOf(0).eventDeck('khorgard').hand(0, 'daqan-footman').hand(1, 'waiqar-reanimate').hand(2, 'uthuk-berserker');
    p.state.moved = [1, 1, 1];
    p.play('turn end');
    const order = [p.asked];
    p.play('battle none');
    order.push(p.asked);
    p.play('battle none');
    order.push(p.asked);
    expect(order).toEqual([1, 2, 0]);
  });

  it('REV-3 only those who are meant are met', () => {
    const p = ending('tzeitz').inPlay(0, 'mithrilim').play('turn end');
    expect(p.state.damage).toEqual([9, 0]);
  });

  it('REV-3 cards of the hand can be given for less damage', () => {
    const p = ending('baraxis').enemies('ghox').hand(0, 'daqan-footman', 'gold-2').hand(1, 'gold-1').play('turn end');
    // 2 of Ghox, and 2 for each of two enemies.
    expect(p.asked).toBe(0);
    expect(p.offers).toEqual(['spare gold-2', 'spare none']);
    p.play('spare gold-2', 'spare none');
    p.play('spare none');
    expect(p.state.damage).toEqual([4, 6]);
    expect(p.left('gold-2')).toBe(10);
  });

  it('REV-3 what counts players counts those who are left', () => {
    const table = { scenario: 'cataclysm', factions: ['daqan', 'waiqar', 'latari'] } as const;
    const all = new Position(table).turnOf(2).eventDeck('end-of-days').play('turn end');
    expect(all.state.damage).toEqual([3, 3, 3]);
    const two = new Position(table).turnOf(1).eventDeck('end-of-days');
    two.state.out[2] = 1;
    two.play('turn end');
    expect(two.state.damage).toEqual([2, 2, 0]);
  });

  it('REV-3 who pays is passed over', () => {
    const p = new Position({ scenario: 'cataclysm' }).turnOf(1).eventDeck('plague-of-vermin');
    p.hand(0, 'gold-3', 'daqan-knight').hand(1, 'gold-1').play('turn end');
    p.play('pay hand gold-3', 'pay none');
    expect(p.state.damage).toEqual([0, 4]);
    expect(p.ids('discards', 0)).toEqual([]);
  });

  it('REV-3 a city is lost unless influence is paid', () => {
    const p = new Position({ scenario: 'runewars' }).turnOf(1).eventDeck('city-revolt').inPlay(0, 'forge', 'greyhaven');
    p.play('turn end', 'pay none');
    expect(p.offers).toEqual(['cede forge', 'cede greyhaven']);
    p.play('cede greyhaven');
    expect(p.ids('ready', 0)).toEqual(['forge']);
    expect(p.left('greyhaven')).toBe(1);
  });

  it('REV-3 who has nothing to destroy is asked all the same', () => {
    const p = new Position({ scenario: 'monument' })
      .turnOf(1)
      .eventDeck('tomb-robbers')
      .hand(0, 'gold-1')
      .hand(1, 'gold-2');
    p.play('turn end');
    expect(p.offers).toEqual(['surrender none']);
    p.play('surrender none');
    expect(p.offers).toEqual(['surrender gold-2']);
    p.play('surrender gold-2');
    expect(p.left('gold-2')).toBe(10);
  });

  it('REV-3 piles give and lose cards', () => {
    const p = new Position({ scenario: 'monument' })
      .turnOf(1)
      .eventDeck('thieves-guild', 'royal-grant')
      .inPlay(0, 'forge');
    p.play('turn end');
    expect(p.left('gold-3')).toBe(5);
    p.play('turn end', 'turn end');
    expect(p.left('gold-3')).toBe(4);
    expect(p.told('took')).toMatchObject([{ seat: 1 }]);
  });

  it('REV-3 what holds for the next round holds for it alone', () => {
    const p = new Position({ scenario: 'monument' }).turnOf(1).eventDeck('open-market', 'royal-grant').purse(0, 0, 9);
    p.play('turn end');
    expect(p.state.weather.map(p.id)).toEqual(['open-market']);
    p.purse(0, 0, 2).play('turn buy gold-2');
    expect(p.told('bought')).toMatchObject([{ price: 2 }]);
    p.play('turn end', 'turn end');
    expect(p.state.weather).toEqual([]);
  });

  it('REV-4 a reward is exhausted for what it gives', () => {
    const p = new Position().inPlay(0, 'mithrilim', 'sleeping-dragonlord');
    p.play('turn exhaust mithrilim', 'turn exhaust sleeping-dragonlord');
    expect([p.state.gold[0], p.state.influence[0]]).toEqual([1, 1]);
    expect(p.ids('exhausted', 0)).toEqual(['mithrilim', 'sleeping-dragonlord']);
  });

  it('REV-4 a reward strengthens who holds it where it says so', () => {
    const p = new Position().inPlay(0, 'margath').hand(0, 'daqan-footman', 'daqan-footman').die(0);
    p.play('turn attack resurgence', 'battle daqan-footman', 'battle none');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 4 } }]);
    p.play('turn attack daqan-stronghold', 'battle daqan-footman', 'use no');
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 1 } }]);
  });

  it('REV-4 a reward may roll the die again', () => {
    const p = new Position().inPlay(0, 'kalladra').hand(0, 'daqan-footman', 'daqan-knight').die(2);
    p.play('turn attack resurgence', 'battle daqan-footman', 'battle daqan-knight');
    expect(p.question).toBe('reroll');
    p.die(0).play('reroll yes');
    expect(p.told('rolled')).toMatchObject([{ skulls: 0 }]);
    expect(p.told('fought')).toMatchObject([{ attack: { strength: 4 } }]);
  });

  it('REV-5 an empty deck is made anew, without stage 1', () => {
    const p = new Position().turnOf(1).spentEvents('mithrilim', 'phrylenex').play('turn end');
    expect(p.told('events-recycled')).toEqual([{ kind: 'events-recycled', count: 1 }]);
    expect(p.told('event-drawn').map((e) => p.id(e.card))).toEqual(['phrylenex']);
    expect(p.state.spentEvents.map(p.id).sort()).toEqual(['mithrilim', 'phrylenex']);
  });

  it('REV-5 with nothing to make it of nothing happens', () => {
    const p = new Position().turnOf(1).spentEvents('mithrilim').play('turn end');
    expect(p.told('event-drawn')).toEqual([]);
    expect(p.question).toBe('turn');
  });
});
