import type { EventOf, Events, FATES, GainReason, LogEventOf, Side } from '@cinderhall/crown-of-ash';
import type { LogWords } from '../catalog/telling.ts';
import type { Names } from '../names.ts';
import { capital, joined, type Prose, prose, series } from '../piece.ts';
import { die, number, roman, signed, without } from '../speech.ts';
import { automaLog } from './automa.ts';
import { inWords, purpose, say } from './grammar.ts';
import { nouns } from './nouns.ts';
import { count } from './plural.ts';
import { powerLog } from './power-log.ts';

const { who, side, place, fighter, fighters, tile, loot, amount, card, everybody } = say;

type Gained = EventOf<'gained'>;

/** Index of VP in a loot array. */
const VP = 6;

/** What is gained; by an AI, for what it would have been: `3 VP for 2 blood and 1 gold`. */
function what(e: Gained): Prose {
  const items = e.items?.slice(0, VP) ?? [];
  return items.some((n) => n > 0) ? prose`${loot(e.loot)} for ${loot(items)}` : loot(e.loot);
}

const gains: { readonly [R in GainReason]: (e: Gained, n: Names) => Prose } = {
  gather: (e, n) => prose`${who(n, e.seat)} gathers ${what(e)} ${place(n, e.place, 'at')}.`,
  tax: (e, n) => prose`${who(n, e.seat)} gains ${what(e)} as tax from ${place(n, e.place)}.`,
  gold: (e, n) => prose`${who(n, e.seat)} takes ${what(e)}.`,
  build: (e, n) => prose`The new structure brings ${who(n, e.seat)} ${what(e)}.`,
  reward: (e, n) => prose`${who(n, e.seat)} gains ${what(e)} as the winner’s reward.`,
  compensation: (e, n) => prose`${who(n, e.seat)} gains ${what(e)} as compensation.`,
  special: (e, n) => prose`${who(n, e.seat)} takes ${what(e)} for ${amount(5, total(e.loot))}.`,
};

/** How many things there are in it. */
const total = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0);

const deciders: { readonly [B in Events['decider']['by']]: string } = {
  vp: 'has the fewest VP and decides the turn order.',
  structures: 'ties for the fewest VP, has the least in structures, and decides the turn order.',
  die: 'rolls highest of those with the fewest VP and decides the turn order.',
};

function amended(e: EventOf<'amended'>, n: Names): Prose {
  const added = without(e.after, e.before);
  const taken = without(e.before, e.after);
  const where = place(n, e.region, 'at');
  if (added.length > 0 && taken.length > 0) {
    return prose`${who(n, e.seat)} posts ${fighters(n, added, 'object')} ${where} and takes back ${fighters(n, taken, 'object')}.`;
  }
  if (added.length > 0) return prose`${who(n, e.seat)} posts ${fighters(n, added, 'object')} ${where}.`;
  if (taken.length > 0)
    return prose`${who(n, e.seat)} takes back ${fighters(n, taken, 'object')} from ${place(n, e.region)}.`;
  return prose`${who(n, e.seat)} leaves the defence ${place(n, e.region, 'of')} as it is.`;
}

/** `12 with the 4`; the King plays no card. */
const reckoned = (s: Side): Prose =>
  s.card < 0 ? prose`${number(s.total)}` : prose`${number(s.total)} with ${card(s.card, 'with')}`;

function battle(e: EventOf<'battle'>, n: Names): Prose {
  const { attack, defence } = e;
  const held = attack.total === defence.total ? 'wins the tie' : 'holds';
  const result =
    e.winner === 'attacker' ? prose`${side(n, attack.seat)} wins` : prose`${side(n, defence.seat)} ${held}`;
  const foes = prose`${side(n, attack.seat)} attacks ${side(n, defence.seat, 'accusative')} ${place(n, e.place, 'at')}`;
  return prose`${foes}: ${reckoned(attack)} against ${reckoned(defence)}. ${capital(result)}.`;
}

function recalled(e: LogEventOf<'battle-recalled'>, n: Names): Prose {
  const foes = prose`${side(n, e.attacker)} attacks ${side(n, e.defender, 'accusative')} ${place(n, e.place, 'at')}`;
  const result = e.winner === 'attacker' ? prose`${side(n, e.attacker)} wins` : prose`${side(n, e.defender)} holds`;
  return prose`${foes}. ${capital(result)}.`;
}

/** What of it is for the Citadel: nothing said, all, or how much. */
function citadelShare(structures: number, citadel: number, n: Names): Prose {
  if (citadel === 0) return [];
  return structures === 0 ? prose`, all for ${place(n, 6)}` : prose`, ${number(citadel)} of them for ${place(n, 6)}`;
}

function scored(e: EventOf<'scored'>, n: Names): Prose {
  const sum = e.structures + e.citadel;
  if (sum === 0) return prose`${who(n, e.seat)} scores nothing in round ${e.round}.`;
  return prose`${who(n, e.seat)} scores ${amount(6, sum)} in round ${e.round}${citadelShare(e.structures, e.citadel, n)}.`;
}

function ended(e: EventOf<'ended'>, n: Names): Prose {
  const winners = everybody(n, e.winners);
  switch (e.by) {
    case 'vp':
      return prose`The game is over: ${winners} wins the crown.`;
    case 'kinds':
      return prose`The game is over: ${winners} wins the tie by the fighters of the other two kinds.`;
    case 'king':
      return prose`The game is over: ${winners} wins the tie as slayer of the King.`;
    case 'shared':
      return prose`The game is over: ${winners} share the crown.`;
  }
}

/** FATES by index, as indices of the kinds. */
const PAIRS: typeof FATES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

const rolls: { readonly [R in EventOf<'rolled'>['why']]: (e: EventOf<'rolled'>, n: Names) => Prose } = {
  combat: (e, n) => prose`${who(n, e.seat)} rolls ${die(e.die)}.`,
  order: (e, n) => prose`${who(n, e.seat)} rolls ${die(e.die)} for the turn order.`,
  region: (e, n) => prose`${who(n, e.seat)} rolls ${die(e.die)}: ${place(n, e.die - 1, 'name')}.`,
};

function finalScored(e: EventOf<'final-scored'>, n: Names): Prose {
  const pair = PAIRS[e.fate];
  if (pair === undefined) return prose`${who(n, e.seat)} ends the game with ${amount(6, e.vp)} and has no fate card.`;
  const [a, b] = pair;
  const fate = `${nouns.loot[a]} and ${nouns.loot[b]}`.toLowerCase();
  return prose`${who(n, e.seat)} ends the game with ${amount(6, e.vp)}; the fate card shows ${fate}.`;
}

const zero: { readonly [O in Events['zero-chosen']['option']]: (seat: Prose) => Prose } = {
  casualty: (seat) => prose`${seat} lost with the 0 and demands a casualty.`,
  return: (seat) => prose`${seat} lost with the 0 and calls a fighter back.`,
  none: (seat) => prose`${seat} lost with the 0, to no effect.`,
};

/** PWR-3 */
function warned(e: EventOf<'revealed'>, n: Names): Prose {
  if (e.warned < 0) return [];
  const played = e.warned === e.attacker ? e.attack : e.defence;
  return prose` Forewarned of, ${card(played, 'object')} of ${side(n, e.warned)} counts 1.`;
}

export const log: LogWords = {
  ...powerLog,
  'round-began': (e, n) => prose`Round ${e.round} begins. Turn order: ${joined(e.order.map((seat) => who(n, seat)))}.`,
  'turn-began': (e, n) => prose`${who(n, e.seat)} is on turn.`,
  posted: (e, n) => prose`${who(n, e.seat)} posts ${fighter(n, e.fighter, 'object')} ${place(n, e.region, 'at')}.`,
  placed: (e, n) => prose`${who(n, e.seat)} sends a minion to ${purpose(n.space(e.space), n)}.`,
  gained: (e, n) => gains[e.why](e, n),
  raised: (e, n) => prose`${who(n, e.seat)} raises ${fighter(n, e.fighter, 'object')} for ${loot(e.paid)}.`,
  passed: (e, n) => prose`${who(n, e.seat)} passes.`,
  displayed: (e, n) =>
    e.fighter < 0
      ? prose`Every deck is empty: a place above the board stays free.`
      : prose`${capital([fighter(n, e.fighter, 'object')])} can now be raised.`,
  built: (e, n) =>
    prose`${who(n, e.seat)} builds ${tile(n, e.tile)} ${place(n, e.region, 'at')} for ${e.cost === 0 ? 'nothing' : amount(4, e.cost)}.`,
  offered: (e, n) =>
    e.tile < 0
      ? prose`No structure is left: a place below the board stays free.`
      : prose`${capital([tile(n, e.tile)])} can now be built.`,
  restacked: (e) => prose`The ${count(e.count, 'structure', 'structures')} set aside become a new stack.`,
  controlled: (e, n) =>
    e.from < 0
      ? prose`${who(n, e.seat)} takes control ${place(n, e.place, 'of')}.`
      : prose`${who(n, e.seat)} takes ${place(n, e.place)} from ${side(n, e.from)}.`,
  amended,
  resurrected: (e, n) =>
    e.fighters.length === 0
      ? prose`Nobody lies in ${who(n, e.seat, 'genitive')} graveyard.`
      : prose`${who(n, e.seat)} calls back from the graveyard: ${fighters(n, e.fighters, 'object')}.`,
  attacked(e, n) {
    const modifier = e.modifier === 0 ? '' : ` at ${signed(e.modifier)}`;
    const force = prose`with ${inWords(e.count)} ${e.count === 1 ? 'fighter' : 'fighters'}${modifier}`;
    return prose`${who(n, e.seat)} attacks ${side(n, e.defender, 'accusative')} ${place(n, e.place, 'at')} ${force}.`;
  },
  sealed: (e, n) => prose`${who(n, e.seat)} has chosen a combat card.`,
  rolled: (e, n) => rolls[e.why](e, n),
  revealed: (e, n) =>
    e.defence < 0
      ? prose`${who(n, e.attacker)} reveals ${fighters(n, e.fighters)} and ${card(e.attack, 'object')}.`
      : prose`${who(n, e.attacker)} reveals ${fighters(n, e.fighters)} and ${card(e.attack, 'object')}, ${side(n, e.defender)} ${card(e.defence, 'object')}.${warned(e, n)}`,
  battle,
  'battle-recalled': recalled,
  fell: (e, n) => prose`${who(n, e.seat)} loses ${fighters(n, e.fighters, 'object')} ${place(n, e.place, 'at')}.`,
  departed(e, n) {
    const leaving = e.fighters.map((f, i) => prose`${fighter(n, f, 'object')} to deck ${roman((e.decks[i] ?? 0) + 1)}`);
    return prose`After the combat ${who(n, e.seat)} returns ${series(leaving, 'and')}.`;
  },
  'zero-chosen': (e, n) => zero[e.option]([who(n, e.seat)]),
  casualty: (e, n) => prose`${who(n, e.seat)} gives up ${fighter(n, e.fighter, 'object')} ${place(n, e.place, 'at')}.`,
  recovered: (e, n) => prose`${who(n, e.seat)} takes ${fighter(n, e.fighter, 'object')} back to hand.`,
  'king-fell': (e, n) => prose`${who(n, e.seat)} slays ${side(n, -1, 'accusative')} and takes ${place(n, 6)}.`,
  refreshed: (e, n) =>
    e.why === 'minion'
      ? prose`${who(n, e.seat)} takes back ${count(e.count, 'combat card', 'combat cards')}.`
      : prose`${who(n, e.seat)} has used the last combat card and takes back all ${e.count}.`,
  scored,
  'round-ended': (e) => prose`Round ${e.round} ends: minions come home, the fallen return to hands, structures change.`,
  decider: (e, n) => prose`${who(n, e.seat)} ${deciders[e.by]}`,
  ordered: (e, n) => prose`${who(n, e.seat)} decides: ${joined(e.order.map((seat) => who(n, seat)))}.`,
  'final-scored': finalScored,
  'tie-scored': (e, n) =>
    prose`Tied, ${who(n, e.seat)} also scores ${amount(6, e.points)} for the other two kinds: ${amount(6, e.vp)} in all.`,
  ended,
  ...automaLog,
};
