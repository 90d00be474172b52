/** The narrowest page, in pixels, that has a place for everything beside the board. */
const ROOM = 721;

/**
 * Has a small phone on its side show the page as if it were a larger one: board, question and hand lie beside each other
 * there, and would lie below each other, out of sight, in 640 × 360 pixels. Windows of computers are not concerned: their
 * browsers do not ask.
 */
export function fitSideways(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  if (!meta) return;
  const { content } = meta;
  const turned = matchMedia('(orientation: landscape)');
  const show = (): void => {
    // Some phones tell the same width whichever way they are held.
    const small = Math.max(screen.width, screen.height) < ROOM;
    meta.content = turned.matches && small ? `width=${ROOM}` : content;
  };
  show();
  turned.addEventListener('change', show);
}
