import type { Size } from './rect.ts'

/** A picture's bytes: red, green, blue and opacity, row by row. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray | Uint8Array
}
