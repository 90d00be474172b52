import { rulesets } from '../rulesets/index.ts';
import { FACTIONS, SCENARIOS } from '../types.ts';
import type { ByPlayers, Pack } from './card.ts';
import { deeds, effects } from './check-effects.ts';
import { type Check, cardsOf, copies, type Problem } from './problem.ts';

const expectCount = (path: string, rule: string, what: string, found: number, right: number): Problem[] =>
  found === right ? [] : [{ path, rule, message: `${right} ${what}, not ${found}` }];

/** What notation says where there is no card. */
const RESERVED = ['none', 'end'];

/** Names in notation: one card each, and none that says something else there. */
const ids: Check = (p) => {
  const all = p.cards.map(({ id }) => id);
  return all.flatMap((id, i) => {
    const path = `cards[${i}].id`;
    if (RESERVED.includes(id)) return [{ path, rule: 'content', message: `not called '${id}'` }];
    return all.indexOf(id) === i ? [] : [{ path, rule: 'content', message: `'${id}' is there once` }];
  });
};

/** RCM-1: copies of a unit by its cost. */
const UNITS: readonly (readonly [gold: number, count: number])[] = [
  [1, 8],
  [2, 4],
  [3, 4],
  [5, 3],
];

/** RCM-1 */
const factions: Check = (p) =>
  FACTIONS.flatMap((faction) => {
    const own = <C extends { readonly faction: string }>(cards: readonly C[]): C[] =>
      cards.filter((card) => card.faction === faction);
    const units = own(cardsOf(p, 'unit'));
    return [
      ...expectCount('cards', 'RCM-1', `home realms of ${faction}`, copies(own(cardsOf(p, 'home-realm'))), 1),
      ...expectCount('cards', 'RCM-1', `strongholds of ${faction}`, copies(own(cardsOf(p, 'stronghold'))), 3),
      ...expectCount('cards', 'RCM-3', `monuments of ${faction}`, copies(own(cardsOf(p, 'monument'))), 1),
      ...expectCount('cards', 'RCM-1', `types of units of ${faction}`, units.length, UNITS.length),
      ...UNITS.flatMap(([gold, count]) => {
        const found = copies(units.filter(({ price }) => price.in === 'gold' && price.amount === gold));
        return expectCount('cards', 'RCM-1', `units of ${faction} for ${gold} gold`, found, count);
      }),
    ];
  });

/** RCM-2: gold cards by what they are worth: their cost and their copies. */
const GOLD: readonly (readonly [gold: number, influence: number, count: number])[] = [
  [1, 1, 24],
  [2, 3, 14],
  [3, 5, 10],
];

/** RCM-2 */
const common: Check = (p) => {
  const neutrals = [...cardsOf(p, 'unit'), ...cardsOf(p, 'tactic')].filter(({ faction }) => faction === 'neutral');
  return [
    ...GOLD.flatMap(([gold, influence, count]) => {
      const found = cardsOf(p, 'gold').filter((card) => card.gold === gold && card.price.amount === influence);
      return expectCount('cards', 'RCM-2', `gold cards of ${gold} for ${influence} influence`, copies(found), count);
    }),
    ...expectCount('cards', 'RCM-2', 'gold cards', copies(cardsOf(p, 'gold')), 48),
    ...expectCount('cards', 'RCM-2', 'cities', copies(cardsOf(p, 'city')), 8),
    ...expectCount('cards', 'RCM-2', 'neutral types', neutrals.length, 10),
    ...neutrals.flatMap(({ id, count }) => expectCount(`cards.${id}.count`, 'RCM-2', 'copies', count, 5)),
  ];
};

/** RTU-6, RTU-7: what is bought in which currency. */
const currencies: Check = (p) =>
  p.cards.flatMap((card) => {
    if (!('price' in card)) return [];
    const right = 'faction' in card && card.faction !== 'neutral' ? 'gold' : 'influence';
    if (card.price.in === right) return [];
    const rule = right === 'gold' ? 'RTU-6' : 'RTU-7';
    return [{ path: `cards.${card.id}.price.in`, rule, message: `bought with ${right}` }];
  });

/** RCM-3, RSE-5 */
const scenarios: Check = (p) =>
  SCENARIOS.flatMap((scenario) => {
    const events = [...cardsOf(p, 'enemy'), ...cardsOf(p, 'instant')].filter((card) => card.scenario === scenario);
    const objectives = cardsOf(p, 'objective').filter((card) => card.scenario === scenario);
    const { stages } = rulesets[scenario];
    return [
      ...expectCount('cards', 'RCM-3', `objectives of ${scenario}`, copies(objectives), 1),
      ...expectCount('cards', 'RCM-3', `events of ${scenario}`, copies(events), 10),
      ...events
        .filter(({ stage }) => stage > stages)
        .map(({ id }) => ({ path: `cards.${id}.stage`, rule: 'RCM-3', message: `at most ${stages} in ${scenario}` })),
      ...Array.from({ length: stages }, (_, i) => i + 1)
        .filter((stage) => events.every((event) => event.stage !== stage))
        .map((stage) => ({ path: 'cards', rule: 'RSE-5', message: `an event of stage ${stage} in ${scenario}` })),
    ];
  });

/** RSE-1 */
const objectives: Check = (p) => {
  const neutrals = new Set(
    [...cardsOf(p, 'unit'), ...cardsOf(p, 'tactic')].filter((c) => c.faction === 'neutral').map(({ id }) => id),
  );
  return cardsOf(p, 'objective').flatMap((card) => {
    const path = `cards.${card.id}.neutrals`;
    const known = new Set(card.neutrals.filter((id) => neutrals.has(id)));
    return known.size === 3 && card.neutrals.length === 3
      ? []
      : [{ path, rule: 'RSE-1', message: 'the ids of three different neutral cards' }];
  });
};

/** RSC-1: who may win by beating the objective needs one that can be fought. */
const enemies: Check = (p) =>
  cardsOf(p, 'objective')
    .filter((card) => rulesets[card.scenario].objectiveWins && card.enemy === undefined)
    .map((card) => ({ path: `cards.${card.id}.enemy`, rule: 'RSC-1', message: 'a strength to beat' }));

/** RCM-3, RCM-4 */
const rest: Check = (p) => [
  ...expectCount('cards', 'RCM-3', 'dragon runes', copies(cardsOf(p, 'dragon-rune')), 6),
  ...(p.die.toSorted((a, b) => a - b).join() === '0,0,0,1,1,2'
    ? []
    : [{ path: 'die', rule: 'RCM-4', message: 'faces of 0, 0, 0, 1, 1 and 2 skulls' }]),
  ...cardsOf(p, 'home-realm').flatMap(({ id, endures }) =>
    expectCount(`cards.${id}.endures`, 'RCM-4', 'damage', endures, 20),
  ),
];

/** RSE-3: piles by the numbers of the rules, and of what is in the box. */
const GOLD_PILES: readonly (readonly [gold: number, piles: ByPlayers])[] = [
  [1, [9, 14, 19, 24]],
  [2, [8, 10, 12, 14]],
  [3, [4, 6, 8, 10]],
];
const PILES: ByPlayers = [2, 3, 4, 5];

const piles: Check = (p) => {
  const wrong = (path: string, right: ByPlayers): Problem => ({ path, rule: 'RSE-3', message: right.join(', ') });
  const golds = GOLD_PILES.flatMap(([gold, right]) =>
    cardsOf(p, 'gold')
      .filter((card) => card.gold === gold && p.centre.gold[card.id]?.join() !== right.join())
      .map((card) => wrong(`centre.gold.${card.id}`, right)),
  );
  const others = (['neutrals', 'cities'] as const).filter((place) => p.centre[place].join() !== PILES.join());
  return [...golds, ...others.map((place) => wrong(`centre.${place}`, PILES))];
};

/** RSE-4 */
const start: Check = (p) => {
  const { gold, golds, units, hand } = p.start;
  const card = cardsOf(p, 'gold').find(({ id }) => id === gold);
  return [
    ...(card?.gold === 1 ? [] : [{ path: 'start.gold', rule: 'RSE-4', message: 'the id of the gold card of 1' }]),
    ...expectCount('start.golds', 'RSE-4', 'gold cards', golds, 5),
    ...expectCount('start.units', 'RSE-4', 'units', units, 3),
    ...expectCount('start.hand', 'RSE-4', 'cards in hand', hand, 5),
  ];
};

/** Everything that is wrong about a pack; nothing for a right one. */
export function problems(p: Pack): Problem[] {
  const checks = [
    ids,
    factions,
    common,
    currencies,
    scenarios,
    objectives,
    enemies,
    rest,
    piles,
    start,
    effects,
    deeds,
  ];
  return checks.flatMap((check) => check(p));
}
