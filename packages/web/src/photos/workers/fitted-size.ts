import { fittedInto, type Size } from '@collagerie/core/geometry'

/** A size of these proportions in whole pixels, with at most this long side. */
export function fittedSize(size: Size, longSide: number): Size {
  return fittedInto(size, { width: longSide, height: longSide })
}
