/** A selector of the things on the table that stand for these parts. */
export const thingsOf = (parts: readonly string[]): string =>
  [...new Set(parts)].map((part) => `[data-part="${CSS.escape(part)}"]`).join(', ');

/**
 * Marks the things on the table that stand for these parts, wherever they are drawn, until the function given back is called.
 * A sheet of its own does it: the drawings need not know, and may be made anew meanwhile.
 */
export function marked(parts: readonly string[]): () => void {
  if (parts.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(${thingsOf(parts)}) { outline: 3px dashed var(--text); outline-offset: 3px; border-radius: 10px; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
