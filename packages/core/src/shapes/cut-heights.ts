import type { Size } from '../geometry/index.ts'
import type { CoverageMap } from './coverage-map.ts'
import { type CutWish, LEAST_SIDE } from './cut-band.ts'

const STEPS_PER_SIDE = 4.4

/** The heights at which a shape may be cut, from half a gap above it to half a gap below. */
export function cutHeights(map: CoverageMap, size: Size, { side, gap }: CutWish): number[] {
  const top = -gap / 2
  const bottom = size.height + gap / 2
  const inner: number[] = []
  const add = (y: number, apart: number) => {
    if (y <= top + LEAST_SIDE || y >= bottom - LEAST_SIDE) return
    for (const other of inner) if (Math.abs(other - y) <= apart) return
    inner.push(y)
  }
  // A cut half a gap off a level edge lets photos end on that edge.
  for (const level of map.levels) {
    add(level * size.height - gap / 2, 0.02 * side)
    add(level * size.height + gap / 2, 0.02 * side)
  }
  const steps = Math.max(2, Math.round(((bottom - top) / side) * STEPS_PER_SIDE))
  for (let step = 1; step < steps; step++) add(top + (step / steps) * (bottom - top), side / STEPS_PER_SIDE / 3)
  return [top, ...inner.toSorted((a, b) => a - b), bottom]
}
