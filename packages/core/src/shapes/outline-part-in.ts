import { type CoverageMap, MAP_COLUMNS, MAP_ROWS, MAP_STRIDE } from './coverage-map.ts'
import { type RasterRuns, type Runs, rasterRuns } from './raster-runs.ts'

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

/** Columns and rows of a raster. */
export interface RasterBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Finds how much of an outline hangs together inside a box. */
export function outlinePartIn(map: CoverageMap, box: RasterBox): OutlinePart {
  const runs = rasterRuns(map)
  const { width, height } = extentIn(runs.filled, box)
  return { whole: wholeIn(runs, betweenSeams(box)), slivers: sliversIn(runs, box), width, height }
}

/** Cells beside a seam lie half in the space between photos: nothing hangs together through them. */
function betweenSeams({ left, right, top, bottom }: RasterBox): RasterBox {
  return {
    left: left > 0 ? left + 1 : left,
    right: right < MAP_COLUMNS ? right - 1 : right,
    top: top > 0 ? top + 1 : top,
    bottom: bottom < MAP_ROWS ? bottom - 1 : bottom,
  }
}

// The three below go through the runs of a box alike. One walk that is told what to do with each run takes a seventh
// longer, and thousands of boxes are measured.

/** How many columns and rows of a box the filled cells take up; one where there are none. */
function extentIn({ from, to, rows }: Runs, box: RasterBox) {
  let [left, right, top, bottom] = [box.right, box.left, box.bottom, box.top]
  for (let y = box.top; y < box.bottom; y++) {
    const end = rows[y + 1] ?? 0
    for (let run = rows[y] ?? 0; run < end; run++) {
      const start = Math.max(box.left, from[run] ?? 0)
      const stop = Math.min(box.right, to[run] ?? 0)
      if (start >= stop) continue
      if (start < left) left = start
      if (stop > right) right = stop
      if (y < top) top = y
      bottom = y + 1
    }
  }
  return { width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/**
 * How many thin cells of a box lie in a run that touches no filled cell: what is left of an edge whose shape is in the
 * next box.
 */
function sliversIn({ thin: { from, to, rows }, filledBefore }: RasterRuns, { left, right, top, bottom }: RasterBox) {
  const isEmpty = (y: number, start: number, stop: number) =>
    filledBefore[y * MAP_STRIDE + start] === filledBefore[y * MAP_STRIDE + stop]
  let alone = 0
  for (let y = top; y < bottom; y++) {
    const end = rows[y + 1] ?? 0
    for (let run = rows[y] ?? 0; run < end; run++) {
      const start = Math.max(left, from[run] ?? 0)
      const stop = Math.min(right, to[run] ?? 0)
      if (start >= stop || !isEmpty(y, Math.max(left, start - 1), Math.min(right, stop + 1))) continue
      if (y > top && !isEmpty(y - 1, start, stop)) continue
      if (y < bottom - 1 && !isEmpty(y + 1, start, stop)) continue
      alone += stop - start
    }
  }
  return alone
}

/** The share of the filled cells of a box that its largest part has. */
function wholeIn({ filled: { from, to, rows }, joined }: RasterRuns, { left, right, top, bottom }: RasterBox): number {
  joined.clear()
  for (let y = top; y < bottom; y++) {
    const end = rows[y + 1] ?? 0
    for (let run = rows[y] ?? 0; run < end; run++) {
      const start = Math.max(left, from[run] ?? 0)
      const stop = Math.min(right, to[run] ?? 0)
      if (start < stop) joined.add(start, stop)
    }
    joined.endRow()
  }
  return joined.largestShare()
}
