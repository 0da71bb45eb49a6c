import { intersection, type Rect, type Size } from '@collagerie/core/geometry'
import type { Pixels } from '@collagerie/core/photo'
import { CELL_PX, type CellAnswers, type FaceNetwork } from './face-network.ts'

/** The sizes of face each cell looks for, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
const NUMBERS_PER_ANCHOR = 5

/** Surer than this, or it is no face. */
const LEAST_SCORE = 0.5
/** Two boxes that share more than this of what they cover are one face. */
const SAME_FACE = 0.4

interface FoundFace extends Rect {
  readonly score: number
}

/** The faces in an upright picture, as shares of it, the largest first. */
export function findFaces(network: FaceNetwork, picture: Pixels): readonly Rect[] {
  const found = boxesIn(network.answer(picture)).toSorted((a, b) => b.score - a.score)
  const faces: FoundFace[] = []
  for (const face of found) if (!faces.some((other) => sharedBy(face, other) > SAME_FACE)) faces.push(face)
  const shares = faces.map((face) => shareOf(face, picture)).filter((share) => share !== undefined)
  return shares.toSorted((a, b) => b.width * b.height - a.width * a.height)
}

function boxesIn({ columns, rows, depth, values }: CellAnswers): readonly FoundFace[] {
  const found: FoundFace[] = []
  for (let cell = 0; cell < columns * rows; cell++) {
    for (const [index, [wide, high]] of ANCHORS.entries()) {
      const at = cell * depth + index * NUMBERS_PER_ANCHOR
      const [x = 0, y = 0, across = 0, down = 0, sureness = 0] = values.subarray(at, at + NUMBERS_PER_ANCHOR)
      const score = sigmoid(sureness)
      if (score < LEAST_SCORE) continue
      const [width, height] = [Math.exp(across) * wide * CELL_PX, Math.exp(down) * high * CELL_PX]
      const centreX = ((cell % columns) + sigmoid(x)) * CELL_PX
      const centreY = (Math.floor(cell / columns) + sigmoid(y)) * CELL_PX
      found.push({ x: centreX - width / 2, y: centreY - height / 2, width, height, score })
    }
  }
  return found
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

function sharedBy(a: Rect, b: Rect): number {
  const shared = intersection(a, b)
  const both = shared ? shared.width * shared.height : 0
  return both / (a.width * a.height + b.width * b.height - both)
}

/** What lies outside the picture is not there to be kept. */
function shareOf(face: Rect, { width, height }: Size): Rect | undefined {
  const inside = intersection(face, { x: 0, y: 0, width, height })
  return (
    inside && {
      x: inside.x / width,
      y: inside.y / height,
      width: inside.width / width,
      height: inside.height / height,
    }
  )
}
