import type { BattleWords, ButtonWords, SheetWords, TableWords } from '../catalog/table.ts';
import { prose, series } from '../piece.ts';
import { say } from './grammar.ts';
import { count } from './plural.ts';

const { who, side, place, card, amount, everybody } = say;

export const table: TableWords = {
  board: 'Игровое поле',
  hand: 'Рука',
  yourHand: 'Ваша рука',
  combatCards: 'Карты сражений',
  players: 'Игроки',
  log: 'Журнал',
  choices: 'Варианты',
  turnOrder: 'Порядок хода',
  rounds: 'Раунды',
  decks: 'Колоды',
  display: 'Доступные воины',
  offer: 'Доступные сооружения',
  build: 'Постройка',
  goldSpace: 'Золото',
  refresh: 'Обновить карты',
  fate: 'Судьба',
  yourFate: 'Ваша карта судьбы, её видите только вы',
  graveyard: 'Кладбище',
  discard: 'Использованные карты сражений',
  roundOf: (round) => `Раунд ${round} из 4`,
  turn: (turn) => `Ход ${turn}`,
  toMove: 'ходит',
  you: 'Вы',
  watching: 'Вы смотрите',
  gameOver: 'Игра окончена',
  aRound: (vp) => prose`${amount(6, vp)} за раунд`,
  emptyHand: 'В руке нет воинов.',
  emptyGraveyard: 'Здесь никого нет.',
  nothingYet: 'Пока ничего не произошло.',
  starting: 'стартовый',
  automaton: 'Робот',
  winning: 'победа',
  losing: 'поражение',
  blackEffect: 'Проигравший с картой 0 требует жертвы или возвращает воина.',
  noOther: 'Другого выбора не было.',
  houseValue: 'Число наше: напечатанного на карте мы не знаем.',
};

export const buttons: ButtonWords = {
  confirm: 'Подтвердить',
  done: 'Готово',
  undo: 'Отменить',
  undoHint: 'Взять назад последний выбор',
  cannotUndo: 'С тех пор кто-то узнал новое: взять назад нельзя.',
  skip: 'Пропустить',
  proceed: 'Дальше',
  hint: 'Подсказка',
  list: 'Список',
  attack: 'Атаковать',
  gather: 'Собрать',
  build: 'Построить',
  raise: 'Подготовить',
  defend: 'Защищать',
  leaveEmpty: 'Без защиты',
  raiseNobody: 'Никого',
  clear: 'Выбрать заново',
};

export const battle: BattleWords = {
  title: 'Сражение',
  steps: { commit: 'Воины', cards: 'Карты', reveal: 'Раскрытие', die: 'Кубик', outcome: 'Итог' },
  heading: (seat, where, n) => prose`${who(n, seat)} атакует ${place(n, where)}`,
  attacks: 'атакует',
  defends: 'защищается',
  unseen: (n) => `${count(n, 'воин', 'воина', 'воинов')} лицевой стороной вниз`,
  choosing: 'Карта выбирается',
  hasChosen: 'Карта выбрана',
  mayPlay(cards) {
    const named = cards.map((c) => card(c));
    return prose`это может быть ${cards.length > 1 ? '' : 'только '}${series(named, 'или')}`;
  },
  pair: 'Пара одного типа',
  three: 'Трое одного типа',
  noPair: 'Без пары',
  card: 'Карта сражения',
  die: 'Кубик',
  noCard: 'Без карты',
  flank: 'Фланг',
  front: 'Спереди',
  undefended: 'Без защиты',
  total: 'Всего',
  versus: { wins: 'сильнее, чем', loses: 'слабее, чем', ties: 'наравне с' },
  tie: 'При ничьей побеждает защита.',
  youWinTies: 'Ничья за вами.',
  winsWith: (seat, played, n) => prose`${who(n, seat)} побеждает с ${card(played, 'with')}`,
  losesWith: (seat, played, n) => prose`${who(n, seat)} проигрывает с ${card(played, 'with')}`,
  kingWins: (n) => prose`${side(n, -1)} выстоял`,
  kingFalls: (n) => prose`${side(n, -1)} повержен`,
  stays: (seat, where, n) => prose`${who(n, seat)} удерживает ${place(n, where)}.`,
  open: 'победить может любая сторона',
};

export const sheet: SheetWords = {
  title: 'Подсчёт очков',
  line: 'Строка',
  lines: {
    'structures-1': 'Сооружения, раунд I',
    'structures-2': 'Сооружения, раунд II',
    'structures-3': 'Сооружения, раунд III',
    'structures-4': 'Сооружения, раунд IV',
    'citadel-1': 'Цитадель, раунд I',
    'citadel-2': 'Цитадель, раунд II',
    'citadel-3': 'Цитадель, раунд III',
    'citadel-4': 'Цитадель, раунд IV',
    cards: 'За карты сражений',
    supplies: 'Ресурсы и золото в очках',
    resources: 'Тройки ресурсов',
    gold: 'Пары золотых монет',
    fate: 'Карта судьбы',
    automatons: 'Оставшиеся роботы',
    kinds: 'При ничьей: два других типа',
  },
  structures: 'Сооружения',
  citadel: 'Цитадель',
  total: 'Итого',
  winner: (winners, n) =>
    winners.length === 1 ? prose`Корону носит ${everybody(n, winners)}` : prose`Корону делят ${everybody(n, winners)}`,
  by(by, scores) {
    const [best = 0, next = 0] = scores;
    switch (by) {
      case 'vp':
        return prose`${amount(6, best)} против ${next}.`;
      case 'kinds':
        return prose`${amount(6, best)} против ${next}: ничью решили воины двух других типов.`;
      case 'king':
        return prose`Поровну: у каждого ${amount(6, best)}, и в двух других типах тоже: решила фишка королевского контроля.`;
      case 'shared':
        return prose`Поровну: у каждого ${amount(6, best)}, эту ничью ничто не решает.`;
    }
  },
  chart: 'Очки по ходу игры',
  chartStart: 'Начало',
  chartEnd: 'Конец',
  rematch: 'Реванш',
  copy: 'Скопировать таблицу',
  copied: 'Скопировано',
  replay: 'Посмотреть ещё раз',
  toLobby: 'В начало',
};
