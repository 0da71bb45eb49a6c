import type { Point } from '@collagerie/core/geometry'
import { smoothOutline } from '../kit/curves.ts'
import { path } from '../kit/svg.ts'

const RIBBON = { light: '#f2b3a2', dark: '#c8553f' } as const

const TAIL = [
  [0.01, 0],
  [0.06, 0.08],
  [0.12, 0.2],
  [0.15, 0.25],
  [0.09, 0.27],
  [0.05, 0.17],
] as const
const LOOP = [
  [0, 0],
  [0.08, -0.07],
  [0.17, -0.07],
  [0.2, 0],
  [0.15, 0.05],
  [0.07, 0.03],
] as const
const INSIDE = [
  [0.05, -0.01],
  [0.12, -0.035],
  [0.165, 0],
  [0.12, 0.022],
] as const
const KNOT = [
  [-0.03, -0.03],
  [0.03, -0.03],
  [0.034, 0.03],
  [-0.034, 0.03],
] as const

/** Two tails, two loops with what is seen of their inside, and a knot. */
export function satinBow(tie: Point, size: number): string[] {
  const satin = {
    fill: RIBBON.light,
    'fill-opacity': 0.94,
    stroke: RIBBON.dark,
    'stroke-opacity': 0.5,
    'stroke-width': size * 0.004,
  }
  const shade = { fill: RIBBON.dark, 'fill-opacity': 0.4 }
  const ribbon = (points: readonly (readonly [number, number])[], side: number, look: typeof satin | typeof shade) => {
    const outline = points.map(([across, down]) => ({ x: tie.x + across * side * size, y: tie.y + down * size }))
    return path(smoothOutline(outline), look)
  }
  return [
    ...[-1, 1].flatMap((side) => [ribbon(TAIL, side, satin), ribbon(LOOP, side, satin), ribbon(INSIDE, side, shade)]),
    ribbon(KNOT, 1, satin),
  ]
}
