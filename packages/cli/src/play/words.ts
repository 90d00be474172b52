import type { Level } from '@cinderhall/bots';
import type { Language } from '@cinderhall/words';

/** What the text game says beside the words of the table. */
export interface PlayTalk {
  /** How to answer. */
  readonly how: string;
  /** The commands, one to a line. */
  readonly help: string;
  /** By command: what may be typed for it; all of them in lower case. */
  readonly commands: { readonly [C in PlayCommand]: readonly string[] };
  /** Only the first of many choices are shown. */
  readonly more: (hidden: number) => string;
  readonly narrowed: (text: string, left: number, of: number) => string;
  readonly noMatch: (text: string) => string;
  readonly noNumber: (text: string, most: number) => string;
  /** One choice is left of many: an empty line takes it. */
  readonly enterTakes: string;
  readonly onlyChoice: (choice: string) => string;
  readonly undone: string;
  readonly cannotUndo: { readonly [B in 'no-choice' | 'answered-since' | 'revealed-since']: string };
  readonly saved: (file: string) => string;
  readonly saveWhere: string;
  readonly notSaved: (file: string, why: string) => string;
  readonly ended: string;
  readonly resumed: (moves: number) => string;
  readonly seed: (seed: string) => string;
  readonly youAre: (name: string) => string;
  /** Who plays a seat. */
  readonly players: { readonly [P in Level | 'you']: string };
}

export const PLAY_COMMANDS = ['help', 'board', 'hand', 'log', 'undo', 'save', 'quit'] as const;
export type PlayCommand = (typeof PLAY_COMMANDS)[number];

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const en: PlayTalk = {
  how: 'Type the number of a choice, or some of its words to narrow the list. ? lists the commands.',
  help: [
    'a number        take that choice',
    'some words      show only the choices that have them; an empty line shows all again',
    'board, b        the whole table',
    'hand, h         what you hold',
    'log, l          everything that has happened',
    'undo, u         take your last choice back, if nobody has learned anything since',
    'save FILE       write the game to a file; play --resume FILE goes on from it',
    'quit, q         stop',
  ].join('\n'),
  commands: {
    help: ['?', 'help'],
    board: ['board', 'b'],
    hand: ['hand', 'h'],
    log: ['log', 'l'],
    undo: ['undo', 'u'],
    save: ['save', 's'],
    quit: ['quit', 'q', 'exit'],
  },
  more: (hidden) => `… and ${hidden} more: type some words to narrow the list`,
  narrowed: (text, left, of) => `“${text}”: ${left} of ${plural(of, 'choice', 'choices')}`,
  noMatch: (text) => `No choice has “${text}”, and it is no command. ? lists the commands.`,
  noNumber: (text, most) => `There is no choice ${text}: the numbers go from 1 to ${most}.`,
  enterTakes: 'One choice is left: an empty line takes it.',
  onlyChoice: (choice) => `There is but one choice: ${choice}.`,
  undone: 'Taken back.',
  cannotUndo: {
    'no-choice': 'There is no choice of yours to take back.',
    'answered-since': 'Somebody has answered since: this cannot be taken back.',
    'revealed-since': 'Somebody has learned something since: this cannot be taken back.',
  },
  saved: (file) => `Saved to ${file}.`,
  saveWhere: 'Save to which file? Type: save FILE',
  notSaved: (file, why) => `Could not save to ${file}: ${why}`,
  ended: 'Stopped.',
  resumed: (moves) => `Going on after ${plural(moves, 'move', 'moves')}.`,
  seed: (seed) => `Seed ${seed}`,
  youAre: (name) => `You are ${name}.`,
  players: {
    you: 'you',
    random: 'random bot',
    gentle: 'gentle bot',
    casual: 'casual bot',
    sensible: 'sensible bot',
    greedy: 'greedy bot',
    shrewd: 'shrewd bot',
    cunning: 'cunning bot',
    master: 'master bot',
  },
};

/** The form that a Russian number asks for: 1 ход, 2 хода, 5 ходов. */
const form = (n: number, one: string, few: string, many: string): string => {
  if (n % 10 === 1 && n % 100 !== 11) return `${n} ${one}`;
  const isFew = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  return `${n} ${isFew ? few : many}`;
};

const ru: PlayTalk = {
  how: 'Введите номер варианта или несколько букв из него, чтобы сократить список. ? — список команд.',
  help: [
    'номер             выбрать этот вариант',
    'слова             показать только варианты с ними; пустая строка — снова все',
    'поле, п           весь стол',
    'рука, р           что у вас на руке',
    'журнал, ж         всё, что произошло',
    'отмена, о         взять назад последний выбор, если никто ничего не узнал',
    'сохранить ФАЙЛ    записать партию в файл; play --resume ФАЙЛ её продолжит',
    'выход, в          закончить',
  ].join('\n'),
  commands: {
    help: ['?', 'help', 'помощь'],
    board: ['поле', 'п', 'board', 'b'],
    hand: ['рука', 'р', 'hand', 'h'],
    log: ['журнал', 'ж', 'log', 'l'],
    undo: ['отмена', 'о', 'undo', 'u'],
    save: ['сохранить', 'с', 'save', 's'],
    quit: ['выход', 'в', 'quit', 'q', 'exit'],
  },
  more: (hidden) => `… и ещё ${hidden}: введите слова, чтобы сократить список`,
  narrowed: (text, left, of) => `«${text}»: ${left} из ${form(of, 'варианта', 'вариантов', 'вариантов')}`,
  noMatch: (text) => `Ни в одном варианте нет «${text}», и такой команды нет. ? — список команд.`,
  noNumber: (text, most) => `Варианта ${text} нет: номера идут от 1 до ${most}.`,
  enterTakes: 'Остался один вариант: пустая строка его выберет.',
  onlyChoice: (choice) => `Вариант только один: ${choice}.`,
  undone: 'Взято назад.',
  cannotUndo: {
    'no-choice': 'Нет вашего выбора, который можно взять назад.',
    'answered-since': 'С тех пор ответил кто-то ещё: взять назад нельзя.',
    'revealed-since': 'С тех пор кто-то что-то узнал: взять назад нельзя.',
  },
  saved: (file) => `Сохранено в ${file}.`,
  saveWhere: 'В какой файл сохранить? Введите: сохранить ФАЙЛ',
  notSaved: (file, why) => `Не удалось сохранить в ${file}: ${why}`,
  ended: 'Остановлено.',
  resumed: (moves) => `Продолжаем после ${form(moves, 'хода', 'ходов', 'ходов')}.`,
  seed: (seed) => `Число партии ${seed}`,
  youAre: (name) => `Вы — ${name}.`,
  players: {
    you: 'вы',
    random: 'случайный бот',
    gentle: 'добродушный бот',
    casual: 'беспечный бот',
    sensible: 'рассудительный бот',
    greedy: 'осмотрительный бот',
    shrewd: 'смекалистый бот',
    cunning: 'хитрый бот',
    master: 'бот-мастер',
  },
};

const TALK: { readonly [L in Language]: PlayTalk } = { en, ru };

export const talkIn = (language: Language): PlayTalk => TALK[language];
