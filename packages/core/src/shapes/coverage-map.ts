import { type Outline, outlinePolygon } from './outline.ts'
import type { Polygon } from './polygon.ts'

/**
 * The area of an outline left of and above any point, as sums over a fine raster of the unit square: the area in any
 * upright rectangle takes four look-ups, so hundreds of cuts can be tried cheaply.
 */
export interface CoverageMap {
  /** Area inside the outline in rows 0..row (a fraction of the height) and columns 0..column, in unit squares. */
  readonly sums: Float64Array
  /** Heights (0..1) where an edge of the outline is level or turns back: natural places for a cut. */
  readonly levels: readonly number[]
  /** Where long edges of the outline are plumb: natural places for a seam. */
  readonly plumbs: readonly Plumb[]
  /** Whether the right half mirrors the left, as in a heart: then half the cuts are enough. */
  readonly isMirrored: boolean
}

/** An upright edge at a share of the width, and on which side the outline is filled. */
export interface Plumb {
  readonly x: number
  readonly isFilledRight: boolean
}

/** The middle of a seam `gap` wide that lets a photo end on that edge, in a shape `width` wide. */
export function seamAt({ x, isFilledRight }: Plumb, width: number, gap: number): number {
  return x * width + (isFilledRight ? -gap / 2 : gap / 2)
}

/** Edges shorter than this share of the height do not look like a line. */
const LEAST_PLUMB = 0.12

export const MAP_COLUMNS = 48
export const MAP_ROWS = 64
const SAMPLES_PER_ROW = 4
export const MAP_STRIDE = MAP_COLUMNS + 1

const MAPS = new WeakMap<Outline, CoverageMap>()

export function coverageMap(outline: Outline): CoverageMap {
  const known = MAPS.get(outline)
  if (known) return known
  const polygon = outlinePolygon(outline).map((ring) =>
    ring.map(({ x, y }) => ({ x: x / outline.width, y: y / outline.height })),
  )
  const sums = sumTable(polygon)
  const made = { sums, levels: levelsOf(polygon), plumbs: plumbsOf(polygon), isMirrored: isMirrored(sums) }
  MAPS.set(outline, made)
  return made
}

function sumTable(polygon: Polygon): Float64Array {
  const sums = new Float64Array((MAP_ROWS + 1) * MAP_STRIDE)
  const share = 1 / (SAMPLES_PER_ROW * MAP_ROWS * MAP_COLUMNS)
  for (let row = 0; row < MAP_ROWS; row++) {
    const cells = new Float64Array(MAP_COLUMNS)
    for (let sample = 0; sample < SAMPLES_PER_ROW; sample++) {
      const y = (row + (sample + 0.5) / SAMPLES_PER_ROW) / MAP_ROWS
      for (const [from, to] of insideIntervals(polygon, y)) addInterval(cells, from, to, share)
    }
    let along = 0
    for (let column = 0; column < MAP_COLUMNS; column++) {
      along += cells[column] ?? 0
      const at = (row + 1) * MAP_STRIDE + column + 1
      sums[at] = (sums[at - MAP_STRIDE] ?? 0) + along
    }
  }
  return sums
}

function isMirrored(sums: Float64Array): boolean {
  for (let row = MAP_STRIDE; row < sums.length; row += MAP_STRIDE) {
    const whole = sums[row + MAP_COLUMNS] ?? 0
    for (let column = 1; column <= MAP_COLUMNS / 2; column++) {
      const right = whole - (sums[row + MAP_COLUMNS - column] ?? 0)
      if (Math.abs((sums[row + column] ?? 0) - right) > 1e-6) return false
    }
  }
  return true
}

/** The share of the height above the outline in the middle of its width. */
export function cleftOf({ sums }: CoverageMap): number {
  let row = 0
  const above = (column: number) => sums[(row + 1) * MAP_STRIDE + column] ?? 0
  while (row < MAP_ROWS && above(MAP_COLUMNS / 2) <= above(MAP_COLUMNS / 2 - 1)) row++
  return row / MAP_ROWS
}

function addInterval(cells: Float64Array, from: number, to: number, share: number): void {
  const start = Math.max(0, from * MAP_COLUMNS)
  const end = Math.min(MAP_COLUMNS, to * MAP_COLUMNS)
  for (let column = Math.floor(start); column < end; column++) {
    const part = Math.min(end, column + 1) - Math.max(start, column)
    cells[column] = (cells[column] ?? 0) + part * share
  }
}

/** Where a level line is inside the outline, by the non-zero rule. */
function insideIntervals(polygon: Polygon, y: number): [number, number][] {
  const crossings: { x: number; turn: number }[] = []
  for (const ring of polygon) {
    let before = ring.at(-1)
    for (const point of ring) {
      if (before && before.y <= y !== point.y <= y) {
        const x = before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x)
        crossings.push({ x, turn: point.y > before.y ? 1 : -1 })
      }
      before = point
    }
  }
  crossings.sort((a, b) => a.x - b.x)
  const intervals: [number, number][] = []
  let winding = 0
  let from = 0
  for (const { x, turn } of crossings) {
    if (winding === 0) from = x
    winding += turn
    if (winding === 0) intervals.push([from, x])
  }
  return intervals
}

function plumbsOf(polygon: Polygon): Plumb[] {
  const plumbs: Plumb[] = []
  for (const ring of polygon) {
    for (const [index, point] of ring.entries()) {
      const before = ring.at(index - 1)
      if (!before || Math.abs(point.x - before.x) > 1e-4 || Math.abs(point.y - before.y) < LEAST_PLUMB) continue
      const right = point.x + 1e-3
      const isFilledRight = insideIntervals(polygon, (point.y + before.y) / 2).some(
        ([from, to]) => from < right && right < to,
      )
      plumbs.push({ x: point.x, isFilledRight })
    }
  }
  return plumbs
}

function levelsOf(polygon: Polygon): number[] {
  const levels = new Set<number>()
  for (const ring of polygon) {
    for (const [index, { y }] of ring.entries()) {
      const before = ring.at(index - 1)?.y ?? y
      const after = ring[(index + 1) % ring.length]?.y ?? y
      if ((y - before) * (y - after) >= 0) levels.add(Number(y.toFixed(4)))
    }
  }
  return [...levels].toSorted((a, b) => a - b)
}

/** The area of an outline in a box of its raster, as a share of the area of its viewport. */
export function rasterArea({ sums }: CoverageMap, left: number, right: number, top: number, bottom: number): number {
  const above = top * MAP_STRIDE
  const below = bottom * MAP_STRIDE
  return (sums[below + right] ?? 0) - (sums[above + right] ?? 0) - (sums[below + left] ?? 0) + (sums[above + left] ?? 0)
}
