/**
 * Gives every row its own column so that the costs together are least (the Hungarian method with shortest paths, about
 * rows² x columns steps). Needs at least as many columns as rows. The same costs always give the same answer.
 */
export function cheapestAssignment(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): number[] {
  // Index 0 is a place of its own: the row being added, and the column "none yet".
  const rowPrice = new Float64Array(rows + 1)
  const columnPrice = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  const cameFrom = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const visited = new Uint8Array(columns + 1)
    let column = 0
    do {
      visited[column] = 1
      const current = at(rowOf, column)
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let candidate = 1; candidate <= columns; candidate++) {
        if (visited[candidate]) continue
        const reduced = cost(current - 1, candidate - 1) - at(rowPrice, current) - at(columnPrice, candidate)
        if (reduced < at(least, candidate)) {
          least[candidate] = reduced
          cameFrom[candidate] = column
        }
        if (at(least, candidate) < step) {
          step = at(least, candidate)
          next = candidate
        }
      }
      for (let each = 0; each <= columns; each++) {
        if (visited[each]) {
          const owner = at(rowOf, each)
          rowPrice[owner] = at(rowPrice, owner) + step
          columnPrice[each] = at(columnPrice, each) - step
        } else {
          least[each] = at(least, each) - step
        }
      }
      column = next
    } while (at(rowOf, column) !== 0)
    while (column !== 0) {
      const previous = at(cameFrom, column)
      rowOf[column] = at(rowOf, previous)
      column = previous
    }
  }
  const columnOf = Array.from<number>({ length: rows }).fill(0)
  for (let column = 1; column <= columns; column++) {
    const row = at(rowOf, column)
    if (row > 0) columnOf[row - 1] = column - 1
  }
  return columnOf
}

function at(list: Float64Array | Int32Array, index: number): number {
  return list[index] ?? 0
}
