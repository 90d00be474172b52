/** Loads this once nothing else is to be done, so that it is there when it is wanted. Whether it came is no matter yet. */
export function whenIdle(...parts: readonly (() => Promise<unknown>)[]): void {
  const load = (): void => {
    for (const part of parts) part().catch(() => undefined);
  };
  // Safari has no word for having nothing to do.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 1500);
}
