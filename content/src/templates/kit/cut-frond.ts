import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { smoothOutline } from './curves.ts'

/** More would make a ladder of a long one. */
const MOST_FINGERS = 7

/** A frond as scissors cut it from paper: a swaying stem with round fingers, never twice the same. */
export function cutFrondPath(box: Rect, seed: number): string {
  const random = seededRandom(seed)
  const lying = box.width > box.height
  const length = lying ? box.width : box.height
  const breadth = lying ? box.height : box.width
  const sway = breadth * 0.07 * (random() < 0.5 ? -1 : 1)
  const fingers = Math.min(MOST_FINGERS, Math.max(3, Math.round((length / breadth) * 2.1)))
  const stem = breadth * 0.055
  const finger = (length / fingers) * 0.3

  /** Along the stem from the foot (0) to the top (1), and across it. */
  const at = (share: number, across: number): Point => {
    const up = share * length
    const side = breadth / 2 + across + sway * Math.sin(share * Math.PI * 2)
    return lying ? { x: box.x + up, y: box.y + side } : { x: box.x + side, y: box.y + box.height - up }
  }

  const flank = (side: 1 | -1): Point[] =>
    Array.from({ length: fingers }, (_, nth) => {
      // The two flanks alternate, as leaves do.
      const foot = 0.06 + ((nth + (side > 0 ? 0 : 0.42)) / fingers) * 0.78 + (random() - 0.5) * 0.02
      const reach = breadth * (0.5 - 0.13 * (nth / fingers) ** 2 - random() * 0.07) - Math.abs(sway)
      const rise = (0.36 + random() * 0.12) * (reach / length) * (1 + 0.5 * (nth / fingers))
      const half = (finger * (0.85 + random() * 0.3)) / length
      const body = stem * (1 - 0.45 * foot)
      return [
        at(foot, side * body),
        at(foot + rise * 0.42 - half * 0.5, side * reach * 0.48),
        at(foot + rise * 0.85 - half * 0.62, side * reach * 0.86),
        at(foot + rise * 1.12 + half * 0.35, side * reach),
        at(foot + rise + half * 1.05, side * reach * 0.78),
        at(foot + rise * 0.6 + half * 0.95, side * reach * 0.42),
      ]
    }).flat()

  return smoothOutline([
    at(0, -stem * 1.1),
    at(0, stem * 1.1),
    ...flank(1),
    at(0.95, stem * 1.5),
    at(1, 0),
    at(0.95, -stem * 1.5),
    ...flank(-1).toReversed(),
  ])
}
