import type { Point } from '@collagerie/core/geometry'
import { between, type Random, wobble } from '../kit/hand.ts'
import { num, path } from '../kit/svg.ts'
import { rawPath } from '../kit/watercolour.ts'

/** A thin colour, and what settles where it dries. */
export interface Pigment {
  readonly color: string
  readonly settled: string
}

interface Pool {
  readonly outline: readonly Point[]
  /** What its edge is drawn in towards. */
  readonly middle: Point
  readonly short: number
  readonly pigment: Pigment
}

/** A transparent wash: coats that end in different places, pigment along its rim, grains in the paper's hollows. */
export function washedPool({ outline, middle, short, pigment }: Pool, random: Random): string[] {
  const { color, settled } = pigment
  const drawnIn = (reach: number, sway: (share: number) => number) =>
    outline.map((point, nth) => {
      const away = Math.hypot(middle.x - point.x, middle.y - point.y) || 1
      const by = Math.max(0, short * reach * (1 + 0.8 * sway(nth / outline.length))) / away
      return { x: point.x + (middle.x - point.x) * by, y: point.y + (middle.y - point.y) * by }
    })
  const coats = [0, 0.02, 0.055, 0.1].map((reach, nth) =>
    path(rawPath(drawnIn(reach, wobble(random, 3, 9))), { fill: color, 'fill-opacity': nth === 0 ? 0.34 : 0.2 }),
  )
  const rim = (reach: number, opacity: number) =>
    path(rawPath(outline) + rawPath(drawnIn(reach, wobble(random, 5, 17))), {
      fill: settled,
      'fill-opacity': opacity,
      'fill-rule': 'evenodd',
    })
  return [
    ...coats,
    rim(0.016, 0.12),
    rim(0.006, 0.22),
    rim(0.0026, 0.6),
    ...grains(outline, middle, short, settled, random),
  ]
}

/** An uneven line as wet colour leaves it: long swells, small ones, and hardly any tooth. */
export function wetLine(points: readonly Point[], stray: number, random: Random): Point[] {
  const [slow, quick] = [wobble(random, 2, 7), wobble(random, 16, 34)]
  const fine = points.flatMap((from, nth) => {
    const to = points[nth + 1]
    if (!to) return [from]
    return Array.from({ length: 14 }, (_, step) => {
      const share = step / 14
      const at = (nth + share) / (points.length - 1)
      const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
      const off = stray * (slow(at) + 0.16 * quick(at) + between(random, -0.03, 0.03))
      return {
        x: from.x + (to.x - from.x) * share - ((to.y - from.y) / long) * off,
        y: from.y + (to.y - from.y) * share + ((to.x - from.x) / long) * off,
      }
    })
  })
  return fine
}

/** The first of them are as far out as the pool goes, so that they belong to what runs on beyond the sheet. */
function grains(outline: readonly Point[], middle: Point, short: number, settled: string, random: Random): string[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const dots = Array.from({ length: 800 }, () => ({
    x: between(random, Math.min(...xs), Math.max(...xs)),
    y: between(random, Math.min(...ys), Math.max(...ys)),
  })).filter((dot) => isWithin(dot, outline))
  const drawn = [middle, middle, ...dots].map(({ x, y }) => `M${num(x)} ${num(y)}h${num(short * 0.0003)}`)
  const ink = { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': short * 0.0018 }
  return [
    path(drawn.filter((_, nth) => nth % 3 > 0).join(''), { ...ink, stroke: settled, 'stroke-opacity': 0.34 }),
    path(drawn.filter((_, nth) => nth % 3 === 0).join(''), { ...ink, stroke: '#fffdf8', 'stroke-opacity': 0.7 }),
  ]
}

function isWithin({ x, y }: Point, outline: readonly Point[]): boolean {
  return outline.reduce((isIn, from, nth) => {
    const to = outline[(nth + 1) % outline.length] ?? from
    const isCrossed = from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    return isCrossed ? !isIn : isIn
  }, false)
}

/** A thin dark line just inside an outline, broader in some places than in others, in the gradient `pigment`. */
export function driedEdge(
  outline: readonly Point[],
  middle: Point,
  short: number,
  opacity: number,
  random: Random,
): string[] {
  const broad = wobble(random, 5, 14)
  const inner = (reach: number) =>
    outline.map((point, nth) => {
      const away = Math.hypot(middle.x - point.x, middle.y - point.y) || 1
      const by = (short * reach * (1.1 + 0.75 * broad(nth / outline.length))) / away
      return { x: point.x + (middle.x - point.x) * by, y: point.y + (middle.y - point.y) * by }
    })
  const ring = (reach: number, strength: number) =>
    path(rawPath(outline) + rawPath(inner(reach)), {
      fill: 'url(#pigment)',
      'fill-opacity': opacity * strength,
      'fill-rule': 'evenodd',
    })
  return [ring(0.009, 0.22), ring(0.0045, 0.4), ring(0.0018, 0.85)]
}
