import { type CoverageMap, MAP_COLUMNS, MAP_ROWS, MAP_STRIDE } from './coverage-map.ts'

/** What of an outline lies in a box of its raster, in raster cells. */
export interface OutlinePart {
  /** The share of it that hangs together; the rest is splinters. */
  readonly whole: number
  /** The box round all of it. */
  readonly width: number
  readonly height: number
}

/** The area of an outline in a box of its raster, as a share of the area of its viewport. */
export function rasterArea({ sums }: CoverageMap, left: number, right: number, top: number, bottom: number): number {
  const above = top * MAP_STRIDE
  const below = bottom * MAP_STRIDE
  return (sums[below + right] ?? 0) - (sums[above + right] ?? 0) - (sums[below + left] ?? 0) + (sums[above + left] ?? 0)
}

/** Cells at the edge are left out, lest two parts that touch in a corner seem to hang together. */
const MOST_OF_A_CELL = 0.8 / (MAP_COLUMNS * MAP_ROWS)

/** Which cells of its raster an outline fills, row by row. */
function filledCells(map: CoverageMap): Uint8Array {
  return Uint8Array.from({ length: MAP_COLUMNS * MAP_ROWS }, (_, at) => {
    const x = at % MAP_COLUMNS
    const y = (at - x) / MAP_COLUMNS
    return rasterArea(map, x, x + 1, y, y + 1) >= MOST_OF_A_CELL ? 1 : 0
  })
}

/** The cells an outline fills, and room for those that were reached and whose neighbours still have to be looked at. */
interface Cells {
  readonly filled: Uint8Array
  readonly waiting: Int32Array
}

const CELLS = new WeakMap<CoverageMap, Cells>()

function cellsOf(map: CoverageMap): Cells {
  const known = CELLS.get(map)
  if (known) return known
  const cells = { filled: filledCells(map), waiting: new Int32Array(4 * MAP_COLUMNS * MAP_ROWS) }
  CELLS.set(map, cells)
  return cells
}

/** Finds how much of an outline hangs together inside a box. */
export function pieceIn(map: CoverageMap, left: number, right: number, top: number, bottom: number): OutlinePart {
  const { filled, waiting } = cellsOf(map)
  const width = right - left
  const open = new Uint8Array(width * (bottom - top))
  for (let y = top; y < bottom; y++) {
    open.set(filled.subarray(y * MAP_COLUMNS + left, y * MAP_COLUMNS + right), (y - top) * width)
  }
  const bounds = { left: width, right: 0, top: -1, bottom: 0 }
  let all = 0
  let largest = 0
  for (let start = 0; start < open.length; start++) {
    if (open[start] !== 1) continue
    if (bounds.top < 0) bounds.top = Math.floor(start / width)
    const count = fillFrom({ open, waiting, width }, start, bounds)
    all += count
    largest = Math.max(largest, count)
  }
  return {
    whole: all > 0 ? largest / all : 1,
    width: Math.max(1, bounds.right - bounds.left),
    height: Math.max(1, bounds.bottom - bounds.top),
  }
}

/** The cells of a box that are filled and not yet counted. */
interface OpenCells {
  readonly open: Uint8Array
  readonly waiting: Int32Array
  readonly width: number
}

interface Bounds {
  left: number
  right: number
  bottom: number
}

/** Closes all open cells that hang together with this one, widens the bounds round them, and counts them. */
function fillFrom({ open, waiting, width }: OpenCells, start: number, bounds: Bounds): number {
  let count = 0
  let last = 0
  waiting[0] = start
  while (last >= 0) {
    const at = waiting[last--] ?? 0
    if (open[at] !== 1) continue
    open[at] = 0
    count++
    const column = at % width
    if (column < bounds.left) bounds.left = column
    if (column >= bounds.right) bounds.right = column + 1
    const bottom = (at - column) / width + 1
    if (bottom > bounds.bottom) bounds.bottom = bottom
    if (open[at - width] === 1) waiting[++last] = at - width
    if (open[at + width] === 1) waiting[++last] = at + width
    if (column > 0 && open[at - 1] === 1) waiting[++last] = at - 1
    if (column < width - 1 && open[at + 1] === 1) waiting[++last] = at + 1
  }
  return count
}
