import { inRadians, type Point } from '@collagerie/core/geometry'
import { num } from './svg.ts'

const STEP_DEGREES = 0.5

/** Half the breadth and half the height of a ring. */
export interface Ring {
  readonly rx: number
  readonly ry: number
}

export function onRing({ x, y }: Point, { rx, ry }: Ring, degrees: number): Point {
  const angle = inRadians(degrees)
  return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) }
}

/** A ring drawn only where `isOpen` lets it pass: real gaps, so that any ground colour shows through them. */
export function brokenRingPath(centre: Point, ring: Ring, isOpen: (point: Point) => boolean): string {
  const steps = 360 / STEP_DEGREES
  const open = Array.from({ length: steps }, (_, step) => isOpen(onRing(centre, ring, step * STEP_DEGREES)))
  const firstGap = open.indexOf(false)
  if (firstGap === -1) return `${arcPath(centre, ring, 0, 180)}${arcPath(centre, ring, 180, 360)}`
  const arcs: string[] = []
  let from: number | undefined
  // Once round from a gap to the same gap, so that no arc is cut in two where counting began.
  for (let step = firstGap; step <= firstGap + steps; step++) {
    if (open[step % steps] === true) from ??= step
    else if (from !== undefined) {
      // A single step would be an arc of no length, a speck.
      if (from < step - 1) arcs.push(arcPath(centre, ring, from * STEP_DEGREES, (step - 1) * STEP_DEGREES))
      from = undefined
    }
  }
  return arcs.join('')
}

/** Clockwise from one angle to a larger one. */
export function arcPath(centre: Point, ring: Ring, fromDegrees: number, toDegrees: number): string {
  const from = onRing(centre, ring, fromDegrees)
  const to = onRing(centre, ring, toDegrees)
  const large = toDegrees - fromDegrees > 180 ? 1 : 0
  return `M${num(from.x)} ${num(from.y)}A${num(ring.rx)} ${num(ring.ry)} 0 ${large} 1 ${num(to.x)} ${num(to.y)}`
}
