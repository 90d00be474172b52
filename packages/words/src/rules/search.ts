/** What somebody looks for: the beginnings of words, without the endings that languages put there. */
export type Query = readonly string[];

/** Endings of nouns, adjectives and verbs, the long ones first. */
const RUSSIAN = (
  'иями ями ами ться тся ого его ому ему ыми ими ешь ишь ете ите ать ять ить еть ают яют ая яя ое ее ые ие ый ий ой ей ' +
  'ым им ом ем ах ях ов ев ам ям ую юю ет ит ут ют ат ят ия ию ии а я о е ы и у ю ь й'
).split(' ');
const ENGLISH = 'ings ing ers ies ied er ed es s d e y'.split(' ');
const SHORTEST = 3;

const WORD = /[\p{L}\p{N}]+/gu;

/** In the letters that are compared: small, without accents, ё as е. */
const plainly = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

function stem(word: string): string {
  const endings = /[а-я]/.test(word) ? RUSSIAN : ENGLISH;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** A word is found by its beginning; a number by the whole of it. */
const meets = (word: string, wanted: string): boolean => (isNumber(wanted) ? word === wanted : word.startsWith(wanted));

/** Reads what somebody typed; empty when there is nothing to look for. */
export const queryOf = (typed: string): Query => (plainly(typed).match(WORD) ?? []).map(stem);

/** Whether everything asked for is somewhere in these texts. */
export function finds(query: Query, texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => plainly(text).match(WORD) ?? []);
  return query.every((wanted) => words.some((word) => meets(word, wanted)));
}

/** A stretch of a text: a rule's id, a word that was looked for, both, or neither. */
export interface Span {
  readonly text: string;
  readonly rule: boolean;
  readonly hit: boolean;
}

const RULE = /(\b[A-Z]{2,3}-\d+\b)/;

function hits(text: string, query: Query): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!query.some((wanted) => meets(plainly(word), wanted))) continue;
    if (index > from) spans.push({ text: text.slice(from, index), rule: false, hit: false });
    spans.push({ text: word, rule: false, hit: true });
    from = index + word.length;
  }
  if (from < text.length) spans.push({ text: text.slice(from), rule: false, hit: false });
  return spans;
}

/** A text with the ids of rules and the words that were looked for apart from the rest. */
export const spansOf = (text: string, query: Query): readonly Span[] =>
  text
    .split(RULE)
    .flatMap((part, i) =>
      i % 2 === 1 ? [{ text: part, rule: true, hit: query.length > 0 && finds(query, [part]) }] : hits(part, query),
    );
