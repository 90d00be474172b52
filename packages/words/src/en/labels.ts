import type { LabelWords, MatLabel, PlaceLabel } from '../catalog/table.ts';
import type { FighterFacts, Names, SpaceFacts } from '../names.ts';
import { plain } from '../piece.ts';
import { nounOf, roman, signed } from '../speech.ts';
import { say } from './grammar.ts';
import { nouns } from './nouns.ts';
import { count } from './plural.ts';

const { who, place, tile, loot, card } = say;

function space(s: SpaceFacts, n: Names): string {
  switch (s.does) {
    case 'gather': {
      const which = s.of > 1 ? `, space ${s.number}` : '';
      return `${plain([place(n, s.place, 'name')])}: gather${which}`;
    }
    case 'attack':
      return `${plain([place(n, s.place, 'name')])}: attack`;
    case 'storm':
      return `${plain([place(n, 6, 'name')])}: attack from the ${s.from}, ${signed(s.modifier)}`;
    case 'gold':
      return `Gold space: ${plain(loot([0, 0, 0, 0, s.gold]))}`;
    case 'build':
      return 'Build a structure';
    case 'refresh':
      return 'Refresh your combat cards';
  }
}

function placeLabel(p: PlaceLabel, n: Names): string {
  const seat = p.owner === 0 || p.owner === 1 || p.owner === 2 || p.owner === 3 ? p.owner : null;
  const owner = seat === null ? (p.king ? 'held by the King' : 'nobody’s') : plain([who(n, seat, 'genitive')]);
  const parts = [`${plain([place(n, p.place, 'name')])}, ${owner}`];
  if (p.tile >= 0) {
    const { offers, tax, resurrects } = n.tile(p.tile);
    parts.push(`structure ${plain([tile(n, p.tile, 'name')])}${p.covered > 0 ? `, ${p.covered} covered` : ''}`);
    parts.push(resurrects ? 'returns the fighters of the graveyard' : `offers ${plain(loot(offers))}`);
    parts.push(`tax ${plain(loot(tax))}`);
  }
  if (seat !== null) parts.push(p.guards.length > 0 ? `defended by ${plain(say.fighters(n, p.guards))}` : 'undefended');
  if (p.vp > 0) parts.push(`${p.vp} VP a round`);
  return parts.join('; ');
}

function fighter(f: FighterFacts): string {
  const tier = f.tier > 0 ? `, tier ${roman(f.tier)}` : ', starting';
  const returns = f.returns === undefined ? '' : `, Automaton, returns to deck ${roman(f.returns)}`;
  return `${nounOf(nouns, 'fighter', f).name}, ${nouns.kinds[f.kind]}, attack ${f.attack}${tier}${returns}`;
}

function mat(m: MatLabel, n: Names): string {
  const parts = [
    `${plain([who(n, m.seat)])}, ${m.player}`,
    `${m.vp} VP`,
    plain(loot(m.goods)),
    `${count(m.hand, 'fighter', 'fighters')} in hand`,
    `${m.graveyard} in the graveyard`,
    count(m.unused, 'unused combat card', 'unused combat cards'),
    `${count(m.minions, 'minion', 'minions')} left`,
  ];
  if (m.toMove) parts.push('to move');
  return parts.join('; ');
}

export const labels: LabelWords = {
  space,
  spaceTaken: (s, by, n) => `${space(s, n)}, taken by ${plain([who(n, by)])}`,
  place: placeLabel,
  fighter,
  fighterCost: (f, cost) => `${fighter(f)}, costs ${plain(loot(cost))}`,
  coveredFighter: 'covered fighter',
  tile(index, n) {
    const t = n.tile(index);
    const gives = t.resurrects ? 'returns the fighters of your graveyard' : `offers ${plain(loot(t.offers))}`;
    return `${plain([tile(n, index, 'name')])}, costs ${t.cost} gold, ${t.vp} VP, ${gives}, tax ${plain(loot(t.tax))}`;
  },
  card: (index) => `combat card ${plain([card(index)])}`,
  coveredCard: (seat, n) => `covered combat card of ${plain([who(n, seat)])}`,
  mat,
  minion: (seat, n) => `minion of ${plain([who(n, seat)])}`,
  minionsLeft: (left) => `${left} of 4 minions left`,
  fate: ([a, b]) => `Fate: ${nouns.loot[a]} and ${nouns.loot[b]}`,
  hiddenFate: 'Fate card, hidden until the end',
  tier: (tier) => `tier ${roman(tier)}`,
  deck: (tier, cards) => `deck ${roman(tier)}, ${count(cards, 'card', 'cards')}`,
  pile: (tiles) => `${count(tiles, 'structure', 'structures')} in the stack`,
  handCount: (cards) => `${count(cards, 'fighter', 'fighters')} in hand`,
  graveyardCount: (cards) => `${count(cards, 'fighter', 'fighters')} in the graveyard`,
  unusedCards: (cards) => count(cards, 'unused combat card', 'unused combat cards'),
  lastCard: (last) => (last === null ? 'no used combat card' : `last combat card: ${plain([card(last)])}`),
  die: (value) => `die ${value}`,
  kingToken: 'King control token',
  canChoose: 'can be chosen',
  chosen: 'chosen',
  cannotChoose: 'cannot be chosen',
  asked: (title) => `Your choice: ${title}`,
  choiceCount: (choices) => count(choices, 'choice', 'choices'),
};
