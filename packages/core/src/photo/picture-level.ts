/** The long side of the copy that is made of every photo from the computer. */
export const BASE_PIXELS = 1024
/** The copy may be stretched by this much on the screen before a sharper one is worth reading. */
const STRETCH = 1.01
/** Few sizes, so that zooming step by step does not decode a photo at every step. */
const LEVELS = [1536, 2048, 3072, 4096] as const

/**
 * The long side of the copy to be shown where the whole photo would take `wanted` screen pixels: the base, or the
 * smallest larger one that has enough. `original` is the long side of the photo itself; nothing is gained beyond it.
 */
export function pictureLevel(wanted: number, original: number): number {
  const base = Math.min(BASE_PIXELS, original)
  if (!(wanted / base > STRETCH) || original <= BASE_PIXELS) return base
  const level = LEVELS.find((each) => each >= wanted) ?? LEVELS[LEVELS.length - 1] ?? BASE_PIXELS
  return Math.min(level, original)
}
