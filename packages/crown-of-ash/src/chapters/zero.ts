import type { Seat } from '@cinderhall/kernel';
import { zeroWish } from '../automa/answers.ts';
import type { Ruleset } from '../ruleset.ts';
import { put, take } from '../sorted.ts';
import { at, isAutoma, NO_SEATS, push, seatOf, settleFortified } from '../table.ts';
import { tables } from '../tables.ts';
import type { Aftermath, Fighter, MoveOf, State } from '../types.ts';
import type { Question, Step } from './chapter.ts';
import { ban, only } from './chapter.ts';
import { onlyOne } from './resurrect.ts';

type ZeroOption = 'casualty' | 'return';

/** ZER-1 to ZER-3: whom the loser may take back to hand. */
const RETURNABLE: { [W in Ruleset['zeroLoser']]: (s: State, battle: Aftermath) => readonly Fighter[] } = {
  casualty: () => [],
  'casualty-or-fallen': (_s, battle) => battle.fallen,
  'casualty-or-graveyard': (s, battle) => at(s.graves, battle.loser),
};

const returnable = (s: State, battle: Aftermath): readonly Fighter[] =>
  RETURNABLE[tables(s.config).rules.zeroLoser](s, battle);

/** ZER-5: only what has an effect. */
function options(s: State, battle: Aftermath): ZeroOption[] {
  const found: ZeroOption[] = [];
  if (battle.standing.length > 0) found.push('casualty');
  if (returnable(s, battle).length > 0) found.push('return');
  return found;
}

/** CBT-9, ZER: the reward of the winner's card, the compensation or the black effect of the loser's. */
export const spoils: Step<'spoils'> = {
  settle(s, f) {
    s.stack.pop();
    const t = tables(s.config);
    const { seat, card, won, battle } = f;
    const loot = won ? at(t.win, card) : (t.lose[card] ?? null);
    if (loot === null) push(s, { kind: 'zero', seat, battle, option: automatic(s, seat, battle) });
    else push(s, { kind: 'gain', seat, loot, why: won ? 'reward' : 'compensation', place: battle.place });
  },
};

/** ZER-5: a single option happens by itself; null: the loser chooses. An AI has what it always has, or nothing (AI-9). */
function automatic(s: State, seat: Seat, battle: Aftermath): ZeroOption | null {
  const found = options(s, battle);
  if (isAutoma(s, seat)) {
    const wish = zeroWish(tables(s.config).rules, battle.attacker === seat);
    return found.includes(wish) ? wish : null;
  }
  const [single] = found;
  return found.length === 1 && single !== undefined ? single : null;
}

/** ZER-1 to ZER-5: the loser chooses the effect. */
export const zero: Question<'zero'> = {
  who: (s, f) =>
    f.option === null && options(s, f.battle).length > 1 && !isAutoma(s, f.seat) ? only(f.seat) : NO_SEATS,
  moves: (s, f) => options(s, f.battle).map((option): MoveOf<'zero'> => ({ kind: 'zero', option })),
  answer(_s, f, _seat, m) {
    f.option = m.option;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, battle, option } = f;
    tell?.({ kind: 'zero-chosen', seat, option: option ?? 'none' });
    if (option === 'casualty')
      push(s, { kind: 'casualty', seat: seatOf(battle.winner), battle, fighter: onlyOne(battle.standing) });
    if (option === 'return') {
      const from = [...returnable(s, battle)];
      push(s, { kind: 'recover', seat, from, optional: false, fighter: onlyOne(from) });
    }
  },
};

/** ZER-1: the winner gives up one fighter of this battle, even if the place is then undefended. */
export const casualty: Question<'casualty'> = {
  who: (_s, f) => (f.fighter === -1 ? only(f.seat) : NO_SEATS),
  moves: (_s, f) =>
    [...new Set(f.battle.standing)].map((fighter): MoveOf<'casualty'> => ({ kind: 'casualty', fighter })),
  answer(_s, f, _seat, m) {
    f.fighter = m.fighter;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, fighter, battle } = f;
    take(at(s.guards, battle.place), fighter);
    put(at(s.graves, seat), fighter);
    settleFortified(s, battle.place);
    tell?.({ kind: 'casualty', seat, fighter, place: battle.place });
  },
  forbids: (_s, f, _seat, { fighter }) =>
    f.battle.standing.includes(fighter) ? null : ban('ZER-1', 'not-of-this-battle'),
};
