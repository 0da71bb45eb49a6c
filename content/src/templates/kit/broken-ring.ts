import type { Point } from '@collagerie/core/geometry'
import { circlePath, polar } from './curves.ts'
import { num } from './svg.ts'

const STEP_DEGREES = 0.5

/** A circle drawn only where `isOpen` lets it pass: real gaps, so that any ground colour shows through them. */
export function brokenRingPath(centre: Point, radius: number, isOpen: (point: Point) => boolean): string {
  const steps = 360 / STEP_DEGREES
  const open = Array.from({ length: steps }, (_, step) => isOpen(polar(centre, radius, step * STEP_DEGREES)))
  const firstGap = open.indexOf(false)
  if (firstGap === -1) return circlePath(centre, radius)
  const arcs: string[] = []
  let from: number | undefined
  // Once round from a gap to the same gap, so that no arc is cut in two where counting began.
  for (let step = firstGap; step <= firstGap + steps; step++) {
    if (open[step % steps] === true) from ??= step
    else if (from !== undefined) {
      // A single step would be an arc of no length, a speck.
      if (from < step - 1) arcs.push(arcPath(centre, radius, from * STEP_DEGREES, (step - 1) * STEP_DEGREES))
      from = undefined
    }
  }
  return arcs.join('')
}

/** Clockwise from one angle to a larger one. */
export function arcPath(centre: Point, radius: number, fromDegrees: number, toDegrees: number): string {
  const from = polar(centre, radius, fromDegrees)
  const to = polar(centre, radius, toDegrees)
  const large = toDegrees - fromDegrees > 180 ? 1 : 0
  return `M${num(from.x)} ${num(from.y)}A${num(radius)} ${num(radius)} 0 ${large} 1 ${num(to.x)} ${num(to.y)}`
}
