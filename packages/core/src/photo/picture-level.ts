/** The long side of the first copy, by the photo's origin. */
export const BASE_PIXELS = { computer: 1024, instagram: 640, quotes: 512, other: 512 } as const
/** The long side of the copy that is always kept: enough for every photo of a full sheet. */
export const SMALL_PIXELS = 320
/** A copy may be stretched this much on the screen before a sharper one is worth reading. */
const STRETCH = 1.01
/** Few sizes, so that zooming does not decode a photo at every step. */
const LEVELS_BELOW: readonly number[] = [SMALL_PIXELS, 512]
/** So close that a picture is hardly scaled down, for browsers that do it badly. */
export const CLOSE_LEVELS: readonly number[] = [57, 80, 113, 160, 226, SMALL_PIXELS, 453, 640, 905]
/** The last stays below the largest canvas of iOS, 4096 squared, even for a square photo. */
const LEVELS_ABOVE = [1024, 1536, 2048, 3072, 4000] as const

/**
 * The long side of the copy to show if the whole photo takes `wanted` screen pixels: the smallest that is enough, or
 * the first copy's if that is unknown. `original` is the photo's own long side; nothing is gained beyond it.
 */
export function pictureLevel(
  wanted: number,
  original: number,
  first: number = BASE_PIXELS.computer,
  levelsBelow: readonly number[] = LEVELS_BELOW,
): number {
  const base = Math.min(first, original)
  const below = levelsBelow.find((each) => each < base && wanted / each <= STRETCH)
  if (below !== undefined) return below
  if (!(wanted / base > STRETCH) || original <= first) return base
  const level = LEVELS_ABOVE.find((each) => each >= wanted) ?? LEVELS_ABOVE[LEVELS_ABOVE.length - 1] ?? first
  return Math.min(level, original)
}
