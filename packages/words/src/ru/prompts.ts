import type { Seat } from '@cinderhall/kernel';
import type { PromptWords } from '../catalog/telling.ts';
import type { Names } from '../names.ts';
import { type Prose, plain, prose } from '../piece.ts';
import { signed } from '../speech.ts';
import { say } from './grammar.ts';
import { count } from './plural.ts';
import { powerPrompts } from './powers.ts';

const { who, side, place, everybody } = say;

/** Those asked with what they do, for one and for several: «Нокс и Морс выбирают карты сражений.» */
const doing =
  (one: string, several: string) =>
  (seats: readonly Seat[], n: Names): Prose =>
    prose`${everybody(n, seats)} ${seats.length === 1 ? one : several}.`;

const chooses = (what: string) => doing(`выбирает ${what}`, `выбирают ${what}`);

export const prompts: PromptWords = {
  ...powerPrompts,
  post: {
    title: (f, n) => `Защитник ${plain([place(n, f.region, 'of')])}`,
    why: () => [
      'Один из слабейших защитит ваше первое сооружение. Победит тот, у кого после четырёх раундов больше очков.',
    ],
    waiting: chooses('первого защитника'),
  },
  turn: {
    title: () => 'Разместите приспешника',
    why: () => ['Выберите ячейку: приспешник сразу совершит её действие.'],
    waiting: doing('размещает приспешника', 'размещают приспешников'),
  },
  build: {
    title: () => 'Постройте сооружение',
    why: () => ['Выберите сооружение и регион: свободный или свой, поверх прежнего.'],
    waiting: chooses('сооружение'),
  },
  wild: {
    title: () => 'Выберите ресурс',
    why: (f) => {
      const left = f.left > 1 ? ` Осталось выбрать: ${f.left}.` : '';
      return [`Специальный ингредиент заменяется любым основным ресурсом.${left}`];
    },
    waiting: chooses('ресурс'),
  },
  amend: {
    title: (f, n) => {
      const region = plain([place(n, f.region, 'object')]);
      return f.founding ? `Защитите ${region}` : `Кто защитит ${region}?`;
    },
    why: (f) => [
      f.founding
        ? 'Новое сооружение могут защищать до двух воинов из вашей руки.'
        : 'Останутся до двух воинов: из руки — поставить, с галочкой — забрать.',
    ],
    waiting: chooses('защитников'),
  },
  raise: {
    title: () => 'Подготовить воина?',
    why: () => [
      'За ресурсы с его карты; золото заменяет любой. Два типа с вашей тайной карты судьбы в конце принесут очки.',
    ],
    waiting: doing('решает, подготовить ли воина', 'решают, подготовить ли воина'),
  },
  commit: {
    title: (f, n) => `Отправьте воинов ${plain([place(n, f.place, 'into')])}`,
    why: (f) => {
      const most = f.place === 6 ? 'До трёх' : 'До двух';
      const modifier = f.modifier === 0 ? '' : ` Эта сторона даёт вам ${signed(f.modifier)}.`;
      return [`${most} воинов из руки, лицом вниз. Победив, все займут место.${modifier}`];
    },
    waiting: chooses('атакующих'),
  },
  clash: {
    title: () => 'Выберите карту сражения',
    why: (f, n) =>
      f.defender < 0
        ? prose`${who(n, f.attacker)} атакует ${side(n, f.defender, 'accusative')}: карты у него нет, но ничья за ним.`
        : prose`${who(n, f.attacker)} атакует ${side(n, f.defender, 'accusative')} ${place(n, f.place, 'at')}. Карту никто не увидит, пока не откроются обе.`,
    waiting: doing('выбирает карту сражения', 'выбирают карты сражений'),
  },
  zero: {
    title: () => 'Эффект карты 0',
    why: () => ['Вы проиграли с картой 0. Компенсации нет; звезда на ней — выбор из этого.'],
    waiting: chooses('эффект карты 0'),
  },
  casualty: {
    title: () => 'Выберите жертву',
    why: () => ['Карта 0 требует жертвы: один ваш воин из этого сражения отправится на кладбище.'],
    waiting: chooses('жертву'),
  },
  recover: {
    title: (f) => (f.optional ? 'Вернуть воина?' : 'Верните воина'),
    why: (f) => [`В руку вернётся один воин. На выбор: ${count(f.from.length, 'воин', 'воина', 'воинов')}.`],
    waiting: chooses('воина, который вернётся'),
  },
  order: {
    title: () => 'Определите порядок хода',
    why: () => [
      'У вас меньше всего очков, поэтому порядок следующего раунда выбираете вы: сначала того, кто ходит первым.',
    ],
    waiting: doing('определяет порядок хода', 'определяют порядок хода'),
  },
};
