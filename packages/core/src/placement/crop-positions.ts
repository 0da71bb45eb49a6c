import type { Point, Rect, Size } from '../geometry/index.ts'
import { cropOf } from './crop.ts'
import type { SeenPart } from './seen-part.ts'
import type { TurnedContent } from './turned-content.ts'

/** Positions spread evenly over a crop's range, both ends included. */
const EVEN_STEPS = 16
/** Further faces are too small to decide where a crop goes. */
const FACES_TO_FIT = 3

/** The size of a crop, as a share of the turned photo. */
export function cropShare({ size }: TurnedContent, slot: Size, zoom: number): Size {
  const crop = cropOf(size, slot, { zoom, x: 0.5, y: 0.5, rotation: 0 })
  return { width: crop.width / size.width, height: crop.height / size.height }
}

/**
 * The crop positions worth trying. A box becomes wholly visible only where one of its sides passes the edge of the
 * visible part, so these few stand for all.
 */
export function cropPositions(
  crop: Size,
  { faces, heads }: TurnedContent,
  { window, cells }: SeenPart,
  aims: readonly Point[],
): readonly Point[] {
  // Cells have so many edges that they include the air around faces.
  const boxes = [...faces.slice(0, FACES_TO_FIT), ...(cells ? [] : heads.slice(0, FACES_TO_FIT))]
  const rimsAcross = rimsOf(window.x, window.width, cells?.columns)
  const rimsDown = rimsOf(window.y, window.height, cells?.rows)
  const across = startsOf(
    crop.width,
    boxes.map(sidesAcross),
    rimsAcross,
    aims.map(({ x }) => x),
  )
  const down = startsOf(
    crop.height,
    boxes.map(sidesDown),
    rimsDown,
    aims.map(({ y }) => y),
  )
  return across.flatMap((x) => down.map((y) => ({ x, y })))
}

type Sides = readonly [from: number, to: number]

const sidesAcross = ({ x, width }: Rect): Sides => [x, x + width]
const sidesDown = ({ y, height }: Rect): Sides => [y, y + height]

/** Where the visible part may end, in shares of the crop. */
function rimsOf(start: number, length: number, cells: number | undefined): readonly number[] {
  const inner = cells === undefined ? [] : Array.from({ length: cells + 1 }, (_, index) => index / cells)
  return [start, start + length, ...inner]
}

function startsOf(
  crop: number,
  boxes: readonly Sides[],
  rims: readonly number[],
  aims: readonly number[],
): readonly number[] {
  const most = Math.max(0, 1 - crop)
  if (most < 1e-9) return [0]
  const even = Array.from({ length: EVEN_STEPS + 1 }, (_, step) => (most * step) / EVEN_STEPS)
  const fitting = boxes.flatMap((sides) => sides.flatMap((side) => rims.map((rim) => side - rim * crop)))
  const starts = [...even, ...fitting, ...aims].map((start) => Math.min(most, Math.max(0, start)))
  return [...new Set(starts)]
}
