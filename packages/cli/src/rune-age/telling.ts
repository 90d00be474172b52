import { type CardIndex, type Config, type Event, type Move, runeAge, tables, type View } from '@cinderhall/rune-age';
import type { Language } from '@cinderhall/words';
import { cardNoun, loadRuneAge } from '@cinderhall/words/rune-age';
import type { Chapter, Telling } from '../telling.ts';

/** What the table is told from: names, in the language, of cards and of who sits where. */
interface Names {
  card(card: CardIndex): string;
  seat(view: View, seat: number): string;
}

/** Rune Age for terminals: cards by their names, moves in notation, events as what they are and whom they befall. */
export async function telling(config: Config, language: Language): Promise<Telling<Move, Event, View>> {
  const words = await loadRuneAge(language);
  const t = tables(config);
  const { write } = runeAge.notation(config);
  const names: Names = {
    card(card) {
      const entry = t.cards[card];
      return entry === undefined ? '—' : cardNoun(words, entry).name;
    },
    seat(view, seat) {
      const player = view.players[seat];
      return player === undefined ? '—' : words.factions[player.faction].name;
    },
  };
  return {
    board: (view, players) => board(view, names, players),
    own: (view) => own(view, names),
    question: (view, asked) => ({
      title: asked.map((seat) => names.seat(view, seat)).join(', '),
      why: view.stack.at(-1)?.kind ?? '',
    }),
    move: (_view, move) => write(move),
    story(view, told) {
      const steps = new Map<number, string[]>();
      for (const { step, event } of told) steps.set(step, [...(steps.get(step) ?? []), eventLine(event, view, names)]);
      return [...steps].map(([step, lines]): Chapter => ({ step, lines }));
    },
    sheet: (view) => view.players.map((p) => `${names.seat(view, p.seat)}: ${p.won ? 1 : 0}, ${p.damage}`).join('\n'),
    seat: names.seat,
    beginsTurn: (kind) => kind === 'turn',
  };
}

const cardList = (cards: readonly CardIndex[], { card }: Names): string =>
  cards.length === 0 ? '—' : cards.map(card).join(', ');

function board(view: View, names: Names, players: readonly string[]): string {
  const mats = view.players.map((p) => {
    const hand = 'known' in p.hand ? p.hand.known.length : p.hand.count;
    const sums = `♥ ${p.damage}, ✋ ${hand}, ▤ ${p.deckCount}, ${p.gold} / ${p.influence}`;
    const inPlay = cardList([...p.ready, ...p.exhausted], names);
    return `${names.seat(view, p.seat)} (${players[p.seat] ?? '—'}): ${sums}: ${inPlay}`;
  });
  return [`— ${view.round} —`, cardList(view.enemies, names), ...mats].join('\n');
}

function own(view: View, names: Names): string {
  const me = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  return me === undefined || !('known' in me.hand) ? '' : cardList(me.hand.known, names);
}

/** Fields of events that hold cards, and those that hold seats. */
const CARDS = ['card', 'target', 'cards', 'discarded', 'cities'];
const SEATS = ['seat', 'defender', 'by', 'from', 'first', 'winners'];

/** `bought: Daqan, Knight, 3` */
function eventLine({ kind, ...fields }: Event, view: View, names: Names): string {
  const said = Object.entries(fields).flatMap(([field, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one): string[] => {
      if (typeof one === 'number' && CARDS.includes(field)) return [names.card(one)];
      if (typeof one === 'number' && SEATS.includes(field)) return one < 0 ? [] : [names.seat(view, one)];
      return typeof one === 'object' ? [] : [String(one)];
    });
  });
  return `${kind.replaceAll('-', ' ')}: ${said.join(', ')}`;
}
