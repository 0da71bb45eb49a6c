import type { Rect } from '../geometry/index.ts'
import { boundsWithin } from './bounds-within.ts'
import { cheapestRows, type OutlineWish } from './cheapest-rows.ts'
import { coverageMap } from './coverage-map.ts'
import { type CellRow, LEAST_SHARE } from './cut-band.ts'
import { type Outline, outlineIn } from './outline.ts'
import { visibleShare } from './polygon.ts'

/**
 * Cuts an outline, stretched over a box, into photo boxes: horizontal bands, each divided along the silhouette. Boxes
 * hug the outline's part in their cell, may reach past it, and are `gap` apart at least.
 */
export function cutOutline(outline: Outline, box: Rect, wish: OutlineWish): Rect[] {
  const polygon = outlineIn(outline, box)
  const cells = cheapestRows(coverageMap(outline), box, wish).flatMap((row) => cellsOf(row, wish.gap))
  const boxes = cells.flatMap((cell) => {
    const hugged = boundsWithin(polygon, { ...cell, x: cell.x + box.x, y: cell.y + box.y })
    return hugged && hugged.width >= 1 && hugged.height >= 1 && visibleShare(hugged, polygon) >= LEAST_SHARE - 0.01
      ? [hugged]
      : []
  })
  return boxes.length > 0 ? boxes : [box]
}

function cellsOf({ top, bottom, edges }: CellRow, gap: number): Rect[] {
  return edges.slice(1).map((edge, index) => {
    const x = (edges[index] ?? 0) + gap / 2
    return { x, y: top, width: edge - gap / 2 - x, height: bottom - top }
  })
}
