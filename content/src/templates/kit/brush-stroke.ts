import type { Point, Rect } from '@collagerie/core/geometry'
import { between, type Random, wobble } from './hand.ts'
import { rawPath } from './watercolour.ts'

export interface BrushHair {
  /** How far the hairs differ where they are set down and where they are lifted, as shares of the stroke's length. */
  readonly start: number
  readonly end: number
  /** How far the long sides stray, as a share of the stroke's breadth. */
  readonly side: number
  readonly bristles: number
  /** How many of the thin bundles of hair run dry before the end, as a share. */
  readonly dry: number
}

export const BROAD: BrushHair = { start: 0.035, end: 0.17, side: 0.028, bristles: 66, dry: 0.46 }

/** Hairs that stick together: from where to where across the brush, and how early they leave the paper. */
interface Bundle {
  readonly from: number
  readonly to: number
  readonly depth: number
  /** What of that depth is owed to running dry. */
  readonly early: number
  readonly isDry: boolean
}

/** A stroke is no longer than this many times its breadth, as far as its hairs are concerned. */
const LONGEST = 1.5
/** How deep a notch between two bundles is at most, by how far they differ. */
const NOTCH = 0.3
/** Into how many locks the hairs of a wet brush gather. */
const LOCKS = 7

/** The outline of one stroke that fills the box from left to right, with the crumbs it leaves where it runs dry. */
export function brushStrokePath(box: Rect, hair: BrushHair, random: Random): string {
  const { x, y, width, height } = box
  const long = Math.min(width, height * LONGEST)
  const stray = hair.side * height
  const edge = () => {
    const sway = wobble(random, 1, 3)
    return (share: number) => stray * (0.7 + 0.32 * sway(share * 0.6))
  }
  const [upper, lower] = [edge(), edge()]
  const top = (share: number) => y + upper(share)
  const bottom = (share: number) => y + height - lower(share)
  const [reachLeft, reachRight] = [hair.start * long, hair.end * long]
  const starts = bundles(hair, reachLeft, 0.2, random)
  const ends = bundles(hair, reachRight, 1, random)
  const level = (share: number, at: 0 | 1) => top(at) + (bottom(at) - top(at)) * share
  const breadth = height - 2 * stray
  const right = tips(ends, breadth, reachRight, random).map(({ depth, share }) => ({
    x: x + width - depth,
    y: level(share, 1),
  }))
  const left = tips(starts, breadth, reachLeft, random).map(({ depth, share }) => ({
    x: x + depth,
    y: level(share, 0),
  }))
  const [first, last] = [reachLeft * (1 + NOTCH), width - reachRight * (1 + NOTCH)]
  const side = (line: (share: number) => number): Point[] =>
    Array.from({ length: 24 }, (_, index) => {
      const along = first + (index / 23) * (last - first)
      return { x: x + along, y: line(along / width) }
    })
  const outline = [...side(top), ...right, ...side(bottom).toReversed(), ...left.toReversed()]
  const crumbs = ends
    .filter(({ isDry }) => isDry)
    .map((bundle) => crumb(bundle, x + width, (share) => level(share, 1), random))
  return [outline, ...crumbs].map(rawPath).join('')
}

/** Hairs stick together in a few locks, each lifted from its sides to its middle; in a lock they are thin and thick. */
function bundles({ bristles, dry }: BrushHair, reach: number, dryness: number, random: Random): Bundle[] {
  const thick = Array.from({ length: bristles }, () => 0.25 + 2.4 * random() ** 3)
  const whole = thick.reduce((sum, each) => sum + each, 0)
  const sweep = wobble(random, 1, 4)
  const locks = locksOf(random)
  let across = 0
  return thick.map((each) => {
    const from = across / whole
    across += each
    const to = across / whole
    const middle = (from + to) / 2
    const isDry = each < 0.7 && random() < dry * dryness
    const lift =
      0.2 + 0.1 * sweep(middle) + locks(middle) + between(random, -0.04, 0.04) + 0.36 * Math.abs(2 * middle - 1) ** 7
    const early = isDry ? between(random, 0.14, 0.6) : 0
    return { from, to, depth: reach * Math.min(1, Math.max(0, lift + early)), early: reach * early, isDry }
  })
}

/** How early hairs leave the paper for the lock they belong to: hardly in its middle, much between two locks. */
function locksOf(random: Random): (share: number) => number {
  const wide = Array.from({ length: LOCKS }, () => between(random, 0.5, 1.6))
  const whole = wide.reduce((sum, each) => sum + each, 0)
  const deep = wide.map(() => between(random, 0.12, 0.36))
  const ends = wide.map((_, nth) => wide.slice(0, nth + 1).reduce((sum, each) => sum + each, 0) / whole)
  return (share) => {
    const nth = Math.max(
      0,
      ends.findIndex((end) => share <= end),
    )
    const [start, end] = [ends[nth - 1] ?? 0, ends[nth] ?? 1]
    return (deep[nth] ?? 0) * Math.abs((2 * (share - start)) / (end - start) - 1) ** 2.2
  }
}

/** The line round the ends of the bundles: each runs out in a round tip, and where one ran dry a wedge stays open. */
function tips(
  ends: readonly Bundle[],
  breadth: number,
  reach: number,
  random: Random,
): { depth: number; share: number }[] {
  return ends.flatMap(({ from, to, depth, early, isDry }) => {
    const span = to - from
    const point = from + span * between(random, 0.35, 0.65)
    if (isDry)
      return [
        { depth: depth - early, share: from },
        { depth: depth - early * 0.35, share: (from + 2 * point) / 3 },
        { depth, share: point },
        { depth: depth - early * 0.5, share: (to + 2 * point) / 3 },
        { depth: depth - early, share: to },
      ]
    const taper = Math.min(span * breadth * between(random, 0.8, 2.2), reach * NOTCH)
    return [
      { depth: depth + taper, share: from },
      { depth: depth + taper * 0.35, share: (2 * from + point) / 3 },
      { depth, share: point },
      { depth: depth + taper * 0.3, share: (2 * to + point) / 3 },
      { depth: depth + taper, share: to },
    ]
  })
}

/** Where a dry bundle touches the paper once more: a thin grain with pointed ends. */
function crumb({ from, to, depth }: Bundle, end: number, level: (share: number) => number, random: Random): Point[] {
  const [near, far] = [end - depth * between(random, 0.6, 0.86), end - depth * between(random, 0.08, 0.5)]
  const middle = level((from + to) / 2)
  const half = ((level(to) - level(from)) / 2) * between(random, 0.3, 0.8)
  const at = (share: number, off: number) => ({ x: near + (far - near) * share, y: middle + off * half })
  return [at(0, 0.1), at(0.25, -0.6), at(0.45, -1), at(0.75, -0.5), at(1, 0), at(0.7, 0.5), at(0.35, 0.9)]
}
