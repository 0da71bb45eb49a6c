import type { Rect } from '../geometry/index.ts'
import { boundsWithin } from './bounds-within.ts'
import { cheapestRows, type OutlineWish } from './cheapest-rows.ts'
import { coverageMap } from './coverage-map.ts'
import { type CellRow, LEAST_SHARE, LEAST_SIDE } from './cut-band.ts'
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
    const placed = { ...cell, x: cell.x + box.x, y: cell.y + box.y }
    const hugged = boundsWithin(polygon, placed)
    const photo = hugged && settled(atLeast(hugged, placed))
    return photo && Math.min(photo.width, photo.height) >= 1 && visibleShare(photo, polygon) >= LEAST_SHARE - 0.01
      ? [photo]
      : []
  })
  return boxes.length > 0 ? boxes : [box]
}

const startWithin = (middle: number, size: number, low: number, room: number) =>
  Math.min(low + room - size, Math.max(low, middle - size / 2))

const round = (value: number) => Math.round(value * 1e6) / 1e6

/** Where the outline's part is lower or narrower than a slot may be, the box takes in some of the cell beside it. */
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

/** Edges on a grid of a hundredth of a micrometre, so that float noise never decides which of two boxes is higher. */
function settled({ x, y, width, height }: Rect): Rect {
  const left = round(x)
  const top = round(y)
  return { x: left, y: top, width: round(x + width) - left, height: round(y + height) - top }
}

function cellsOf({ top, bottom, edges }: CellRow, gap: number): Rect[] {
  return edges.slice(1).map((edge, index) => {
    const x = (edges[index] ?? 0) + gap / 2
    return { x, y: top, width: edge - gap / 2 - x, height: bottom - top }
  })
}
