/** Leads the focus from thing to thing in a part of the table by arrow keys, Home and End. */
export function roving(node: HTMLElement): () => void {
  const things = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('[data-thing]')];

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = things();
    const at = all.findIndex((thing) => thing === document.activeElement);
    if (at < 0) return;
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  }
  node.addEventListener('keydown', press);
  return () => node.removeEventListener('keydown', press);
}
