import { type Config, crownOfAsh, DEFAULT_OPTIONS, type Event, type State, type View } from '@cinderhall/crown-of-ash';
import { below, SEATS, seedRng, type Viewer } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { aftermathOf, type Beat, barsBetween, barsOf } from '../src/crown/motion/beats.ts';
import { numbersBetween } from '../src/crown/motion/ghosts.ts';
import { cueOf, TEMPOS, timed } from '../src/crown/motion/pace.ts';
import { runningSums, sceneCues, sceneTimes } from '../src/crown/motion/scene-times.ts';
import { insteadOf, type Spot } from '../src/crown/motion/spots.ts';
import { scenesOf } from '../src/crown/viewmodel/battle.ts';
import { toldSince } from '../src/table/told.ts';
import { log, situation, space, TOLD, t, viewOf } from './situation.ts';

/** One change of a table, as one viewer learns of it. */
interface Change {
  readonly before: View;
  readonly after: View;
  readonly told: readonly Event[];
}

const CONFIG: Config = {
  ...{ edition: 'final', players: 4, automa: null, necromancers: 'random', content: 'house' },
  options: DEFAULT_OPTIONS,
};
const TABLES: readonly Config[] = [
  { ...CONFIG, options: { ...DEFAULT_OPTIONS, powers: true } },
  { ...CONFIG, players: 2, automa: { garrison: 'easy' } },
];

/** A game played at random, by every change and every pair of eyes. */
function changesOf(config: Config, seed: string): readonly Change[] {
  const rng = seedRng(seed);
  const s = crownOfAsh.setup(config, seed);
  const viewers: readonly Viewer[] = [...SEATS.slice(0, config.players), 'spectator'];
  const changes: Change[] = [];
  let views = viewsOf(s, viewers);
  for (let decision = crownOfAsh.pending(s); decision; decision = crownOfAsh.pending(s)) {
    const [seat = 0] = decision.seats;
    const moves = crownOfAsh.moves(s, seat);
    const move = moves[below(rng, moves.length)];
    if (!move) break;
    const told: Event[] = [];
    crownOfAsh.step(s, seat, move, (e) => told.push(e));
    const next = viewsOf(s, viewers);
    viewers.forEach((who, i) => {
      const [before, after] = [views[i], next[i]];
      const seen = told.flatMap((e) => crownOfAsh.see(e, who) ?? []);
      if (before && after) changes.push({ before, after, told: seen });
    });
    views = next;
  }
  return changes;
}

const viewsOf = (s: State, viewers: readonly Viewer[]): readonly View[] =>
  viewers.map((who) => crownOfAsh.view(s, who));

const all = TABLES.flatMap((config, i) => changesOf(config, String(i + 3)));

/** Spots of a beat. */
const spotsOf = (beat: Beat): readonly Spot[] =>
  beat.beat === 'travel' ? [beat.from, beat.to] : 'at' in beat ? [beat.at] : [];

/** Whether there is such a spot at all on this table. */
function exists(spot: Spot, { players, places, display, offer, deckCounts }: View): boolean {
  const [sort = '', one = '0', two = '-1'] = spot.split(':');
  const [at, then] = [Number(one), Number(two)];
  switch (sort) {
    case 'pile':
    case 'order':
      return true;
    case 'slot':
      return at in display;
    case 'tile':
      return at in offer;
    case 'deck':
      return at in deckCounts;
    case 'structure':
    case 'banner':
    case 'place':
      return at in places;
    case 'space':
      return at in t.spaces;
    case 'guard':
      return places[at]?.guards.includes(then) ?? false;
    case 'minion':
      return players[at]?.minions.includes(then) ?? false;
    case 'good':
      return (players[at]?.goods.length ?? 0) > then;
    default:
      return at in players;
  }
}

/** Fighters and tiles that a viewer sees lying open. */
function openIn({ players, places, display, offer, stack }: View): readonly string[] {
  const hands = players.flatMap(({ hand }) => ('known' in hand ? hand.known : []));
  const fighters = [
    ...hands,
    ...display,
    ...players.flatMap(({ graveyard }) => graveyard),
    ...places.flatMap(({ guards }) => guards),
    ...stack.flatMap((f) => ('attackers' in f && 'known' in f.attackers ? f.attackers.known : [])),
  ];
  return [
    ...fighters.map((fighter) => `fighter ${fighter}`),
    ...[...offer, ...places.flatMap(({ tiles }) => tiles)].map((tile) => `tile ${tile}`),
  ];
}

describe('beats of whole games', () => {
  const played = all.map((change) => ({ change, beats: barsOf(change.before, change.after, change.told).flat() }));

  it('are there for everything that moves', () => {
    const kinds = new Set(
      played.flatMap(({ beats }) => beats.map((b) => (b.beat === 'travel' ? b.piece.piece : b.beat))),
    );
    expect([...kinds].sort()).toEqual(
      [
        ...['battle', 'count', 'covered', 'drop', 'fighter', 'loot'],
        ...['minion', 'note', 'pulse', 'roll', 'tile'],
      ].sort(),
    );
  });

  it('name what is there in the view before or in the view after', () => {
    const strange = played.flatMap(({ change: { before, after }, beats }) =>
      beats.flatMap(spotsOf).filter((spot) => !exists(spot, before) && !exists(spot, after)),
    );
    expect(strange).toEqual([]);
  });

  it('show no face that the viewer does not see, and that nobody told of', () => {
    const betrayed = played.flatMap(({ change: { before, after, told }, beats }) => {
      const open = new Set([...openIn(before), ...openIn(after)]);
      const heard = JSON.stringify(told);
      return beats.flatMap((b) => {
        if (b.beat !== 'travel' || (b.piece.piece !== 'fighter' && b.piece.piece !== 'tile')) return [];
        const index = b.piece.piece === 'fighter' ? b.piece.fighter : b.piece.tile;
        const seen = open.has(`${b.piece.piece} ${index}`);
        return seen || new RegExp(`[[:,]${index}[\\],}]`).test(heard) ? [] : [b];
      });
    });
    expect(betrayed).toEqual([]);
  });

  it('lead cards to the front of their owner alone', () => {
    const held = played.flatMap(({ change, beats }) =>
      beats
        .flatMap(spotsOf)
        .filter((spot) => spot.startsWith('held:') && Number(spot.split(':')[1]) !== change.after.viewer),
    );
    expect(held).toEqual([]);
  });

  it('count every number from what it was to what it is', () => {
    for (const { change, beats } of played) {
      const counted = beats.flatMap((b) =>
        b.beat === 'count' && b.at.startsWith('vp:') ? [[b.at, b.from, b.to]] : [],
      );
      const changed = change.after.players.flatMap(({ seat, vp }) => {
        const was = change.before.players[seat]?.vp;
        return was === vp ? [] : [[`vp:${seat}`, was, vp]];
      });
      expect([...counted].sort()).toEqual([...changed].sort());
    }
  });

  it('say the same to everybody about what lies in the open', () => {
    const builds = played.map(({ beats }) => beats.filter((b) => b.beat === 'travel' && b.piece.piece === 'tile'));
    const [seats] = TABLES;
    const each = (seats?.players ?? 4) + 1;
    for (let i = 0; i + each <= 100; i += each) {
      for (const one of builds.slice(i, i + each)) expect(one).toEqual(builds[i]);
    }
  });
});

describe('beats', () => {
  const view = viewOf();

  it('bring a raised fighter to the own hand, or to the mat of somebody else', () => {
    const raised = (seat: 0 | 2): Event => ({ kind: 'raised', seat, fighter: 7, slot: 1, paid: [0, 0, 0, 2, 0] });
    const to = (seat: 0 | 2) =>
      barsOf(view, view, [raised(seat)])
        .flat()
        .flatMap((b) => (b.beat === 'travel' && b.piece.piece === 'fighter' ? [b.to] : []));
    expect(to(2)).toEqual(['held:2:7']);
    expect(to(0)).toEqual(['hand:0']);
  });

  it('take what is paid from the mat to what it is paid for', () => {
    const [tile = -1] = view.offer;
    const raised: Event = { kind: 'raised', seat: 2, fighter: 7, slot: 1, paid: [0, 0, 0, 2, 1] };
    const built: Event = { kind: 'built', seat: 0, tile, region: 3, cost: 5 };
    const payments = barsOf(view, view, [raised, built]).map((bar) =>
      bar.flatMap((b) => (b.beat === 'travel' && b.piece.piece === 'loot' ? [`${b.from} ${b.to}`] : [])),
    );
    const [bone, gold, build] = ['good:2:3 slot:1', 'good:2:4 slot:1', 'good:0:4 tile:0'];
    expect(payments).toEqual([
      [bone, bone, gold],
      [build, build, build],
    ]);
  });

  it('put a count behind what is brought', () => {
    const after = viewOf({ view: { players: view.players.map((p) => (p.seat === 0 ? { ...p, vp: p.vp + 2 } : p)) } });
    const told: Event = { kind: 'gained', seat: 0, loot: [0, 0, 0, 0, 0, 0, 2], why: 'build', place: 1 };
    const kinds = barsOf(view, after, [told, { kind: 'refreshed', seat: 0, count: 2, why: 'minion' }]);
    expect(kinds.map((bar) => bar.map(({ beat }) => beat))).toEqual([['travel', 'travel'], ['count'], ['pulse']]);
  });

  it('cover attackers until they are shown', () => {
    const told: Event = { kind: 'attacked', seat: 1, defender: 0, place: 1, count: 2, modifier: 0 };
    const [bar] = barsOf(view, view, [told]);
    expect(bar?.map((b) => b.beat === 'travel' && b.piece)).toEqual([{ piece: 'covered' }, { piece: 'covered' }]);
  });

  it('are none when an answer was taken back, other eyes look, or nothing was told', () => {
    const told = log(TOLD);
    expect(toldSince(told, told.slice(0, -2))).toEqual([]);
    expect(toldSince(told, [...told.slice(0, -1), ...log(TOLD).slice(-1), ...log(TOLD).slice(-1)])).toEqual([]);
    expect(toldSince(told.slice(0, -1), told)).toEqual(TOLD.slice(-1));
    const [before, after] = [situation(), situation({ viewer: 1 })];
    expect(barsBetween(before, { ...after, log: [...before.log, ...log(TOLD).slice(2, 3)] })).toEqual([]);
  });

  it('call whoever is to move', () => {
    const waiting = situation({ moves: [], told: TOLD.slice(0, -1) });
    const asked = { ...situation(), log: [...waiting.log, ...log(TOLD.slice(-1))] };
    expect(barsBetween(waiting, asked)).toEqual([[{ beat: 'note', note: 'turn' }]]);
    expect(barsBetween(asked, { ...asked, log: [...asked.log, ...log([{ kind: 'passed', seat: 2 }])] })).toEqual([]);
  });

  it('show what came of a battle once its scene is closed, unless others have come since', () => {
    const [won, held] = scenesOf(log(TOLD));
    if (!won || !held) throw new Error('two battles are told of');
    const spots = (at: View, scene: typeof won) => aftermathOf(at, scene).flat().flatMap(spotsOf);
    const guards = (view.places[6]?.guards ?? []).map((of) => `guard:6:${of}`);
    expect(spots(view, won)).toEqual(['banner:6', ...guards]);
    expect(spots(view, held)).toEqual(['place:3', 'grave:2']);
    const lost = { ...view, places: view.places.map((place) => ({ ...place, owner: 3 })) };
    expect(spots(lost, won)).toEqual([]);
  });

  it('fall back from a thing on a mat to the mat, and from a piece to its place', () => {
    expect(insteadOf('good:2:4')).toEqual(['seat:2']);
    expect(insteadOf(`minion:1:${space('gold')}`)).toEqual([`space:${space('gold')}`, 'seat:1']);
    expect(insteadOf('guard:5:12')).toEqual(['place:5']);
    expect(insteadOf('held:3:12')).toEqual(['hand:3', 'seat:3']);
  });
});

describe('pace', () => {
  const drop: Beat = { beat: 'drop', at: 'banner:1' };
  const coin: Beat = { beat: 'travel', piece: { piece: 'loot', loot: 1 }, from: 'structure:1', to: 'good:0:1' };
  const travel = (n: number): readonly Beat[] => Array.from({ length: n }, () => coin);

  it('lets bars follow each other, and beats of a bar begin nearly together', () => {
    const { beats, total } = timed([travel(3), [drop]], 1);
    const starts = beats.map(({ at }) => at);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts[2]).toBeLessThan(beats[0]?.lasts ?? 0);
    expect(starts[3]).toBeGreaterThan(starts[2] ?? 0);
    expect(total).toBe(Math.max(...beats.map(({ at, lasts }) => at + lasts)));
  });

  it('halves every time when it is quick', () => {
    const bars = [travel(2), [drop]];
    expect(timed(bars, 0.5).total * 2).toBe(timed(bars, 1).total);
  });

  it('tells what came of a battle when its scene tells it', () => {
    const battle = { beat: 'battle', place: 1, won: null } as const;
    const plain = timed([[battle], [drop]], 1).beats[1]?.at ?? 0;
    expect(timed([[battle], [drop]], 1, 3000).beats[1]?.at).toBe(plain + 3000);
  });

  it('follows what is under way, but jumps when it falls too far behind', () => {
    const { full } = TEMPOS;
    expect(cueOf(500, 0, false, full)).toEqual({ jump: false, wait: 0, press: 1 });
    expect(cueOf(500, 400, false, full)).toEqual({ jump: false, wait: 400, press: 1 });
    expect(cueOf(500, full.lag + 1, false, full)).toEqual({ jump: true, wait: 0, press: 1 });
  });

  it('never keeps who is asked longer than the tempo allows', () => {
    for (const tempo of Object.values(TEMPOS))
      for (const total of [100, 800, 2000, 6000])
        for (const left of [0, 300, 900, 2500]) {
          const { wait, press } = cueOf(total, left, true, tempo);
          expect(wait + total * press).toBeLessThanOrEqual(tempo.lag);
        }
  });
});

describe('the scene of a battle', () => {
  const sides = TOLD.flatMap((e) => (e.kind === 'battle' ? [e.attack, e.defence] : []));

  it('counts a side up to its total, line by line', () => {
    const told = all.flatMap((change) => change.told.flatMap((e) => (e.kind === 'battle' ? [e] : [])));
    expect(told.length).toBeGreaterThan(10);
    for (const { attack, defence } of told) {
      expect(runningSums(t, attack).at(-1)).toBe(attack.total);
      expect(runningSums(t, defence).at(-1)).toBe(defence.total);
    }
    // The King against two fighters with a 4 from the flank, and one fighter with a die against a pair.
    expect(sides.map((side) => runningSums(t, side).length)).toEqual([5, 1, 2, 4]);
  });

  it('turns cards, rolls dice, counts and decides in this order, and leaves out what has been shown', () => {
    const { turn, dice, sums, outcome, spoils, end } = sceneTimes({ turns: true, dice: 1, lines: 4 }, 1);
    const times = [turn, dice, sums, outcome, spoils, end];
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(sceneTimes({ turns: false, dice: 0, lines: 4 }, 1).sums).toBe(0);
    const open = sceneTimes({ turns: true, dice: 1, lines: 0 }, 1);
    expect(open.end).toBe(open.dice + open.rolls);
  });

  it('sounds like what it shows', () => {
    const showing = { turns: true, dice: 1, lines: 2 };
    const cues = sceneCues(showing, sceneTimes(showing, 1), true);
    expect(cues.map(({ sound }) => sound)).toEqual(['card', 'die', 'tick', 'tick', 'won']);
    expect(sceneCues({ turns: true, dice: 0, lines: 0 }, sceneTimes(showing, 1), null)).toHaveLength(1);
  });

  it('reads few numbers on the way to a far one', () => {
    expect(numbersBetween(3, 6)).toEqual([3, 4, 5, 6]);
    expect(numbersBetween(6, 4)).toEqual([6, 5, 4]);
    const far = numbersBetween(0, 60);
    expect(far).toHaveLength(13);
    expect([far[0], far.at(-1)]).toEqual([0, 60]);
  });
});
