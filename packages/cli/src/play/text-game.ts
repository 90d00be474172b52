import type { GameRecord, Seat, Told, Viewer } from '@cinderhall/kernel';
import type { Sight } from '@cinderhall/referee';
import type { SeatNames, Telling } from '../telling.ts';
import { choiceLines, readTyped, type Typed } from './choosing.ts';
import type { House } from './house.ts';
import { writeWhole } from './one-table.ts';
import type { PlayCommand, PlayTalk } from './words.ts';

/** What a text game is played with. */
export interface Setting<M, E, V> {
  readonly house: House<M, E, V>;
  readonly telling: Telling<M, E, V>;
  readonly talk: PlayTalk;
  /** The person's seat, or a spectator of bots. */
  readonly viewer: Viewer;
  readonly players: SeatNames;
  /** The text of a file that holds the game. */
  readonly fileOf: (record: GameRecord) => string;
  /** The next line somebody typed; null when there are no more. */
  readonly read: () => Promise<string | null>;
  readonly say: (text: string) => void;
}

/** A question that is being asked: its answers in words, and which of them are on the screen. */
interface Asking<M, E, V> {
  readonly sight: Sight<M, E, V>;
  readonly seat: Seat;
  readonly labels: readonly string[];
  shown: readonly number[];
}

/** What comes after a line that was typed. */
type Next = 'ask on' | 'look again' | 'stop';

/** A game in the terminal, as one person plays it or as somebody watches bots play. */
export class TextGame<M, E, V> {
  readonly #setting: Setting<M, E, V>;
  #told: readonly Told<E>[] = [];
  /** The last move whose story has been told. */
  #step = -1;

  constructor(setting: Setting<M, E, V>) {
    this.#setting = setting;
  }

  /** Plays until the game is over, or whoever plays stops, or nobody types any more. */
  async play(): Promise<void> {
    const { house, telling, viewer, say } = this.#setting;
    for (let next: Next = 'look again'; next === 'look again'; ) {
      const sight = await house.look(viewer);
      this.#tellNews(sight);
      if (sight.decision === null) {
        say(`\n${telling.sheet(sight.view)}`);
        return;
      }
      next = await this.#answered(sight, sight.decision.seats);
    }
    say(this.#setting.talk.ended);
  }

  /** Has one of those who are asked answer: bots before the person, who would otherwise wait for nothing. */
  async #answered(sight: Sight<M, E, V>, asked: readonly Seat[]): Promise<Next> {
    const { house, viewer } = this.#setting;
    const bot = asked.find((seat) => seat !== viewer);
    if (viewer === 'spectator' || bot !== undefined) {
      await house.letAnswer(bot ?? 0);
      return 'look again';
    }
    return await this.#ask(sight, viewer);
  }

  #tellNews(sight: Sight<M, E, V>): void {
    this.#told = sight.events;
    for (const line of this.#story(sight.view, this.#step)) this.#setting.say(line);
    this.#step = sight.step;
  }

  /** The story of the moves after this one. */
  #story(view: V, after: number): string[] {
    const chapters = this.#setting.telling.story(view, this.#told);
    return chapters.flatMap(({ step, lines }) => (step > after ? lines : []));
  }

  async #ask(sight: Sight<M, E, V>, seat: Seat): Promise<Next> {
    const { house, telling, talk, say } = this.#setting;
    const { view, moves } = sight;
    const labels = moves.map((move) => telling.move(view, move));
    const [only, another] = moves;
    if (only !== undefined && another === undefined) {
      say(talk.onlyChoice(labels[0] ?? ''));
      await house.answer(sight, seat, only);
      return 'look again';
    }
    const asking: Asking<M, E, V> = { sight, seat, labels, shown: labels.map((_, i) => i) };
    this.#put(asking);
    return await this.#listen(asking);
  }

  /** Says what is asked, after a look at the table where a turn begins. */
  #put(asking: Asking<M, E, V>): void {
    const { telling, say, players } = this.#setting;
    const { view, decision } = asking.sight;
    if (decision !== null && telling.beginsTurn(decision.kind))
      say(`\n${telling.board(view, players)}\n${telling.own(view)}`);
    const { title, why } = telling.question(view, [asking.seat]);
    say(`\n${/[.?!]$/.test(title) ? title : `${title}.`} ${why}`);
    this.#show(asking);
  }

  #show({ labels, shown }: Asking<M, E, V>): void {
    this.#setting.say(choiceLines(labels, shown, this.#setting.talk).join('\n'));
  }

  /** Reads lines until one of them answers the question or leads away from it. */
  async #listen(asking: Asking<M, E, V>): Promise<Next> {
    const { read, talk } = this.#setting;
    for (let line = await read(); line !== null; line = await read()) {
      const next = await this.#heed(asking, readTyped(line, asking.labels, asking.shown, talk));
      if (next !== 'ask on') return next;
    }
    return 'stop';
  }

  async #heed(asking: Asking<M, E, V>, typed: Typed): Promise<Next> {
    const { house, say, talk } = this.#setting;
    switch (typed.typed) {
      case 'choice': {
        const move = asking.sight.moves[typed.choice];
        if (move !== undefined) await house.answer(asking.sight, asking.seat, move);
        return 'look again';
      }
      case 'narrower':
        asking.shown = typed.shown;
        if (typed.by !== '') say(talk.narrowed(typed.by, typed.shown.length, asking.labels.length));
        this.#show(asking);
        if (typed.shown.length === 1) say(talk.enterTakes);
        return 'ask on';
      case 'no-number':
        say(talk.noNumber(typed.text, asking.shown.length));
        return 'ask on';
      case 'no-match':
        say(talk.noMatch(typed.text));
        return 'ask on';
      case 'command':
        return await this.#obey(asking, typed.command, typed.rest);
    }
  }

  async #obey(asking: Asking<M, E, V>, command: PlayCommand, rest: string): Promise<Next> {
    const { telling, talk, say, players } = this.#setting;
    const { view } = asking.sight;
    switch (command) {
      case 'undo':
        return await this.#undo(asking.seat);
      case 'quit':
        return 'stop';
      case 'help':
        say(talk.help);
        break;
      case 'board':
        say(telling.board(view, players));
        break;
      case 'hand':
        say(telling.own(view));
        break;
      case 'log':
        say(this.#story(view, -1).join('\n'));
        break;
      case 'save':
        say(rest === '' ? talk.saveWhere : await this.#save(rest));
        break;
    }
    return 'ask on';
  }

  async #undo(seat: Seat): Promise<Next> {
    const { house, talk, say } = this.#setting;
    const because = await house.undo(seat);
    say(because === null ? talk.undone : talk.cannotUndo[because]);
    return because === null ? 'look again' : 'ask on';
  }

  async #save(file: string): Promise<string> {
    const { house, talk, fileOf } = this.#setting;
    try {
      await writeWhole(file, fileOf(await house.record()));
      return talk.saved(file);
    } catch (error) {
      return talk.notSaved(file, error instanceof Error ? error.message : String(error));
    }
  }
}
