import type { LogEvent, Move, Side, View } from '@cinderhall/crown-of-ash';
import { ACTION_CARDS, AUTOMA_ACTIONS, AUTOMA_REASONS, TURN_POWERS } from '@cinderhall/crown-of-ash';
import type { Refusal, Seat } from '@cinderhall/kernel';
import {
  describeBarred,
  describeEvent,
  describeMove,
  describePrompt,
  describeRefusal,
  plain,
  type SpaceFacts,
} from '../src/index.ts';
import type { AllWords } from './catalogs.ts';
import { fighter, names, space, tile } from './table.ts';

const ghosts = [fighter('ash-3'), fighter('ash-4')];
const crawlers = [fighter('bone-1-start'), fighter('bone-1-start')];
const some = [2, 0, 1, 0, 3, 2, 1];
const order: readonly Seat[] = [2, 0, 1, 3];

const part = (seat: number, card: Side['card'], total: number): Side => ({
  seat,
  fighters: ghosts,
  strength: 7,
  bolster: 1,
  card,
  cardValue: 4,
  modifier: 0,
  total,
});

/** At least one of every kind of event, and of every way it may read. */
export const EVENTS: readonly LogEvent[] = [
  { kind: 'round-began', round: 2, order },
  { kind: 'turn-began', seat: 0, round: 1, turn: 3 },
  { kind: 'posted', seat: 0, region: 0, fighter: fighter('bone-1-start') },
  { kind: 'placed', seat: 0, space: space('coast-gather-1') },
  { kind: 'placed', seat: 0, space: space('desert-combat-1') },
  { kind: 'placed', seat: 0, space: space('citadel-flank-1') },
  { kind: 'placed', seat: 0, space: space('citadel-front') },
  { kind: 'placed', seat: 0, space: space('gold') },
  { kind: 'placed', seat: 0, space: space('build') },
  { kind: 'placed', seat: 0, space: space('refresh') },
  { kind: 'gained', seat: 1, loot: some, why: 'gather', place: 4 },
  { kind: 'gained', seat: 1, loot: some, why: 'tax', place: 2 },
  { kind: 'gained', seat: 1, loot: [0, 0, 0, 0, 1, 0, 0], why: 'gold', place: -1 },
  { kind: 'gained', seat: 1, loot: some, why: 'build', place: 5 },
  { kind: 'gained', seat: 1, loot: some, why: 'reward', place: 6 },
  { kind: 'gained', seat: 1, loot: some, why: 'compensation', place: 6 },
  { kind: 'gained', seat: 1, loot: [0, 1, 0, 1, 0, 0, 0], why: 'special', place: -1 },
  { kind: 'gained', seat: 1, loot: [0, 0, 0, 0, 0, 0, 9], why: 'gather', place: 4, items: some },
  { kind: 'gained', seat: 1, loot: [0, 0, 0, 0, 0, 0, 1], why: 'reward', place: 4, items: [0, 0, 0, 0, 0, 0, 1] },
  { kind: 'raised', seat: 0, fighter: fighter('ash-3'), slot: 1, paid: [0, 0, 2, 0, 1] },
  { kind: 'raised', seat: 0, fighter: fighter('ash-3'), slot: 1, paid: [0, 0, 0, 0, 0] },
  { kind: 'passed', seat: 0 },
  { kind: 'displayed', slot: 1, fighter: fighter('ash-2'), deck: 0 },
  { kind: 'displayed', slot: 1, fighter: -1, deck: 0 },
  { kind: 'built', seat: 3, tile: tile('crypt'), region: 5, cost: 5 },
  { kind: 'built', seat: 3, tile: tile('crypt'), region: 5, cost: 0 },
  { kind: 'offered', slot: 0, tile: tile('altar') },
  { kind: 'offered', slot: 0, tile: -1 },
  { kind: 'restacked', count: 11 },
  { kind: 'controlled', seat: 0, place: 5, from: -1 },
  { kind: 'controlled', seat: 0, place: 2, from: 1 },
  { kind: 'amended', seat: 0, region: 2, before: crawlers, after: ghosts },
  { kind: 'amended', seat: 0, region: 2, before: [], after: crawlers },
  { kind: 'amended', seat: 0, region: 2, before: ghosts, after: [] },
  { kind: 'amended', seat: 0, region: 2, before: ghosts, after: ghosts },
  { kind: 'resurrected', seat: 1, fighters: ghosts },
  { kind: 'resurrected', seat: 1, fighters: [] },
  { kind: 'attacked', seat: 0, defender: 1, place: 2, count: 1, modifier: 0 },
  { kind: 'attacked', seat: 0, defender: -1, place: 6, count: 3, modifier: -1 },
  { kind: 'sealed', seat: 1 },
  { kind: 'rolled', seat: 1, die: 5, why: 'combat' },
  { kind: 'rolled', seat: 1, die: 5, why: 'order' },
  { kind: 'rolled', seat: 1, die: 5, why: 'region' },
  { kind: 'overturned', seat: 1, owner: 0, before: 6, die: 2, why: 'combat' },
  { kind: 'unveiled', seat: 0, place: 2, fighters: crawlers },
  { kind: 'revealed', place: 2, attacker: 0, defender: 1, fighters: ghosts, attack: 2, defence: 4, warned: -1 },
  { kind: 'revealed', place: 2, attacker: 0, defender: 1, fighters: ghosts, attack: 2, defence: 4, warned: 1 },
  { kind: 'revealed', place: 2, attacker: 0, defender: 1, fighters: ghosts, attack: 2, defence: 4, warned: 0 },
  { kind: 'revealed', place: 6, attacker: 0, defender: -1, fighters: ghosts, attack: 2, defence: -1, warned: -1 },
  { kind: 'power-used', seat: 0, power: 'fence' },
  { kind: 'charged', seat: 0, why: 'minion' },
  { kind: 'charged', seat: 0, why: 'round' },
  { kind: 'named', seat: 0, card: 3 },
  { kind: 'fenced', seat: 0, give: [2, 0, 0, 0], take: [0, 1, 1, 0] },
  { kind: 'commanded', seat: 0, owner: 1, from: space('coast-gather-1'), to: space('gold') },
  { kind: 'reinforced', seat: 0, place: 2, out: fighter('ash-4'), into: -1, from: -1 },
  { kind: 'reinforced', seat: 0, place: 2, out: -1, into: fighter('ash-4'), from: -1 },
  { kind: 'reinforced', seat: 0, place: 2, out: fighter('ash-4'), into: fighter('blood-4'), from: 6 },
  { kind: 'fortified', seat: 0, place: 2, fighters: ghosts },
  { kind: 'battle', place: 2, attack: part(0, 3, 12), defence: part(1, 4, 10), winner: 'attacker' },
  { kind: 'battle', place: 2, attack: part(0, 0, 8), defence: part(1, 2, 10), winner: 'defender' },
  { kind: 'battle', place: 4, attack: part(0, 0, 10), defence: part(1, 2, 10), winner: 'defender' },
  { kind: 'battle', place: 6, attack: part(0, 0, 5), defence: part(-1, -1, 5), winner: 'defender' },
  { kind: 'battle-recalled', place: 2, attacker: 0, defender: 1, winner: 'attacker' },
  { kind: 'battle-recalled', place: 6, attacker: 0, defender: -1, winner: 'defender' },
  { kind: 'fell', seat: 1, fighters: crawlers, place: 4 },
  {
    kind: 'departed',
    seat: 0,
    fighters: [fighter('ash-automaton'), fighter('bone-automaton')],
    decks: [1, 0],
  },
  { kind: 'zero-chosen', seat: 1, option: 'casualty' },
  { kind: 'zero-chosen', seat: 1, option: 'return' },
  { kind: 'zero-chosen', seat: 1, option: 'none' },
  { kind: 'casualty', seat: 0, fighter: fighter('blood-6'), place: 1 },
  { kind: 'recovered', seat: 1, fighter: fighter('blood-4') },
  { kind: 'king-fell', seat: 0 },
  { kind: 'refreshed', seat: 0, count: 2, why: 'minion' },
  { kind: 'refreshed', seat: 0, count: 5, why: 'fifth-card' },
  { kind: 'scored', seat: 0, round: 2, structures: 3, citadel: 5 },
  { kind: 'scored', seat: 0, round: 2, structures: 0, citadel: 5 },
  { kind: 'scored', seat: 0, round: 2, structures: 3, citadel: 0 },
  { kind: 'scored', seat: 0, round: 2, structures: 0, citadel: 0 },
  { kind: 'round-ended', round: 2 },
  { kind: 'decider', seat: 0, by: 'vp' },
  { kind: 'decider', seat: 0, by: 'structures' },
  { kind: 'decider', seat: 0, by: 'die' },
  { kind: 'ordered', seat: 0, order },
  { kind: 'final-scored', seat: 0, fate: 5, sheet: [3, 4, 0, 0, 0, 5, 0, 0, 1, 0, 2, 1, 7, -2, 0], vp: 21 },
  { kind: 'final-scored', seat: 1, fate: -1, sheet: [3, 4, 0, 0, 0, 5, 0, 0, 1, 8, 0, 0, 0, 0, 0], vp: 21 },
  { kind: 'marched', seat: 1, fighters: ghosts },
  ...ACTION_CARDS.flatMap((_id, actionCard) =>
    (['other', 'own'] as const).map((row): LogEvent => ({ kind: 'flipped', seat: 1, actionCard, region: 3, row })),
  ),
  ...AUTOMA_ACTIONS.flatMap((action) =>
    [null, ...AUTOMA_REASONS].flatMap((reason): LogEvent[] => [
      { kind: 'tried', seat: 1, action, place: action === 'citadel' ? 6 : 3, reason },
    ]),
  ),
  { kind: 'tried', seat: 1, action: 'attack', place: -1, reason: 'no-target' },
  { kind: 'tried', seat: 1, action: 'build', place: -1, reason: 'no-target' },
  { kind: 'tried', seat: 1, action: 'closest', place: -1, reason: null },
  { kind: 'tracked', seat: 1, tier: 2, raised: 2 },
  { kind: 'tracked', seat: 1, tier: 2, raised: 3 },
  { kind: 'tracked', seat: 1, tier: 2, raised: 0 },
  { kind: 'lots', seat: 1 },
  { kind: 'reshuffled', seat: 1, deck: 'actions' },
  { kind: 'reshuffled', seat: 1, deck: 'combat' },
  { kind: 'tie-scored', seat: 0, points: 4, vp: 25 },
  { kind: 'ended', winners: [0], by: 'vp' },
  { kind: 'ended', winners: [0], by: 'kinds' },
  { kind: 'ended', winners: [0], by: 'king' },
  { kind: 'ended', winners: [0, 1, 2], by: 'shared' },
];

/** At least one of every kind of move. */
export const MOVES: readonly Move[] = [
  { kind: 'post', fighter: fighter('ash-1-start') },
  { kind: 'turn', space: space('coast-gather-2') },
  { kind: 'turn', space: space('citadel-flank-2') },
  { kind: 'build', slot: 0, region: 5 },
  { kind: 'wild', good: 2 },
  { kind: 'amend', fighters: crawlers },
  { kind: 'amend', fighters: [] },
  { kind: 'raise', slot: 0, pay: [1, 0, 1, 0, 2] },
  { kind: 'raise', slot: -2, pay: [] },
  { kind: 'commit', fighters: ghosts },
  { kind: 'clash', card: 2 },
  { kind: 'clash', card: 4 },
  { kind: 'zero', option: 'casualty' },
  { kind: 'zero', option: 'return' },
  { kind: 'casualty', fighter: fighter('ash-4') },
  { kind: 'recover', fighter: fighter('ash-4') },
  { kind: 'recover', fighter: -2 },
  { kind: 'order', order },
  ...TURN_POWERS.map((power): Move => ({ kind: 'power', power })),
  { kind: 'unveil', use: true },
  { kind: 'unveil', use: false },
  { kind: 'brace', use: true },
  { kind: 'brace', use: false },
  { kind: 'forewarn', card: 4 },
  { kind: 'forewarn', card: -2 },
  { kind: 'overturn', die: 1 },
  { kind: 'overturn', die: -2 },
  { kind: 'fence', give: [2, 0, 0, 0], take: [0, 1, 1, 0] },
  { kind: 'command', owner: 1, from: space('coast-gather-1'), to: space('gold') },
  { kind: 'reinforce', place: 2, out: fighter('ash-4'), into: -1, from: -1 },
  { kind: 'reinforce', place: 2, out: -1, into: fighter('ash-4'), from: -1 },
  { kind: 'reinforce', place: 2, out: fighter('ash-4'), into: fighter('blood-4'), from: 6 },
  { kind: 'fortify', place: 6 },
];

export const SHOWN = { display: [fighter('ash-3')], offer: [tile('crypt')] };

const battle = { attacker: 0, defender: 1, place: 6, modifier: 1 } as const;
const after = { attacker: 0, winner: 0, loser: 1, place: 2, standing: ghosts, fallen: crawlers } as const;
const sealed = { 0: null, 1: null, 2: null, 3: null };

/** The frames that ask, in every way they may read. */
export const FRAMES: readonly View['stack'][number][] = [
  { kind: 'post', seat: 0, region: 0, chosen: -1 },
  { kind: 'turn', seat: 0, space: -1 },
  { kind: 'build', seat: 0, slot: -1, region: -1 },
  { kind: 'wild', seat: 0, left: 2, taken: -1 },
  { kind: 'wild', seat: 0, left: 1, taken: -1 },
  { kind: 'amend', seat: 0, region: 1, founding: false, chosen: null },
  { kind: 'amend', seat: 0, region: 2, founding: true, chosen: null },
  { kind: 'raise', seat: 0, slot: -1, pay: [], exhumed: false },
  { kind: 'commit', seat: 0, place: 4, modifier: 0, fighters: [] },
  { kind: 'commit', seat: 0, place: 6, modifier: -1, fighters: [] },
  { kind: 'clash', ...battle, open: false, attackers: { count: 2 }, sealed },
  { kind: 'clash', ...battle, open: false, defender: -1, attackers: { count: 2 }, sealed },
  { kind: 'zero', seat: 1, battle: { ...after, standing: ghosts, fallen: crawlers }, option: null },
  { kind: 'casualty', seat: 0, battle: { ...after, standing: ghosts, fallen: crawlers }, fighter: -1 },
  { kind: 'recover', seat: 1, from: ghosts, optional: false, fighter: -1 },
  { kind: 'recover', seat: 1, from: crawlers, optional: true, fighter: -1 },
  { kind: 'order', seat: 0, order: [] },
  { kind: 'unveil', seat: 1, use: null },
  { kind: 'forewarn', seat: 1, card: -1 },
  { kind: 'fence', seat: 0, give: [], take: [] },
  { kind: 'command', seat: 0, owner: 0, from: -1, to: -1 },
  { kind: 'overturn', seat: 0, die: -1 },
  { kind: 'reinforce', seat: 0, place: -1, out: -1, into: -1, from: -1 },
  { kind: 'fortify', seat: 0, place: -1 },
  { kind: 'brace', seat: 0, use: null },
];

/** One of every refusal, in every way it may read. Notation and input stand in ‹› so that their letters are told apart. */
export const REFUSALS: readonly Refusal[] = [
  { refused: 'malformed', path: '', message: '‹expected an object›' },
  { refused: 'malformed', path: '‹moves.3›', message: '‹expected text›' },
  { refused: 'over' },
  { refused: 'stale', decision: 3, pending: 4 },
  { refused: 'not-asked', seat: 0, asked: [1, 2] },
  { refused: 'not-asked', seat: 0, asked: [] },
  {
    refused: 'not-offered',
    move: '‹place coast-combat-1›',
    rule: 'CBT-1',
    reason: 'own-place',
    offered: ['‹place gold›'],
  },
  { refused: 'not-offered', move: '‹place›', rule: null, reason: null, offered: [] },
  { refused: 'not-offered', move: '‹place›', rule: 'XYZ-1', reason: 'constructor', offered: [] },
];

const SPACES: readonly SpaceFacts[] = [
  { does: 'gather', place: 4, number: 1, of: 2 },
  { does: 'gather', place: 4, number: 1, of: 1 },
  { does: 'attack', place: 2 },
  { does: 'storm', from: 'flank', modifier: 1 },
  { does: 'storm', from: 'front', modifier: -1 },
  { does: 'gold', gold: 1 },
  { does: 'build' },
  { does: 'refresh' },
];

const COUNTS = [0, 1, 2, 5, 21] as const;

/** Every sentence about events, moves, questions, refusals. */
function tellings(words: AllWords): string[] {
  const prompts = FRAMES.flatMap((f) => {
    const one = describePrompt(words, names, { stack: [f] }, [1]);
    const two = describePrompt(words, names, { stack: [f] }, [0, 1]);
    return one === null || two === null ? [''] : [one.title, plain(one.why), plain(one.waiting), plain(two.waiting)];
  });
  const barred = describeBarred(words, 'toString');
  return [
    ...EVENTS.map((e) => plain(describeEvent(words, names, e))),
    ...MOVES.map((m) => plain(describeMove(words, names, SHOWN, m))),
    ...SPACES.map((s) => plain(words.moves.turn(s, names))),
    ...prompts,
    ...REFUSALS.map((r) => plain(describeRefusal(words, names, r))),
    barred.label,
    barred.hint,
  ];
}

/** What every counting function of the page and the table says of 0, 1, 2, 5 and 21. */
function counted(words: AllWords): string[] {
  const { lobby, games, table, battle: scene, labels, panels, past, share } = words;
  const functions = [
    ...[lobby.seat, lobby.someone, words.form.garrison.fighter, games.round, table.roundOf, table.turn],
    ...[scene.unseen, labels.minionsLeft, labels.pile, labels.handCount, labels.graveyardCount, labels.unusedCards],
    ...[labels.die, labels.choiceCount, panels.returning, panels.refreshing, panels.affordable, panels.position],
    ...[panels.strength, words.textBoard.worth, words.textBoard.emptySlots],
    ...[panels.cardsLeft, panels.income, panels.scoring, panels.cameFrom],
    ...[past.filter.round, share.taken, share.known, share.left, words.settings.sizeOf, words.settings.sizeHint],
  ];
  const tiers = [0, 1, 2, 3].map(labels.tier);
  const decks = COUNTS.map((n) => labels.deck(2, n));
  const times = [5, 61, 125, 3600, 86_400 * 5].map(games.ago);
  return [...functions.flatMap((say) => COUNTS.map((n) => say(n))), ...tiers, ...decks, ...times];
}

/** What the page around the table says with names in it. */
function shell(words: AllWords, name: string): string[] {
  const { app, lobby, games, cover, past, storage } = words;
  return [
    app.readRule('TRN-1'),
    app.rule('TRN-1'),
    lobby.sameNecromancer(name),
    words.panels.goesFirst(name),
    lobby.level(lobby.greedy.label),
    lobby.defaultTitle([name, name, name]),
    games.removeAsk(name),
    games.imported(name),
    games.known(name),
    games.won([name, name]),
    games.won([]),
    games.conceded([name, name]),
    ...[true, false].map((ends) => games.concedes(name, ends)),
    games.round(2, 4),
    games.toMove(name),
    cover.pass(name),
    cover.iAm(name),
    storage.damaged(name),
    storage.newer(name),
    past.branchName(name, 3),
    past.stepOf(0, 212),
    past.back.wants(name),
    past.back.agrees(name),
  ];
}

function scenes(words: AllWords): string[] {
  const { battle: w, sheet, table } = words;
  const prose = [
    words.past.moment(2, 0, names),
    table.aRound(3),
    w.heading(0, 2, names),
    w.winsWith(0, 3, names),
    w.losesWith(1, 4, names),
    w.kingWins(names),
    w.kingFalls(names),
    w.stays(1, 4, names),
    w.mayPlay([4]),
    w.mayPlay([0, 2, 4]),
    sheet.winner([0], names),
    sheet.winner([0, 1], names),
    ...(['vp', 'kinds', 'king', 'shared'] as const).map((by) => sheet.by(by, [38, 32, 30])),
  ];
  return prose.map(plain);
}

function labelled(words: AllWords): string[] {
  const { labels, panels } = words;
  const facts = names.fighter(fighter('ash-automaton'));
  const place = { place: 4, owner: 0, king: false, guards: ghosts, tile: tile('market'), covered: 1, vp: 4 };
  const wild = { ...place, owner: -1, guards: [], tile: -1, covered: 0, vp: 0 };
  const mat = { seat: 0 as const, player: '‹Oda›', vp: 8, goods: [1, 2, 5, 0, 21], hand: 3, graveyard: 0 };
  return [
    ...SPACES.map((s) => labels.space(s, names)),
    ...SPACES.map((s) => labels.task(s)),
    labels.place(place, names),
    ...[place, { ...place, tile: -1 }].flatMap((p) => labels.structure(p, names)),
    labels.place({ ...place, guards: [], tile: tile('graveyard') }, names),
    labels.place(wild, names),
    labels.place({ ...wild, place: 6, king: true, vp: 5 }, names),
    labels.fighter(facts),
    labels.fighter(names.fighter(fighter('blood-2-start'))),
    labels.fighterCost(facts, [0, 0, 2, 0, 0, 1]),
    labels.tile(tile('crypt'), names),
    labels.tile(tile('graveyard'), names),
    ...[0, 4].flatMap((card) => [labels.card(card), labels.lastCard(card)]),
    labels.lastCard(null),
    labels.coveredCard(0, names),
    labels.mat({ ...mat, unused: 5, minions: 4, toMove: true }, names),
    labels.mat({ ...mat, unused: 1, minions: 1, toMove: false }, names),
    labels.minion(0, names),
    labels.fate([2, 3]),
    labels.asked('‹title›'),
    panels.winsSurely(words.nouns.cards[3].name),
    panels.returnsTo('II'),
    panels.taxTo(words.nouns.necromancers.mors.dative),
    words.powering.less(words.nouns.loot[0]),
    words.automa.raises('II'),
    words.automa.follows(words.nouns.actionCards.iii),
  ];
}

function nouns(words: AllWords): string[] {
  const { amount, ownObject, ownPlace } = words.nouns;
  const loot = [0, 1, 2, 3, 4, 5, 6];
  return [
    ...loot.flatMap((item) => COUNTS.map((n) => amount(item, n))),
    ownObject('‹X›'),
    ...Object.values(ownPlace('‹X›')),
  ];
}

/** Everything that the functions of a catalog say. */
export const sayings = (words: AllWords): string[] => [
  ...tellings(words),
  ...counted(words),
  ...shell(words, '‹Oda›'),
  ...scenes(words),
  ...labelled(words),
  ...nouns(words),
];
