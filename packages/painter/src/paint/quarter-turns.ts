import type { Rotation } from '@collagerie/core/placement'

/** Quarter turns as exact matrices: a sine of 90 degrees must not cost a pixel row. */
export const QUARTER_TURNS: Readonly<Record<Rotation, readonly [number, number, number, number]>> = {
  0: [1, 0, 0, 1],
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
}
