import { flushSync } from 'svelte';

/** So long, in milliseconds, things are let in without a pause; then the browser may draw and hear whoever is there. */
const AT_ONCE = 3;

const queue: (() => void)[] = [];
let waiting = $state(false);

/** Whether something has yet to come in. */
export const isComing = (): boolean => waiting;

/**
 * Has something let in when all before it are, and returns how to take it back. A table made at once would keep a slow
 * phone from answering for more than a second.
 */
export function inTurn(enter: () => void): () => void {
  queue.push(enter);
  if (!waiting) {
    waiting = true;
    setTimeout(letIn);
  }
  return () => {
    const at = queue.indexOf(enter);
    if (at >= 0) queue.splice(at, 1);
  };
}

function letIn(): void {
  const until = performance.now() + AT_ONCE;
  do {
    queue.shift()?.();
    flushSync();
  } while (queue.length > 0 && performance.now() < until);
  if (queue.length > 0) setTimeout(letIn);
  else waiting = false;
}
