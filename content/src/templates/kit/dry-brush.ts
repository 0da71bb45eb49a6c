import type { Point, Rect } from '@collagerie/core/geometry'
import { between, type Random, wobble } from './hand.ts'
import { rawPath } from './watercolour.ts'

/** One pull of a broad brush that runs dry: every stroke is pulled in its own way. */
export interface Pull {
  /** Over how much of its length the brush runs dry, as a share. */
  readonly reach: number
  /** How much earlier it is lifted at its lower side, as a share of its length. */
  readonly lean: number
  /** Whether it was pulled from right to left. */
  readonly isBackwards: boolean
}

const HAIRS = 66
/** Hairs of a wet brush lie over each other by so much; where they are thinner than that, paper shows between them. */
const OVERLAP = 1.5

/** Hair by hair: close together where the brush is wet, parting into long thin trails where it runs dry. */
export function dryBrushPath(box: Rect, pull: Pull, random: Random): string {
  const { x, y, width, height } = box
  const thick = Array.from({ length: HAIRS }, () => 0.4 + 1.5 * random() ** 2)
  const whole = thick.reduce((sum, each) => sum + each, 0)
  const [locks, fine, start] = [wobble(random, 2, 5), wobble(random, 8, 15), wobble(random, 3, 9)]
  const [above, below] = [wobble(random, 1, 3), wobble(random, 1, 3)]
  const across = (share: number, along: number) => {
    const [top, low] = [above(along * 0.6) + 1, below(along * 0.6) + 1].map((off) => off * height * 0.009)
    return y + (top ?? 0) + share * (height - (top ?? 0) - (low ?? 0))
  }
  const at = (along: number, level: number): Point => ({
    x: pull.isBackwards ? x + width * (1 - along) : x + width * along,
    y: level,
  })
  let laid = 0
  return thick
    .map((each) => {
      const middle = (laid + each / 2) / whole
      laid += each
      const rim = Math.abs(2 * middle - 1) ** 6
      const late = 0.32 + 0.22 * locks(middle * 0.9) + 0.1 * fine(middle) + between(random, -0.16, 0.16) + 0.3 * rim
      const end = 1 - pull.reach * clamp(late) - pull.lean * middle
      const from = 0.012 + 0.008 * start(middle * 0.9) + between(random, 0, 0.006) + 0.02 * rim
      const isDry = each < 0.75 && random() < 0.6
      const thin = end - pull.reach * (isDry ? between(random, 0.7, 1.15) : between(random, 0.25, 0.75))
      const half = (each / whole / 2) * OVERLAP
      const left = (isDry ? between(random, 0.25, 0.45) : between(random, 0.5, 0.68)) / OVERLAP
      const steps: readonly (readonly [along: number, breadth: number])[] = [
        [from, 0.25],
        [from + 0.014, 1],
        [0.3, 1],
        [Math.max(0.45, thin), 1],
        [thin + (end - thin) * 0.35, (1 + left) / 2],
        [thin + (end - thin) * 0.65, left],
        [thin + (end - thin) * 0.88, left * between(random, 0.6, 1)],
        [end, left * 0.3],
      ]
      const side = (sign: 1 | -1) =>
        steps.map(([along, breadth]) => at(along, across(clamp(middle + sign * half * breadth), along)))
      return rawPath([...side(-1), ...side(1).toReversed()])
    })
    .join('')
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))
