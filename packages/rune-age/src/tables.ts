import type { Card, Pack } from './content/card.ts';
import { house } from './content/house.ts';
import type { Ability, Boon, Cost, Deed, Filter, Lasting, Moment, Yield } from './content/vocabulary.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesets } from './rulesets/index.ts';
import type { CardIndex, Config, MoveOf, TurnAct } from './types.ts';
import { FACTIONS, TURN_ACTS } from './types.ts';

/** The content of a scenario, compiled for play: its cards in the order they are numbered in, and their values by card. */
export interface Tables {
  readonly rules: Ruleset;
  readonly pack: Pack;
  readonly cards: readonly Card[];
  readonly index: ReadonlyMap<string, CardIndex>;
  readonly typeOf: readonly Card['type'][];
  /** Index into FACTIONS, or -1. */
  readonly factionOf: readonly number[];
  /** 0: not for sale. */
  readonly priceOf: readonly number[];
  readonly forGold: readonly boolean[];
  readonly strengthOf: readonly number[];
  /** Of gold cards. */
  readonly goldOf: readonly number[];
  readonly yieldGold: readonly number[];
  readonly yieldInfluence: readonly number[];
  /** Whether exhausting it yields anything. */
  readonly yields: readonly boolean[];
  readonly defenceOf: readonly number[];
  readonly attrition: readonly boolean[];
  readonly lasts: readonly boolean[];
  readonly stageOf: readonly number[];
  readonly abilities: readonly Ability[];
  /** By moment and card: index of an ability, or -1. */
  readonly abilityOf: { readonly [M in Moment]: readonly number[] };
  readonly costs: readonly Cost[];
  /** By ability and by deed: index of a cost, or -1. */
  readonly costOf: readonly number[];
  readonly wardOf: readonly number[];
  readonly deeds: readonly Deed[];
  /** By card: its deeds when it is drawn, and those of each event phase: from, to. */
  readonly deedsOf: readonly (readonly [number, number])[];
  readonly phaseDeedsOf: readonly (readonly [number, number])[];
  /** By card: what holds for whoever has it in play, while it is an enemy in play, and in the round after it. */
  readonly boonOf: readonly (readonly Lasting[])[];
  readonly menaceOf: readonly (readonly Lasting[])[];
  readonly weatherOf: readonly (readonly Lasting[])[];
  /** By faction. */
  readonly homes: readonly CardIndex[];
  readonly strongholds: readonly CardIndex[];
  /** -1: not in this scenario. */
  readonly monuments: readonly CardIndex[];
  /** RSE-4: the unit of the starting deck. */
  readonly recruits: readonly CardIndex[];
  readonly golds: readonly CardIndex[];
  readonly neutrals: readonly CardIndex[];
  readonly cities: readonly CardIndex[];
  readonly runes: readonly CardIndex[];
  readonly events: readonly CardIndex[];
  readonly objective: CardIndex;
  /** By faction: cards that it may buy. */
  readonly wares: readonly (readonly CardIndex[])[];
  /** Moves of a turn, by act and card; -1 is no card. */
  readonly turnMoves: { readonly [A in TurnAct]: readonly MoveOf<'turn'>[] };
  readonly endTurn: MoveOf<'turn'>;
}

/** Which cards of a pack a scenario uses. */
function isUsed(card: Card, rules: Ruleset, pack: Pack, neutrals: readonly string[]): boolean {
  switch (card.type) {
    case 'unit':
    case 'tactic':
      return card.faction !== 'neutral' || neutrals.includes(card.id);
    case 'gold':
      return card.id in pack.centre.gold;
    case 'monument':
      return rules.monuments;
    case 'dragon-rune':
      return rules.dragonRunes;
    case 'enemy':
    case 'instant':
    case 'objective':
      return card.scenario === rules.id;
    default:
      return true;
  }
}

function factionIndex(card: Card): number {
  return 'faction' in card && card.faction !== 'neutral' ? FACTIONS.indexOf(card.faction) : -1;
}

const boonIn = (card: Card): Boon | undefined =>
  card.type === 'dragon-rune' ? card.boon : card.type === 'enemy' ? card.reward : undefined;

function abilitiesIn(card: Card): readonly Ability[] {
  return 'abilities' in card ? card.abilities : (boonIn(card)?.abilities ?? []);
}

const yieldIn = (card: Card): Yield | undefined => ('yields' in card ? card.yields : boonIn(card)?.yields);

function strengthIn(card: Card): number {
  if (card.type === 'objective') return card.enemy?.strength ?? 0;
  return 'strength' in card ? (card.strength ?? 0) : 0;
}

function attritionIn(card: Card): boolean {
  if (card.type === 'objective') return card.enemy?.attrition ?? false;
  return card.type === 'enemy' && card.attrition;
}

/** Abilities of all cards in one list, and where each card's are. */
function abilitiesOf(cards: readonly Card[]) {
  const abilities: Ability[] = [];
  const abilityOf = { played: [-1], resolution: [-1], action: [-1] } satisfies { [M in Moment]: number[] };
  cards.forEach((card, i) => {
    for (const of of Object.values(abilityOf)) of[i] = -1;
    for (const ability of abilitiesIn(card)) {
      abilityOf[ability.when][i] = abilities.length;
      abilities.push(ability);
    }
  });
  return { abilities, abilityOf };
}

/** Deeds of all events in one list, and where each card's are. */
function deedsOf(cards: readonly Card[]) {
  const deeds: Deed[] = [];
  const range = (list: readonly Deed[]): readonly [number, number] => {
    const from = deeds.length;
    deeds.push(...list);
    return [from, deeds.length];
  };
  const once = cards.map((card) => range(card.type === 'instant' ? card.deeds : []));
  const each = cards.map((card) => range(card.type === 'enemy' ? (card.eachPhase ?? []) : []));
  return { deeds, deedsOf: once, phaseDeedsOf: each };
}

/** Costs of abilities and those that ward off deeds, in one list. */
function costsOf(abilities: readonly Ability[], deeds: readonly Deed[]) {
  const costs: Cost[] = [];
  const index = (cost: Cost | undefined): number => (cost === undefined ? -1 : costs.push(cost) - 1);
  const costOf = abilities.map(({ cost }) => index(cost));
  const wardOf = deeds.map((deed) => index('to' in deed ? deed.unless : undefined));
  return { costs, costOf, wardOf };
}

/** What lasts: of who holds a card, of an enemy in play, and of an event in the round after it. */
function lastingOf(cards: readonly Card[]) {
  return {
    boonOf: cards.map((card) => boonIn(card)?.lasting ?? []),
    menaceOf: cards.map((card) => (card.type === 'enemy' ? (card.lasting ?? []) : [])),
    weatherOf: cards.map((card) =>
      card.type === 'instant' ? card.deeds.flatMap((deed) => ('nextRound' in deed ? [deed.nextRound] : [])) : [],
    ),
  };
}

/** Values of each card as plain lists. */
function valuesOf(cards: readonly Card[]) {
  const yields = cards.map(yieldIn);
  return {
    typeOf: cards.map(({ type }) => type),
    factionOf: cards.map(factionIndex),
    priceOf: cards.map((card) => ('price' in card ? card.price.amount : 0)),
    forGold: cards.map((card) => 'price' in card && card.price.in === 'gold'),
    strengthOf: cards.map(strengthIn),
    goldOf: cards.map((card) => (card.type === 'gold' ? card.gold : 0)),
    yieldGold: yields.map((y) => y?.gold ?? 0),
    yieldInfluence: yields.map((y) => y?.influence ?? 0),
    yields: yields.map((y) => y !== undefined && y.gold + y.influence > 0),
    defenceOf: cards.map((card) => (card.type === 'city' ? card.defence : 0)),
    attrition: cards.map(attritionIn),
    lasts: cards.map((card) => card.type === 'unit' && card.lasts === true),
    stageOf: cards.map((card) => ('stage' in card ? card.stage : 0)),
  };
}

/** Where the cards of each sort are. */
function sortsOf(cards: readonly Card[]) {
  const where = (is: (card: Card) => boolean): CardIndex[] => cards.flatMap((card, i) => (is(card) ? [i] : []));
  const byFaction = (type: Card['type']): CardIndex[] =>
    FACTIONS.map(
      (faction) => where((card) => card.type === type && factionIndex(card) === FACTIONS.indexOf(faction))[0] ?? -1,
    );
  const cheapest = (faction: string): CardIndex =>
    where((card) => card.type === 'unit' && card.faction === faction).reduce(
      (best, i) => (best < 0 || costIn(cards[i]) < costIn(cards[best]) ? i : best),
      -1,
    );
  return {
    homes: byFaction('home-realm'),
    strongholds: byFaction('stronghold'),
    monuments: byFaction('monument'),
    recruits: FACTIONS.map(cheapest),
    golds: where(({ type }) => type === 'gold'),
    neutrals: where((card) => 'faction' in card && card.faction === 'neutral'),
    cities: where(({ type }) => type === 'city'),
    runes: where(({ type }) => type === 'dragon-rune'),
    events: where(({ type }) => type === 'enemy' || type === 'instant'),
    objective: where(({ type }) => type === 'objective')[0] ?? -1,
    wares: FACTIONS.map((_faction, f) =>
      where((card) => 'price' in card && (factionIndex(card) < 0 || factionIndex(card) === f)),
    ),
  };
}

const costIn = (card: Card | undefined): number =>
  card !== undefined && 'price' in card ? card.price.amount : Number.POSITIVE_INFINITY;

function turnMovesOf(cards: readonly Card[]): Tables['turnMoves'] {
  const each = (act: TurnAct): MoveOf<'turn'>[] => cards.map((_card, card) => ({ kind: 'turn', act, card }));
  const [gold, exhaust, buy, attack, use, invoke, end] = TURN_ACTS.map(each);
  const none: MoveOf<'turn'>[] = [];
  return {
    gold: gold ?? none,
    exhaust: exhaust ?? none,
    buy: buy ?? none,
    attack: attack ?? none,
    use: use ?? none,
    invoke: invoke ?? none,
    end: end ?? none,
  };
}

function compile(pack: Pack, rules: Ruleset): Tables {
  const neutrals = pack.cards.flatMap((card) =>
    card.type === 'objective' && card.scenario === rules.id ? card.neutrals : [],
  );
  const cards = pack.cards.filter((card) => isUsed(card, rules, pack, neutrals));
  const { abilities, abilityOf } = abilitiesOf(cards);
  const events = deedsOf(cards);
  return {
    rules,
    pack,
    cards,
    index: new Map(cards.map((card, i) => [card.id, i])),
    ...valuesOf(cards),
    abilities,
    abilityOf,
    ...costsOf(abilities, events.deeds),
    ...events,
    ...lastingOf(cards),
    ...sortsOf(cards),
    turnMoves: turnMovesOf(cards),
    endTurn: { kind: 'turn', act: 'end', card: -1 },
  };
}

let last: { config: Config; tables: Tables } | null = null;
const compiled = new WeakMap<Pack, Map<string, Tables>>();

/** The compiled content of a table. Compiled once for each pack and scenario. */
export function tables(config: Config): Tables {
  if (last !== null && last.config === config) return last.tables;
  const pack = packOf(config);
  const known = compiled.get(pack) ?? new Map<string, Tables>();
  compiled.set(pack, known);
  let found = known.get(config.scenario);
  if (found === undefined) {
    found = compile(pack, rulesets[config.scenario]);
    known.set(config.scenario, found);
  }
  last = { config, tables: found };
  return found;
}

const packOf = ({ content }: Config): Pack => (content === 'house' ? house : content);

/** Whether a filter lets a card through; `own` is the card that asks. */
export function allows(t: Tables, filter: Filter, own: CardIndex, card: CardIndex): boolean {
  switch (filter.of) {
    case 'any':
      return true;
    case 'same':
      return card === own;
    case 'these':
      return filter.cards.includes(t.cards[card]?.id ?? '');
    case 'no-stronger':
      return t.typeOf[card] !== 'unit' || (t.strengthOf[card] ?? 0) <= filter.than;
  }
}
