import type { Point } from '@collagerie/core/geometry'

/** A string between two nails that hangs through by `sag`; `share` runs from the left end (0) to the right (1). */
export interface Line {
  readonly from: Point
  readonly to: Point
  readonly sag: number
}

export function onLine({ from, to, sag }: Line, share: number): Point {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + 4 * sag * share * (1 - share),
  }
}
