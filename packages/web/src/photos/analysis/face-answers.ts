import { areaOf, intersection, type Rect, type Size } from '@collagerie/core/geometry'
import { CELL_PX, type CellAnswers } from './face-network.ts'

/** A possible face, in shares of the picture or in its pixels. */
export interface FoundFace extends Rect {
  /** From 0 to 1. */
  readonly score: number
}

/** The result of several looks at one place. */
export interface JointFace extends FoundFace {
  /** The certainty of all looks together; `score` is that of the surest look. */
  readonly joint: number
}

/** The face sizes each cell looks for, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
const NUMBERS_PER_ANCHOR = 5

/** Anything at all gets scores below this. */
const LEAST_SCORE = 0.12
/** Two boxes are one face if they share more than this of their union, or of the smaller one. */
const SAME_FACE = 0.4
const SAME_PART = 0.7
/** A box that covers more of the picture is no face, or leaves nothing else to cut. */
const MOST_SHARE = 0.75

/** All possible faces, in pixels. */
export function boxesIn({ columns, rows, depth, values }: CellAnswers): readonly FoundFace[] {
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

export function sharesOf({ width, height }: Size, boxes: readonly FoundFace[]): readonly FoundFace[] {
  const shares = boxes.map((box) => ({
    x: box.x / width,
    y: box.y / height,
    width: box.width / width,
    height: box.height / height,
    score: box.score,
  }))
  return shares.filter((share) => areaOf(share) < MOST_SHARE)
}

/**
 * Combines several looks at one picture. A head that is turned away or looks down is found with medium confidence by
 * most looks, a false one by a single look. So their probabilities are combined: a face is wrong only if every look at
 * it is.
 */
export function jointly(looks: readonly (readonly FoundFace[])[]): readonly JointFace[] {
  const seen: { readonly face: FoundFace; readonly scores: Map<number, number> }[] = []
  const all = looks.flatMap((faces, look) => faces.map((face) => ({ face, look })))
  for (const { face, look } of all.toSorted((a, b) => b.face.score - a.face.score)) {
    const scores = seen.find((other) => areOneFace(face, other.face))?.scores
    if (!scores) seen.push({ face, scores: new Map([[look, face.score]]) })
    else if (!scores.has(look)) scores.set(look, face.score)
  }
  return seen.map(({ face, scores }) => ({
    ...face,
    joint: 1 - [...scores.values()].reduce((wrong, score) => wrong * (1 - score), 1),
  }))
}

/** Adds boxes that match no known face and overlap the faces by at most this share, the surest first. */
export function withOthers(
  faces: readonly JointFace[],
  others: readonly JointFace[],
  mostShared = SAME_PART,
): readonly JointFace[] {
  const all = [...faces]
  for (const face of others.toSorted((a, b) => b.joint - a.joint)) {
    if (!all.some((other) => areOneFace(face, other)) && sharedWith(face, all) <= mostShared) all.push(face)
  }
  return all
}

function areOneFace(a: Rect, b: Rect): boolean {
  const shared = intersection(a, b)
  const both = shared ? areaOf(shared) : 0
  const [first, second] = [areaOf(a), areaOf(b)]
  return both > SAME_FACE * (first + second - both) || both > SAME_PART * Math.min(first, second)
}

/** The share of a box that others cover: a mistaken face may consist of halves of two, cheek by cheek. */
function sharedWith(face: Rect, others: readonly Rect[]): number {
  const shared = others.map((other) => intersection(face, other)).filter((part) => part !== undefined)
  return shared.reduce((sum, part) => sum + areaOf(part), 0) / areaOf(face)
}
