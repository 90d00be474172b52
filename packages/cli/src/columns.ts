/** Rows as lines: the first cell of each flush left, the others flush right below each other. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const width = (i: number): number => Math.max(...rows.map((cells) => cells[i]?.length ?? 0));
  return rows.map((cells) =>
    cells
      .map((text, i) => (i === 0 ? text.padEnd(width(i)) : text.padStart(width(i))))
      .join('  ')
      .trimEnd(),
  );
}
