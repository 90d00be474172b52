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

function idly(act: () => void): void {
  // Safari has no word for having nothing to do.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1500);
}
