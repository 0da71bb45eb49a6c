import { FILTER_REACH, type Steps } from './printed-crop.ts'

/** Which pixels a printed one is mixed from, and the share of each. */
export interface Taps {
  /** For every printed pixel the first of its source pixels, which may lie before the picture. */
  readonly first: Int32Array
  /** `TAPS` shares for every printed pixel; they add up to one. */
  readonly shares: Float32Array
}

export const TAPS = 2 * FILTER_REACH

/** Lanczos with three lobes: as sharp as an enlargement gets before edges ring. */
export function lanczosTaps({ start, step, count }: Steps): Taps {
  const first = new Int32Array(count)
  const shares = new Float32Array(count * TAPS)
  for (let at = 0; at < count; at++) {
    const centre = start + (at + 0.5) * step - 0.5
    const from = Math.floor(centre) - FILTER_REACH + 1
    first[at] = from
    const own = Array.from({ length: TAPS }, (_, tap) => lanczos(centre - from - tap))
    const sum = own.reduce((total, share) => total + share, 0)
    for (const [tap, share] of own.entries()) shares[at * TAPS + tap] = share / sum
  }
  return { first, shares }
}

function lanczos(distance: number): number {
  if (Math.abs(distance) < 1e-9) return 1
  if (Math.abs(distance) >= FILTER_REACH) return 0
  const angle = Math.PI * distance
  return (FILTER_REACH * Math.sin(angle) * Math.sin(angle / FILTER_REACH)) / (angle * angle)
}
