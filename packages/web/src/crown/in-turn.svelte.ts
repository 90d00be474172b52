import { flushSync } from 'svelte';
import { oncePainted } from '../app/once-painted.ts';

/** So long, in milliseconds, things are let in without a pause; then the browser may draw and hear whoever is there. */
const AT_ONCE = 3;

let queue = new Set<() => void>();
let waiting = $state(false);

/** Whether something has yet to come in. */
export const isComing = (): boolean => waiting;

/**
 * Has something let in when all that waits is, or before it, and returns how to take it back. A table made at once would keep
 * a slow phone from answering for more than a second; and what came is drawn before more comes, so that no frame is long.
 */
export function inTurn(enter: () => void, first = false): () => void {
  if (first) queue = new Set([enter, ...queue]);
  else queue.add(enter);
  if (!waiting) {
    waiting = true;
    oncePainted(letIn);
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
  if (queue.size > 0) oncePainted(letIn);
  else waiting = false;
}
