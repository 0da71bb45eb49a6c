import type { Size } from '../../geometry/index.ts'
import type { Parts } from './parts.ts'

/** Nearer than this, two seams look as if they were meant to meet and missed. */
export const NEAR = 0.9
const NEAR_OF_SHORT_SIDE = 0.07

/** The same on a large sheet, which is seen from further away. */
export function nearOn({ width, height }: Size): number {
  return Math.max(NEAR, NEAR_OF_SHORT_SIDE * Math.min(width, height))
}
const SAME = 1e-6

/**
 * Corners where four parts meet, or all but meet: what makes a woven mosaic look like a broken grid. Those `hair` apart
 * count twice.
 */
export function crossings(parts: Parts, near = NEAR, hair = 0): number {
  let found = 0
  for (let a = 0; a < parts.length; a += 4) {
    const left = parts[a] as number
    const right = left + (parts[a + 2] as number)
    const bottom = (parts[a + 1] as number) + (parts[a + 3] as number)
    for (let b = 0; b < parts.length; b += 4) {
      const drop = (parts[b + 1] as number) - bottom
      if (drop > near || drop < -near) continue
      const otherLeft = parts[b] as number
      const toRight = otherLeft - right
      const toLeft = otherLeft + (parts[b + 2] as number) - left
      const aside = Math.min(Math.abs(toRight), Math.abs(toLeft))
      if (aside < near) found += aside < hair && drop < hair && drop > -hair ? 2 : 1
    }
  }
  return found
}

/** Seams that run from edge to edge, along `axis` 0 (upright seams) or 1 (level ones). */
export function throughSeams(parts: Parts, axis: 0 | 1, length: number): number {
  const across = 3 - axis
  let through = 0
  for (let a = 0; a < parts.length; a += 4) {
    const at = parts[a + axis] as number
    if (at < SAME) continue
    let run = 0
    let isFirst = true
    for (let b = 0; b < parts.length; b += 4) {
      if (Math.abs((parts[b + axis] as number) - at) > SAME) continue
      if (b < a) {
        isFirst = false
        break
      }
      run += parts[b + across] as number
    }
    if (isFirst && run > length - SAME) through++
  }
  return through
}
