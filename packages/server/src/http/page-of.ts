interface Page<Row> {
  readonly shown: Row[]
  /** Where the next page begins; empty on the last one. */
  readonly next: string
}

/** One page of a list. `rows` has one row more than the page if another page follows. */
export function pageOf<Row>(rows: readonly Row[], size: number, cursorOf: (last: Row) => string): Page<Row> {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { shown, next: last ? cursorOf(last) : '' }
}
