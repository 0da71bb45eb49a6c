import { areaOf, intersection, type Pixels, type Rect, type Size } from '@collagerie/core/geometry'
import { type Rotation, rotationOf, turnedRect } from '@collagerie/core/placement'
import { boxesIn, type FoundFace, type JointFace, jointly, sharesOf, withOthers } from './face-answers.ts'
import type { FaceNetwork } from './face-network.ts'
import { skinShare } from './is-skin.ts'
import { leaningPixels, uprightBox } from './leaning.ts'
import { lightened } from './lightened.ts'
import { scaledPixels } from './scaled-pixels.ts'
import { turnedPixels } from './turned-pixels.ts'

/** A face needs a higher score than this in one look or in all looks together. */
const SURE = 0.5
const SURE_JOINTLY = 0.7
/** Turned pictures are searched only if no head is upright, so there is less to mistake for a head. */
const SURE_LEANING = 0.6
/** Beside a sure face, a box of similar size may be a head that is turned away: this score is enough. */
const LIKELY = 0.3
/** How many times as wide one head may be as another beside it. */
const ALIKE = 2
/** A box that overlaps faces by more than this lies between them and is no head. */
const MOST_BETWEEN = 0.15

/**
 * Faces of groups are found in a large picture, whose cost grows with its square; faces that fill the picture are found
 * in a small one.
 */
const GROUP_SIDE = 416
const CLOSE_SIDE = 160
/** People far away are searched for in the pixels of a four-to-three photo of this side. */
const FAR_SIDE = 544
export const LONGEST_SEARCHED_SIDE = FAR_SIDE
export const MOST_SEARCHED_PIXELS = FAR_SIDE * FAR_SIDE * 0.75
/** As a share of the long side: with a face this wide, no small faces in the distance are searched for. */
const NEAR_FACE = 0.25
/** The angles at which a picture is turned if no head is upright: a head on a shoulder, then one on a pillow. */
const TURNS = [
  { lean: -50, lying: 270 },
  { lean: 50, lying: 90 },
] as const
/** With less skin than this no head is large enough to search for. */
const LEAST_SKIN = 0.1

/** The faces of an upright picture, in shares of it: first the sure ones, largest first, then the likely ones. */
export function findFaces(network: FaceNetwork, picture: Pixels): readonly Rect[] {
  const light = lightened(picture)
  const close = scaledPixels(light, CLOSE_SIDE)
  const near = [scaledPixels(light, GROUP_SIDE), close].map((each) => facesIn(network, each))
  const isPortrait = near.flat().some((face) => face.score >= SURE && isNear(face, light))
  const upright = jointly(isPortrait ? near : [...near, farFaces(network, light)])
  const standing = withOthers(
    [],
    upright.filter(({ score, joint }) => score >= SURE || joint >= SURE_JOINTLY),
  )
  const sure = standing.length > 0 || skinShare(close) < LEAST_SKIN ? standing : leaningFaces(network, close)
  const likely = upright.filter(({ joint }) => joint >= LIKELY)
  const beside = likely.filter((face) => sure.some((other) => areAlike(face, other)))
  const others = withOthers(sure, beside, MOST_BETWEEN).slice(sure.length)
  return [...largestFirst(sure), ...largestFirst(others)]
}

const ALL: Rect = { x: 0, y: 0, width: 1, height: 1 }

/** Cut at the edges of the picture. */
function largestFirst(faces: readonly Rect[]): readonly Rect[] {
  const shares = faces.map((face) => intersection(face, ALL)).filter((share) => share !== undefined)
  return shares.toSorted((a, b) => areaOf(b) - areaOf(a))
}

function isNear(face: Rect, { width, height }: Size): boolean {
  return face.width * width >= NEAR_FACE * Math.max(width, height)
}

function areAlike(face: Rect, other: Rect): boolean {
  const times = Math.sqrt(areaOf(face) / areaOf(other))
  return times < ALIKE && times > 1 / ALIKE
}

function facesIn(network: FaceNetwork, picture: Pixels): readonly FoundFace[] {
  return sharesOf(picture, boxesIn(network.answer(picture)))
}

function farFaces(network: FaceNetwork, picture: Pixels): readonly FoundFace[] {
  const { width, height } = picture
  const side = Math.min(FAR_SIDE, Math.sqrt((MOST_SEARCHED_PIXELS * Math.max(width, height)) / Math.min(width, height)))
  return facesIn(network, scaledPixels(picture, side)).filter((face) => !isNear(face, picture))
}

/**
 * A head that lies on its side is half recognised in the pictures turned for leaning heads: only that hint starts this
 * search.
 */
function leaningFaces(network: FaceNetwork, picture: Pixels): readonly JointFace[] {
  const looks = TURNS.flatMap(({ lean, lying }) => {
    const leaning = facesLeaning(network, picture, lean)
    return leaning.length > 0 ? [leaning, facesLying(network, picture, lying)] : []
  })
  return withOthers(
    [],
    jointly(looks).filter(({ joint }) => joint >= SURE_LEANING),
  )
}

function facesLeaning(network: FaceNetwork, picture: Pixels, degrees: number): readonly FoundFace[] {
  const boxes = boxesIn(network.answer(leaningPixels(picture, degrees)))
  return sharesOf(
    picture,
    boxes.map((box) => ({ ...box, ...uprightBox(box, picture, degrees) })),
  )
}

function facesLying(network: FaceNetwork, picture: Pixels, rotation: Rotation): readonly FoundFace[] {
  const faces = facesIn(network, turnedPixels(picture, rotation))
  return faces.map((face) => ({ ...face, ...turnedRect(face, rotationOf(-rotation)) }))
}
