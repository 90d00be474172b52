import type { Game } from '@cinderhall/kernel';
import type { LawId } from '../src/index.ts';
import { type Config, type Event, type Move, type State, tithe, type View } from './tithe.ts';

type Tithe = Game<Config, State, Move, Event, View>;

/** Tithe with some functions done wrong. */
const but = (wrong: Partial<Tithe>): Tithe => ({ ...tithe, ...wrong });

/** The same without looking ahead, which the mistake would show in as well. */
function blindBut(wrong: Partial<Tithe>): Tithe {
  const { ahead: _ahead, ...blind } = but(wrong);
  return blind;
}

/** A mistake that somebody could make, and the law that it breaks. */
export interface Fault {
  readonly law: LawId;
  readonly mistake: string;
  /** Made anew for each test, since some faults remember. */
  readonly game: () => Tithe;
}

export const FAULTS: readonly Fault[] = [
  {
    law: 'has-moves',
    mistake: 'an empty hand has no way to go on',
    game: () =>
      but({ moves: (s, seat) => tithe.moves(s, seat).filter((m) => m.kind === 'boon' || m.cards.length > 0) }),
  },
  {
    law: 'has-moves',
    mistake: 'seats that have answered are offered moves again',
    game: () =>
      but({ moves: (s, seat) => tithe.moves(s.winner === -1 ? { ...s, sealed: [null, null, null] } : s, seat) }),
  },
  {
    law: 'state-is-json',
    mistake: 'a −0 that JSON turns into 0',
    game: () => but({ setup: (...args) => ({ ...tithe.setup(...args), last: -0 }) }),
  },
  {
    law: 'distinct-moves',
    mistake: 'equal cards give equal moves',
    game: () => but({ moves: (s, seat) => tithe.moves(s, seat).flatMap((m) => [m, m]) }),
  },
  {
    law: 'distinct-parts',
    mistake: 'a pair looks like one card',
    game: () => but({ parts: (m) => [...new Set(tithe.parts(m))] }),
  },
  {
    law: 'clone-is-equal',
    mistake: 'a field was added and forgotten in the clone',
    game: () => but({ clone: (s) => ({ ...tithe.clone(s), last: 0 }) }),
  },
  {
    law: 'looking-changes-nothing',
    mistake: 'a view sorts in place',
    game: () =>
      but({
        view: (s, who) => {
          s.deck.sort();
          return tithe.view(s, who);
        },
      }),
  },
  {
    law: 'looking-changes-nothing',
    mistake: 'a sampled world is dealt from the generator of the real one',
    game: () => {
      let real: State | null = null;
      return but({
        view: (s, who) => {
          real = s;
          return tithe.view(s, who);
        },
        sample: (v, who, rng) => tithe.sample(v, who, real?.rng ?? rng),
      });
    },
  },
  {
    law: 'barred-is-not-offered',
    mistake: 'TIT-2 is told even to those who hold nothing else',
    game: () =>
      but({
        barred: (s, seat) =>
          tithe.moves(s, seat).length > 0 && s.winner === -1 && s.last > 0
            ? [{ part: `card:${s.last}`, rule: 'TIT-2', reason: 'shown-before' }]
            : [],
      }),
  },
  {
    law: 'offered-is-not-forbidden',
    mistake: 'two cards are taken for too many',
    game: () =>
      but({
        forbids: (_s, _seat, m) =>
          m.kind === 'seal' && m.cards.length > 1 ? { rule: 'TIT-1', reason: 'too-many' } : null,
      }),
  },
  {
    law: 'sample-offers-alike',
    mistake: 'the refusal of a card says whether somebody else holds it',
    game: () =>
      but({
        forbids(s, seat, m) {
          if (m.kind !== 'seal' || s.winner !== -1 || tithe.forbids?.(s, seat, m) === null) return null;
          const held = s.hands.some((hand, other) => other !== seat && m.cards.some((card) => hand.includes(card)));
          return { rule: 'TIT-1', reason: held ? 'held-by-other' : 'not-in-hand' };
        },
      }),
  },
  {
    law: 'notation-reads',
    mistake: 'the second card is not read',
    game: () => withRead((text) => tithe.notation({ players: 3 }).read(text.slice(0, 6))),
  },
  {
    law: 'notation-refuses',
    mistake: 'numbers are read without being looked at',
    game: () =>
      withRead((text) => {
        if (!text.startsWith('seal')) return tithe.notation({ players: 3 }).read(text);
        return { kind: 'seal', cards: text.split(' ').slice(1).map(Number) };
      }),
  },
  {
    law: 'notation-reserves',
    mistake: 'a word that records need for something else is a move',
    game: () =>
      withRead((text) =>
        text === 'concede' ? { kind: 'seal', cards: [] } : tithe.notation({ players: 3 }).read(text),
      ),
  },
  {
    law: 'refuses-the-rest',
    mistake: 'text that is not understood is taken for the move written last',
    game: () => {
      const honest = tithe.notation({ players: 3 });
      let last: Move | null = null;
      return but({
        notation: () => ({
          write: (m) => {
            last = m;
            return honest.write(m);
          },
          // What stands for no move of any game is refused: to read that as one is another fault.
          read: (text) =>
            text.startsWith('concede') || (last !== null && honest.write(last) === text) ? honest.read(text) : last,
        }),
      });
    },
  },
  {
    law: 'answers-commute',
    mistake: 'whoever seals first is paid for it',
    game: () =>
      withStep((s, seat, m) => {
        if (m.kind === 'seal' && s.sealed.filter((cards) => cards !== null).length === 1) pay(s, seat, 1);
      }),
  },
  {
    law: 'sample-looks-alike',
    mistake: 'the view shows the top of the deck',
    game: () => but({ view: (s, who) => ({ ...tithe.view(s, who), shown: [...s.shown, ...s.deck.slice(-1)] }) }),
  },
  {
    law: 'sample-looks-alike',
    mistake: 'a sampled world forgets the score',
    game: () => but({ sample: (...args) => ({ ...tithe.sample(...args), score: [9, 9, 9] }) }),
  },
  {
    law: 'sample-offers-alike',
    mistake: 'a sampled world has no deck',
    game: () => blindBut({ sample: (...args) => ({ ...tithe.sample(...args), deck: [] }) }),
  },
  {
    law: 'sample-plays',
    mistake: 'a sampled world deals cards that have been shown',
    game: () => but({ sample: (v, who, rng) => ({ ...tithe.sample({ ...v, shown: [] }, who, rng), shown: v.shown }) }),
  },
  {
    law: 'clone-is-apart',
    mistake: 'a clone shares a list',
    game: () => but({ clone: (s) => ({ ...tithe.clone(s), score: s.score }) }),
  },
  {
    law: 'decision-ids',
    mistake: 'every sealed answer makes the others stale',
    game: () =>
      withStep((s, _seat, m) => {
        if (m.kind === 'seal' && s.winner === -1) s.decision += 1;
      }),
  },
  {
    law: 'conserves',
    mistake: 'a shown card is lost',
    game: () => withStep((s) => void s.shown.pop()),
  },
  {
    law: 'thawed-goes-on',
    mistake: 'something is remembered beside the state',
    game: () => {
      const born = new WeakSet<State>();
      const remember = (s: State) => {
        born.add(s);
        return s;
      };
      return {
        ...withStep((s, seat) => {
          if (!born.has(s)) pay(s, seat, 1);
        }),
        setup: (...args) => remember(tithe.setup(...args)),
        clone: (s) => remember(tithe.clone(s)),
      };
    },
  },
  {
    law: 'outcome-at-the-end',
    mistake: 'those who tie win a whole game each',
    game: () =>
      but({
        outcome: (s) => {
          const outcome = tithe.outcome(s);
          return outcome && { ...outcome, share: outcome.share.map((x) => (x > 0 ? 1 : 0)) };
        },
      }),
  },
  {
    law: 'outcome-at-the-end',
    mistake: 'there is a winner before the end',
    game: () => but({ outcome: (s) => tithe.outcome({ ...s, winner: -1, round: 4 }) }),
  },
  {
    law: 'seen-is-json',
    mistake: 'what may not be seen is no number',
    game: () => but({ see: (e, who) => (e.kind === 'drew' && e.seat !== who ? { ...e, card: Number.NaN } : e) }),
  },
  {
    law: 'undo-leaks-nothing',
    mistake: 'drawing a card is not taken for news',
    game: () => blindBut({ reveals: (e) => e.kind === 'shown' }),
  },
  {
    law: 'undo-leaks-nothing',
    mistake: 'the log says what was drawn, and the table may take it back',
    game: () => blindBut({ reveals: (e) => e.kind === 'shown', see: (e) => e }),
  },
  {
    law: 'ahead-is-own',
    mistake: 'what is asked now is foreseen as well',
    game: () => but({ ahead: (s, seat) => (s.winner === -1 ? { ...tithe.clone(s), winner: seat } : null) }),
  },
  {
    law: 'ahead-tells-nothing',
    mistake: 'whoever looks ahead sees what others have sealed',
    game: () => but({ ahead: (s, seat) => (tithe.ahead?.(s, seat) ? { ...tithe.clone(s), winner: seat } : null) }),
  },
  {
    law: 'config-is-kept',
    mistake: 'games are counted in what the table agreed on',
    game: () => {
      let games = 0;
      return but({
        setup: (config, ...rest) => {
          games += 1;
          return tithe.setup(Object.assign(config, { games }), ...rest);
        },
      });
    },
  },
  {
    law: 'record-replays',
    mistake: 'chance from outside the seed',
    game: () => {
      let luck = 0;
      return but({
        setup: (config, seed, tell) => {
          luck += 1;
          return tithe.setup(config, `${Number(seed) + luck}`, tell);
        },
      });
    },
  },
  {
    law: 'ends',
    mistake: 'rounds are not counted',
    game: () =>
      withStep((s) => {
        s.round = 1;
      }),
  },
  {
    law: 'throws-nothing',
    mistake: 'a card cannot be drawn',
    game: () =>
      withStep((_s, _seat, m) => {
        if (m.kind === 'boon' && m.boon === 'card') throw new Error('not written yet');
      }),
  },
  {
    law: 'keeps-secrets',
    mistake: 'everybody sees every hand, and the sampler believes it',
    game: () => but({ view: (s, who) => ({ ...tithe.view(s, who), hands: s.hands, sealed: s.sealed }) }),
  },
];

/** A step as it should be, and then something more. */
const withStep = (more: (s: State, seat: number, m: Move) => void): Tithe =>
  but({
    step: (s, seat, m, tell) => {
      tithe.step(s, seat, m, tell);
      more(s, seat, m);
    },
  });

const withRead = (read: (text: string) => Move | null): Tithe =>
  but({ notation: (config) => ({ write: tithe.notation(config).write, read }) });

const pay = (s: State, seat: number, points: number) => {
  s.score[seat] = (s.score[seat] ?? 0) + points;
};

/** All cards of the box are somewhere: those sealed lie with those shown once they are open. */
export function conserve(s: State): string | null {
  const sealed = s.winner === -1 ? s.sealed.flatMap((cards) => cards ?? []) : [];
  const counts = [1, 2, 3, 4].map(
    (value) => [...s.hands.flat(), ...s.deck, ...s.shown, ...sealed].filter((card) => card === value).length,
  );
  return counts.every((count) => count === 5) ? null : `cards of value 1 to 4: ${counts}, not 5 each`;
}
