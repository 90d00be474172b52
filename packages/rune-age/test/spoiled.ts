import { type Card, house } from '../src/index.ts';

/** The house pack with other values on one card; what is left out stays. */
export const withCard = (id: string, values: object): unknown => ({
  ...house,
  cards: house.cards.map((card) => (card.id === id ? { ...card, ...values } : card)),
});

const without = (id: string): unknown => ({ ...house, cards: house.cards.filter((card) => card.id !== id) });
const found = (id: string): Card | undefined => house.cards.find((card) => card.id === id);

/** Footman with one ability of one step. */
const step = (when: string, what: object, more: object = {}): unknown =>
  withCard('daqan-footman', { abilities: [{ when, steps: [what], ...more }] });
const tactic = (when: string, what: object, more: object = {}): unknown =>
  withCard('ambush', { abilities: [{ when, steps: [what], ...more }] });
const instant = (...deeds: object[]): unknown => withCard('phrylenex', { deeds });
const reward = (boon: object): unknown => withCard('mithrilim', { reward: boon });
const rune = (boon: object): unknown => withCard('rune-of-sight', { boon });
const draw = { do: 'draw', cards: 1 };
const strong = { lasting: 'strength', fight: 'battle', by: 1 };

/** What each constraint of `src/content` says of a pack that breaks it. */
export const SPOILED: readonly (readonly [says: string, pack: unknown])[] = [
  ["cards[11].id: content: 'daqan-archer' is there once", withCard('latari-archer', { id: 'daqan-archer' })],
  ["cards[11].id: content: not called 'none'", withCard('latari-archer', { id: 'none' })],
  ['cards: RCM-1: 1 home realms of uthuk, not 0', without('uthuk-home')],
  ['cards: RCM-1: 3 strongholds of waiqar, not 2', withCard('waiqar-stronghold', { count: 2 })],
  ['cards: RCM-1: 4 types of units of daqan, not 3', without('daqan-knight')],
  ['cards: RCM-1: 8 units of daqan for 1 gold, not 7', withCard('daqan-footman', { count: 7 })],
  ['cards: RCM-1: 4 units of daqan for 3 gold, not 0', withCard('daqan-knight', { price: { amount: 4, in: 'gold' } })],
  ['cards: RCM-2: 24 gold cards of 1 for 1 influence, not 23', withCard('gold-1', { count: 23 })],
  [
    'cards: RCM-2: 14 gold cards of 2 for 3 influence, not 0',
    withCard('gold-2', { price: { amount: 2, in: 'influence' } }),
  ],
  [
    'cards: RCM-2: 48 gold cards, not 49',
    { ...house, cards: [...house.cards, { ...found('gold-3'), id: 'gold-4', gold: 4, count: 1 }] },
  ],
  ['cards: RCM-2: 8 cities, not 7', without('tamalir')],
  ['cards: RCM-2: 10 neutral types, not 9', without('giant')],
  ['cards.giant.count: RCM-2: 5 copies, not 4', withCard('giant', { count: 4 })],
  ['cards.giant.price.in: RTU-7: bought with influence', withCard('giant', { price: { amount: 5, in: 'gold' } })],
  [
    'cards.daqan-monument.price.in: RTU-6: bought with gold',
    withCard('daqan-monument', { price: { amount: 5, in: 'influence' } }),
  ],
  ['cards: RCM-3: 1 monuments of latari, not 2', withCard('latari-monument', { count: 2 })],
  ['cards: RCM-3: 1 objectives of runewars, not 0', without('runewars')],
  ['cards: RCM-3: 10 events of monument, not 9', without('hoard-wyrm')],
  ['cards.ghox.stage: RCM-3: at most 2 in resurgence', withCard('ghox', { stage: 3 })],
  ['cards: RCM-3: 6 dragon runes, not 5', without('rune-of-wrath')],
  [
    'cards: RSE-5: an event of stage 1 in resurgence',
    {
      ...house,
      cards: house.cards.map((c) => ('stage' in c && c.scenario === 'resurgence' ? { ...c, stage: 2 } : c)),
    },
  ],
  [
    'cards.resurgence.neutrals: RSE-1: the ids of three different neutral cards',
    withCard('resurgence', { neutrals: ['giant', 'giant', 'demon'] }),
  ],
  [
    'cards.resurgence.neutrals: RSE-1: the ids of three different neutral cards',
    withCard('resurgence', { neutrals: ['giant', 'gold-1', 'demon'] }),
  ],
  ['cards.resurgence.enemy: RSC-1: a strength to beat', withCard('resurgence', { enemy: undefined })],
  ['die: RCM-4: faces of 0, 0, 0, 1, 1 and 2 skulls', { ...house, die: [0, 0, 1, 1, 1, 2] }],
  ['cards.daqan-home.endures: RCM-4: 20 damage, not 25', withCard('daqan-home', { endures: 25 })],
  [
    'centre.gold.gold-2: RSE-3: 8, 10, 12, 14',
    { ...house, centre: { ...house.centre, gold: { ...house.centre.gold, 'gold-2': [8, 8, 8, 8] } } },
  ],
  ['centre.cities: RSE-3: 2, 3, 4, 5', { ...house, centre: { ...house.centre, cities: [1, 2, 3, 4] } }],
  ['start.gold: RSE-4: the id of the gold card of 1', { ...house, start: { ...house.start, gold: 'gold-2' } }],
  ['start.golds: RSE-4: 5 gold cards, not 6', { ...house, start: { ...house.start, golds: 6 } }],
  ['start.units: RSE-4: 3 units, not 2', { ...house, start: { ...house.start, units: 2 } }],
  ['start.hand: RSE-4: 5 cards in hand, not 6', { ...house, start: { ...house.start, hand: 6 } }],
];

/** Effects that can be written, but not be played: what is said after the card's id. */
export const UNPLAYABLE: readonly (readonly [says: string, pack: unknown])[] = [
  [
    'daqan-footman.abilities[0].steps[0].do: content: something that happens out of combat',
    step('action', { do: 'destroy', chooser: 'holder' }),
  ],
  [
    'daqan-footman.abilities[0].steps[0].do: content: something that can be used in a combat',
    step('played', { do: 'gain', gold: 1, influence: 0 }),
  ],
  [
    'daqan-footman.abilities[0].steps[0].gold: content: something to gain',
    step('action', { do: 'gain', gold: 0, influence: 0 }),
  ],
  [
    'daqan-footman.abilities[0].steps[0].cards: content: 1, if it may stay on top',
    step('played', { do: 'reveal', cards: 2, take: { of: 'any' }, rest: 'keep' }),
  ],
  [
    'daqan-footman.abilities[0].steps[0].take.cards: content: ids of units',
    step('played', { do: 'join', take: { of: 'these', cards: ['gold-1'] } }),
  ],
  [
    'daqan-footman.abilities[0].steps[0].take.cards: content: ids of units, tactics and gold cards',
    step('played', { do: 'recover', take: { of: 'these', cards: ['tamalir'] } }),
  ],
  [
    'daqan-footman.abilities[0].cost.pay: content: something that can be paid out of combat',
    step('action', draw, { cost: { pay: 'wound', unit: 'any' } }),
  ],
  [
    'demon.abilities[0].cost.unit: content: "any", since this card cannot be wounded',
    withCard('demon', {
      abilities: [{ when: 'resolution', cost: { pay: 'wound', unit: 'self' }, steps: [draw] }],
    }),
  ],
  [
    'ambush.abilities[0].cost.unit: content: "any", since this card cannot be wounded',
    tactic('played', draw, { cost: { pay: 'wound', unit: 'self' } }),
  ],
  [
    'ambush.abilities[0].steps[0].what: content: "army", since only a unit is strong itself',
    tactic('resolution', { do: 'strengthen', what: 'self', by: 1 }),
  ],
  [
    'ambush.abilities[0].steps[0].per: content: what a card that is no unit can count',
    tactic('played', { do: 'destroy', chooser: 'holder', strongest: { each: 1, per: 'strength-of-kind' } }),
  ],
  [
    'ambush.abilities[0].steps[0].take.of: content: units, which this card is not',
    tactic('played', { do: 'join', take: { of: 'same' } }),
  ],
  [
    'ambush.abilities: content: one ability for each moment',
    withCard('ambush', { abilities: [draw, draw].map((each) => ({ when: 'played', steps: [each] })) }),
  ],
  ['ambush.abilities: content: an ability at least', withCard('ambush', { abilities: [] })],
  ['mithrilim.reward.yields: content: something to have', reward({})],
  ['mithrilim.reward.yields: content: something to give', reward({ yields: { gold: 0, influence: 0 } })],
  [
    'rune-of-sight.boon.lasting[0].lasting: content: something for its holder',
    rune({ lasting: [{ lasting: 'enemies', by: 1 }] }),
  ],
  ['rune-of-sight.boon.lasting[0].by: content: a number other than 0', rune({ lasting: [{ lasting: 'hand', by: 0 }] })],
  [
    'rune-of-sight.boon.lasting[0].fight: content: a battle, since only there the die is rolled (RCO-5)',
    rune({ lasting: [{ lasting: 'reroll', fight: 'siege' }] }),
  ],
  [
    'rune-of-sight.boon.abilities[0].when: content: "action" (RTU-8)',
    rune({ abilities: [{ when: 'played', steps: [draw] }] }),
  ],
  [
    'phrylenex.deeds[0].blow.card: content: the id of a card in the centre of its scenario',
    instant({ to: 'each', blow: { do: 'take', card: 'giant' } }),
  ],
  [
    'phrylenex.deeds[0].remove: content: the id of a card in the centre of its scenario',
    instant({ remove: 'daqan-knight', cards: 1 }),
  ],
  [
    'phrylenex.deeds[0].blow.do: content: something else, or a strength to attack with',
    instant({ to: 'each', blow: { do: 'attack' } }),
  ],
  [
    'phrylenex.deeds[0].blow.points.per: content: cities or enemies or players',
    instant({ to: 'each', blow: { do: 'damage', points: { each: 1, per: 'units' } } }),
  ],
  [
    'phrylenex.deeds[0].unless.pay: content: something that can be paid out of combat',
    instant({ to: 'each', unless: { pay: 'wound', unit: 'any' }, blow: { do: 'lose-city' } }),
  ],
  ['phrylenex.deeds[0].nextRound.by: content: a number other than 0', instant({ nextRound: { ...strong, by: 0 } })],
  ['phrylenex.strength: content: none, since it does not attack', withCard('phrylenex', { strength: 3 })],
  [
    'ghox.eachPhase[0].blow.do: content: something else, since only instants attack',
    withCard('ghox', { eachPhase: [{ to: 'each', blow: { do: 'attack' } }] }),
  ],
  [
    'ghox.eachPhase[0].nextRound: content: something of an instant',
    withCard('ghox', { eachPhase: [{ nextRound: strong }] }),
  ],
  [
    'choyo.lasting[0].lasting: content: "enemies", since nobody holds an enemy',
    withCard('choyo', { lasting: [strong] }),
  ],
  ['margath.special: content: either this or a reward', withCard('margath', { special: 'draw-rune' })],
];

/** Packs of a wrong shape. */
export const MISSHAPEN: readonly (readonly [says: string, pack: unknown])[] = [
  [': must be object', null],
  [': must be object', 'house'],
  ['format: must be one of 1', { ...house, format: 2 }],
  ["id: must be small letters and digits joined by hyphens, like 'gold-1'", { ...house, id: 'House!' }],
  ['cards: is missing: array', { ...house, cards: undefined }],
  [': does not know "extra"', { ...house, extra: 1 }],
  ['cards[0].type', withCard('daqan-home', { type: 'castle' })],
  ['cards[4].strength: must be at least 0', withCard('daqan-archer', { strength: -1 })],
  ['cards[4].faction: must be one of "daqan", "latari"', withCard('daqan-archer', { faction: 'orcs' })],
  ['cards[4]: does not know "speed"', withCard('daqan-archer', { speed: 3 })],
  ['cards[4].source.origin: must be one of "known", "house"', withCard('daqan-archer', { source: { origin: 'mine' } })],
  ['cards[4].source.why: is missing: string', withCard('daqan-archer', { source: { origin: 'house' } })],
  ['cards[3].abilities[0].steps[0].do: must be one of "draw", "reveal"', step('played', { do: 'explode', cards: 1 })],
  ['cards[3].abilities[0].when: must be one of "played"', step('later', draw)],
  [
    'cards[3].abilities[0].steps: must have at least 1 entries',
    withCard('daqan-footman', { abilities: [{ when: 'action', steps: [] }] }),
  ],
  ['centre.neutrals: must have', { ...house, centre: { ...house.centre, neutrals: [1, 2, 3] } }],
];
