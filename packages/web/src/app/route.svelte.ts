/** Where in the page one is: the hash of its address. */
export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'games' }
  | { readonly at: 'settings' }
  | { readonly at: 'about' }
  | { readonly at: 'reference' }
  /** `rule`: the id of the one that is asked for. */
  | { readonly at: 'rules'; readonly rule: string | null }
  | { readonly at: 'table'; readonly table: string };

/** Reads a hash such as `#/table/3f9a`. Whatever is no place of the page leads to the lobby. */
function routeOf(hash: string): Route {
  const [, place, table] = hash.split('/');
  if (place === 'table' && table) return { at: 'table', table };
  if (place === 'rules') return { at: place, rule: table || null };
  if (place === 'games' || place === 'settings' || place === 'about' || place === 'reference') return { at: place };
  return { at: 'lobby' };
}

let now = $state.raw<Route>(routeOf(location.hash));
window.addEventListener('hashchange', () => {
  now = routeOf(location.hash);
});

/** The place where one is. */
export const route = (): Route => now;

export function goTo(hash: string): void {
  location.hash = hash;
}
