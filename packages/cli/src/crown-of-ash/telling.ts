import {
  type Config,
  type Event,
  type LogEvent,
  type Move,
  recall,
  SHEET,
  tables,
  type View,
} from '@cinderhall/crown-of-ash';
import { SEATS, type Seat } from '@cinderhall/kernel';
import {
  describeEvent,
  describeMove,
  describePrompt,
  digest,
  type Language,
  type LateWords,
  load,
  loadLate,
  type Names,
  namesOf,
  plain,
  type Words,
} from '@cinderhall/words';
import { columns } from '../columns.ts';
import type { Telling } from '../telling.ts';
import { board, own } from './board.ts';

/** Crown of Ash for terminals. */
export async function telling(config: Config, language: Language): Promise<Telling<Move, Event, View>> {
  const [words, late] = await Promise.all([load(language), loadLate(language)]);
  const t = tables(config);
  const names = (view: View): Names => namesOf(t, view);
  return {
    board: (view, players) => board({ words, t, view, n: names(view) }, players),
    own: (view) => own({ words, t, view, n: names(view) }),
    question(view, asked) {
      const prompt = describePrompt(words, names(view), view, asked);
      return { title: prompt?.title ?? '', why: plain(prompt?.why ?? []) };
    },
    move: (view, m) => plain(describeMove(words, names(view), view, m)),
    story(view, told) {
      const n = names(view);
      const moves = new Map<number, LogEvent[]>();
      for (const { step, event } of recall(told, view)) moves.set(step, [...(moves.get(step) ?? []), event]);
      return [...moves].map(([step, events]) => {
        const worth = digest(events, (space) => n.space(space).does);
        return { step, lines: worth.map((e) => plain(describeEvent(late, n, e))) };
      });
    },
    sheet: (view) => sheet(words, late.sheet, names(view), view),
    seat: (view, seat) => nameOf(words, names(view), seat),
    beginsTurn: (kind) => kind === 'turn',
  };
}

const nameOf = (words: Words, n: Names, seat: Seat): string => words.nouns.necromancers[n.necromancer(seat)].name;

/** The score sheet in columns: one for each seat. Lines that are 0 for everybody are left out. */
function sheet(words: Words, said: LateWords['sheet'], n: Names, view: View): string {
  const seats = SEATS.slice(0, view.players.length);
  const cells = (line: string, values: readonly number[]): string[] => [line, ...values.map(String)];
  const lines = SHEET.map((line, i) =>
    cells(
      said.lines[line],
      view.players.map((p) => p.sheet[i] ?? 0),
    ),
  ).filter((row) => row.slice(1).some((value) => value !== '0'));
  const total = cells(
    said.total,
    view.players.map((p) => p.vp),
  );
  return columns([[said.title, ...seats.map((seat) => nameOf(words, n, seat))], ...lines, total]).join('\n');
}
