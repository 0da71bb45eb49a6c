import sharp from 'sharp'
import type { PressProfile } from './press-profile.ts'

/**
 * The inks for colours such as #4d4d4f, from 0 to 1, converted in the same way as the pictures. Asking for a colour
 * that was not converted throws: any fallback would be printed without a warning.
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
