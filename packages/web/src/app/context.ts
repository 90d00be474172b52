import type { Words } from '@cinderhall/words';
import { createContext } from 'svelte';

/** The words of the language that is set, read anew each time. */
export const [wordsOf, setWords] = createContext<() => Words>();
