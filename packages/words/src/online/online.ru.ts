import { count, plural } from '../ru/plural.ts';
import { type OnlineText, some } from './catalog.ts';

/** «ответ 17», «ответы 3, 5», «ответы 1, 2, 3, 4, 5 и ещё 7». */
const answersOf = (steps: readonly number[]): string => {
  const { shown, more } = some(steps);
  return `${steps.length === 1 ? 'ответ' : 'ответы'} ${shown}${more > 0 ? ` и ещё ${more}` : ''}`;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const daysOf = (n: number): string => count(n, 'день', 'дня', 'дней');

function length(seconds: number): string {
  if (seconds % DAY === 0) return daysOf(seconds / DAY);
  if (seconds % HOUR === 0) return count(seconds / HOUR, 'час', 'часа', 'часов');
  if (seconds % MINUTE === 0) return count(seconds / MINUTE, 'минута', 'минуты', 'минут');
  return count(seconds, 'секунда', 'секунды', 'секунд');
}

function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, hours, days] = [MINUTE, HOUR, DAY].map((unit) => Math.floor(seconds / unit));
  if (days) return `${days} д ${(hours ?? 0) % 24} ч`;
  if (hours) return `${hours} ч ${(minutes ?? 0) % 60} мин`;
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** The same in its largest unit alone. */
const short = (milliseconds: number): string => {
  const hours = Math.floor(milliseconds / 1000 / HOUR);
  if (hours >= 24) return `${Math.floor(hours / 24)} д`;
  return hours > 0 ? `${hours} ч` : left(milliseconds);
};

export const online: OnlineText = {
  title: 'С друзьями на расстоянии',
  yourName: 'Ваше имя',
  nameHint: 'Чтобы остальные знали, кто вы. Учётная запись не нужна: сервер запомнит этот браузер.',
  goOn: 'Дальше',
  newTable: 'Новый стол',
  lay: 'Открыть стол',
  tableOf: (name) => `Стол: ${name}`,
  friend: { label: 'Друг', hint: 'Тот, кто придёт по ссылке. Первое из таких мест ваше.' },
  publicTable: { label: 'Открытый стол', hint: 'Любой на этом сервере может найти стол и занять место.' },
  watchers: { label: 'Зрители', hint: 'Смотреть можно и без места: зрители видят то, что видят все.' },
  time: {
    title: 'Время',
    clocks: {
      none: { label: 'Без часов', hint: 'Каждый думает столько, сколько нужно.' },
      turn: {
        label: 'На каждый ход',
        hint: 'Одно и то же время на любой ход. Ход кончается, когда отвечать должны другие.',
      },
      game: { label: 'На всю партию', hint: 'Общий запас на партию, который каждый тратит как хочет.' },
    },
    amount: { turn: 'Время на ход', game: 'Время на партию' },
    increment: 'Добавка после каждого хода',
    noIncrement: 'нет',
    length,
    nights: { label: 'Ночью часы стоят', hint: 'С 22:00 до 8:00 по местному времени игрока его часы не идут.' },
    weekends: {
      label: 'В выходные часы стоят',
      hint: 'По субботам и воскресеньям по местному времени игрока его часы не идут.',
    },
    timeUp: 'Когда время вышло',
    timeUps: {
      nothing: { label: 'Ничего не происходит', hint: 'Все видят, кто опаздывает.' },
      computer: { label: 'Дальше играет компьютер', hint: 'Он сидит на этом месте, пока игрок не вернётся.' },
    },
    vacation: { label: 'Отпуск', hint: 'На столько дней за партию каждый игрок может остановить свои часы.' },
    noVacation: 'нет',
    days: daysOf,
    left,
    short,
    has: (rest) => `осталось ${rest}`,
    until: (when) => `до ${when}`,
    up: 'время вышло',
    onVacation: (until) => `в отпуске до ${until}`,
    rest: 'Остановить мои часы',
    restDays: 'Дни отпуска',
    restLeft: (days) => `Осталось отпуска: ${daysOf(days)}`,
    goOn: 'Снова пустить мои часы',
    soon: 'У вас меньше минуты.',
    running: (name, rest) => `Игроки. ${name}: ${rest}`,
  },
  chat: { label: 'Разговор', hint: 'Играющие могут переписываться. Зрители читают.' },
  talk: {
    title: 'Разговор',
    empty: 'Пока никто ничего не сказал.',
    say: 'Что-нибудь сказать',
    send: 'Отправить',
    off: 'За этим столом договорились не переписываться.',
    watchersRead: 'Пока идёт партия, пишут только играющие: так не выдать ничьей тайны.',
    mute: (name) => `Не показывать реплики: ${name}`,
    hear: (name) => `Снова показывать реплики: ${name}`,
    report: 'Пожаловаться на реплику',
    reported: 'Жалоба отправлена. Её прочтёт тот, кто держит этот сервер.',
    about: (name) => `${name}: ещё`,
    unread: (n) => count(n, 'новая реплика', 'новые реплики', 'новых реплик'),
    sat: (name) => `${name} садится за стол`,
    risen: (name) => `${name} встаёт из-за стола`,
    computer: {
      wish: (name) => `Вместо игрока ${name} пока играет компьютер`,
      time: (name) => `Время игрока ${name} вышло, дальше играет компьютер`,
    },
    vacation: (name, until) => `${name} в отпуске до ${until}`,
    back: (name) => `${name} больше не в отпуске`,
  },
  mine: 'Мои игры здесь',
  none: 'Здесь пока нет игр.',
  found: 'Столы со свободным местом',
  join: 'Присоединиться',
  openSeats: (n) => count(n, 'свободное место', 'свободных места', 'свободных мест'),
  people: 'Игроки',
  openSeat: 'Свободное место',
  here: 'на связи',
  away: 'не на связи',
  you: 'это вы',
  computer: 'компьютер',
  sit: 'Сесть сюда',
  getUp: 'Встать',
  sitIn: 'Пусть пока играет компьютер',
  putComputer: 'Посадить компьютер',
  openUp: 'Освободить место',
  copyLink: 'Скопировать ссылку для друзей',
  copied: 'Ссылка скопирована.',
  linkHint: 'По этой ссылке можно прийти за стол.',
  waiting: (n) => `Ждём ещё ${count(n, 'игрока', 'игроков', 'игроков')}`,
  watching: 'Вы зритель.',
  connecting: 'Соединяемся…',
  notConnected: 'Нет связи. Пробуем снова…',
  unsent: 'Ваш ход ещё не дошёл до сервера.',
  outdated: 'Версии сервера и страницы не совпадают. Загрузите страницу заново.',
  rematch: 'К новой партии',
  honesty: {
    checking: 'Сверяем партию с тем, что о ней говорил сервер…',
    checked: (n) =>
      `Всё проверено: зерно то самое, что было запечатано в начале, ${n === 1 ? 'единственный ответ совпадает' : `${count(n, 'ответ', 'ответа', 'ответов')} ${plural(n, ['совпадает', 'совпадают', 'совпадают'])}`} с тем, что было запечатано по ходу игры, а каждая тасовка, карта и кость следует из зерна.`,
    unknown: 'Сервер не отдал запись партии, поэтому проверить её не удалось.',
    wrong: 'Партия не та, о которой говорил сервер.',
    seed: 'Зерно не то, что было запечатано в начале.',
    answers: (steps) => `Не совпадает с запечатанным: ${answersOf(steps)}.`,
    count: (answers, sealed) =>
      `В записи ${count(answers, 'ответ', 'ответа', 'ответов')}, а запечатано было ${sealed}.`,
    newSeed: 'Печать зерна теперь другая, чем была в начале.',
    newSeals: (steps) => `Печать теперь другая, чем была по ходу игры: ${answersOf(steps)}.`,
    unplayable: (reason) => `Запись нельзя сыграть заново (${reason}).`,
    setup: 'То, что было сказано при раскладке стола, не следует из зерна.',
    told: (step) => `То, что было сказано при ответе ${step}, не следует из зерна.`,
    end: 'Стол в конце партии не тот, что следует из зерна.',
  },
  troubles: {
    'no-guest': 'Сервер вас не знает. Загрузите страницу заново и назовите себя.',
    'not-invited': 'Этот стол для тех, у кого есть ссылка.',
    'seat-taken': 'Это место уже занято.',
    'another-seat': 'За этим столом вы видели карты другого места; вернуться можно только на него.',
    'not-your-seat': 'Это может только тот, кто там сидит.',
    'not-seated': 'Это для тех, кто сидит за столом.',
    'not-agreed': 'За этим столом о таком не договаривались.',
    'no-vacation': 'Столько отпуска уже не осталось.',
    'too-many': 'Слишком много сразу. Попробуйте чуть позже.',
    'foreign-origin': 'Сервер отвечает только своей странице.',
    'no-table': 'Такого стола на сервере нет.',
    store: 'Сервер не смог это сохранить. Ничего не изменилось, попробуйте ещё раз.',
  },
};
