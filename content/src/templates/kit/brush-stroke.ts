import type { Point, Rect } from '@collagerie/core/geometry'
import { ribbonPath } from './curves.ts'
import { between, type Random, wobble } from './hand.ts'
import { path } from './svg.ts'
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
  readonly isDry: boolean
}

/** A stroke is no longer than this many times its breadth, as far as its hairs are concerned. */
const LONGEST = 1.5
/** How deep a notch between two bundles is at most, by how far they differ. */
const NOTCH = 0.3

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

/** Many thin bundles and a few thick ones; they leave the paper one after the other, the outer ones first. */
function bundles({ bristles, dry }: BrushHair, reach: number, dryness: number, random: Random): Bundle[] {
  const thick = Array.from({ length: bristles }, () => 0.3 + 1.5 * random() ** 2.2)
  const whole = thick.reduce((sum, each) => sum + each, 0)
  const [sweep, ripple] = [wobble(random, 1, 4), wobble(random, 6, 15)]
  let across = 0
  return thick.map((each) => {
    const from = across / whole
    across += each
    const to = across / whole
    const middle = (from + to) / 2
    const isDry = each < 0.85 && random() < dry * dryness
    const lift =
      0.3 +
      0.13 * sweep(middle) +
      0.09 * ripple(middle) +
      between(random, -0.09, 0.09) +
      0.4 * Math.abs(2 * middle - 1) ** 7
    const early = isDry ? between(random, 0.12, 0.62) : 0
    return { from, to, depth: reach * Math.min(1, Math.max(0, lift + early)), isDry }
  })
}

/** The line round the ends of the bundles: each runs out in a blunt tip, and between two of them is no deep notch. */
function tips(
  ends: readonly Bundle[],
  breadth: number,
  reach: number,
  random: Random,
): { depth: number; share: number }[] {
  return ends.flatMap(({ from, to, depth }) => {
    const span = to - from
    const taper = Math.min(span * breadth * between(random, 0.5, 1.5), reach * NOTCH)
    const point = from + span * between(random, 0.35, 0.65)
    return [
      { depth: depth + taper, share: from },
      { depth: depth + taper * 0.2, share: (from + 2 * point) / 3 },
      { depth: depth + taper * 0.1, share: (to + 2 * point) / 3 },
      { depth: depth + taper, share: to },
    ]
  })
}

/** Where a dry bundle touches the paper once more: a thin grain with pointed ends. */
function crumb({ from, to, depth }: Bundle, end: number, level: (share: number) => number, random: Random): Point[] {
  const [near, far] = [end - depth * between(random, 0.62, 0.82), end - depth * between(random, 0.3, 0.52)]
  const middle = level((from + to) / 2)
  const half = ((level(to) - level(from)) / 2) * between(random, 0.5, 0.85)
  const at = (share: number, off: number) => ({ x: near + (far - near) * share, y: middle + off * half })
  return [at(0, 0.2), at(0.2, -0.7), at(0.6, -1), at(1, -0.1), at(0.75, 0.8), at(0.3, 1)]
}

/** Paint on the paper: the stroke, and in it the furrows the hairs left. */
export function paintStroke(box: Rect, color: string, hair: BrushHair, random: Random, furrow = '#ffffff'): string[] {
  const lines = Array.from({ length: 16 }, () => {
    const level = box.y + box.height * between(random, 0.08, 0.92)
    const left = box.x + box.width * between(random, 0.06, 0.5)
    const long = (box.x + box.width * (1 - hair.end) - left) * between(random, 0.35, 1)
    const sway = box.height * 0.012
    const spine = [0, 0.3, 0.65, 1].map((share) => ({
      x: left + long * share,
      y: level + between(random, -sway, sway),
    }))
    return ribbonPath(spine, (share) => box.height * 0.012 * Math.sin(Math.PI * (0.08 + 0.84 * share)))
  })
  return [
    path(brushStrokePath(box, hair, random), { fill: color }),
    path(lines.slice(0, 9).join(''), { fill: furrow, 'fill-opacity': 0.2 }),
    path(lines.slice(9).join(''), { fill: '#000000', 'fill-opacity': 0.07 }),
  ]
}
