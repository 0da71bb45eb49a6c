import { type CoverageMap, MAP_COLUMNS, MAP_ROWS, MAP_STRIDE } from './coverage-map.ts'

/** What of an outline lies in a box of its raster, in raster cells. */
export interface OutlinePart {
  /** The share of it that hangs together; the rest is splinters. */
  readonly whole: number
  /** How many cells of its raster are slivers, thinner than the raster and apart from the rest. */
  readonly slivers: number
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

/** Less than this of a cell nobody sees. */
const LEAST_OF_A_CELL = 0.06 / (MAP_COLUMNS * MAP_ROWS)

const OUTSIDE = 0
const FILLED = 1
/** At the edge: such cells alone are a sliver, thinner than the raster. */
const THIN = 2

/** What of each cell of its raster an outline fills, row by row. */
function cellsOf(map: CoverageMap): Cells {
  const known = CELLS.get(map)
  if (known) return known
  const kinds = Uint8Array.from({ length: MAP_COLUMNS * MAP_ROWS }, (_, at) => {
    const x = at % MAP_COLUMNS
    const y = (at - x) / MAP_COLUMNS
    const area = rasterArea(map, x, x + 1, y, y + 1)
    return area >= MOST_OF_A_CELL ? FILLED : area >= LEAST_OF_A_CELL ? THIN : OUTSIDE
  })
  const cells = { kinds, waiting: new Int32Array(4 * MAP_COLUMNS * MAP_ROWS) }
  CELLS.set(map, cells)
  return cells
}

/** The cells an outline fills, and room for those that were reached and whose neighbours still have to be looked at. */
interface Cells {
  readonly kinds: Uint8Array
  readonly waiting: Int32Array
}

const CELLS = new WeakMap<CoverageMap, Cells>()

/** Finds how much of an outline hangs together inside a box. */
export function pieceIn(map: CoverageMap, left: number, right: number, top: number, bottom: number): OutlinePart {
  const { kinds, waiting } = cellsOf(map)
  const width = right - left
  const open = new Uint8Array(width * (bottom - top))
  for (let y = top; y < bottom; y++) {
    open.set(kinds.subarray(y * MAP_COLUMNS + left, y * MAP_COLUMNS + right), (y - top) * width)
  }
  const slivers = sliversIn(open, width)
  const { across, down } = extentOf(open, width)
  closeSeams(open, width, { left: left > 0, right: right < MAP_COLUMNS, top: top > 0, bottom: bottom < MAP_ROWS })
  let all = 0
  let largest = 0
  for (let start = 0; start < open.length; start++) {
    if (open[start] !== FILLED) continue
    const count = fillFrom({ open, waiting, width }, start)
    all += count
    largest = Math.max(largest, count)
  }
  return { whole: all > 0 ? largest / all : 1, slivers, width: Math.max(1, across), height: Math.max(1, down) }
}

/** How many columns and rows of a box the filled cells take up. */
function extentOf(open: Uint8Array, width: number) {
  let [left, right, top, bottom] = [width, 0, -1, 0]
  for (let at = 0; at < open.length; at++) {
    if (open[at] !== FILLED) continue
    const column = at % width
    const row = (at - column) / width
    if (column < left) left = column
    if (column >= right) right = column + 1
    if (top < 0) top = row
    bottom = row + 1
  }
  return { across: right - left, down: bottom - top }
}

/** Cells beside a seam lie half in the space between photos: nothing hangs together through them. */
function closeSeams(
  open: Uint8Array,
  width: number,
  seams: { readonly left: boolean; readonly right: boolean; readonly top: boolean; readonly bottom: boolean },
): void {
  if (seams.top) open.fill(OUTSIDE, 0, width)
  if (seams.bottom) open.fill(OUTSIDE, open.length - width)
  for (let row = 0; row < open.length; row += width) {
    if (seams.left) open[row] = OUTSIDE
    if (seams.right) open[row + width - 1] = OUTSIDE
  }
}

/**
 * How many thin cells of a box lie in a row of which none touches a filled one: what is left of an edge whose shape
 * is in the next box.
 */
function sliversIn(open: Uint8Array, width: number): number {
  let alone = 0
  for (let row = 0; row < open.length; row += width) {
    let run = 0
    let isAlone = true
    for (let column = 0; column < width; column++) {
      const at = row + column
      if (open[at] !== THIN) {
        if (isAlone && open[at] !== FILLED) alone += run
        run = 0
        isAlone = open[at] !== FILLED
        continue
      }
      run++
      if (open[at - width] === FILLED || open[at + width] === FILLED) isAlone = false
    }
    if (isAlone) alone += run
  }
  return alone
}

/** The cells of a box that are filled and not yet counted. */
interface OpenCells {
  readonly open: Uint8Array
  readonly waiting: Int32Array
  readonly width: number
}

/** Closes all open cells that hang together with this one, and counts them. */
function fillFrom({ open, waiting, width }: OpenCells, start: number): number {
  let count = 0
  let last = 0
  waiting[0] = start
  while (last >= 0) {
    const at = waiting[last--] ?? 0
    if (open[at] !== FILLED) continue
    open[at] = OUTSIDE
    count++
    const column = at % width
    if (open[at - width] === FILLED) waiting[++last] = at - width
    if (open[at + width] === FILLED) waiting[++last] = at + width
    if (column > 0 && open[at - 1] === FILLED) waiting[++last] = at - 1
    if (column < width - 1 && open[at + 1] === FILLED) waiting[++last] = at + 1
  }
  return count
}
