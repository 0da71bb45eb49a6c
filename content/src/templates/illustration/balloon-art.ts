import type { Point } from '@collagerie/core/geometry'
import { polar, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { ovalPoints, placed } from '../kit/outlines.ts'
import { penLine, penOutline, taperedLine } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'
import { watercolour } from '../kit/watercolour.ts'

export const INK = '#2d3c5e'
const TINTS = [
  { body: '#f4877a', shade: '#d9513f' },
  { body: '#f8cf6a', shade: '#e79f2c' },
  { body: '#7cc0bd', shade: '#3a8f93' },
]
/** Height over breadth. */
export const SLENDER = 1.2

export interface Balloon extends Point {
  readonly radius: number
  readonly tint: { readonly body: string; readonly shade: string }
}

export function tintOf(index: number): Balloon['tint'] {
  return TINTS[index % TINTS.length] ?? { body: INK, shade: INK }
}

/** Fuller above the middle, drawn in towards the knot. */
export function skin({ x, y }: Point, radius: number): Point[] {
  return ovalPoints({ x: 0, y: 0 }, 1, 1, 28).map((point) => ({
    x: x + radius * point.x * (1 - 0.13 * Math.max(0, point.y) ** 1.5),
    y: y + radius * SLENDER * point.y,
  }))
}

export function stringOf({ x, y, radius }: Balloon, bow: Point, random: Random): Point[] {
  const from = { x, y: y + radius * (SLENDER + 0.08) }
  const sway = radius * between(random, -0.14, 0.14)
  const drop = bow.y - from.y
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    x: from.x + (bow.x - from.x) * share ** 1.7 + sway * Math.sin(share * Math.PI * 2),
    y: from.y + drop * share,
  }))
}

export function plainBalloon(balloon: Balloon, pen: number, random: Random): string[] {
  const points = skin(balloon, balloon.radius)
  const slip = points.map(({ x, y }) => ({ x: x + pen * 1.6, y: y + pen * 1.2 }))
  const lower = ovalPoints(
    { x: balloon.x + balloon.radius * 0.22, y: balloon.y + balloon.radius * 0.3 },
    balloon.radius * 0.66,
    balloon.radius * 0.72,
    7,
  )
  return [
    ...knot(balloon, pen, random),
    path(smoothPath(slip, true), { fill: balloon.tint.body }),
    ...watercolour(lower, { color: balloon.tint.shade, opacity: 0.34, layers: 5, run: 0.24 }, random),
    ...lineWork(balloon, pen, random),
  ]
}

/** The balloon that holds a photo: all that is seen of it is its knot and a coloured rim. */
export function rubber(balloon: Balloon, rim: number, pen: number, random: Random): string[] {
  const { x, y, radius, tint } = balloon
  const around = (by: number) => skin({ x, y }, radius + by)
  return [
    ...knot({ ...balloon, radius: radius + rim }, pen, random),
    path(smoothPath(around(rim), true), { fill: tint.body }),
    path(penOutline(around(rim), pen * 1.5, random), { fill: INK }),
    path(penOutline(around(pen * 0.6), pen, random), { fill: tint.shade }),
  ]
}

/** Contour and the window that mirrors in the skin. */
function lineWork(balloon: Balloon, pen: number, random: Random): string[] {
  const { x, y, radius } = balloon
  const glint = (from: number, to: number, reach: number) =>
    [0, 0.33, 0.66, 1].map((share) => {
      const point = polar({ x: 0, y: 0 }, radius * reach, from + (to - from) * share)
      return { x: x + point.x, y: y + point.y * SLENDER }
    })
  return [
    path(penLine(glint(198, 246, 0.84), radius * 0.055, random), { fill: '#ffffff', 'fill-opacity': 0.62 }),
    path(penLine(glint(184, 190, 0.84), radius * 0.05, random), { fill: '#ffffff', 'fill-opacity': 0.62 }),
    path(penOutline(skin(balloon, radius + pen * 0.5), pen * 1.5, random), { fill: INK }),
  ]
}

function knot({ x, y, radius, tint }: Balloon, pen: number, random: Random): string[] {
  const foot = y + radius * SLENDER
  const size = radius * 0.085
  const points = [
    { x, y: foot - size * 0.8 },
    { x: x + size, y: foot + size * 0.9 },
    { x, y: foot + size * 0.7 },
    { x: x - size, y: foot + size * 0.9 },
  ]
  return [path(smoothPath(points, true), { fill: tint.body }), path(penOutline(points, pen, random), { fill: INK })]
}

const LOOP: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0.5, y: -0.5 },
  { x: 1.15, y: -0.62 },
  { x: 1.36, y: -0.2 },
  { x: 1.1, y: 0.24 },
  { x: 0.5, y: 0.22 },
]

export function bowMarks(centre: Point, size: number, pen: number, random: Random): string[] {
  const [ribbon, , dot] = TINTS
  if (!ribbon || !dot) return []
  const parts = [1, -1].flatMap((side) => {
    const loop = placed(
      LOOP.map(({ x, y }) => ({ x: x * side, y })),
      centre,
      size,
    )
    const tail = [
      { x: 0, y: 0 },
      { x: side * 0.35, y: 0.45 },
      { x: side * 0.3, y: 0.9 },
      { x: side * 0.62, y: 1.3 },
    ]
    return [
      path(taperedLine(placed(tail, centre, size), size * 0.16, size * 0.22), { fill: ribbon.shade }),
      path(smoothPath(loop, true), { fill: ribbon.body }),
      path(penOutline(loop, pen, random), { fill: INK }),
    ]
  })
  const middle = ovalPoints(centre, size * 0.2, size * 0.24, 10)
  return [
    ...parts,
    path(smoothPath(middle, true), { fill: ribbon.shade }),
    path(penOutline(middle, pen, random), { fill: INK }),
  ]
}
