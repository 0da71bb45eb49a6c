import type { Point } from '@collagerie/core/geometry'
import { num, path } from './svg.ts'

/** A way of level and plumb stretches whose corners are quarter circles. */
interface Route {
  readonly corners: readonly Point[]
  /** Of the middle line. */
  readonly radius: number
}

/**
 * Parallel stripes along a route, the first colour on its left hand. In a bend each stripe keeps its own circle, so
 * they stay equally wide all the way.
 */
export function bands(route: Route, colors: readonly string[], stripe: number): string[] {
  return colors.map((color, index) =>
    path(parallel(route, (index - (colors.length - 1) / 2) * stripe), {
      fill: 'none',
      stroke: color,
      // A hair wider than the step, or the ground shows through the seams.
      'stroke-width': stripe * 1.02,
    }),
  )
}

/** The route moved to its right by `offset`. */
function parallel({ corners, radius }: Route, offset: number): string {
  const legs = corners.slice(1).map((to, index) => direction(corners[index] ?? to, to))
  const moved = corners.map((corner, index): Point => {
    const before = legs[index - 1] ?? legs[index] ?? { x: 0, y: 0 }
    const after = legs[index] ?? before
    // Level legs move up or down, plumb ones sideways; a corner does both.
    const along = before.x === after.x && before.y === after.y
    return {
      x: corner.x - (along ? before.y : before.y + after.y) * offset,
      y: corner.y + (along ? before.x : before.x + after.x) * offset,
    }
  })
  const first = moved[0] ?? { x: 0, y: 0 }
  const last = moved.at(-1) ?? first
  const bends = moved.slice(1, -1).map((corner, index) => {
    const before = legs[index] ?? { x: 0, y: 0 }
    const after = legs[index + 1] ?? before
    const turnsRight = before.x * after.y - before.y * after.x > 0
    const r = Math.max(0.001, radius + (turnsRight ? -offset : offset))
    const start = { x: corner.x - before.x * r, y: corner.y - before.y * r }
    const end = { x: corner.x + after.x * r, y: corner.y + after.y * r }
    return `L${at(start)}A${num(r)} ${num(r)} 0 0 ${turnsRight ? 1 : 0} ${at(end)}`
  })
  return `M${at(first)}${bends.join('')}L${at(last)}`
}

function direction(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) }
}

function at({ x, y }: Point): string {
  return `${num(x)} ${num(y)}`
}
