import { inRadians, type Point } from '@collagerie/core/geometry'
import { num } from './svg.ts'

const STEPS = 56

/**
 * A pen stroke told by how it bends: it sets out in a direction and turns by `bendAt` (radians over the whole length,
 * at a share of the way). A bend that grows along the way rolls up into a volute.
 */
export function curl(start: Point, degrees: number, length: number, bendAt: (share: number) => number): Point[] {
  const points: Point[] = [start]
  let heading = inRadians(degrees)
  let { x, y } = start
  for (let step = 0; step < STEPS; step++) {
    heading += bendAt((step + 0.5) / STEPS) / STEPS
    x += (Math.cos(heading) * length) / STEPS
    y += (Math.sin(heading) * length) / STEPS
    points.push({ x, y })
  }
  return points
}

/** The bend of a stroke that first sways one way, then rolls up the other: `turns` is the volute's whole turning. */
export function swayThenRoll(sway: number, from: number, turns: number): (share: number) => number {
  const growth = (3 * turns * 2 * Math.PI) / (1 - from) ** 3
  return (share) => (share < from ? sway : growth * (share - from) ** 2)
}

/** A leaf from its foot in a direction; `bend` bows its spine to the right, as a share of its length. */
export function leafPath(foot: Point, degrees: number, length: number, breadth: number, bend = 0): string {
  const angle = inRadians(degrees)
  const at = (along: number, across: number) => {
    const x = foot.x + Math.cos(angle) * along * length - Math.sin(angle) * across
    const y = foot.y + Math.sin(angle) * along * length + Math.cos(angle) * across
    return `${num(x)} ${num(y)}`
  }
  const bow = bend * length
  const half = breadth * 0.66
  return (
    `M${at(0, 0)}C${at(0.28, half + bow * 0.5)} ${at(0.66, half + bow * 1.1)} ${at(1, bow)}` +
    `C${at(0.62, -half + bow * 1.1)} ${at(0.24, -half + bow * 0.5)} ${at(0, 0)}z`
  )
}
