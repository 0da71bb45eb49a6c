import { type Format, orientationOf, sizesOfOrientation } from '../format/index.ts'
import { areaOf } from '../geometry/index.ts'

/** How far proportions may differ, as a factor, to suit the same picture. */
const ALIKE = 1.25

/** The next smaller and the next larger size of nearly the same proportions, if there are any. */
export function neighbourSizes<Size extends Format>(format: Format, sizes: readonly Size[]): readonly Size[] {
  const alike = sizesOfOrientation(sizes, orientationOf(format))
    .filter((size) => isAlike(size, format))
    .toSorted((a, b) => areaOf(a) - areaOf(b))
  const smaller = alike.findLast((size) => isInside(size, format))
  const larger = alike.find((size) => isInside(format, size))
  return [smaller, larger].flatMap((size) => size ?? [])
}

function isAlike(one: Format, other: Format): boolean {
  const factor = (one.width * other.height) / (one.height * other.width)
  return Math.max(factor, 1 / factor) <= ALIKE
}

/** Smaller on both sides, so that one outline lies wholly in the other. */
function isInside(inner: Format, outer: Format): boolean {
  return inner.width < outer.width && inner.height < outer.height
}
