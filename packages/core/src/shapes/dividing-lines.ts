import type { Size } from '../geometry/index.ts'
import { type CoverageMap, MAP_COLUMNS, MAP_ROWS, rasterArea, seamAt } from './coverage-map.ts'

/** Where a shape may be divided: the middles of possible seams, across and down, and where they are on the raster. */
export interface DividingLines {
  readonly across: readonly Line[]
  readonly down: readonly Line[]
}

interface Line {
  readonly at: number
  readonly step: number
}

/** Even places for a seam, besides those at the shape's own edges, and how near to another line they are left out. */
const EVEN = { across: 8, down: 12, apart: 0.45 }

/**
 * The lines at which photos can end on an edge of the shape, and even ones where it has none; the first and last lie
 * outside.
 */
export function dividingLines(map: CoverageMap, { width, height }: Size, gap: number): DividingLines {
  const plumbs = map.plumbs.map((plumb) => seamAt(plumb, width, gap))
  const levels = map.levels.map((y) => y * height + (isFilledAbove(map, y) ? gap / 2 : -gap / 2))
  return {
    across: linesAmong(plumbs, width, EVEN.across, gap).map((at) => ({ at, step: stepOf(at / width, MAP_COLUMNS) })),
    down: linesAmong(levels, height, EVEN.down, gap).map((at) => ({ at, step: stepOf(at / height, MAP_ROWS) })),
  }
}

const stepOf = (share: number, steps: number) => Math.min(steps, Math.max(0, Math.round(share * steps)))

function linesAmong(edges: readonly number[], length: number, count: number, gap: number): number[] {
  const pitch = length / count
  const lines: number[] = []
  const add = (line: number, apart: number) => {
    if (line < 0.3 * pitch || line > length - 0.3 * pitch) return
    if (lines.every((other) => Math.abs(other - line) > apart)) lines.push(line)
  }
  for (const edge of edges) add(edge, 0.2 * pitch)
  for (let step = 1; step < count; step++) add(step * pitch, EVEN.apart * pitch)
  return [-gap / 2, ...lines.toSorted((a, b) => a - b), length + gap / 2]
}

/** Whether a level edge bounds the shape from below: then the photo above may end on it. */
function isFilledAbove(map: CoverageMap, y: number): boolean {
  const row = stepOf(y, MAP_ROWS)
  const filled = (top: number) => rasterArea(map, 0, MAP_COLUMNS, Math.max(0, top), Math.min(MAP_ROWS, top + 2))
  return filled(row - 2) > filled(row)
}
