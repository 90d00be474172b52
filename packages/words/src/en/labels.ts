import type { LabelWords, MatLabel, PlaceLabel } from '../catalog/table.ts';
import type { FighterFacts, Names, SpaceFacts } from '../names.ts';
import { capital, plain } from '../piece.ts';
import { nounOf, roman, signed } from '../speech.ts';
import { say } from './grammar.ts';
import { nouns } from './nouns.ts';
import { count } from './plural.ts';

const { who, place, tile, loot, card } = say;

function task(s: SpaceFacts): string {
  switch (s.does) {
    case 'gather':
      return s.of > 1 ? `gather, space ${s.number}` : 'gather';
    case 'attack':
      return 'attack';
    case 'storm':
      return `attack from the ${s.from}, ${signed(s.modifier)}`;
    case 'gold':
      return `take ${plain(loot([0, 0, 0, 0, s.gold]))}`;
    case 'build':
      return 'build a structure';
    case 'refresh':
      return 'refresh your combat cards';
  }
}

function space(s: SpaceFacts, n: Names): string {
  switch (s.does) {
    case 'gather':
    case 'attack':
      return `${plain([place(n, s.place, 'name')])}: ${task(s)}`;
    case 'storm':
      return `${plain([place(n, 6, 'name')])}: ${task(s)}`;
    case 'gold':
      return `Gold space: ${task(s)}`;
    default:
      return plain(capital([task(s)]));
  }
}

function structure(p: PlaceLabel, n: Names): readonly string[] {
  if (p.tile < 0) return [];
  const { offers, tax, resurrects } = n.tile(p.tile);
  return [
    `${plain([tile(n, p.tile, 'name')])}${p.covered > 0 ? `, ${p.covered} covered` : ''}`,
    resurrects ? 'returns the fighters of the graveyard' : `offers ${plain(loot(offers))}`,
    `tax ${plain(loot(tax))}`,
    `${p.vp} VP a round`,
  ];
}

function placeLabel(p: PlaceLabel, n: Names): string {
  const seat = p.owner === 0 || p.owner === 1 || p.owner === 2 || p.owner === 3 ? p.owner : null;
  const owner = seat === null ? (p.king ? 'held by the King' : 'nobody’s') : plain([who(n, seat, 'genitive')]);
  const [name, offers, tax, vp = `${p.vp} VP a round`] = structure(p, n);
  const parts = [`${plain([place(n, p.place, 'name')])}, ${owner}`];
  if (name !== undefined && offers !== undefined && tax !== undefined) parts.push(`structure ${name}`, offers, tax);
  if (seat !== null) parts.push(p.guards.length > 0 ? `defended by ${plain(say.fighters(n, p.guards))}` : 'undefended');
  if (p.vp > 0) parts.push(vp);
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
  task,
  place: placeLabel,
  structure,
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
  tier: (tier) => `tier ${roman(tier)}`,
  deck: (tier, cards) => `deck ${roman(tier)}, ${count(cards, 'card', 'cards')}`,
  pile: (tiles) => `${count(tiles, 'structure', 'structures')} in the stack`,
  handCount: (cards) => `${count(cards, 'fighter', 'fighters')} in hand`,
  graveyardCount: (cards) => `${count(cards, 'fighter', 'fighters')} in the graveyard`,
  unusedCards: (cards) => count(cards, 'unused combat card', 'unused combat cards'),
  lastCard: (last) => (last === null ? 'no used combat card' : `last combat card: ${plain([card(last)])}`),
  die: (value) => `die ${value}`,
  kingToken: 'King control token',
  chosen: 'chosen',
  asked: (title) => `Your choice: ${title}`,
  choiceCount: (choices) => count(choices, 'choice', 'choices'),
};
