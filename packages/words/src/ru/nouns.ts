import type { CardNoun, Noun, NounWords, PersonNoun, PlaceNoun } from '../catalog/nouns.ts';
import { type Forms, plural } from './plural.ts';

/** Именительный и винительный; без второго они совпадают. */
const noun = (name: string, object = name): Noun => ({ name, object });

/** A name that ends in a consonant. */
const declined = (name: string): PersonNoun => ({
  name,
  genitive: `${name}а`,
  dative: `${name}у`,
  accusative: `${name}а`,
  instrumental: `${name}ом`,
});

const indeclinable = (name: string): PersonNoun => ({
  name,
  genitive: name,
  dative: name,
  accusative: name,
  instrumental: name,
});

const place = (name: string, object: string, at: string, into: string, of: string): PlaceNoun => ({
  name,
  object,
  at,
  into,
  of,
});

const card = (value: string): CardNoun => ({ name: value, object: `карту ${value}`, with: `картой ${value}` });

/** After «получает»: accusative for one, genitive for more. */
const amounts: readonly Forms[] = [
  ['серу', 'серы', 'серы'],
  ['кровь', 'крови', 'крови'],
  ['пепел', 'пепла', 'пепла'],
  ['кость', 'кости', 'костей'],
  ['золото', 'золота', 'золота'],
  ['специальный ингредиент', 'специальных ингредиента', 'специальных ингредиентов'],
  ['очко', 'очка', 'очков'],
];

export const nouns: NounWords = {
  necromancers: {
    visio: { ...indeclinable('Визио'), epithet: 'Недремлющее око' },
    nox: { ...declined('Нокс'), epithet: 'Меняла полуночи' },
    mors: { ...declined('Морс'), epithet: 'Последний судья' },
    fortis: { ...declined('Фортис'), epithet: 'Несокрушимая стена' },
  },
  king: { name: 'Король', genitive: 'Короля', dative: 'Королю', accusative: 'Короля', instrumental: 'Королём' },
  fighters: {
    'sulphur-1-start': noun('Уголёк', 'Уголька'),
    'sulphur-2-start': noun('Кочегар', 'Кочегара'),
    'sulphur-2': noun('Огненный бес', 'Огненного беса'),
    'sulphur-3': noun('Саламандра', 'Саламандру'),
    'sulphur-3-ii': noun('Опалённый рыцарь', 'Опалённого рыцаря'),
    'sulphur-4': noun('Серная маска', 'Серную маску'),
    'sulphur-5-ii': noun('Пёс из горнила', 'Пса из горнила'),
    'sulphur-5': noun('Лавовый изверг', 'Лавового изверга'),
    'sulphur-6': noun('Тиран кальдеры', 'Тирана кальдеры'),
    'sulphur-automaton': noun('Горгулья', 'Горгулью'),
    'blood-1-start': noun('Невольник', 'Невольника'),
    'blood-2-start': noun('Ходячий мертвец', 'Ходячего мертвеца'),
    'blood-2': noun('Пиявка', 'Пиявку'),
    'blood-3': noun('Красный волк', 'Красного волка'),
    'blood-3-ii': noun('Кровавая невеста', 'Кровавую невесту'),
    'blood-4': noun('Оборотень', 'Оборотня'),
    'blood-5-ii': noun('Всадник без кожи', 'Всадника без кожи'),
    'blood-5': noun('Стригой', 'Стригоя'),
    'blood-6': noun('Графиня', 'Графиню'),
    'blood-automaton': noun('Кровяная машина', 'Кровяную машину'),
    'ash-1-start': noun('Зольник', 'Зольника'),
    'ash-2-start': noun('Плакальщик', 'Плакальщика'),
    'ash-2': noun('Блуждающий огонь'),
    'ash-3': noun('Призрак', 'Призрака'),
    'ash-3-ii': noun('Банши'),
    'ash-4': noun('Привидение'),
    'ash-5-ii': noun('Дымный ловчий', 'Дымного ловчего'),
    'ash-5': noun('Регент праха', 'Регента праха'),
    'ash-6': noun('Бледный жнец', 'Бледного жнеца'),
    'ash-automaton': noun('Пепельный истукан', 'Пепельного истукана'),
    'bone-1-start': noun('Ползун', 'Ползуна'),
    'bone-2-start': noun('Могильщик', 'Могильщика'),
    'bone-2': noun('Гремящий скелет', 'Гремящего скелета'),
    'bone-3': noun('Скиталец могил', 'Скитальца могил'),
    'bone-3-ii': noun('Костяной лучник', 'Костяного лучника'),
    'bone-4': noun('Рыцарь костницы', 'Рыцаря костницы'),
    'bone-5-ii': noun('Курганный великан', 'Курганного великана'),
    'bone-5': noun('Костяной дракон', 'Костяного дракона'),
    'bone-6': noun('Костяной владыка', 'Костяного владыку'),
    'bone-automaton': noun('Костяной голем', 'Костяного голема'),
  },
  tiles: {
    'start-mountains': noun('Каменоломня', 'Каменоломню'),
    'start-volcano': noun('Серная яма', 'Серную яму'),
    'start-village': noun('Скотобойня', 'Скотобойню'),
    'start-coast': noun('Маяк'),
    altar: noun('Алтарь'),
    'old-mine': noun('Старая шахта', 'Старую шахту'),
    well: noun('Сухой колодец'),
    kiln: noun('Обжиговая печь', 'Обжиговую печь'),
    ossuary: noun('Оссуарий'),
    'leech-pond': noun('Пиявочный пруд'),
    'charcoal-pit': noun('Угольная яма', 'Угольную яму'),
    'toll-gate': noun('Застава', 'Заставу'),
    shrine: noun('Капище'),
    boneyard: noun('Костище'),
    smelter: noun('Плавильня', 'Плавильню'),
    market: noun('Рынок'),
    'great-pyre': noun('Великий костёр'),
    crypt: noun('Склеп'),
    'bell-tower': noun('Колокольня', 'Колокольню'),
    'fire-shrine': noun('Святилище огня'),
    cathedral: noun('Собор'),
    graveyard: noun('Погост'),
    foundry: noun('Литейня', 'Литейню'),
    'blood-well': noun('Кровавый колодец'),
    mausoleum: noun('Мавзолей'),
    treasury: noun('Сокровищница', 'Сокровищницу'),
    obelisk: noun('Обелиск'),
  },
  places: {
    mountains: place('Горы', 'Горы', 'в Горах', 'в Горы', 'Гор'),
    volcano: place('Вулкан', 'Вулкан', 'на Вулкане', 'на Вулкан', 'Вулкана'),
    desert: place('Пустыня', 'Пустыню', 'в Пустыне', 'в Пустыню', 'Пустыни'),
    village: place('Деревня', 'Деревню', 'в Деревне', 'в Деревню', 'Деревни'),
    coast: place('Побережье', 'Побережье', 'на Побережье', 'на Побережье', 'Побережья'),
    forest: place('Лес', 'Лес', 'в Лесу', 'в Лес', 'Леса'),
    citadel: place('Цитадель', 'Цитадель', 'в Цитадели', 'в Цитадель', 'Цитадели'),
  },
  ownPlace: (name) => place(name, `регион «${name}»`, `в регионе «${name}»`, `в регион «${name}»`, `региона «${name}»`),
  ownObject: (name) => `«${name}»`,
  loot: ['Сера', 'Кровь', 'Пепел', 'Кости', 'Золото', 'Специальный ингредиент', 'Победные очки'],
  amount: (item, amount) => `${amount} ${plural(amount, amounts[item] ?? ['', '', ''])}`,
  kinds: { sulphur: 'Сера', blood: 'Кровь', ash: 'Пепел', bone: 'Кости' },
  cards: [card('0'), card('1'), card('3'), card('4'), { name: 'кубик', object: 'кубик', with: 'кубиком' }],
  actionCards: {
    i: 'карту действий I',
    ii: 'карту действий II',
    iii: 'карту действий III',
    iv: 'карту действий IV',
    v: 'карту действий V',
    targeted: 'прицельную карту',
  },
  and: 'и',
  nothing: 'ничего',
};
