import type { Rect } from '@collagerie/core/geometry'
import type { PhotoStep } from '@collagerie/painter'
import sharp from 'sharp'
import { type Original, READING } from './original.ts'

/** Less than a pixel of any picture. */
const NEAR = 1e-6

/** Whether a crop takes in ground around its picture, as only a quote's does. */
export function takesInGround({ x, y, width, height }: Rect): boolean {
  return Math.min(x, y) < -NEAR || Math.max(x + width, y + height) > 1 + NEAR
}

/** A quote with the ground that its crop takes in, on disk, and the same crop of that. */
export async function withGround(
  original: Original,
  crop: Rect,
  file: string,
): Promise<{ readonly original: Original; readonly crop: PhotoStep['crop'] }> {
  const { width, height } = original
  const left = Math.max(0, Math.ceil(-crop.x * width - NEAR))
  const top = Math.max(0, Math.ceil(-crop.y * height - NEAR))
  const right = Math.max(0, Math.ceil((crop.x + crop.width - 1) * width - NEAR))
  const bottom = Math.max(0, Math.ceil((crop.y + crop.height - 1) * height - NEAR))
  const page = { width: left + width + right, height: top + height + bottom }
  const corner = await sharp(original.file, READING)
    .toColourspace('srgb')
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const [r = 255, g = 255, b = 255] = corner
  await sharp(original.file, READING)
    .toColourspace('srgb')
    .extend({ left, top, right, bottom, background: { r, g, b } })
    .toFile(file)
  return {
    original: { ...original, ...page, file },
    crop: {
      x: Math.max(0, (crop.x * width + left) / page.width),
      y: Math.max(0, (crop.y * height + top) / page.height),
      width: Math.min(1, (crop.width * width) / page.width),
      height: Math.min(1, (crop.height * height) / page.height),
    },
  }
}
