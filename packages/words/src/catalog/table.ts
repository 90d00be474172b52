import type { Events, SheetLine } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import type { FighterFacts, Names, SpaceFacts } from '../names.ts';
import type { Prose } from '../piece.ts';
import type { PanelWords } from './panels.ts';

/** Everything on the screen while a game is played. */
export interface PlayWords {
  readonly table: TableWords;
  readonly buttons: ButtonWords;
  readonly battle: BattleWords;
  readonly labels: LabelWords;
  readonly panels: PanelWords;
}

export interface TableWords {
  readonly board: string;
  readonly hand: string;
  readonly yourHand: string;
  readonly combatCards: string;
  readonly players: string;
  readonly log: string;
  readonly choices: string;
  readonly turnOrder: string;
  readonly rounds: string;
  readonly decks: string;
  readonly display: string;
  readonly offer: string;
  readonly build: string;
  readonly goldSpace: string;
  readonly refresh: string;
  readonly fate: string;
  readonly yourFate: string;
  readonly graveyard: string;
  readonly discard: string;
  readonly roundOf: (round: number) => string;
  readonly turn: (turn: number) => string;
  readonly toMove: string;
  readonly you: string;
  readonly watching: string;
  readonly gameOver: string;
  /** `3 VP a round` */
  readonly aRound: (vp: number) => Prose;
  readonly emptyHand: string;
  readonly emptyGraveyard: string;
  readonly nothingYet: string;
  readonly starting: string;
  readonly automaton: string;
  readonly winning: string;
  readonly losing: string;
  readonly blackEffect: string;
  /** After what was done by itself, as the only thing possible. */
  readonly noOther: string;
  readonly houseValue: string;
}

export interface ButtonWords {
  readonly confirm: string;
  readonly done: string;
  readonly undo: string;
  readonly undoHint: string;
  readonly cannotUndo: string;
  readonly skip: string;
  readonly proceed: string;
  readonly hint: string;
  readonly list: string;
  readonly attack: string;
  /** Sends the fighters that are picked into an attack. */
  readonly send: string;
  readonly gather: string;
  readonly build: string;
  readonly raise: string;
  readonly defend: string;
  readonly leave: string;
  readonly leaveEmpty: string;
  readonly raiseNobody: string;
  readonly clear: string;
}

export interface BattleWords {
  readonly title: string;
  readonly steps: {
    readonly commit: string;
    readonly cards: string;
    readonly reveal: string;
    readonly die: string;
    readonly outcome: string;
  };
  readonly heading: (attacker: Seat, place: number, n: Names) => Prose;
  readonly attacks: string;
  readonly defends: string;
  readonly unseen: (count: number) => string;
  readonly choosing: string;
  readonly hasChosen: string;
  /** Of the card that is being chosen, by the indices of those that are left: `it may be the 0, the 4 or the die` */
  readonly mayPlay: (cards: readonly number[]) => Prose;
  readonly pair: string;
  readonly three: string;
  readonly noPair: string;
  readonly card: string;
  readonly die: string;
  readonly noCard: string;
  readonly flank: string;
  readonly front: string;
  readonly undefended: string;
  readonly total: string;
  /** Between the totals, the attacker's on the left: who of them is ahead. */
  readonly versus: { readonly wins: string; readonly loses: string; readonly ties: string };
  readonly tie: string;
  readonly youWinTies: string;
  /** `Nox wins with the 4` */
  readonly winsWith: (seat: Seat, card: number, n: Names) => Prose;
  readonly losesWith: (seat: Seat, card: number, n: Names) => Prose;
  readonly kingWins: (n: Names) => Prose;
  readonly kingFalls: (n: Names) => Prose;
  readonly stays: (seat: Seat, place: number, n: Names) => Prose;
  readonly open: string;
}

export interface SheetWords {
  readonly title: string;
  readonly line: string;
  readonly lines: { readonly [L in SheetLine]: string };
  readonly structures: string;
  readonly citadel: string;
  readonly total: string;
  readonly winner: (winners: readonly Seat[], n: Names) => Prose;
  /** How the win came about: clear, or by which tie-break. Scores from the best down. */
  readonly by: (by: Events['ended']['by'], scores: readonly number[]) => Prose;
  readonly chart: string;
  readonly chartStart: string;
  readonly chartEnd: string;
  readonly rematch: string;
  readonly copy: string;
  readonly copied: string;
  readonly replay: string;
}

/** Names of the things on the table for those who do not see them. */
export interface LabelWords {
  readonly space: (space: SpaceFacts, n: Names) => string;
  /** What a minion does there, where the place is named already. */
  readonly task: (space: SpaceFacts) => string;
  readonly place: (p: PlaceLabel, n: Names) => string;
  /** The structure of a place alone, each fact of it; nothing where there is none. */
  readonly structure: (p: PlaceLabel, n: Names) => readonly string[];
  readonly fighter: (f: FighterFacts) => string;
  readonly fighterCost: (f: FighterFacts, cost: readonly number[]) => string;
  readonly coveredFighter: string;
  readonly tile: (tile: number, n: Names) => string;
  readonly card: (card: number) => string;
  readonly coveredCard: (seat: Seat, n: Names) => string;
  readonly mat: (m: MatLabel, n: Names) => string;
  readonly minion: (seat: Seat, n: Names) => string;
  readonly minionsLeft: (count: number) => string;
  readonly fate: (kinds: readonly [number, number]) => string;
  readonly tier: (tier: number) => string;
  readonly deck: (tier: number, count: number) => string;
  readonly pile: (count: number) => string;
  readonly handCount: (count: number) => string;
  readonly graveyardCount: (count: number) => string;
  readonly unusedCards: (count: number) => string;
  readonly lastCard: (card: number | null) => string;
  readonly die: (value: number) => string;
  readonly kingToken: string;
  readonly chosen: string;
  /** Said aloud when the viewer is asked; `title` is the prompt’s. */
  readonly asked: (title: string) => string;
  readonly choiceCount: (count: number) => string;
}

export interface PlaceLabel {
  readonly place: number;
  /** A seat, or -1. */
  readonly owner: number;
  readonly king: boolean;
  readonly guards: readonly number[];
  /** The top tile, or -1. */
  readonly tile: number;
  /** Tiles under it. */
  readonly covered: number;
  /** What it gives at the end of the round. */
  readonly vp: number;
}

export interface MatLabel {
  readonly seat: Seat;
  readonly player: string;
  readonly vp: number;
  readonly goods: readonly number[];
  readonly hand: number;
  readonly graveyard: number;
  readonly unused: number;
  readonly minions: number;
  readonly toMove: boolean;
}
