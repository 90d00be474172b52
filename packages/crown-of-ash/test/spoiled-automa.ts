import type { AutomaAction } from '../src/types.ts';
import { find, type Rough, type Spoiled } from './rough-pack.ts';

const IDS = ['i', 'ii', 'iii', 'iv', 'v', 'targeted'] as const;
type Id = (typeof IDS)[number];

const at = (id: Id): string => `automa.cards[${IDS.indexOf(id)}]`;
const write =
  (id: Id, row: 'other' | 'own', ...actions: AutomaAction[]) =>
  (p: Rough): void => {
    find(p.automa?.cards ?? [], id)[row] = actions;
  };

/** Every constraint on the cards of the AI, broken. */
export const SPOILED_AUTOMA: readonly Spoiled[] = [
  [
    'content',
    `${at('ii')}.id`,
    "'i' is there once",
    (p) => {
      find(p.automa?.cards ?? [], 'ii').id = 'i';
    },
  ],
  ['AI-5', `${at('i')}.other`, "'closest' as the last action", write('i', 'other', 'attack')],
  ['AI-5', `${at('i')}.own`, "'closest' as the last action", write('i', 'own', 'closest', 'build')],
  ['AI-5', `${at('ii')}.own`, 'each action once', write('ii', 'own', 'use', 'use', 'closest')],
  ['AI-4', `${at('i')}.other`, "an action beside 'closest'", write('i', 'other', 'closest')],
  ['AI-5', `${at('ii')}.other`, "no 'build'", write('ii', 'other', 'build', 'closest')],
  ['AI-7', `${at('ii')}.own`, "no 'attack'", write('ii', 'own', 'attack', 'closest')],
  ['AI-11', `${at('targeted')}.other`, 'least defended', write('targeted', 'other', 'citadel', 'closest')],
  ['AI-11', `${at('targeted')}.own`, 'most defended', write('targeted', 'own', 'use', 'closest')],
  ['AI-5', at('iv'), "'build' on it", write('iv', 'own', 'use', 'closest')],
  ['AI-5', at('v'), "'use', 'attack', 'citadel' on it", write('v', 'own', 'use', 'closest')],
];
