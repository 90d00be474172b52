import type { Seat } from '@cinderhall/kernel';
import { finishOf } from '@cinderhall/referee';
import {
  type Config,
  type Event,
  type Move,
  type QuestionKind,
  runeAge,
  type State,
  tables,
} from '@cinderhall/rune-age';
import type { LogEntry, Situation } from '../rune/session.ts';

const configured = (scenario: Config['scenario'], players: Config['players']): Config => ({
  scenario,
  players,
  factions: 'random',
  content: 'house',
});

const NAMES = ['Oda', 'Ilse', 'Nadia', 'Tomas'];

interface Wanted {
  readonly scenario?: Config['scenario'];
  readonly players?: Config['players'];
  readonly seed?: number;
}
type Enough = (kind: QuestionKind | string, moves: number, step: number, fielded: number) => boolean;

/** What a player of little thought does: gold first, then the dearest, and no attack without hope. */
function chosen(s: State, seat: Seat, moves: readonly Move[], dice: number): Move | undefined {
  const t = tables(s.config);
  const any = moves[dice % Math.max(1, moves.length)];
  if (any?.kind === 'battle' || any?.kind === 'siege') return moves[0];
  if (any?.kind !== 'turn') return any;
  const army = (s.hands[seat] ?? []).reduce(
    (sum, card) => sum + (t.typeOf[card] === 'unit' ? (t.strengthOf[card] ?? 0) : 0),
    0,
  );
  const worth = (m: Move): number => {
    if (m.kind !== 'turn') return 0;
    if (m.act === 'gold') return 100;
    if (m.act === 'exhaust') return dice % 3 === 0 ? -1 : 99;
    if (m.act === 'attack') return army > 0 && army >= (t.strengthOf[m.card] ?? 0) ? 200 : -1;
    return m.act === 'buy' ? (t.priceOf[m.card] ?? 0) + (t.typeOf[m.card] === 'unit' ? 1 : 0) + (dice % 2) : 0;
  };
  return moves.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** A game of answers by a simple rule, up to the first question that `enough` accepts, as the seat that is asked sees it. */
function played({ scenario = 'resurgence', players = 2, seed = 1 }: Wanted, enough: Enough): Situation {
  const log: LogEntry[] = [];
  const s = runeAge.setup(configured(scenario, players), String(seed), (event) => log.push({ step: 0, event }));
  const most = 3000;
  for (let step = 0; ; step++) {
    const decision = runeAge.pending(s);
    const seat: Seat = decision?.seats[0] ?? 0;
    const moves = runeAge.moves(s, seat);
    const move = chosen(s, seat, moves, step * step * 7 + step * 3 + seed);
    const fielded = s.combat?.units.flat().length ?? 0;
    if (!decision || !move || step > most || enough(decision.kind, moves.length, step, fielded))
      return {
        game: 'rune-age',
        table: 'gallery',
        viewer: seat,
        seats: NAMES.slice(0, players).map((name, i) => ({
          seat: ([0, 1, 2, 3] as const)[i] ?? 0,
          name,
          player: 'person',
        })),
        view: runeAge.view(s, seat),
        decision,
        moves,
        barred: decision ? runeAge.barred(s, seat) : [],
        log,
        outcome: finishOf(runeAge.outcome(s), [], { players, together: false }),
        concessions: [],
        step,
        since: step > 0 ? step - 1 : 0,
        canUndo: step > 0,
      };
    runeAge.step(s, seat, move, (event: Event) => {
      const seen = runeAge.see(event, seat);
      if (seen) log.push({ step, event: seen });
    });
  }
}

/** The first question of a kind in the middle of some game. */
function asking(kind: QuestionKind, wanted: Wanted = {}, least = 2, fielded = 0): Situation {
  for (let seed = 1; seed < 40; seed++) {
    const found = played(
      { ...wanted, seed },
      (k, moves, step, army) => k === kind && moves >= least && step > 30 && army >= fielded,
    );
    if (found.decision?.kind === kind) return found;
  }
  return played(wanted, () => true);
}

/** Tables to look at, by name: `gallery.html?scene=NAME#Rune`. */
export const runeScenes: { readonly [name: string]: () => Situation } = {
  start: () => played({}, (kind) => kind === 'turn'),
  turn: () => asking('turn', { players: 4 }, 14),
  late: () => played({ players: 3, seed: 5 }, (kind, moves, step) => kind === 'turn' && step > 260 && moves > 5),
  runewars: () => asking('turn', { scenario: 'runewars', players: 4 }, 10),
  monument: () => asking('turn', { scenario: 'monument', players: 3 }, 10),
  cataclysm: () => asking('turn', { scenario: 'cataclysm', players: 2 }, 8),
  keep: () => asking('keep', {}, 4),
  battle: () => asking('battle', {}, 2, 2),
  siege: () => asking('siege', { scenario: 'runewars', players: 2 }, 2, 3),
  losses: () => asking('losses', {}, 2),
  pay: () => asking('pay', {}, 2),
  use: () => asking('use', {}, 2),
  reveal: () => asking('reveal', {}, 2),
  recover: () => asking('recover', {}, 2),
  spare: () => asking('spare', {}, 2),
  over: () => played({ seed: 3 }, () => false),
};
