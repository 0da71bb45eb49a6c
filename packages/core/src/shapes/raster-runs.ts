import { type CoverageMap, MAP_COLUMNS, MAP_ROWS, MAP_STRIDE, rasterArea } from './coverage-map.ts'
import { type JoinedRuns, joinedRuns } from './joined-runs.ts'

/** Cells at the edge are left out, lest two parts that touch in a corner seem to hang together. */
const MOST_OF_A_CELL = 0.8 / (MAP_COLUMNS * MAP_ROWS)

/** Less than this of a cell nobody sees. */
const LEAST_OF_A_CELL = 0.06 / (MAP_COLUMNS * MAP_ROWS)

/** Cells of one kind that lie beside one another, from the first column of each run to the one after its last. */
export interface Runs {
  readonly from: Uint8Array
  readonly to: Uint8Array
  /** Where the runs of each row begin, and after the last row, how many there are. */
  readonly rows: Uint16Array
}

/** What of each row of its raster an outline fills: thousands of boxes are looked at, each by its runs. */
export interface RasterRuns {
  readonly filled: Runs
  /** At the edge: such cells alone are a sliver, thinner than the raster. */
  readonly thin: Runs
  /** How many filled cells lie left of each column, row by row. */
  readonly filledBefore: Uint8Array
  /** Room for finding which runs of a box hang together. */
  readonly joined: JoinedRuns
}

const KNOWN = new WeakMap<CoverageMap, RasterRuns>()

export function rasterRuns(map: CoverageMap): RasterRuns {
  const known = KNOWN.get(map)
  if (known) return known
  const areaAt = (x: number, y: number) => rasterArea(map, x, x + 1, y, y + 1)
  const isFilled = (x: number, y: number) => areaAt(x, y) >= MOST_OF_A_CELL
  const isThin = (x: number, y: number) => areaAt(x, y) >= LEAST_OF_A_CELL && !isFilled(x, y)
  const made = {
    filled: runsWhere(isFilled),
    thin: runsWhere(isThin),
    filledBefore: countsBefore(isFilled),
    joined: joinedRuns(),
  }
  KNOWN.set(map, made)
  return made
}

function runsWhere(isIn: (x: number, y: number) => boolean): Runs {
  const from: number[] = []
  const to: number[] = []
  const rows = [0]
  for (let y = 0; y < MAP_ROWS; y++) {
    for (let x = 0; x < MAP_COLUMNS; x++) {
      if (!isIn(x, y)) continue
      if (x === 0 || !isIn(x - 1, y)) from.push(x)
      if (x === MAP_COLUMNS - 1 || !isIn(x + 1, y)) to.push(x + 1)
    }
    rows.push(from.length)
  }
  return { from: Uint8Array.from(from), to: Uint8Array.from(to), rows: Uint16Array.from(rows) }
}

function countsBefore(isIn: (x: number, y: number) => boolean): Uint8Array {
  const counts = new Uint8Array(MAP_ROWS * MAP_STRIDE)
  for (let y = 0; y < MAP_ROWS; y++)
    for (let x = 0; x < MAP_COLUMNS; x++) {
      const at = y * MAP_STRIDE + x
      counts[at + 1] = (counts[at] ?? 0) + (isIn(x, y) ? 1 : 0)
    }
  return counts
}
