import sharp from 'sharp'
import type { PressProfile } from './press-profile.ts'

/**
 * What colours such as #4d4d4f are in the press's own terms, from 0 to 1, converted as the pictures are. What nobody
 * converted has no ink: any other would be printed without a word.
 */
export async function readInks(
  colors: readonly string[],
  press: PressProfile,
): Promise<(color: string) => readonly number[]> {
  const inks = new Map<string, readonly number[]>()
  for (const color of new Set(colors)) {
    const speck = sharp({ create: { width: 1, height: 1, channels: 3, background: color } })
    const turned =
      press.pictures === 'srgb'
        ? speck
        : speck.toColourspace(press.space === 'cmyk' ? 'cmyk' : 'srgb').withIccProfile(press.file)
    const values = await turned.raw().toBuffer()
    inks.set(
      color,
      Array.from(values, (value) => Math.round((value / 255) * 1e4) / 1e4),
    )
  }
  return (color) => {
    const ink = inks.get(color)
    if (!ink) throw new Error(`The colour ${color} was not converted.`)
    return ink
  }
}
