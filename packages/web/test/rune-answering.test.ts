import { below, seedRng } from '@cinderhall/kernel';
import { appraisal, type Event, type Move, parts, runeAge, type State } from '@cinderhall/rune-age';
import { describe, expect, it } from 'vitest';
import { runeAnswering } from '../src/rune/answering.ts';
import { spoken } from '../src/rune/viewmodel/asking.ts';

const SCENARIOS = ['resurgence', 'runewars', 'cataclysm', 'monument'] as const;

/** How often something was answered by a thing on the table, and how often it could not be taken back then. */
interface Answered {
  readonly all: number;
  readonly final: number;
}

/** Plays a game, and counts its answers by their questions. Now and then somebody does something silly. */
function count(s: State, seed: string, counts: Map<string, Answered>): void {
  const luck = seedRng(seed);
  for (let decision = runeAge.pending(s); decision; decision = runeAge.pending(s)) {
    const [seat = 0] = decision.seats;
    const moves = runeAge.moves(s, seat);
    const silly = below(luck, 3) === 0 ? moves[below(luck, moves.length)] : undefined;
    const move: Move = silly ?? appraisal.reply(s, seat, moves, luck);
    const events: Event[] = [];
    runeAge.step(s, seat, move, (event: Event) => events.push(event));
    if (spoken([move], parts).length > 0 || moves.length === 1) continue;
    // As the referee has it: nobody has learned anything, and nobody else is asked.
    const again = runeAge.pending(s)?.seats.includes(seat) ?? false;
    const final = events.some((event) => runeAge.reveals(event)) || !again;
    const { all, final: before } = counts.get(decision.kind) ?? { all: 0, final: 0 };
    counts.set(decision.kind, { all: all + 1, final: before + Number(final) });
  }
}

const counts = new Map<string, Answered>();
for (const scenario of SCENARIOS)
  for (let n = 0; n < 12; n++) {
    const config = runeAge.configure({ scenario, players: 2 + (n % 3) });
    if (config.ok) count(runeAge.setup(config.value, `${n}`), `${n}`, counts);
  }

describe('an answer of Rune Age', () => {
  it.each([...counts])(
    'to %s waits for a second tap if, as a rule, it cannot be taken back: %j',
    (kind, { all, final }) => {
      expect(runeAnswering.weighty.includes(kind)).toBe(final > all / 10);
    },
  );

  it('is given to every question that is weighty', () => {
    expect(runeAnswering.weighty.filter((kind) => !counts.has(kind))).toEqual([]);
  });
});
