import { USUAL_GAME } from '../usual.ts';

/** Places that need nothing but their name. */
const PLAIN = ['lobby', 'games', 'settings', 'about', 'online'] as const;

/** Where in the page one is: the hash of its address. */
export type Route =
  | { readonly at: (typeof PLAIN)[number] }
  /** `about`: the id of the rule that is asked for, or of the game. */
  | { readonly at: 'rules' | 'reference'; readonly about: string | null }
  | { readonly at: 'table'; readonly table: string; readonly game: string }
  /** The first game of a game. */
  | { readonly at: 'lesson'; readonly game: string }
  /** A table of the server; `invite` opens it to whoever comes by a link. */
  | { readonly at: 'online-table'; readonly table: string; readonly invite: string | null }
  /** A finished game that the address itself holds. */
  | { readonly at: 'shared'; readonly game: string };

/** Reads a hash such as `#/table/3f9a`. Whatever is no place of the page leads to the lobby. */
function routeOf(hash: string): Route {
  const [, place, table, more] = hash.split('/');
  if (place === 'online' && table) return { at: 'online-table', table, invite: more || null };
  if (place === 'table' && table) return { at: place, table, game: more || USUAL_GAME };
  if (place === 'lesson') return { at: place, game: table || USUAL_GAME };
  if (place === 'shared' && table) return { at: place, game: table };
  if (place === 'rules' || place === 'reference') return { at: place, about: table || null };
  return { at: PLAIN.find((known) => known === place) ?? 'lobby' };
}

let now = $state.raw<Route>(routeOf(location.hash));
window.addEventListener('hashchange', () => {
  now = routeOf(location.hash);
});

/** The place where one is. */
export const route = (): Route => now;

/** The way to a table of this device; one of another game than the usual names it. */
export const wayTo = ({ table, game }: { readonly table: string; readonly game: string }): string =>
  `#/table/${table}${game === USUAL_GAME ? '' : `/${game}`}`;

export function goTo(hash: string): void {
  location.hash = hash;
}
