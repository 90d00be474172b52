import type { Card, EventOf, LogEvent, Move } from '@cinderhall/crown-of-ash';
import { describe, expect, test } from 'vitest';
import { matches } from '../src/app/matches.ts';
import { inBattle, scenesOf, sceneToShow } from '../src/crown/viewmodel/battle.ts';
import { checklistOf, groupsOf } from '../src/crown/viewmodel/choices.ts';
import { clashOf } from '../src/crown/viewmodel/clash.ts';
import { defenceOf, forecastOf } from '../src/crown/viewmodel/forecast.ts';
import { incomeOf, worthOf } from '../src/crown/viewmodel/income.ts';
import { lapsOf, newsOf } from '../src/crown/viewmodel/log.ts';
import { commonFacts, factsOf, fateWorth } from '../src/crown/viewmodel/preview.ts';
import { forcedPost, roundEnd, roundGains } from '../src/crown/viewmodel/round.ts';
import { chartOf, citadelHolders, rowsOf, sheetText, sourcesOf } from '../src/crown/viewmodel/sheet.ts';
import { outcomesFor } from '../src/crown/viewmodel/sides.ts';
import { cardsLeft, guardStrength, strengthOf, strongest, totalWith } from '../src/crown/viewmodel/strength.ts';
import { fighter, log, situation, space, TOLD, TURN_MOVES, t, tile, viewOf } from './situation.ts';

const view = viewOf();
const nox = view.players[2];
if (!nox) throw new Error('the fixture has four players');

describe('strength', () => {
  test.each([
    { rule: 'BOL-1', ids: ['ash-4', 'ash-3'], sum: 8 },
    { rule: 'BOL-1', ids: ['ash-4', 'ash-3', 'ash-2'], sum: 11 },
    { rule: 'BOL-1', ids: ['ash-4', 'ash-3', 'bone-2'], sum: 10 },
    { rule: 'BOL-1', ids: ['ash-4', 'blood-2'], sum: 6 },
    { rule: 'BOL-1', ids: [], sum: 0 },
  ])('$rule: $ids add up to $sum', ({ ids, sum }) => {
    expect(strengthOf(t, ids.map(fighter)).sum).toBe(sum);
  });

  test('the strongest pair is the bolstered one', () => {
    const hand = ['ash-4', 'ash-3', 'blood-4'].map(fighter);
    expect(strongest(t, hand, 2)).toEqual([fighter('ash-4'), fighter('ash-3')]);
  });

  test('a seat still has the cards that nobody has seen it use', () => {
    expect(cardsLeft(view, nox)).toEqual([0, 1, 3, 4]);
    const mors = view.players[0];
    expect(mors && cardsLeft(view, mors)).toEqual([0, 2, 3, 4]);
  });

  test('with strict memory only the top of the discard is known to be gone', () => {
    const strict = viewOf({ view: { memory: { ...view.memory, played: null } } });
    const visio = strict.players[1];
    expect(visio && cardsLeft(strict, visio)).toEqual([0, 1, 2, 3]);
  });

  test('a die spans its six faces', () => {
    expect(totalWith(5, [0, 4])).toEqual({ min: 5, max: 11 });
  });
});

describe('income', () => {
  test('RND-1: a structure scores its points and one for each tile under it', () => {
    expect(worthOf(t, ['start-volcano', 'kiln', 'fire-shrine'].map(tile))).toBe(5);
    expect(worthOf(t, [])).toBe(0);
  });

  test('CIT-5: the holder of the Citadel scores what is printed for the round', () => {
    expect(incomeOf(t, view, 1)).toEqual({ structures: 4, citadel: 6, sum: 10 });
    expect(incomeOf(t, view, 2)).toEqual({ structures: 4, citadel: 0, sum: 4 });
  });

  test('nothing is foretold once the game is over', () => {
    expect(incomeOf(t, { ...view, over: true }, 1).sum).toBe(0);
  });
});

describe('a fortified pair', () => {
  const pair = ['ash-3', 'ash-4'].map(fighter);
  const held = (guards: readonly number[], fortified: readonly number[]) =>
    guardStrength(t, viewOf({ view: { places: [{ owner: 2, tiles: [], guards, fortified }] } }), 0).bolster;

  test('PWR-9 counts two instead of one, and three of a kind stay at two', () => {
    expect(held(pair, [])).toBe(1);
    expect(held(pair, pair)).toBe(2);
    expect(held([...pair, fighter('ash-2')], pair)).toBe(2);
  });
});

describe('forecast', () => {
  test('an attack on the Desert: every card that can still come on both sides', () => {
    const forecast = forecastOf(t, view, { seat: 2, place: 2, modifier: 0 });
    expect(forecast.attack).toEqual({ min: 8, max: 14 });
    expect(forecast.defence).toEqual({ min: 5, max: 11 });
    expect(forecast.verdict).toEqual({ sure: 'won', card: 3 });
  });

  test('ties defend, so a total that only reaches the defence is not sure', () => {
    const ash = { seat: 2, place: 2, modifier: -1 } as const;
    expect(forecastOf(t, view, ash).verdict).toEqual({ sure: 'open' });
  });

  test('CIT-7: the King has five and no card', () => {
    const king = viewOf({ view: { king: true } });
    expect(defenceOf(t, king, 6)).toEqual({ min: 5, max: 5 });
  });

  test('no card can win where the best total does not exceed the least defence', () => {
    const weak = forecastOf(t, view, { seat: 2, place: 6, modifier: -1, fighters: [fighter('bone-2-start')] });
    expect(weak.verdict).toEqual({ sure: 'lost' });
  });
});

describe('clash', () => {
  const clash = {
    kind: 'clash',
    open: false,
    attacker: 2,
    defender: 0,
    place: 2,
    modifier: 0,
    sealed: [null, null, null, null],
  } as const;

  test('the defender reckons with every way the covered fighters could add up', () => {
    const roster = [[], [], ['ash-4', 'ash-3', 'blood-2', 'ash-5'].map(fighter), []];
    const mors = viewOf({
      viewer: 0,
      stack: [{ ...clash, attackers: { count: 2 } }],
      view: { memory: { ...view.memory, roster } },
    });
    // The ash 5 guards the Coast in the open, so it is not among the attackers.
    expect(clashOf(t, mors, 0)).toEqual({ own: 5, other: { min: 5, max: 14 } });
  });

  test('the attacker knows the own sum', () => {
    const attackers = { known: ['ash-4', 'ash-3'].map(fighter) };
    const own = viewOf({ stack: [{ ...clash, attackers }] });
    expect(clashOf(t, own, 2)).toEqual({ own: 8, other: { min: 5, max: 11 } });
    expect(factsOf(t, own, 2, { kind: 'clash', card: 4 })).toEqual([
      { fact: 'total', total: { min: 9, max: 14 }, against: { min: 5, max: 11 } },
    ]);
  });

  test('either reckons with the other as long as the cards lie covered, and with the King as he is', () => {
    const attackers = { known: ['ash-4', 'ash-3'].map(fighter) };
    const sealed = viewOf({ stack: [{ ...clash, kind: 'reveal', named: -1, attackers }] });
    expect(clashOf(t, sealed, 2)?.other).toEqual({ min: 5, max: 11 });
    expect(clashOf(t, sealed, 0)?.other).toEqual({ min: 8, max: 14 });
    const siege = viewOf({ stack: [{ ...clash, defender: -1, place: 6, modifier: 1, attackers }] });
    expect(clashOf(t, siege, -1)?.other).toEqual({ min: 9, max: 15 });
  });

  test('nobody clashes outside a battle', () => {
    expect(clashOf(t, view, 2)).toBeNull();
    expect(inBattle(view)).toBe(false);
  });
});

describe('preview', () => {
  const turn = (id: string): Move => ({ kind: 'turn', space: space(id) });

  test('GAT-2: gathering with another gives what the top tile offers, and tax to its owner', () => {
    expect(factsOf(t, view, 2, turn('volcano-gather-2'))).toEqual([
      { fact: 'gain', seat: 2, loot: [3, 0, 0, 0, 0, 0, 0] },
      { fact: 'tax', seat: 0, loot: [1, 0, 0, 0, 0, 0, 0] },
    ]);
  });

  test('GAT-3: at home there is no tax but amending', () => {
    expect(factsOf(t, view, 2, turn('coast-gather-2'))).toEqual([
      { fact: 'gain', seat: 2, loot: [0, 0, 3, 0, 0, 0, 0] },
      { fact: 'amend', place: 4 },
    ]);
  });

  test('RES-1: a resurrection structure brings back the graveyard', () => {
    expect(factsOf(t, view, 0, turn('village-gather-2'))).toContainEqual({ fact: 'return', count: 2 });
  });

  test('an attack tells what winning it would score each round', () => {
    expect(factsOf(t, view, 2, turn('desert-combat-1'))).toContainEqual({ fact: 'income', change: 3, won: true });
  });

  test('building over the own structure adds the difference and the covered tile', () => {
    const facts = factsOf(t, view, 2, { kind: 'build', slot: 1, region: 4 });
    expect(facts).toContainEqual({ fact: 'income', change: -1, won: false });
    expect(facts).toContainEqual({ fact: 'pay', goods: [0, 0, 0, 0, 3, 0, 0] });
  });

  test('END-2, AUT-5: a raised fighter counts by the fate card, an Automaton against its owner', () => {
    expect(fateWorth(t, view, 2, fighter('bone-5'))).toBe(3);
    expect(fateWorth(t, view, 2, fighter('blood-6'))).toBe(0);
    expect(fateWorth(t, view, 2, fighter('ash-automaton'))).toBe(-2);
    expect(fateWorth(t, view, 0, fighter('bone-5'))).toBe(0);
  });

  test('several open answers share only what they all bring', () => {
    const moves: Move[] = [0, 4].map((region) => ({ kind: 'build', slot: 0, region }));
    expect(commonFacts(t, view, 2, moves).map((fact) => fact.fact)).toEqual(['pay', 'gain']);
    expect(commonFacts(t, view, 2, [])).toEqual([]);
  });
});

describe('list of choices', () => {
  test('a turn is grouped by what the minion would do', () => {
    const groups = groupsOf(t, view, TURN_MOVES);
    expect(groups.map((group) => group.key)).toEqual(['gather', 'combat', 'citadel', 'build', 'gold', 'refresh']);
    expect(groups.flatMap((group) => group.moves)).toHaveLength(TURN_MOVES.length);
  });

  test('RAI-5: the payment without gold stands first, a pass last', () => {
    const moves: Move[] = [
      { kind: 'raise', slot: -2, pay: [0, 0, 0, 0, 0] },
      { kind: 'raise', slot: 0, pay: [0, 0, 1, 0, 1] },
      { kind: 'raise', slot: 0, pay: [0, 0, 2, 0, 0] },
    ];
    const groups = groupsOf(t, view, moves);
    expect(groups[0]).toEqual({ key: { fighter: fighter('ash-2'), slot: 0 }, moves: [moves[2], moves[1]] });
    expect(groups[1]?.key).toBe('pass');
  });

  test('a checklist holds each thing as often as some answer does', () => {
    const sets: Move[] = [
      { kind: 'commit', fighters: [7] },
      { kind: 'commit', fighters: [7, 7] },
      { kind: 'commit', fighters: [7, 9] },
    ];
    const parts = (m: Move): string[] => (m.kind === 'commit' ? m.fighters.map((f) => `fighter:${f}`) : []);
    expect(checklistOf(sets, parts)).toEqual([
      { part: 'fighter:7', most: 2 },
      { part: 'fighter:9', most: 1 },
    ]);
  });

  test('the filter takes words in any order and minds no accents', () => {
    expect(matches('Attack the Désert', 'desert att')).toBe(true);
    expect(matches('Attack the Desert', 'coast')).toBe(false);
  });
});

describe('battle scenes', () => {
  const scenes = scenesOf(log(TOLD));

  test('each battle ends before the next thing that is none of its own', () => {
    expect(scenes.map((scene) => [scene.attacker, scene.defender, scene.place])).toEqual([
      [1, -1, 6],
      [2, 1, 3],
    ]);
    expect(scenes[0]?.outcomes.map((e) => e.kind)).toEqual(['king-fell', 'controlled', 'gained', 'gained']);
    expect(scenes[1]?.dice.map((roll) => roll.die)).toEqual([2]);
    expect(scenes[1]?.outcomes).toHaveLength(3);
  });

  test('the oldest battle not yet closed is shown; only the own ones if so wished', () => {
    const how = { policy: 'all', viewer: 2, live: false, aside: null, forgets: false } as const;
    expect(sceneToShow(scenes, new Set(), how)).toBe(scenes[0]);
    expect(sceneToShow(scenes, new Set(), { ...how, policy: 'mine' })).toBe(scenes[1]);
    expect(sceneToShow(scenes, new Set(scenes.map((scene) => scene.key)), how)).toBeNull();
    expect(sceneToShow(scenes, new Set(scenes.map((scene) => scene.key)), { ...how, live: true })).toBe(scenes[1]);
  });

  test('VIS-5: with strict memory a battle put aside is closed by the next one', () => {
    const how = { policy: 'all', viewer: 2, live: false, aside: scenes[0]?.key ?? null, forgets: true } as const;
    expect(sceneToShow(scenes.slice(0, 1), new Set(), how)).toBe(scenes[0]);
    expect(sceneToShow(scenes, new Set(), how)).toBe(scenes[1]);
    expect(sceneToShow(scenes, new Set(), { ...how, forgets: false })).toBe(scenes[0]);
  });
});

describe('what came of a battle', () => {
  test('ZER-1: a casualty is told after the demand, by whose side it was demanded', () => {
    const [, scene] = scenesOf(log(TOLD));
    if (!scene) throw new Error('the fixture has two battles');
    const demanded = { kind: 'zero-chosen', seat: 2, option: 'casualty' } as const;
    const lost = { kind: 'casualty', seat: 1, fighter: fighter('sulphur-2'), place: 3 } as const;
    const fought = { ...scene, outcomes: [...scene.outcomes, demanded, lost] };
    expect(outcomesFor(fought, 2).rest.slice(-2)).toEqual([demanded, lost]);
    expect(outcomesFor(fought, 1).rest).toEqual([]);
  });
});

describe('a starting fighter that is posted by itself', () => {
  const posted = (seat: 0 | 1, region: number): EventOf<'posted'> => ({ kind: 'posted', seat, region, fighter: 0 });
  const told = [
    { step: 1, event: posted(0, 1) },
    { step: 2, event: posted(1, 2) },
    { step: 2, event: posted(0, 3) },
  ];

  test('SET-8: is the one that nobody chose: not the first thing told at its step', () => {
    expect(forcedPost(told, 0, 0)).toEqual(posted(0, 3));
    expect(forcedPost(told, 0, 1)).toBeNull();
    expect(forcedPost([{ step: 0, event: posted(1, 2) }], 0, 1)).toEqual(posted(1, 2));
  });

  test('is told once, and to its owner alone', () => {
    expect(forcedPost(told, 3, 0)).toBeNull();
    expect(forcedPost(told, 0, 'spectator')).toBeNull();
  });
});

describe('the end of a round', () => {
  test('tells what everybody scored in it, structures and Citadel', () => {
    expect(roundGains(log(TOLD), 1).map(({ vp }) => vp)).toEqual([1, 5, 1, 1]);
    expect(roundGains(log(TOLD), 2)).toEqual([]);
  });

  test('says what it gives back, once it has come', () => {
    expect(roundEnd(log(TOLD), 1)).toEqual({ kind: 'round-ended', round: 1 });
    expect(roundEnd(log(TOLD), 2)).toBeUndefined();
  });
});

describe('log', () => {
  const laps = lapsOf(log(TOLD), view, (events) => events.filter((e) => e.kind !== 'round-ended'));

  test('laps and turns stand newest first, what happened in a turn in order', () => {
    expect(laps.map((lap) => [lap.round, lap.lap])).toEqual([
      [3, 3],
      [1, 'scoring'],
      [1, 1],
      [0, 'setup'],
    ]);
    expect(laps[2]?.turns.map((turn) => turn.seat)).toEqual([3, 2, 1, 0]);
    expect(laps[2]?.turns[0]?.events.map((e) => e.kind)).toEqual(['placed', 'gained', 'raised']);
  });

  test('VIS-5: with strict memory the log and what is read aloud forget all battles but the newest', () => {
    const strict = { ...view, config: { ...view.config, options: { ...view.config.options, strictMemory: true } } };
    const fought = (events: readonly LogEvent[]) =>
      events.map((e) => e.kind).filter((kind) => kind === 'battle' || kind === 'battle-recalled');
    const logged = (shown: typeof view) =>
      fought(lapsOf(log(TOLD), shown, (events) => events).flatMap((lap) => lap.turns.flatMap((turn) => turn.events)));
    expect(logged(strict)).toEqual(['battle', 'battle-recalled']);
    expect(logged({ ...strict, over: true })).toEqual(['battle', 'battle']);
    expect(logged(view)).toEqual(['battle', 'battle']);
    expect(fought(newsOf(log(TOLD), 0, strict))).toEqual(['battle-recalled', 'battle']);
    const second = TOLD.findIndex((e) => e.kind === 'attacked' && e.place === 3);
    expect(fought(newsOf(log(TOLD), second, strict))).toEqual(['battle']);
  });

  test('every seat scores on a line of its own', () => {
    expect(laps[1]?.turns.map((turn) => turn.seat)).toEqual([3, 2, 1, 0]);
  });
});

describe('score sheet', () => {
  const over = viewOf({
    view: {
      over: true,
      players: view.players.map((player) => ({ ...player, sheet: [1, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 2, -1], vp: 6 })),
    },
  });

  test('the rows are the sheet', () => {
    const rows = rowsOf(over);
    expect(rows.map((row) => row.points[0]).reduce((sum = 0, n = 0) => sum + n)).toBe(6);
  });

  test('AUT-5 Automatons have a line where they are in the box', () => {
    const linesIn = (edition: 'final' | 'env-4.1') =>
      rowsOf({ ...over, config: { ...over.config, edition } }).map((row) => row.line);
    expect(linesIn('final')).toContain('automatons');
    expect(linesIn('env-4.1')).not.toContain('automatons');
  });

  test('the chart grows by what was told, round by round', () => {
    expect(chartOf(over, log(TOLD))).toEqual([
      { at: 'start', points: [0, 0, 0, 0] },
      { at: 1, points: [1, 5, 1, 1] },
      { at: 'end', points: [6, 6, 6, 6] },
    ]);
    expect(citadelHolders(log(TOLD))).toEqual([{ round: 1, seat: 1, vp: 4 }]);
  });

  test('sources are gathered, the largest first, and add up', () => {
    expect(sourcesOf(over, 0)).toEqual([
      { head: 'citadel', points: 4 },
      { head: 'fate', points: 2 },
      { head: 'structures', points: 1 },
      { head: 'automatons', points: -1 },
    ]);
  });

  test('as text its columns line up', () => {
    const text = sheetText(over, { name: (seat) => `P${seat}`, label: (line) => line, total: 'Total' });
    const lines = text.split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines.at(-1)).toMatch(/^Total +6 +6 +6 +6$/);
  });
});

test('the fixture is what the drawings get', () => {
  const cards: readonly Card[] = [0, 1, 3, 4];
  expect(cardsLeft(situation().view, nox)).toEqual(cards);
});
