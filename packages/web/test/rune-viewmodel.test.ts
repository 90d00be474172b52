import { type Event, house, type Move, parts, runeAge, type State, tables, type View } from '@cinderhall/rune-age';
import { describe, expect, it } from 'vitest';
import { figureOf } from '../src/rune/kit/figures.ts';
import { symbols } from '../src/rune/kit/symbols.ts';
import type { LogEntry } from '../src/rune/session.ts';
import { listed, playParts, questionIn, soleMove, spoken, trayIn } from '../src/rune/viewmodel/asking.ts';
import { combatScene, watched } from '../src/rune/viewmodel/combat.ts';
import { belowName, turnsOf } from '../src/rune/viewmodel/log.ts';
import { peekPlace } from '../src/rune/viewmodel/peek-place.ts';
import {
  barracksOf,
  enduranceOf,
  freeCities,
  handCount,
  handOf,
  homeOf,
  inPlayOf,
  kept,
  marketOf,
  realmRoom,
  stacked,
  stageOf,
} from '../src/rune/viewmodel/places.ts';
import { priceIn, strengthIn, totalsIn } from '../src/rune/viewmodel/worth.ts';

const config = { scenario: 'resurgence', players: 2, factions: ['daqan', 'uthuk'], content: 'house' } as const;
const t = tables(config);
const card = (id: string): number => t.index.get(id) ?? Number.NaN;

/** A table of two as it begins; `change` lays it otherwise. */
function table(change: (s: State) => void = () => undefined): { readonly s: State; readonly view: View } {
  const s = runeAge.setup(config, '1');
  change(s);
  return { s, view: runeAge.view(s, s.active) };
}

/** Answers in notation, with what is told meanwhile. */
function played(s: State, ...texts: readonly string[]): readonly LogEntry[] {
  const log: LogEntry[] = [];
  texts.forEach((text, step) => {
    const seat = runeAge.pending(s)?.seats[0] ?? 0;
    const move = runeAge.notation(config).read(text);
    expect(runeAge.moves(s, seat)).toContainEqual(move);
    if (move) runeAge.step(s, seat, move, (event: Event) => log.push({ step, event }));
  });
  return log;
}

describe('what lies where', () => {
  it('RSE-2 has the barracks in five piles by cost, the strongholds last', () => {
    const { view } = table();
    expect(barracksOf(t, view, 0).map(({ card: c, count }) => `${t.cards[c]?.id} ${count}`)).toEqual([
      'daqan-footman 5',
      'daqan-archer 4',
      'daqan-knight 4',
      'daqan-siege-tower 3',
      'daqan-stronghold 3',
    ]);
  });

  it('RSE-3 has gold and three neutral piles in the market, and a city for each that nobody holds', () => {
    const { view } = table();
    expect(marketOf(t, view).map(({ count }) => count)).toEqual([4, 10, 6, 3, 3, 3]);
    expect(freeCities(t, view)).toHaveLength(3);
  });

  it('RTU-1 tells equal cards apart by whether they are exhausted', () => {
    const stronghold = card('daqan-stronghold');
    const { view } = table((s) => {
      s.ready[0] = [stronghold, stronghold];
      s.exhausted[0] = [stronghold];
    });
    const lying = inPlayOf(t, view, 0);
    expect(lying.map(({ exhausted }) => exhausted)).toEqual([false, false, true]);
    expect(new Set(lying.map(({ key }) => key)).size).toBe(3);
    expect(t.cards[homeOf(t, view, 0)]?.id).toBe('daqan-home');
  });

  it('RTU-1 turns the one of equal cards that was picked, and leaves the others where they lie', () => {
    const lie = (cards: string) =>
      [...cards].map((sign, i) => ({ key: `${i}`, card: /c/i.test(sign) ? 9 : 4, exhausted: /[SC]/.test(sign) }));
    const told = (before: string, now: string, touched: number | null) =>
      kept(lie(before), lie(now), touched)
        .map(({ card, exhausted }) => (card === 9 ? (exhausted ? 'C' : 'c') : exhausted ? 'S' : 's'))
        .join('');
    expect(told('', 'ssSc', null)).toBe('ssSc');
    expect(told('sssc', 'ssSc', 0)).toBe('Sssc');
    expect(told('Sssc', 'sSSc', 1)).toBe('SSsc');
    // Turned by something else than a pick here: the last one that is ready.
    expect(told('Sssc', 'sSSC', null)).toBe('SsSC');
    expect(told('SsSc', 'ssSc', 0)).toBe('ssSc');
    expect(told('SSSC', 'sssc', null)).toBe('sssc');
    // Other cards lie there now.
    expect(told('Sssc', 'sSc', 0)).toBe('sSc');
  });

  it('RTU-6 has room in a realm for what it could buy, so that a purchase needs no more', () => {
    const { s } = table((state) => {
      state.active = 0;
      state.gold[0] = 9;
    });
    const room = () => realmRoom(t, runeAge.view(s, 0), 0);
    const before = room();
    expect(before).toBe(4);
    const stronghold = { kind: 'turn', act: 'buy', card: card('daqan-stronghold') } as const;
    runeAge.step(s, 0, stronghold);
    expect(inPlayOf(t, runeAge.view(s, 0), 0)).toHaveLength(1);
    expect(room()).toBe(before);
  });

  it('RVI-1 shows the own hand, and of others how many cards they hold', () => {
    const { view, s } = table();
    const other = s.active === 0 ? 1 : 0;
    expect(handOf(view)).toEqual(s.hands[s.active]);
    expect(handOf(runeAge.view(s, 'spectator'))).toEqual([]);
    expect(handCount(view, other)).toBe(5);
  });

  it('RSE-5 tells the stage of the events to come until they are mixed', () => {
    expect(stageOf(t, table().view)).toBe(1);
    expect(stageOf(t, table((s) => (s.recycled = true)).view)).toBeNull();
  });

  it('RSC-4 has no damage where nothing damages a home realm', () => {
    const endures = (scenario: 'resurgence' | 'runewars' | 'cataclysm' | 'monument') => {
      const s = runeAge.setup({ ...config, scenario }, '1');
      return enduranceOf(tables(s.config), runeAge.view(s, 0), 0);
    };
    expect((['resurgence', 'runewars', 'cataclysm', 'monument'] as const).map(endures)).toEqual([20, 20, 20, 0]);
  });

  it('counts equal cards', () => {
    expect(stacked([3, 3, 5])).toEqual([
      { card: 3, count: 2 },
      { card: 5, count: 1 },
    ]);
  });
});

describe('what things are worth', () => {
  it('RTU-6 is dearer or cheaper by what lasts, for the seat that has it', () => {
    const archer = card('daqan-archer');
    expect(priceIn(t, table().view, 0, archer)).toBe(2);
    expect(priceIn(t, table().view, null, archer)).toBe(2);
  });

  it('RCO-3 has enemies as strong as others in play make them', () => {
    const { view } = table((s) => s.enemies.push(card('choyo'), card('ghox')));
    expect(strengthIn(t, view, card('ghox'))).toBe(10);
    expect(strengthIn(t, view, card('choyo'))).toBe(10);
    expect(strengthIn(t, view, card('daqan-knight'))).toBe(3);
  });
});

/** A table on which the first player attacks the own stronghold with two footmen in hand. */
function attack() {
  const { s } = table((state) => {
    state.active = 0;
    state.stack = [{ kind: 'turn', seat: 0, act: null, card: -1 }];
    state.hands[0] = [card('daqan-footman'), card('daqan-footman')];
  });
  return s;
}

describe('a combat', () => {
  it('RCO-3 shows the army so far against what is fought', () => {
    const s = attack();
    const log = played(s, 'turn attack daqan-stronghold', 'battle daqan-footman', 'use no');
    const view = runeAge.view(s, 0);
    const scene = combatScene(t, view, log);
    expect(scene).toMatchObject({
      mode: 'battle',
      target: card('daqan-stronghold'),
      turn: 0,
      skulls: null,
      result: null,
    });
    expect(scene?.fronts.map(({ total, seat, more }) => ({ total, seat, more }))).toEqual([
      { total: 1, seat: 0, more: 0 },
      { total: 2, seat: -1, more: 2 },
    ]);
    expect(view.combat && totalsIn(t, view, view.combat)).toEqual([1, 2]);
  });

  it('RCO-4 is told with its outcome once it has been fought out, under the same key', () => {
    const s = attack();
    const log = played(s, 'turn attack daqan-stronghold', 'battle daqan-footman', 'use no', 'battle none');
    const view = runeAge.view(s, 0);
    const seen = (since: number, me: number | null = 0, others = true) =>
      watched(t, view, log, { me, others, since, closed: -1 });
    const [scene] = seen(0).outstanding;
    expect(scene?.result).toMatchObject({ verdict: 'held', winner: 1 });
    expect(scene?.key).toBe(log.findIndex(({ event }) => event.kind === 'attacked'));
    const last = log.at(-1)?.step ?? 0;
    expect(seen(last - 1)).toEqual({ scene, outstanding: [scene] });
    expect(seen(last)).toEqual({ scene: null, outstanding: [] });
    expect(seen(0, 1, false)).toEqual({ scene: null, outstanding: [] });
    expect(seen(0, 0, false).outstanding).toHaveLength(1);
    expect(combatScene(t, view, log)).toBeNull();
  });

  it('RCO-4 brings what it brings, and no more', () => {
    const s = attack();
    s.hands[0] = [card('daqan-knight')];
    const log = played(s, 'turn attack daqan-stronghold', 'battle daqan-knight', 'use no');
    const [scene] = watched(t, runeAge.view(s, 0), log, { me: 0, others: true, since: 0, closed: -1 }).outstanding;
    expect(scene?.spoils).toEqual([{ kind: 'secured', seat: 0, card: card('daqan-stronghold'), from: -1 }]);
  });

  it('is shown once those before it have been seen, in their order', () => {
    const s = attack();
    s.hands[0] = [card('daqan-knight'), card('daqan-footman'), card('daqan-footman')];
    s.enemies = [card('sleeping-dragonlord')];
    const first = ['turn attack daqan-stronghold', 'battle daqan-knight', 'use no', 'battle none'];
    const log = played(
      s,
      ...first,
      'turn attack sleeping-dragonlord',
      'battle none',
      'turn attack resurgence',
      'battle daqan-footman',
    );
    const view = runeAge.view(s, 0);
    const shown = (closed: number) => watched(t, view, log, { me: 0, others: true, since: -1, closed });
    expect(shown(-1).outstanding.map(({ target }) => t.cards[target]?.id)).toEqual([
      'daqan-stronghold',
      'sleeping-dragonlord',
    ]);
    const [one, two] = shown(-1).outstanding;
    expect(shown(-1).scene).toEqual(one);
    expect(shown(one?.at ?? 0).scene).toEqual(two);
    expect(shown(two?.at ?? 0).scene).toMatchObject({ target: card('resurgence'), result: null });
  });
});

describe('what is asked', () => {
  const asked = (moves: readonly Move[], regarded: string | null = null) => ({
    ...{ situation: { moves }, regarded, open: moves },
    ...{ picked: [], exact: null },
  });

  it('has buttons for answers without a thing on the table', () => {
    const s = attack();
    const moves = runeAge.moves(s, 0);
    expect(spoken(moves, parts)).toEqual([{ kind: 'turn', act: 'end', card: -1 }]);
    expect(questionIn(runeAge.view(s, 0))).toBe('turn');
    expect(listed(moves, parts).at(-1)).toEqual({ kind: 'turn', act: 'end', card: -1 });
  });

  it('tells the one answer that the thing under the pointer is part of', () => {
    const s = attack();
    const moves = runeAge.moves(s, 0);
    const part = `target:${card('daqan-stronghold')}`;
    expect(soleMove(asked(moves, part), parts)).toMatchObject({ act: 'attack' });
    expect(soleMove(asked(moves), parts)).toBeNull();
  });

  it('lays a card open that asks, unless it lies in a combat (RCO-3)', () => {
    const s = attack();
    played(s, 'turn attack daqan-stronghold', 'battle daqan-footman');
    const view = runeAge.view(s, 0);
    expect(questionIn(view)).toBe('use');
    expect(trayIn(view, [])).toBeNull();
    expect(trayIn({ ...view, combat: null }, [])).toEqual({ cards: [card('daqan-footman')], part: null });
  });

  it('RTU-7 lays open what could be exhausted to pay in a combat, since the realm is out of sight', () => {
    const s = attack();
    played(s, 'turn attack daqan-stronghold');
    const { combat } = runeAge.view(s, 0);
    const owed = { seat: 0, cost: 0, card: 3, unit: 0, left: 1 } as const;
    const stack = [{ kind: 'pay', ...owed, must: false, wards: false, with: null, what: 0 } as const];
    const [forge, none] = [
      { kind: 'pay', with: 'exhaust', what: card('forge') },
      { kind: 'pay', with: 'none', what: 0 },
    ] as const;
    expect(trayIn({ stack, combat }, [forge, none])).toEqual({ cards: [card('forge')], part: 'card' });
    expect(parts(forge)).toEqual([`card:${card('forge')}`]);
    expect(trayIn({ stack, combat: null }, [forge, none])).toEqual({ cards: [3], part: null });
  });

  it('RTU-1 lets of equal cards the one be exhausted that is not', () => {
    const item = { key: '', card: 7 };
    expect(playParts('turn', true, { ...item, exhausted: false }, true)).toEqual(['card:7', 'action:7']);
    expect(playParts('turn', true, { ...item, exhausted: true }, true)).toEqual([]);
    expect(playParts('refresh', true, { ...item, exhausted: true }, true)).toEqual(['card:7']);
    expect(playParts('refresh', true, { ...item, exhausted: false }, true)).toEqual([]);
    expect(playParts('turn', false, { ...item, exhausted: true }, false)).toEqual(['target:7']);
  });
});

describe('the log', () => {
  const gold = (seat: 0 | 1): Event => ({ kind: 'played-gold', seat, card: 1, gold: 1 });
  const turn = (seat: 0 | 1): Event => ({ kind: 'turn-began', seat, round: 1 });
  const omen: Event = { kind: 'event-drawn', card: 2 };
  const tell = (event: Event): string => (event.kind === 'played-gold' ? `${event.seat}: ${event.gold}` : event.kind);

  it('goes by turns and event phases, the newest first, and adds gold up', () => {
    const events: Event[] = [turn(0), gold(0), gold(0), turn(1), gold(1), omen];
    const turns = turnsOf(
      events.map((event, step) => ({ step, event })),
      tell,
    );
    expect(turns.map(({ phase, seat, lines, step }) => ({ phase, seat, lines, step }))).toEqual([
      { phase: 'events', seat: -1, lines: [{ said: 'event-drawn', times: 1, event: omen, step: 5 }], step: 5 },
      { phase: 'turn', seat: 1, lines: [{ said: '1: 1', times: 1, event: gold(1), step: 4 }], step: 4 },
      { phase: 'turn', seat: 0, lines: [{ said: '0: 2', times: 1, event: { ...gold(0), gold: 2 }, step: 2 }], step: 2 },
    ]);
  });

  it('tells what enemies do at the start of an event phase there, and not in the turn before', () => {
    const hurt: Event = { kind: 'damaged', seat: 0, points: 2, total: 2, card: 3 };
    const events: Event[] = [turn(0), gold(0), { kind: 'phase-began', round: 1 }, hurt, omen];
    const turns = turnsOf(
      events.map((event, step) => ({ step, event })),
      tell,
    );
    expect(turns.map(({ phase, round, lines }) => [phase, round, lines.map(({ said }) => said)])).toEqual([
      ['events', 1, ['damaged', 'event-drawn']],
      ['turn', 1, ['0: 1']],
    ]);
  });

  it('counts what repeats the sentence before', () => {
    const events: Event[] = [turn(0), gold(0), omen, omen, omen, gold(0)];
    const [omens, own] = turnsOf(
      events.map((event, step) => ({ step, event })),
      tell,
    );
    expect(omens?.lines).toEqual([
      { said: 'event-drawn', times: 3, event: omen, step: 4 },
      { said: '0: 1', times: 1, event: gold(0), step: 5 },
    ]);
    expect(own?.lines).toEqual([{ said: '0: 1', times: 1, event: gold(0), step: 1 }]);
  });

  it('leaves a name out below the heading that has it, and nowhere else', () => {
    const seat = { is: 'seat', seat: 1, text: 'Утук' } as const;
    const coins = { is: 'coins', coin: 'gold', amount: 3, text: '3 золота' } as const;
    expect(belowName([seat, ' разыгрывает ', coins, '.'], 1)).toEqual(['Разыгрывает ', coins, '.']);
    expect(belowName([seat, ' разыгрывает ', coins, '.'], 0)).toEqual([seat, ' разыгрывает ', coins, '.']);
    expect(belowName([seat, ' — ', '4'], 1)).toEqual([seat, ' — ', '4']);
    expect(belowName(['Бой: ', seat, ' падает.'], 1)).toEqual(['Бой: ', seat, ' падает.']);
  });
});

describe('a card in large', () => {
  const card = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 110 });

  it('stands beside the small one where there is room, and is never cut off', () => {
    const desk = { width: 1440, height: 900 };
    expect(peekPlace(card(100, 200), desk)).toEqual({ left: 192, top: 200, width: 380 });
    expect(peekPlace(card(1300, 880), desk)).toEqual({ left: 908, top: 600, width: 380 });
    const phone = { width: 360, height: 740 };
    expect(peekPlace(card(12, 120), phone)).toEqual({ left: 8, top: 242, width: 344 });
    expect(peekPlace(card(270, 600), phone)).toEqual({ left: 8, top: 288, width: 344 });
  });
});

describe('figures', () => {
  const drawn = symbols();

  it('are there for every card, of the house pack or another', () => {
    for (const one of house.cards) {
      expect(drawn).toContain(` id="${figureOf(one)}"`);
      expect(drawn).toContain(` id="${figureOf({ ...one, id: 'constructor' })}"`);
    }
  });

  it('are different for all that can be bought', () => {
    const bought = house.cards.filter((one) => 'price' in one && one.type !== 'stronghold' && one.type !== 'monument');
    expect(bought.length).toBeGreaterThan(20);
    expect(new Set(bought.map(figureOf)).size).toBe(bought.length);
  });
});
