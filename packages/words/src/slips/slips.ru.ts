import { count, plural } from '../ru/plural.ts';

/** What is counted in a pack, by its English name. */
const COUNTED: { readonly [english: string]: string } = {
  'raisable fighters in the base set': 'воинов, которых можно подготовить, в базовом наборе',
  'raisable fighters with the final set': 'воинов, которых можно подготовить, вместе с финальным набором',
  'starting fighters in the base set': 'стартовых воинов в базовом наборе',
  'starting fighters with the final set': 'стартовых воинов вместе с финальным набором',
  'tier II fighters of the final set marked': 'помеченных воинов уровня II из финального набора',
  'fighters marked': 'помеченных воинов',
  'starting structures in the base set': 'стартовых сооружений в базовом наборе',
  'starting structures with the final set': 'стартовых сооружений вместе с финальным набором',
  'tier I structures in the base set': 'сооружений уровня I в базовом наборе',
  'tier I structures with the final set': 'сооружений уровня I вместе с финальным набором',
  'tier II structures in the base set': 'сооружений уровня II в базовом наборе',
  'tier II structures with the final set': 'сооружений уровня II вместе с финальным набором',
  'different regions of starting structures': 'разных областей у стартовых сооружений',
};

/** What would be right, word for word. */
const RIGHT: { readonly [english: string]: string } = {
  'a cost holds basic resources and special ingredients only':
    'в стоимости бывают только базовые ресурсы и специальные ингредиенты',
  'a starting fighter costs nothing': 'стартовый воин ничего не стоит',
  'a raisable fighter costs something': 'у воина, которого можно подготовить, есть стоимость',
  'the resource of its own kind is the larger part of the cost':
    'ресурсы типа воина составляют большую часть стоимости',
  'an Automaton costs special ingredients': 'в стоимости робота есть специальные ингредиенты',
  'Automatons belong to the final set': 'роботы бывают только в финальном наборе',
  'an Automaton has a foot numeral': 'у робота есть уровень внизу карты',
  'an Automaton costs fewer resources than other fighters of its attack value':
    'робот стоит меньше ресурсов, чем другие воины с такой же атакой',
  'names of starting fighters': 'имена стартовых воинов',
  'at least one fighter of attack value 1': 'хотя бы один воин с атакой 1',
  'starting structures, and only they, have their own region':
    'своя область есть у стартовых сооружений, и только у них',
  'a resurrection structure offers no resources': 'сооружение воскрешения не даёт ресурсов',
  'a structure offers something': 'сооружение что-нибудь даёт',
  'a starting structure costs nothing': 'стартовое сооружение ничего не стоит',
  'a tax comes from the supply, which holds no VP': 'дань берут из запаса, а победных очков там нет',
  'tier I costs less than tier II on average': 'уровень I в среднем стоит меньше уровня II',
  'tier I offers less than tier II on average': 'уровень I в среднем даёт меньше уровня II',
  'tier I scores less than tier II on average': 'уровень I в среднем приносит меньше очков, чем уровень II',
  'the 0 card, and only it, loses with the black effect': 'чёрный эффект при поражении есть у карты 0, и только у неё',
  'a card gives something to who wins and to who loses with it': 'карта что-нибудь даёт и при победе, и при поражении',
  '2 gold for each player': 'по 2 золота каждому игроку',
  'an attack value of 5': 'атака 5',
  'the modifiers +1, +0 and -1, one for each attack space': 'модификаторы +1, +0 и −1, по одному на ячейку атаки',
  "'closest' as the last action, and nowhere else": '‹closest› последним действием, и больше нигде',
  'each action once': 'каждое действие по одному разу',
  "an action beside 'closest'": 'ещё одно действие, кроме ‹closest›',
  "no 'build': the region is another player's": 'без ‹build›: область принадлежит другому игроку',
  "no 'attack': nobody is there to be attacked": 'без ‹attack›: там некого атаковать',
  "the targeted card attacks the least defended region: 'attack', 'closest'":
    'карта с целью атакует хуже всего защищённую область: ‹attack›, ‹closest›',
  "the targeted card builds on the most defended region: 'build', 'closest'":
    'карта с целью строит в лучше всего защищённой области: ‹build›, ‹closest›',
  'one kind with an attack value of 1, of 3 and of 6 in the base set':
    'в базовом наборе есть тип с воинами, чья атака 1, 3 и 6',
  'two kinds with four fighters of tier I and one of tier III, as in the worked fate card':
    'есть два типа с четырьмя воинами уровня I и одним уровня III, как в примере с картой судьбы',
  'a structure that offers 3 sulphur': 'есть сооружение, которое даёт 3 серы',
  'a structure of the base set that offers 1 blood and 1 bone':
    'в базовом наборе есть сооружение, которое даёт 1 кровь и 1 кость',
  'a resurrection structure in the base set': 'в базовом наборе есть сооружение воскрешения',
  'a structure of at most 3 VP: a stack scores 3': 'есть сооружение не дороже 3 победных очков: стопка приносит 3',
  'a structure that offers special ingredients': 'есть сооружение, которое даёт специальные ингредиенты',
  'the 1 loses with one special ingredient and nothing else':
    'карта 1 при поражении даёт один специальный ингредиент, и ничего больше',
  'the die wins with 1 VP and nothing else': 'кубик при победе даёт 1 победное очко, и ничего больше',
  'a card that wins more gold than the gold space gives':
    'есть карта, которая при победе даёт больше золота, чем ячейка золота',
  'a round in which the Citadel is worth 5 VP': 'есть раунд, в котором Цитадель стоит 5 победных очков',
  'more VP in each later round': 'с каждым раундом больше победных очков',
  "must be small letters and digits joined by hyphens, like 'ash-3'":
    'нужны строчные латинские буквы и цифры через дефис, например ‹ash-3›',
  'cannot be read': 'не читается',
};

const SHAPES: { readonly [english: string]: string } = {
  array: 'список',
  boolean: '‹true› или ‹false›',
  int: 'целое число',
  number: 'число',
  object: 'объект',
  string: 'текст',
};

const quoted = (list: string): string => list.replaceAll(/["']([^"']*)["']/g, '‹$1›');
const shape = (name: string): string => SHAPES[name] ?? quoted(name);
const shapes = (list: string): string => list.split('; ').map(shape).join('; ');

const ENTRIES = ['запись', 'записи', 'записей'] as const;
const LETTERS = ['знак', 'знака', 'знаков'] as const;
const RANGES: { readonly [english: string]: string } = {
  exactly: 'ровно',
  'at least': 'не меньше',
  'at most': 'не больше',
};
const range = (word: string): string => RANGES[word] ?? word;

/** What would be right, with numbers and names in it. */
const PATTERNS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^(\d+) (.+), not (\d+)$/, (right, what, found) => `${COUNTED[what ?? ''] ?? what}: ${right}, а не ${found}`],
  [/^(\d+), as many as are dealt$/, (n) => `${n}, столько же, сколько раздают`],
  [/^'(.+)' is there once$/, (id) => `‹${id}› встречается один раз`],
  [/^not called '(.+)'$/, (id) => `другое имя, не ‹${id}›`],
  [
    /^a source for '(.+)' exactly where the value is$/,
    (field) => `источник для ‹${field}› ровно там, где есть значение`,
  ],
  [
    /^at least (\d+) fighters of tier (\d) in the base set, one for each space$/,
    (n, tier) =>
      `${count(Number(n), 'воин', 'воина', 'воинов')} уровня ${tier} или больше в базовом наборе, по одному на место`,
  ],
  [/^a space of tier (\d)$/, (tier) => `место уровня ${tier}`],
  [/^('.+') on it$/, (actions) => `на ней есть ${quoted(actions ?? '')}`],
  [/^a reward worth less than that of the (\d)$/, (card) => `награда дешевле, чем у карты ${card}`],
  [/^is missing: (.+)$/, (what) => `не хватает: ${shape(what ?? '')}`],
  [/^must be one of these: (.+)$/, (list) => `нужно одно из: ${shapes(list ?? '')}`],
  [/^must be one of (.+)$/, (list) => `нужно одно из: ${quoted(list ?? '')}`],
  [/^does not know (.+)$/, (keys) => `лишнее: ${quoted(keys ?? '')}`],
  [
    /^must have (exactly|at least|at most) (\d+) (entries|characters)$/,
    (word, n, what) => `нужно ${range(word ?? '')} ${n} ${plural(Number(n), what === 'entries' ? ENTRIES : LETTERS)}`,
  ],
  [/^must be (exactly|at least|at most) (.+)$/, (word, n) => `нужно ${range(word ?? '')} ${n}`],
  [/^must be text like (.+)$/, (pattern) => `нужен текст вида ‹${pattern}›`],
  [/^must be (.+)$/, (what) => `нужно: ${shape(what ?? '')}`],
];

/** The complaints of a pack are told in English; here they are in Russian. One that is not known stays as it is. */
export function slip(message: string): string {
  const [, rule, rest] = /^([A-Z]{2,3}-\d+|content): (.+)$/s.exec(message) ?? [];
  if (rule !== undefined && rest !== undefined) return rule === 'content' ? slip(rest) : `${rule}: ${slip(rest)}`;
  const known = RIGHT[message];
  if (known !== undefined) return known;
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(message);
    if (found) return say(...found.slice(1));
  }
  return message;
}
