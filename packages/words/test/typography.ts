import type { Language } from '../src/index.ts';

/** Names and marks that stay in Latin letters in every language. */
const LATIN = [
  'SIL Open Font License 1.1',
  'MIT',
  // tier and round numerals, rule ids, notation
  /\b[IV]+\b/g,
  /\b[A-Z]{2,3}-\d+\b/g,
  /‹[^›]*›/g,
];

/** What is wrong with a text as it would be printed; empty if nothing is. */
export function faults(language: Language, text: string): string[] {
  const found: string[] = [];
  const fault = (name: string, wrong: boolean): void => {
    if (wrong) found.push(`${name}: ${text}`);
  };
  fault('empty', text.trim() === '');
  fault('straight quote', /["'`]/.test(text));
  fault('three dots', text.includes('...'));
  fault('hyphen for a dash or minus', / - | -\d/.test(text));
  fault('double space', /\s\s/.test(text));
  fault('space before a mark', /\s[.,;:!?…]/.test(text));
  fault('doubled mark', /[.,;:]{2}/.test(text));
  fault('hole', /undefined|null|NaN|\?\?|\[object/.test(text));
  if (language === 'ru') {
    fault('Latin letters', /[A-Za-z]/.test(LATIN.reduce<string>((rest, word) => rest.replaceAll(word, ''), text)));
    fault('foreign quote', /[“”‘’]/.test(text));
    // It may as well become weaker.
    fault('better where other is meant', /улучш[а-я]* защит/i.test(text));
  } else {
    fault('Cyrillic letters', /[Ѐ-ӿ]/.test(text));
    fault('foreign quote', /[«»]/.test(text));
    // What the rulebook calls it is the language of laws.
    fault('amended where it is changed', /\bamend/i.test(text));
  }
  return found;
}
