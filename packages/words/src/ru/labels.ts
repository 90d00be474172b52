import type { LabelWords, MatLabel, PlaceLabel } from '../catalog/table.ts';
import type { FighterFacts, Names, SpaceFacts } from '../names.ts';
import { capital, plain } from '../piece.ts';
import { nounOf, roman, signed } from '../speech.ts';
import { say, side } from './grammar.ts';
import { nouns } from './nouns.ts';
import { count } from './plural.ts';

const { who, place, tile, loot, card } = say;

const points = (n: number): string => count(n, 'очко', 'очка', 'очков');
const fightersOf = (n: number): string => count(n, 'воин', 'воина', 'воинов');
const unused = (n: number): string =>
  count(n, 'неиспользованная карта сражения', 'неиспользованные карты сражений', 'неиспользованных карт сражений');

function task(s: SpaceFacts): string {
  switch (s.does) {
    case 'gather':
      return s.of > 1 ? `собрать ресурсы, ячейка ${s.number}` : 'собрать ресурсы';
    case 'attack':
      return 'атаковать';
    case 'storm':
      return `атаковать ${side(s.from)}, ${signed(s.modifier)}`;
    case 'gold':
      return `взять ${plain(loot([0, 0, 0, 0, s.gold]))}`;
    case 'build':
      return 'построить сооружение';
    case 'refresh':
      return 'обновить свои карты сражений';
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
      return `Ячейка золота: ${task(s)}`;
    default:
      return plain(capital([task(s)]));
  }
}

function structure(p: PlaceLabel, n: Names): readonly string[] {
  if (p.tile < 0) return [];
  const { offers, tax, resurrects } = n.tile(p.tile);
  return [
    `${plain([tile(n, p.tile, 'name')])}${p.covered > 0 ? `, под ним ${p.covered}` : ''}`,
    resurrects ? 'возвращает воинов с кладбища' : `даёт ${plain(loot(offers))}`,
    `дань в ${plain(loot(tax))}`,
    `${points(p.vp)} за раунд`,
  ];
}

function placeLabel(p: PlaceLabel, n: Names): string {
  const seat = p.owner === 0 || p.owner === 1 || p.owner === 2 || p.owner === 3 ? p.owner : null;
  const holder = seat === null ? plain([say.side(n, -1, 'genitive')]) : plain([who(n, seat, 'genitive')]);
  const owner = seat === null && !p.king ? 'без контроля' : `под контролем ${holder}`;
  const [name, offers, tax, vp = `${points(p.vp)} за раунд`] = structure(p, n);
  const parts = [`${plain([place(n, p.place, 'name')])}, ${owner}`];
  if (name !== undefined && offers !== undefined && tax !== undefined) parts.push(`сооружение ${name}`, offers, tax);
  if (seat !== null) parts.push(p.guards.length > 0 ? `на защите ${plain(say.fighters(n, p.guards))}` : 'без защиты');
  if (p.vp > 0) parts.push(vp);
  return parts.join('; ');
}

function fighter(f: FighterFacts): string {
  const tier = f.tier > 0 ? `, уровень ${roman(f.tier)}` : ', стартовый';
  const returns = f.returns === undefined ? '' : `, робот, возвращается в колоду ${roman(f.returns)}`;
  return `${nounOf(nouns, 'fighter', f).name}, ${nouns.kinds[f.kind].toLowerCase()}, сила атаки ${f.attack}${tier}${returns}`;
}

function mat(m: MatLabel, n: Names): string {
  const parts = [
    `${plain([who(n, m.seat)])}, ${m.player}`,
    points(m.vp),
    `в хранилище ${plain(loot(m.goods))}`,
    `в руке ${fightersOf(m.hand)}`,
    `на кладбище ${m.graveyard}`,
    unused(m.unused),
    `осталось ${count(m.minions, 'приспешник', 'приспешника', 'приспешников')}`,
  ];
  if (m.toMove) parts.push('ходит');
  return parts.join('; ');
}

export const labels: LabelWords = {
  space,
  task,
  place: placeLabel,
  structure,
  fighter,
  fighterCost: (f, cost) => `${fighter(f)}, стоит ${plain(loot(cost))}`,
  coveredFighter: 'карта воина лицевой стороной вниз',
  tile(index, n) {
    const t = n.tile(index);
    const gives = t.resurrects ? 'возвращает воинов с кладбища' : `даёт ${plain(loot(t.offers))}`;
    const cost = plain(loot([0, 0, 0, 0, t.cost]));
    return `${plain([tile(n, index, 'name')])}, стоит ${cost}, ${points(t.vp)}, ${gives}, дань в ${plain(loot(t.tax))}`;
  },
  card: (index) => `карта сражения: ${plain([card(index)])}`,
  coveredCard: (seat, n) => `закрытая карта сражения ${plain([who(n, seat, 'genitive')])}`,
  mat,
  minion: (seat, n) => `приспешник ${plain([who(n, seat, 'genitive')])}`,
  minionsLeft: (left) => `осталось ${left} из 4 приспешников`,
  fate: ([a, b]) => `Судьба: ${nouns.loot[a]} и ${nouns.loot[b]}`,
  tier: (tier) => `уровень ${roman(tier)}`,
  deck: (tier, cards) => `колода ${roman(tier)}, ${count(cards, 'карта', 'карты', 'карт')}`,
  pile: (tiles) => `в стопке ${count(tiles, 'сооружение', 'сооружения', 'сооружений')}`,
  handCount: (cards) => `в руке ${fightersOf(cards)}`,
  graveyardCount: (cards) => `на кладбище ${fightersOf(cards)}`,
  unusedCards: unused,
  lastCard: (last) =>
    last === null ? 'нет использованных карт сражений' : `последняя карта сражения: ${plain([card(last)])}`,
  die: (value) => `кубик: ${value}`,
  kingToken: 'Фишка королевского контроля',
  chosen: 'выбрано',
  asked: (title) => `Ваш выбор: ${title}`,
  choiceCount: (choices) => count(choices, 'вариант', 'варианта', 'вариантов'),
};
