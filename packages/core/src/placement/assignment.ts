/** Costs row by row: the cost of row r in column c is at r * columns + c. All are finite. */
interface CostTable {
  readonly rows: number
  /** At least the number of rows. */
  readonly columns: number
  readonly costs: Float64Array
}

export function costTable(rows: number, columns: number, cost: (row: number, column: number) => number): CostTable {
  const costs = Float64Array.from({ length: rows * columns }, (_, index) =>
    cost(Math.floor(index / columns), index % columns),
  )
  return { rows, columns, costs }
}

const NONE = -1

interface Matching {
  readonly rowPrice: Float64Array
  readonly columnPrice: Float64Array
  readonly rowIn: Float64Array
  readonly columnOf: Float64Array
}

/**
 * Gives every row its own column at the least total cost: the Hungarian method, which adds rows one by one along the
 * shortest path to a free column. The same costs always give the same answer.
 */
export function cheapestAssignment(table: CostTable): readonly number[] {
  const matching: Matching = {
    rowPrice: new Float64Array(table.rows),
    columnPrice: new Float64Array(table.columns),
    rowIn: new Float64Array(table.columns).fill(NONE),
    columnOf: new Float64Array(table.rows).fill(NONE),
  }
  matchUndisputed(table, matching)
  for (let row = 0; row < table.rows; row++) {
    if (at(matching.columnOf, row) === NONE) addRow(table, matching, row)
  }
  return [...matching.columnOf]
}

/** Most rows can have the column they like best; only the others need a search. */
function matchUndisputed({ rows, columns, costs }: CostTable, { rowPrice, rowIn, columnOf }: Matching): void {
  for (let row = 0; row < rows; row++) {
    let best = 0
    for (let column = 1; column < columns; column++) {
      if (at(costs, row * columns + column) < at(costs, row * columns + best)) best = column
    }
    rowPrice[row] = at(costs, row * columns + best)
    if (at(rowIn, best) !== NONE) continue
    rowIn[best] = row
    columnOf[row] = best
  }
}

function addRow({ columns, costs }: CostTable, matching: Matching, start: number): void {
  const { rowPrice, columnPrice, rowIn, columnOf } = matching
  const distance = new Float64Array(columns).fill(Number.POSITIVE_INFINITY)
  const reachedBy = new Float64Array(columns).fill(start)
  // First the columns that are reached, in that order, then the others.
  const order = Float64Array.from({ length: columns }, (_, column) => column)
  let reached = 0
  let row = start
  let travelled = 0
  let end = NONE
  while (end === NONE) {
    const offset = travelled - at(rowPrice, row)
    let nearest = reached
    for (let index = reached; index < columns; index++) {
      const column = at(order, index)
      const through = offset + at(costs, row * columns + column) - at(columnPrice, column)
      if (through < at(distance, column)) {
        distance[column] = through
        reachedBy[column] = row
      }
      if (at(distance, column) < at(distance, at(order, nearest))) nearest = index
    }
    const column = at(order, nearest)
    order[nearest] = at(order, reached)
    order[reached] = column
    travelled = at(distance, column)
    if (at(rowIn, column) === NONE) end = column
    else row = at(rowIn, column)
    reached++
  }
  // Prices keep what this search has learnt for the searches after it.
  for (let index = 0; index < reached - 1; index++) {
    const column = at(order, index)
    const saved = travelled - at(distance, column)
    const owner = at(rowIn, column)
    columnPrice[column] = at(columnPrice, column) - saved
    rowPrice[owner] = at(rowPrice, owner) + saved
  }
  rowPrice[start] = at(rowPrice, start) + travelled
  while (end !== NONE) {
    const owner = at(reachedBy, end)
    const freed = at(columnOf, owner)
    rowIn[end] = owner
    columnOf[owner] = end
    end = freed
  }
}

/** Always reads the same kind of array: mixing kinds is slower, and this is the innermost read. */
function at(list: Float64Array, index: number): number {
  return list[index] ?? 0
}
