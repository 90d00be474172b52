import { faceOf } from '../faces.ts';
import { withLateWords } from './late-words.ts';
import { type Route, route } from './route.svelte.ts';

/** What is shown at each place, loaded when somebody goes there. */
export const pages = {
  lobby: () => import('./Lobbies.svelte'),
  games: () => withLateWords(import('./Games.svelte')),
  settings: () => withLateWords(import('./Preferences.svelte')),
  about: () => withLateWords(import('./About.svelte')),
  rules: () => import('./Guide.svelte'),
  reference: () => import('./Guide.svelte'),
  lesson: () => import('../lesson/first-game.ts'),
  table() {
    // Both at once; whether the face has come is for the page to say.
    const at = route();
    if (at.at === 'table')
      faceOf(at.game)
        .table()
        .catch(() => undefined);
    return import('./TablePage.svelte');
  },
  shared: () => withLateWords(import('./SharedPage.svelte')),
  online: () => import('../online/OnlinePage.svelte'),
  'online-table': () => import('../online/OnlineTable.svelte'),
} as const satisfies { readonly [A in Route['at']]: () => Promise<unknown> };
