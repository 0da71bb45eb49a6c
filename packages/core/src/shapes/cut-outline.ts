import type { Rect } from '../geometry/index.ts'
import { boundsWithin } from './bounds-within.ts'
import { cheapestRows, type OutlineWish } from './cheapest-rows.ts'
import { coverageMap } from './coverage-map.ts'
import { type CellRow, LEAST_SIDE } from './cut-band.ts'
import { type Outline, outlineEdgesIn } from './outline.ts'
import { areaWithin, edgesAcross } from './outline-edges.ts'
import { type Slot, withoutSpecks } from './without-specks.ts'

/**
 * Cuts an outline, stretched over a box, into photo boxes: horizontal bands, each divided along the silhouette. Boxes
 * hug their part of the outline, may reach past it, and are at least `gap` apart.
 */
export function cutOutline(outline: Outline, box: Rect, wish: OutlineWish): Rect[] {
  const edges = outlineEdgesIn(outline, box)
  const picked = new Float64Array(edges.length)
  const slots: Slot[] = []
  const map = coverageMap(outline)
  for (const row of cheapestRows(map, box, wish)) {
    const near = edgesAcross(edges, box.y + row.top - ROUNDING, box.y + row.bottom + ROUNDING, picked)
    for (const cell of cellsOf(row, box, wish.gap)) {
      const hugged = boundsWithin(near, cell)
      if (!hugged) continue
      const photo = onWholeSteps(atLeast(hugged, cell))
      slots.push({ photo, visible: areaWithin(near, photo) })
    }
  }
  const boxes = withoutSpecks(slots, edges)
  return boxes.length > 0 ? boxes : [box]
}

/** Edges on a fine grid, so that float noise never decides which of two boxes is higher. */
const ROUNDING = 1e-6
const round = (value: number) => Math.round(value * 1e6) / 1e6

const startWithin = (middle: number, size: number, low: number, room: number) =>
  Math.min(low + room - size, Math.max(low, middle - size / 2))

/** If the outline's part is smaller than a slot may be, the box takes in some of the cell beside it. */
function atLeast(hugged: Rect, cell: Rect): Rect {
  const width = Math.max(hugged.width, Math.min(LEAST_SIDE, cell.width))
  const height = Math.max(hugged.height, Math.min(LEAST_SIDE, cell.height))
  return {
    x: width > hugged.width ? startWithin(hugged.x + hugged.width / 2, width, cell.x, cell.width) : hugged.x,
    y: height > hugged.height ? startWithin(hugged.y + hugged.height / 2, height, cell.y, cell.height) : hugged.y,
    width,
    height,
  }
}

function onWholeSteps({ x, y, width, height }: Rect): Rect {
  const left = round(x)
  const top = round(y)
  return { x: left, y: top, width: round(x + width) - left, height: round(y + height) - top }
}

function cellsOf({ top, bottom, edges }: CellRow, box: Rect, gap: number): Rect[] {
  return edges.slice(1).map((edge, index) => {
    const x = (edges[index] ?? 0) + gap / 2
    return { x: x + box.x, y: top + box.y, width: edge - gap / 2 - x, height: bottom - top }
  })
}
