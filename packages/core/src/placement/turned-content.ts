import type { Rect, Size } from '../geometry/index.ts'
import { type PhotoContent, SALIENCY_SIDE } from '../photo/index.ts'
import { turnedSize } from './crop.ts'
import type { Rotation } from './rotation.ts'
import { subjectOf } from './subject-of.ts'

/** The content of a photo after its turn, in shares of the turned photo. */
export interface TurnedContent {
  readonly size: Size
  readonly faces: readonly Rect[]
  /** The faces with air: much above the head, a little on the other sides. */
  readonly heads: readonly Rect[]
  /**
   * For each corner the saliency above and to the left of it, as a share of the whole; undefined if nothing stands out.
   */
  readonly saliency: Float64Array | undefined
  /** The photo's single subject, if it is plain to see. */
  readonly subject: Rect | undefined
}

/** In shares of the face: hair above, chin and ears on the other sides. */
const AIR = { above: 0.55, aside: 0.2, below: 0.2 }

export function turnedContent(
  photo: Size,
  rotation: Rotation,
  content: PhotoContent | undefined,
  isMirrored = false,
): TurnedContent {
  const size = turnedSize(photo, rotation)
  if (!content) return { size, faces: [], heads: [], saliency: undefined, subject: undefined }
  const faces = content.faces.map((face) => turnedRect(face, rotation, isMirrored))
  const subject = subjectOf(content.saliency)
  return {
    size,
    faces,
    heads: faces.map(headOf),
    saliency: sumsOf(content.saliency, rotation, isMirrored),
    subject: subject && turnedRect(subject, rotation, isMirrored),
  }
}

/** A box in shares of a photo, after the photo is turned and mirrored. */
export function turnedRect({ x, y, width, height }: Rect, rotation: Rotation, isMirrored = false): Rect {
  const turned: Record<Rotation, Rect> = {
    0: { x, y, width, height },
    90: { x: 1 - y - height, y: x, width: height, height: width },
    180: { x: 1 - x - width, y: 1 - y - height, width, height },
    270: { x: y, y: 1 - x - width, width: height, height: width },
  }
  const box = turned[rotation]
  return isMirrored ? { ...box, x: 1 - box.x - box.width } : box
}

/** Cut at the photo's edge, where a head has no more air. */
function headOf({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.max(0, x - width * AIR.aside), Math.max(0, y - height * AIR.above)]
  const right = Math.min(1, x + width * (1 + AIR.aside))
  const bottom = Math.min(1, y + height * (1 + AIR.below))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const SIDE = SALIENCY_SIDE
const LAST = SIDE - 1

/** Where a cell of the turned grid was before the turn. */
const BEFORE: Record<Rotation, (column: number, row: number) => number> = {
  0: (column, row) => row * SIDE + column,
  90: (column, row) => (LAST - column) * SIDE + row,
  180: (column, row) => (LAST - row) * SIDE + LAST - column,
  270: (column, row) => column * SIDE + LAST - row,
}

function sumsOf(saliency: readonly number[], rotation: Rotation, isMirrored: boolean): Float64Array | undefined {
  const all = saliency.reduce((sum, each) => sum + each, 0)
  if (saliency.length !== SIDE * SIDE || !(all > 0)) return undefined
  const sums = new Float64Array((SIDE + 1) * (SIDE + 1))
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0, inRow = 0; column < SIDE; column++) {
      inRow += (saliency[BEFORE[rotation](isMirrored ? LAST - column : column, row)] ?? 0) / all
      sums[(row + 1) * (SIDE + 1) + column + 1] = (sums[row * (SIDE + 1) + column + 1] ?? 0) + inRow
    }
  }
  return sums
}

/** The share of the saliency above and to the left of a point. */
function massBefore(sums: Float64Array, x: number, y: number): number {
  const [column, row] = [Math.min(LAST, Math.floor(x * SIDE)), Math.min(LAST, Math.floor(y * SIDE))]
  const [right, below] = [x * SIDE - column, y * SIDE - row]
  const [above, under] = [row * (SIDE + 1) + column, (row + 1) * (SIDE + 1) + column]
  const upper = (sums[above] ?? 0) * (1 - right) + (sums[above + 1] ?? 0) * right
  const lower = (sums[under] ?? 0) * (1 - right) + (sums[under + 1] ?? 0) * right
  return upper * (1 - below) + lower * below
}

/** The share of the saliency inside a box. */
export function massIn(sums: Float64Array, { x, y, width, height }: Rect): number {
  const [right, bottom] = [Math.min(1, x + width), Math.min(1, y + height)]
  return (
    massBefore(sums, right, bottom) - massBefore(sums, x, bottom) - massBefore(sums, right, y) + massBefore(sums, x, y)
  )
}
