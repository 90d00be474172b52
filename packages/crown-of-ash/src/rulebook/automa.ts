import { type Chapter, FINAL } from './rule.ts';

export const automa: Chapter = {
  'AI-1': {
    rule: 'In a solo game for the table of two the AI holds the Citadel instead of the King, with one fighter of the tier of the difficulty.',
    rulings: [
      {
        we: 'An Automaton drawn for it goes back, and another fighter is drawn.',
        because: 'It would leave after the first battle and the Citadel with it.',
      },
      {
        we: 'Fighters chosen by hand leave the decks before these are shuffled and displayed.',
        because: 'So they are there whatever would have been displayed.',
      },
      { we: 'Its choices in the set-up fall by chance.', because: 'No card tells it how to choose.' },
    ],
  },
  'AI-2': {
    rule: 'An AI may join two or three people: in the final edition with the usual set-up and the King, in the prototypes in the Citadel in his place.',
    rulings: [
      {
        we: 'So the final edition has no difficulty to choose in a mixed game.',
        because: 'A sentence made for mixed games outweighs the general one.',
      },
    ],
  },
  'AI-3': {
    rule: 'It gains a point for each thing it would gain, has no gold and no fate card, plays openly and with the strongest fighters it can.',
    rulings: [
      {
        we: 'A thing is one basic resource, one special ingredient or one gold; points are gained as printed.',
        because: 'These are the pieces that the supply hands out.',
      },
      { we: 'Among equals chance decides.', because: 'Seats and the order of cards must not.' },
      { we: 'It gets no points for starting gold.', because: 'It has none in the prototypes, and nothing adds them.' },
    ],
  },
  'AI-4': {
    rule: 'It rolls for a region, turns up an action card and does the first possible action of the half that fits the region.',
    rulings: [
      {
        we: 'A used-up deck is shuffled when the next card is needed.',
        because: 'Until then everybody sees what was turned up, and the order is as random.',
      },
    ],
  },
  'AI-5': {
    rule: 'Its actions: gather there, attack there, attack the Citadel, build there for free, or gather nearby and raise for free.',
    rulings: [
      {
        we: 'Nearby is the region itself, then clockwise the first with a structure and a vacant space, then the gold space.',
        because: 'Regions have a clockwise order, and gold is always there.',
      },
      {
        we: 'When nothing printed is possible it gathers nearby and raises.',
        because: 'That is always possible, and a turn should do something.',
      },
    ],
  },
  'AI-6': {
    rule: 'It raises the right-most displayed fighter of the tier its marker shows, and the marker moves on.',
    rulings: [
      { we: 'The track is the same in the prototypes.', because: 'They mention a track and do not print it.' },
      {
        we: 'With none of that tier the marker first moves on to one that is displayed; with none at all it stays.',
        because: 'A raise that is owed should happen when it can.',
      },
    ],
  },
  'AI-7': {
    rule: 'It attacks with its strongest two, three at the Citadel, and only where a person could.',
    rulings: [
      {
        we: 'At the Citadel it takes the free space with the best modifier.',
        because: 'It always fights at its strongest.',
      },
    ],
  },
  'AI-8': { rule: 'Its combat card is the top of its shuffled five, seen by nobody until the other side has chosen.' },
  'AI-9': {
    rule: 'Having lost with a 0 card it takes the casualty when it attacked, and its strongest fighter back when it defended; in the first prototype always the casualty.',
    rulings: [
      {
        we: 'In the second prototype likewise, out of those just lost.',
        because: 'That is what a person may take back there.',
      },
      {
        we: 'It keeps to its option even without effect, and against a 0 gives up whom it misses least; ties fall by chance.',
        because: 'A table that is fixed needs no judgement.',
      },
    ],
  },
  'AI-10': {
    rule: 'From a resurrection structure all its fighters return, in the prototypes the strongest one; points and amending follow.',
  },
  'AI-11': {
    rule: 'With the targeted card it aims at the least defended region of another player, or builds on its own most defended one.',
    editions: FINAL,
    rulings: [
      {
        we: 'A table option: left out, instead of the first action card, or as a sixth one.',
        because: 'The English and the Russian rulebook differ.',
      },
      {
        we: 'Ties go to the rolled region or the next clockwise; without a target the next action is tried.',
        because: 'So the roll decides whatever the card leaves open.',
      },
    ],
  },
  'AI-12': { rule: 'It places four minions a round like everybody.' },
  'AI-13': { rule: 'It raises by its action alone, never at the end of a turn, and never refreshes.' },
  'AI-14': {
    rule: 'It scores its places at each round’s end and may win, but gains and loses nothing in the final scoring.',
    rulings: [
      {
        we: 'In a tie it adds no numerals, and the King’s token counts for it as for anybody.',
        because: 'It has no fate card, and the token asks for none.',
      },
    ],
  },
  'AI-15': {
    rule: 'Its necromancer is a name and a colour.',
    rulings: [
      {
        we: 'It has no powers; those of people work against it.',
        because: 'No card tells it when to use one, and being a target needs no decision.',
      },
    ],
  },
};
