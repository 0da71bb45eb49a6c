import type { Point, Rect } from '@collagerie/core/geometry'
import { frayed, rawPath } from '../kit/frayed.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { el, num, path } from '../kit/svg.ts'
import { backrun, granules } from './wet-marks.ts'

/** A colour as it lies thin, as it gathers, and what settles of it in the paper and along its rim. */
export interface Pigment {
  readonly thin: string
  readonly full: string
  readonly settled: string
}

interface Wash {
  /** Of the gradient: one for every wash of a drawing. */
  readonly id: string
  readonly outline: readonly Point[]
  /** Where the brush was fullest, and how far its colour runs from there. */
  readonly heart: Point
  readonly reach: number
  readonly short: number
  readonly pigment: Pigment
  /** What is seen of it, where grains are worth drawing. */
  readonly seen: Rect
  /** Grains in all, and the places where water ran back into it. */
  readonly grains: number
  readonly backruns?: readonly { readonly at: Point; readonly radius: number }[]
  /** Where a second brushful was laid into it. */
  readonly puddles?: readonly Rect[]
  /** How strong the whole wash is, 1 if not told. */
  readonly strength?: number
}

/** How many thin coats lie over each other, and how far each may end before the outline, by the shorter side. */
const COATS = 6
const DRAWN_IN = 0.12

/** A transparent wash on wet paper: thin coats that end in different places, a rim here and there, settled grains. */
export function wetWash(wash: Wash, random: Random): string[] {
  const { id, outline, heart, reach, short, pigment, seen, strength = 1 } = wash
  const pool = frayed(outline, 1, 0.2, random)
  const drawnIn = (far: number, sway: (share: number) => number) =>
    pool.map((point, nth) => {
      const away = Math.hypot(heart.x - point.x, heart.y - point.y) || 1
      const by = Math.min(0.9, Math.max(0, far * (0.55 + 0.6 * sway(nth / pool.length))) / away)
      return { x: point.x + (heart.x - point.x) * by, y: point.y + (heart.y - point.y) * by }
    })
  const coats = Array.from({ length: COATS }, (_, nth) => {
    const line = drawnIn(short * DRAWN_IN * ((nth + 0.6) / COATS), wobble(random, 3, 12))
    // Some of its points are enough to be frayed anew, so that no two coats end alike.
    const some = line.filter((__, at) => at % 3 === 0)
    const loose = frayed(some, 1, 0.2, random)
    return path(rawPath(loose), {
      fill: nth % 3 === 2 ? pigment.settled : pigment.full,
      'fill-opacity': 0.065 * strength,
    })
  })
  const rim = (far: number, opacity: number) =>
    path(rawPath(pool) + rawPath(drawnIn(far, wobble(random, 5, 19))), {
      fill: pigment.settled,
      'fill-opacity': opacity * strength,
      'fill-rule': 'evenodd',
    })
  return [
    gradient(id, heart, reach, pigment),
    path(rawPath(pool), { fill: `url(#${id})`, 'fill-opacity': strength }),
    ...coats,
    rim(0.014 * short, 0.14),
    rim(0.0036 * short, 0.4),
    ...(wash.puddles ?? []).flatMap((puddle) => glaze(puddle, pigment, random)),
    ...(wash.backruns ?? []).flatMap((run, nth) =>
      backrun({ ...run, id: `${id}${nth}`, tone: pigment.settled }, random),
    ),
    ...granules({ seen, outline: pool, short, count: wash.grains, tone: pigment.settled }, random),
  ]
}

/** A second brushful, let into the first: two coats that end differently, one of them with the start of a rim. */
function glaze({ x, y, width, height }: Rect, { full, settled }: Pigment, random: Random): string[] {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const sway = wobble(random, 2, 6)
  const round = ovalPoints(middle, width / 2, height / 2, 26, 2.6).map((point, nth) => ({
    x: point.x,
    y: point.y + height * 0.16 * sway(nth / 26),
  }))
  const outer = frayed(round, 3, 0.16, random)
  const broad = wobble(random, 2, 5)
  const inner = outer.map((point, nth) => {
    const by = Math.max(0, 0.02 + 0.06 * broad(nth / outer.length))
    return { x: point.x + (middle.x - point.x) * by * (height / width), y: point.y + (middle.y - point.y) * by }
  })
  return [
    path(rawPath(outer), { fill: full, 'fill-opacity': 0.16 }),
    path(rawPath(frayed(round, 2, 0.24, random)), { fill: full, 'fill-opacity': 0.13 }),
    path(rawPath(outer) + rawPath(inner), { fill: settled, 'fill-opacity': 0.13, 'fill-rule': 'evenodd' }),
  ]
}

function gradient(id: string, heart: Point, reach: number, { thin, full }: Pigment): string {
  const stop = (offset: number, color: string, opacity: number) =>
    el('stop', { offset: num(offset), 'stop-color': color, 'stop-opacity': opacity })
  return el('defs', {}, [
    el('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx: heart.x, cy: heart.y, r: reach }, [
      stop(0, full, 0.8),
      stop(0.4, full, 0.56),
      stop(0.75, thin, 0.5),
      stop(1, thin, 0.42),
    ]),
  ])
}

/** An uneven line as wet colour leaves it: long swells, small ones, and hardly any tooth. */
export function wetLine(points: readonly Point[], stray: number, random: Random): Point[] {
  const [slow, quick] = [wobble(random, 2, 7), wobble(random, 12, 28)]
  return points.flatMap((from, nth) => {
    const to = points[nth + 1]
    if (!to) return [from]
    return Array.from({ length: 9 }, (_, step) => {
      const share = step / 9
      const at = (nth + share) / (points.length - 1)
      const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
      const off = stray * (slow(at) + 0.3 * quick(at) + between(random, -0.08, 0.08))
      return {
        x: from.x + (to.x - from.x) * share - ((to.y - from.y) / long) * off,
        y: from.y + (to.y - from.y) * share + ((to.x - from.x) / long) * off,
      }
    })
  })
}
