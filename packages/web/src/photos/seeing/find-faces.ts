import { intersection, type Rect, type Size } from '@collagerie/core/geometry'
import type { Pixels } from '@collagerie/core/photo'
import { CELL_PX, type CellAnswers, type FaceNetwork } from './face-network.ts'
import { skinShare } from './is-skin.ts'
import { leaningPixels, uprightBox } from './leaning.ts'
import { lightened } from './lightened.ts'
import { scaledPixels } from './scaled-pixels.ts'

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
/** Where heads lean much else looks like one. */
const LEAST_LEANING_SCORE = 0.6
/** Two boxes that share more than this of what they cover are one face, or more than this of the smaller one. */
const SAME_FACE = 0.4
const SAME_PART = 0.7
/** What covers more of a picture than this is no face, or nothing else is in it to be cut. */
const MOST_SHARE = 0.75

/** Faces in groups are found in a large picture, each step up costing with its square, and those that fill it in a small one. */
const GROUP_SIDE = 416
const CLOSE_SIDE = 160
/** People far away are looked for where nobody is near: in as many pixels as a photo of four to three then has. */
const FAR_SIDE = 544
export const LONGEST_SIDE = FAR_SIDE
export const MOST_PIXELS = FAR_SIDE * FAR_SIDE * 0.75
/** In shares of the long side: what is wider would have been found without. */
const FAR_FACE = 0.13
/** Where no head stands upright, in degrees: on a shoulder, on a pillow. */
const LEANS = [-50, 50] as const
/** Without as much skin there is no head to be found that is large enough for this. */
const LEAST_SKIN = 0.1

interface FoundFace extends Rect {
  readonly score: number
}

/** The faces in an upright picture, as shares of it, the largest first. */
export function findFaces(network: FaceNetwork, picture: Pixels): readonly Rect[] {
  const light = lightened(picture)
  const close = scaledPixels(light, CLOSE_SIDE)
  const near = [scaledPixels(light, GROUP_SIDE), close].flatMap((each) => facesIn(network, each, LEAST_SCORE))
  const upright = near.some((face) => !isFar(face, light)) ? near : [...near, ...farFaces(network, light)]
  const found = upright.length > 0 || skinShare(close) < LEAST_SKIN ? upright : leaningFaces(network, close)
  const faces: FoundFace[] = []
  for (const face of found.toSorted((a, b) => b.score - a.score)) {
    if (!faces.some((other) => areOneFace(face, other)) && !areHalves(face, faces)) faces.push(face)
  }
  const shares = faces.map((face) => intersection(face, ALL)).filter((share) => share !== undefined)
  return shares.toSorted((a, b) => b.width * b.height - a.width * a.height)
}

const ALL: Rect = { x: 0, y: 0, width: 1, height: 1 }

/** As shares of the picture; what lies outside it is not there to be kept. */
function facesIn(network: FaceNetwork, picture: Pixels, leastScore: number): readonly FoundFace[] {
  return sharesOf(picture, boxesIn(network.answer(picture), leastScore))
}

const isFar = (face: Rect, { width, height }: Size) => face.width * width < FAR_FACE * Math.max(width, height)

function farFaces(network: FaceNetwork, picture: Pixels): readonly FoundFace[] {
  const { width, height } = picture
  const side = Math.min(FAR_SIDE, Math.sqrt((MOST_PIXELS * Math.max(width, height)) / Math.min(width, height)))
  return facesIn(network, scaledPixels(picture, side), LEAST_SCORE).filter((face) => isFar(face, picture))
}

/** Those that lean one way: each way more is another look at the picture. */
function leaningFaces(network: FaceNetwork, picture: Pixels): readonly FoundFace[] {
  for (const lean of LEANS) {
    const boxes = boxesIn(network.answer(leaningPixels(picture, lean)), LEAST_LEANING_SCORE)
    const upright = boxes.map((box) => ({ ...box, ...uprightBox(box, picture, lean) }))
    const faces = sharesOf(picture, upright)
    if (faces.length > 0) return faces
  }
  return []
}

function sharesOf({ width, height }: Size, boxes: readonly FoundFace[]): readonly FoundFace[] {
  const shares = boxes.map((box) => ({
    x: box.x / width,
    y: box.y / height,
    width: box.width / width,
    height: box.height / height,
    score: box.score,
  }))
  return shares.filter((share) => share.width * share.height < MOST_SHARE)
}

function boxesIn({ columns, rows, depth, values }: CellAnswers, leastScore: number): readonly FoundFace[] {
  const found: FoundFace[] = []
  for (let cell = 0; cell < columns * rows; cell++) {
    for (const [index, [wide, high]] of ANCHORS.entries()) {
      const at = cell * depth + index * NUMBERS_PER_ANCHOR
      const [x = 0, y = 0, across = 0, down = 0, sureness = 0] = values.subarray(at, at + NUMBERS_PER_ANCHOR)
      const score = sigmoid(sureness)
      if (score < leastScore) continue
      const [width, height] = [Math.exp(across) * wide * CELL_PX, Math.exp(down) * high * CELL_PX]
      const centreX = ((cell % columns) + sigmoid(x)) * CELL_PX
      const centreY = (Math.floor(cell / columns) + sigmoid(y)) * CELL_PX
      found.push({ x: centreX - width / 2, y: centreY - height / 2, width, height, score })
    }
  }
  return found
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

function areOneFace(a: Rect, b: Rect): boolean {
  const shared = intersection(a, b)
  const both = shared ? shared.width * shared.height : 0
  const [first, second] = [a.width * a.height, b.width * b.height]
  return both > SAME_FACE * (first + second - both) || both > SAME_PART * Math.min(first, second)
}

/** Whether what was taken for a face is made of halves of others, cheek by cheek. */
function areHalves(face: Rect, others: readonly Rect[]): boolean {
  const shared = others.map((other) => intersection(face, other)).filter((part) => part !== undefined)
  return shared.reduce((sum, part) => sum + part.width * part.height, 0) > SAME_PART * face.width * face.height
}
