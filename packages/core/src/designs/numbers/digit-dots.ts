import type { Rect, Size } from '../../geometry/index.ts'
import { LEAST_VISIBLE } from '../../shapes/index.ts'
import type { Dots } from './digit-settings.ts'

/** The dot of a date: where it is in its box, and how wide, in the digits' units. */
export interface Dot extends Size {
  readonly isDot: true
  readonly side: number
  /** Air before it: the pairs stand further apart than their digits. */
  readonly air: number
  /**
   * Side by side it stands at half height, because on the line it would turn the date into a fraction; behind the upper
   * of two lines it stands at the foot, like a full stop.
   */
  readonly isAtFoot: boolean
}

interface DotMeasures {
  readonly side: number
  readonly air: number
  readonly height: number
}

export function dotsOf({ side, air, height }: DotMeasures): Dots<Dot> {
  const dot = { isDot: true, side, air, height } as const
  return {
    beside: { ...dot, width: side + 2 * air, isAtFoot: false },
    hung: { ...dot, width: side + air, isAtFoot: true },
  }
}

/** The dot as it lies on paper: as wide as high, however the digits are stretched. */
export function dotPhoto({ side, air, width, isAtFoot }: Dot, box: Rect, gap = 0): Rect {
  const perUnit = box.width / width
  const length = side * perUnit - gap
  return {
    x: box.x + air * perUnit + gap / 2,
    y: isAtFoot ? box.y + box.height - length - gap / 2 : box.y + (box.height - length) / 2,
    width: length,
    height: length,
  }
}

/** How much larger a dot must be drawn to hold a photo; 1 if it does. `filled` is its share of its square. */
export function dotGrowth(photo: Rect, filled: number): number {
  return Math.max(1, Math.sqrt(LEAST_VISIBLE / filled) / photo.width)
}
