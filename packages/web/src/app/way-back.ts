/** How many views deep into a page an entry of the browser's history is. */
function depthOf(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null && 'depth' in state ? state.depth : 0;
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Has the browser's way back lead out of a view within a page rather than away from the page. To be called in an effect while
 * the view is open; what it gives is to be called when the view has closed, however that came.
 */
export function wayBack(leave: () => void): () => void {
  const depth = depthOf(history.state) + 1;
  history.pushState({ depth }, '');
  // Of several views one is left at a time.
  const step = (): void => {
    if (depthOf(history.state) < depth) leave();
  };
  window.addEventListener('popstate', step);
  return () => {
    window.removeEventListener('popstate', step);
    if (depthOf(history.state) === depth) history.back();
  };
}
