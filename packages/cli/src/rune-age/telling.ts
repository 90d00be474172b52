import {
  type CardIndex,
  type Config,
  cardIn,
  type Event,
  isWounded,
  type Move,
  tables,
  type View,
} from '@cinderhall/rune-age';
import { type Language, plain } from '@cinderhall/words';
import {
  cardNoun,
  loadRuneAge,
  namesOf,
  type TableNames,
  tellEvent,
  tellMove,
  tellPrompt,
} from '@cinderhall/words/rune-age';
import type { Chapter, Telling } from '../telling.ts';

/** What the table is told from: names, in the language, of cards and of who sits where. */
interface Names {
  card(card: CardIndex): string;
  seat(view: View, seat: number): string;
}

/** Rune Age for terminals. */
export async function telling(config: Config, language: Language): Promise<Telling<Move, Event, View>> {
  const words = await loadRuneAge(language);
  const t = tables(config);
  const told = (view: View): TableNames =>
    namesOf(t, view, (unit) => ({ card: cardIn(unit), wounded: isWounded(unit) }));
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
    question(view, asked) {
      const prompt = tellPrompt(words, told(view), view, asked[0] ?? 0);
      return { title: prompt?.title ?? '', why: plain(prompt?.why ?? []) };
    },
    move: (view, move) => plain(tellMove(words, told(view), move)),
    story(view, happened) {
      const steps = new Map<number, string[]>();
      for (const { step, event } of happened)
        steps.set(step, [...(steps.get(step) ?? []), plain(tellEvent(words, told(view), event))]);
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
