import type { Rect, Size } from '../../geometry/index.ts'
import { LEAST_VISIBLE } from '../../shapes/index.ts'
import type { DateDots } from './digit-settings.ts'

/** The dot between the pairs of a date: where it is in its box, and how wide, in the digits' units. */
export interface Dot extends Size {
  readonly isDot: true
  readonly side: number
  /** Air on both sides of it: the pairs stand further apart than their digits. */
  readonly air: number
}

interface DotMeasures {
  readonly side: number
  readonly air: number
  readonly height: number
}

export function dotsOf({ side, air, height }: DotMeasures): DateDots<Dot> {
  const beside: Dot = { isDot: true, side, air, height, width: side + 2 * air }
  return { beside, between: { ...beside, height: side } }
}

/**
 * The dot as it lies on paper: as wide as high, however the digits are stretched, and at half height, because on the
 * line it would turn the date into a fraction.
 */
export function dotPhoto({ side, air, width }: Dot, box: Rect, gap = 0): Rect {
  const perUnit = box.width / width
  const length = side * perUnit - gap
  return {
    x: box.x + air * perUnit + gap / 2,
    y: box.y + (box.height - length) / 2,
    width: length,
    height: length,
  }
}

/** How much larger a dot must be drawn to hold a photo; 1 if it does. `filled` is its share of its square. */
export function dotGrowth(photo: Rect, filled: number): number {
  return Math.max(1, Math.sqrt(LEAST_VISIBLE / filled) / photo.width)
}
