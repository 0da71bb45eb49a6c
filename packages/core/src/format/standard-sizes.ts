import type { Format } from './format.ts'

const LANDSCAPE: readonly Format[] = [
  { width: 40, height: 30 },
  { width: 50, height: 40 },
  { width: 60, height: 30 },
  { width: 60, height: 40 },
  { width: 75, height: 50 },
  { width: 80, height: 60 },
  { width: 90, height: 60 },
  { width: 100, height: 50 },
  { width: 100, height: 75 },
  { width: 120, height: 80 },
  { width: 140, height: 100 },
]

export const SQUARE_SIZES: readonly Format[] = [30, 40, 50, 60, 80, 100].map((side) => ({ width: side, height: side }))

/** The sizes every shop offers: landscape, the same turned to portrait, square. */
export const STANDARD_SIZES: readonly Format[] = [
  ...LANDSCAPE,
  ...LANDSCAPE.map(({ width, height }) => ({ width: height, height: width })),
  ...SQUARE_SIZES,
]

/** The order of the standard sizes, which every list of sizes has; others come after them. */
export function inStandardOrder<Size extends Format>(sizes: readonly Size[]): Size[] {
  const placeOf = (size: Size) => {
    const place = STANDARD_SIZES.findIndex(({ width, height }) => width === size.width && height === size.height)
    return place < 0 ? STANDARD_SIZES.length : place
  }
  return sizes.toSorted((one, other) => placeOf(one) - placeOf(other))
}
