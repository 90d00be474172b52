import { type Chapter, FINAL } from './rule.ts';

export const powers: Chapter = {
  'PWR-1': {
    rule: 'A charged token pays for one of the necromancer’s two powers; it is charged at set-up, at the start of each round and by refreshing.',
    editions: FINAL,
    rulings: [
      {
        we: 'Using, refreshing and using again within a turn is allowed.',
        because: 'Nothing limits powers but the token, and the refresh costs the minion.',
      },
    ],
  },
  'PWR-2': {
    rule: 'Unveil (Visio): when attacked, turn up all attackers before any card is chosen.',
    editions: FINAL,
    rulings: [
      {
        we: 'Everybody sees them, for the rest of the battle.',
        because: 'Cards turned up on a table lie there for all.',
      },
      { we: 'It is not offered against an AI.', because: 'Its attackers lie open already.' },
    ],
  },
  'PWR-3': {
    rule: 'Forewarn (Visio): in a battle, name a card once both are chosen; if the opponent has chosen it, it counts 1.',
    editions: FINAL,
    rulings: [
      {
        we: 'A 0 and a 1 may be named and keep their value.',
        because: 'The power weakens high cards; it helps nobody.',
      },
      {
        we: 'A die that is named is not rolled, and reward and compensation stay.',
        because: 'Only the card’s value is replaced.',
      },
    ],
  },
  'PWR-4': {
    rule: 'Fence (Nox): in the own turn, swap up to three basic resources for others from the supply.',
    editions: FINAL,
    rulings: [{ we: 'No kind is given and taken at once.', because: 'It would be a smaller swap under another name.' }],
  },
  'PWR-5': {
    rule: 'Exhume (Nox): raise a fighter at the start of the own turn, for its cost, besides the raise at the end.',
    editions: FINAL,
  },
  'PWR-6': {
    rule: 'Command (Mors): in the own turn, move any minion on the board to another space with room; no action follows.',
    editions: FINAL,
    rulings: [
      {
        we: 'Any space in play will do, whatever could be done there; mats are no part of the board.',
        because: 'No action is carried out, so none has to be possible.',
      },
    ],
  },
  'PWR-7': {
    rule: 'Overturn (Mors): have a die rolled again before it is used; the second roll stands.',
    editions: FINAL,
    rulings: [
      {
        we: 'Any die of anybody: of combat, of an AI’s region, of turn order.',
        because: 'The power speaks of a die and not of whose.',
      },
      {
        we: 'It is offered once all dice of that moment lie there.',
        because: 'Dice thrown together are seen together.',
      },
    ],
  },
  'PWR-8': {
    rule: 'Reinforce (Fortis): in the own turn, add, take back or exchange one own fighter on the board, the Citadel included.',
    editions: FINAL,
  },
  'PWR-9': {
    rule: 'Fortify (Fortis): one bolstered pair adds 2 instead of 1 until it is broken up.',
    editions: FINAL,
    rulings: [
      {
        we: 'Exchanging one of the two breaks it, a third joining does not; three of a kind stay at 2, and a pair that moves in together stays fortified.',
        because: 'The two fighters are what is fortified, not the place.',
      },
      {
        we: 'An attacking pair is fortified after the reveal and the dice, before totals count.',
        because: 'The tokens lie beside fighters who are covered until then.',
      },
    ],
  },
  'PWR-10': { rule: 'No power puts more fighters into a place than it holds.', editions: FINAL },
  'PWR-11': {
    rule: 'What may be used at any time in the own turn may be used at each decision that the player on turn faces.',
    editions: FINAL,
    rulings: [
      {
        we: 'Not from the commitment of attackers until the battle is settled, where only powers of battle are offered.',
        because: 'Then secret answers may come in any order without changing each other.',
      },
    ],
  },
};
