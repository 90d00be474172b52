/** What there must be so many of, by its English name; whose it is comes after it. */
const COUNTED: { readonly [english: string]: string } = {
  'home realms': 'родных земель',
  strongholds: 'крепостей',
  monuments: 'монументов',
  'types of units': 'видов отрядов',
  'gold cards': 'карт золота',
  cities: 'городов',
  'neutral types': 'видов нейтральных карт',
  copies: 'копий',
  objectives: 'целей',
  events: 'событий',
  'dragon runes': 'рун драконов',
  damage: 'урона',
  units: 'отрядов',
  'cards in hand': 'карт в руке',
};

/** What would be right, word for word. */
const RIGHT: { readonly [english: string]: string } = {
  'bought with gold': 'покупается за золото',
  'bought with influence': 'покупается за влияние',
  'the ids of three different neutral cards': 'имена трёх разных нейтральных карт',
  'a strength to beat': 'сила, которую надо превзойти',
  'faces of 0, 0, 0, 1, 1 and 2 skulls': 'грани с 0, 0, 0, 1, 1 и 2 черепами',
  'the id of the gold card of 1': 'имя карты золота достоинством 1',
  'ids of units': 'имена отрядов',
  'ids of units, tactics and gold cards': 'имена отрядов, тактик и карт золота',
  'something that happens out of combat': 'то, что происходит вне боя',
  'something that can be used in a combat': 'то, что пригодится в бою',
  'something to gain': 'какая-нибудь прибыль',
  '1, if it may stay on top': '1, если карта может остаться сверху',
  '"army", since only a unit is strong itself': '‹army›: своя сила бывает только у отряда',
  'what a card that is no unit can count': 'то, что может считать карта, которая не отряд',
  'units, which this card is not': 'отряды, а эта карта не отряд',
  'something that can be paid out of combat': 'то, чем можно заплатить вне боя',
  '"any", since this card cannot be wounded': '‹any›: эту карту нельзя ранить',
  'a number other than 0': 'число, отличное от 0',
  'a battle, since only there the die is rolled (RCO-5)': 'битва: кубик бросают только в ней (RCO-5)',
  'something to have': 'хоть какая-нибудь польза',
  'something to give': 'хоть что-нибудь, что карта даёт',
  'something for its holder': 'то, что касается владельца',
  '"action" (RTU-8)': '‹action› (RTU-8)',
  'one ability for each moment': 'по одному свойству на каждый момент',
  'an ability at least': 'хотя бы одно свойство',
  'the id of a card in the centre of its scenario': 'имя карты из центра стола в этом сценарии',
  'something else, since only instants attack': 'что-нибудь другое: атакуют только мгновенные события',
  'something else, or a strength to attack with': 'что-нибудь другое или сила, с которой атакуют',
  'cities or enemies': '‹cities› или ‹enemies›',
  'something of an instant': 'это бывает только у мгновенных событий',
  '"enemies", since nobody holds an enemy': '‹enemies›: враг никому не принадлежит',
  'either this or a reward': 'либо это, либо награда',
  'none, since it does not attack': 'без силы: событие не атакует',
  'must be the id of a house card': 'нужно имя карты из набора этой страницы',
  "must be small letters and digits joined by hyphens, like 'daqan-footman'":
    'нужны строчные латинские буквы и цифры через дефис, например ‹daqan-footman›',
};

/** What would be right, with numbers and names in it. */
const PATTERNS: readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] = [
  [
    /^(\d+) units of (\w+) for (\d+) gold, not (\d+)$/,
    (right, whose, gold, found) => `отрядов ‹${whose}› за ${gold} золота: ${right}, а не ${found}`,
  ],
  [
    /^(\d+) gold cards of (\d) for (\d) influence, not (\d+)$/,
    (right, gold, influence, found) =>
      `карт золота достоинством ${gold} за ${influence} влияния: ${right}, а не ${found}`,
  ],
  [
    /^(\d+) (.+) of (\w+), not (\d+)$/,
    (right, what = '', whose, found) => `${COUNTED[what] ?? what} ‹${whose}›: ${right}, а не ${found}`,
  ],
  [/^(\d+) (.+), not (\d+)$/, (right, what = '', found) => `${COUNTED[what] ?? what}: ${right}, а не ${found}`],
  [/^at most (\d) in (\w+)$/, (stages, scenario) => `не больше ${stages} в сценарии ‹${scenario}›`],
  [/^an event of stage (\d) in (\w+)$/, (stage, scenario) => `событие стадии ${stage} в сценарии ‹${scenario}›`],
  [/^must be "(.+)", as '(.+)' is$/, (type, id) => `нужно ‹${type}›, как у карты ‹${id}›`],
];

/** The complaints of a pack of cards are told in English; here they are in Russian, as far as they are about cards. */
export function slip(message: string): string | null {
  const [, rule, rest] = /^([A-Z]{3}-\d+|content): (.+)$/s.exec(message) ?? [];
  if (rule !== undefined && rest !== undefined) {
    const said = slip(rest);
    return said === null || rule === 'content' ? said : `${rule}: ${said}`;
  }
  const known = RIGHT[message];
  if (known !== undefined) return known;
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(message);
    if (found) return say(...found.slice(1));
  }
  return null;
}
