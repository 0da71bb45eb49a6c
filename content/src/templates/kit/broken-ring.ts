import type { Point } from '@collagerie/core/geometry'
import { polar } from './curves.ts'
import { num } from './svg.ts'

const STEP_DEGREES = 0.5

/** A circle drawn only where `isOpen` lets it pass: real gaps, so that any ground colour shows through them. */
export function brokenRingPath(centre: Point, radius: number, isOpen: (point: Point) => boolean): string {
  const steps = 360 / STEP_DEGREES
  const open = Array.from({ length: steps }, (_, step) => isOpen(polar(centre, radius, step * STEP_DEGREES)))
  const start = open.indexOf(false)
  const arcs: string[] = []
  let from: number | undefined
  for (let step = Math.max(0, start); step <= Math.max(0, start) + steps; step++) {
    const passes = open[step % steps] === true && step < Math.max(0, start) + steps
    if (passes) from ??= step
    else if (from !== undefined) {
      arcs.push(arcPath(centre, radius, from * STEP_DEGREES, (step - 1) * STEP_DEGREES))
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
