import { flushSync } from 'svelte';

/** So long, in milliseconds, things are let in without a pause; then the browser may draw and hear whoever is there. */
const AT_ONCE = 3;

const queue = new Set<() => void>();
let waiting = $state(false);

/** Whether something has yet to come in. */
export const isComing = (): boolean => waiting;

/**
 * Has something let in when all before it are, and returns how to take it back. A table made at once would keep a slow
 * phone from answering for more than a second.
 */
export function inTurn(enter: () => void): () => void {
  queue.add(enter);
  if (!waiting) {
    waiting = true;
    setTimeout(letIn);
  }
  return () => queue.delete(enter);
}

function letIn(): void {
  const until = performance.now() + AT_ONCE;
  // What comes in may bring more along.
  for (const enter of queue) {
    queue.delete(enter);
    enter();
    flushSync();
    if (performance.now() > until) break;
  }
  if (queue.size > 0) setTimeout(letIn);
  else waiting = false;
}
