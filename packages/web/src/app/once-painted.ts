/** A page that nobody sees is not painted; after so many milliseconds it goes on all the same. */
const PATIENCE = 250;

/**
 * Does this as soon as what has changed is on the screen, and returns how to call it off. Whatever asks where things are, as
 * `focus` does, has the page laid out on the spot; by then that is done.
 */
export function oncePainted(act: () => void): () => void {
  let timer = setTimeout(act, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
