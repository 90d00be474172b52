/** Short labels around the board: previews, lists, details, the battle and the sheet. */
export interface PanelWords {
  /** Shows the board as a table. */
  readonly showText: string;
  /** Back to the board as it is drawn. */
  readonly drawBoard: string;
  /** What the defenders add up to, before any card. */
  readonly strength: (sum: number) => string;
  readonly gain: string;
  readonly tax: string;
  /** The same for those who do not see whose emblem stands there; a name as whom something goes to. */
  readonly taxTo: (whom: string) => string;
  readonly pay: string;
  /** `2 fighters return to hand` */
  readonly returning: (fighters: number) => string;
  readonly amend: string;
  readonly refreshing: (cards: number) => string;
  readonly affordable: (structures: number) => string;
  readonly ifWon: string;
  readonly byFate: string;
  /** When an Automaton counts against its owner. */
  readonly asAutomaton: string;
  readonly defence: string;
  readonly against: string;
  /** Between two names, each with its total. */
  readonly versus: string;
  /** `card` by its name: `4`, `die`. */
  readonly winsSurely: (card: string) => string;
  readonly wins: string;
  readonly loses: string;
  readonly mayWin: string;
  /** Of a structure and a region one is picked, and the other is asked for. */
  readonly thenRegion: string;
  readonly thenTile: string;
  /** Over the things that can be done in the place that was tapped. */
  readonly doHere: string;
  readonly choosePayment: string;
  readonly chooseOrder: string;
  readonly position: (place: number) => string;
  /** Of two: this one. */
  readonly goesFirst: (necromancer: string) => string;
  readonly filter: string;
  readonly noMatch: string;
  readonly cardsLeft: (count: number) => string;
  readonly income: (vp: number) => string;
  readonly cost: string;
  /** By the deck’s numeral. */
  readonly returnsTo: (deck: string) => string;
  readonly attackValue: string;
  readonly tier: string;
  readonly kind: string;
  readonly board: string;
  /** To magnify the board on a narrow screen, and to see all of it again. */
  readonly closer: string;
  readonly whole: string;
  readonly setup: string;
  readonly scoring: (round: number) => string;
  readonly ending: string;
  readonly lookAtBoard: string;
  readonly backToBattle: string;
  readonly cameFrom: (points: number) => string;
  readonly heads: {
    readonly structures: string;
    readonly citadel: string;
    readonly cards: string;
    readonly stores: string;
    readonly fate: string;
    readonly automatons: string;
  };
  readonly showSheet: string;
  readonly showTable: string;
  readonly waitingFor: string;
}

/** The board as a table, for those who read it. */
export interface TextBoardWords {
  readonly heads: {
    readonly place: string;
    readonly holder: string;
    readonly structure: string;
    readonly defence: string;
    readonly spaces: string;
  };
  readonly nobody: string;
  readonly noStructure: string;
  readonly free: string;
  readonly elsewhere: string;
  /** What the Citadel is worth. */
  readonly worth: (vp: number) => string;
  readonly emptySlots: (count: number) => string;
}

/** The AI’s mat. */
export interface AutomaPanelWords {
  readonly turn: string;
  /** Of which tier, as a numeral. */
  readonly raises: (tier: string) => string;
  /** Which action card, as the object of a verb. */
  readonly follows: (card: string) => string;
  readonly noCard: string;
}

/** Headings of what one picks while a power is used. */
export interface PowerPanelWords {
  readonly title: string;
  readonly give: string;
  readonly take: string;
  readonly less: (resource: string) => string;
  readonly place: string;
  readonly leaves: string;
  readonly joins: string;
  readonly fromHand: string;
  readonly die: string;
  readonly card: string;
}
