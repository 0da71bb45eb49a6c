/** The long side of the copy that is first shown, by where a photo comes from. */
export const BASE_PIXELS = { computer: 1024, instagram: 640, quotes: 512, other: 512 } as const
/** The copy may be stretched by this much on the screen before a sharper one is worth reading. */
const STRETCH = 1.01
/** Few sizes, so that zooming step by step does not decode a photo at every step. */
const LEVELS = [1024, 1536, 2048, 3072, 4096] as const

/**
 * The long side of the copy to be shown where the whole photo would take `wanted` screen pixels: the first copy's, or
 * the smallest larger one that has enough. `original` is the long side of the photo itself; nothing is gained beyond it.
 */
export function pictureLevel(wanted: number, original: number, first: number = BASE_PIXELS.computer): number {
  const base = Math.min(first, original)
  if (!(wanted / base > STRETCH) || original <= first) return base
  const level = LEVELS.find((each) => each >= wanted) ?? LEVELS[LEVELS.length - 1] ?? first
  return Math.min(level, original)
}
