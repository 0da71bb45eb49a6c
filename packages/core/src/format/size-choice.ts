import { type Format, type Orientation, orientationOf } from './format.ts'

/**
 * The child template id of a custom size. Standard sizes have ids such as `50x40`, so ids are strings, and this one is
 * the number's digits.
 */
export const CUSTOM_SIZE_ID = '999999999999'

const PREFERRED: readonly Format[] = [
  { width: 50, height: 40 },
  { width: 40, height: 50 },
  { width: 50, height: 50 },
]

/** The listed size with these measures: a custom size that has one switches to it. */
export function sizeMatching<Size extends Format>(sizes: readonly Size[], format: Format): Size | undefined {
  return sizes.find((size) => size.width === format.width && size.height === format.height)
}

/** 50x40, then 40x50, then 50x50, then whatever comes first. */
export function defaultSize<Size extends Format>(sizes: readonly Size[]): Size | undefined {
  for (const preferred of PREFERRED) {
    const match = sizeMatching(sizes, preferred)
    if (match) return match
  }
  return sizes[0]
}

export function sizesOfOrientation<Size extends Format>(sizes: readonly Size[], orientation: Orientation): Size[] {
  return sizes.filter((size) => orientationOf(size) === orientation)
}

/** The size chosen by switching the orientation. */
export function firstOfOrientation<Size extends Format>(
  sizes: readonly Size[],
  orientation: Orientation,
): Size | undefined {
  return sizesOfOrientation(sizes, orientation)[0]
}
