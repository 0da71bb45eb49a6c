/** A page of a list, and the cursor of its last row; empty on the last page. Asks for one row more than it shows. */
export async function pageOf<Row>(
  size: number,
  list: (most: number) => Promise<readonly Row[]>,
  cursorOf: (last: Row) => string,
): Promise<{ readonly shown: readonly Row[]; readonly next: string }> {
  const rows = await list(size + 1)
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { shown, next: last === undefined ? '' : cursorOf(last) }
}
