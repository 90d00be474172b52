/**
 * Loads these once nothing else is to be done, so that they are there when they are wanted: each in a moment of its own, since
 * to begin takes a slow phone a while already. Whether they came is no matter yet.
 */
export function whenIdle(...parts: readonly (() => Promise<unknown>)[]): void {
  const [part, ...others] = parts;
  if (!part) return;
  idly(() => {
    part().catch(() => undefined);
    whenIdle(...others);
  });
}

/** For so long nothing has come to a page that has all it shows, in milliseconds. */
const QUIET = 2000;

/** Does this once nothing has been fetched for a while, so that what is to be seen first comes first. */
export function whenQuiet(act: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const fetching = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      fetching.disconnect();
      idly(act);
    }, QUIET);
  });
  // The page's own script is among what came before.
  fetching.observe({ type: 'resource', buffered: true });
}

function idly(act: () => void): void {
  // Safari has no word for having nothing to do.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1500);
}
