import type { Rect, Size } from '@collagerie/core/geometry'
import type { PhotoStep } from '@collagerie/painter'
import sharp from 'sharp'
import { type Original, READING } from './original.ts'

/** The most pixels of the quote for one printed pixel, along each side. */
const MOST_DENSITY = 2
const NEAR = 1e-6

/**
 * A quote with the ground that its crop takes in, on disk, and the same crop of that. A long slot takes in many times
 * the quote, so the quote is first made as small as its print allows: the file grows with the print and no further.
 */
export async function withQuoteGround(
  original: Original,
  crop: Rect,
  printed: Size,
  file: string,
): Promise<{ readonly original: Original; readonly crop: PhotoStep['crop'] }> {
  const { width, height } = scaled(original, crop, printed)
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
    .resize({ width, height, fit: 'fill' })
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

/** The quote in its own pixels, or in fewer if its print needs fewer. */
function scaled({ width, height }: Size, crop: Rect, printed: Size): Size {
  const shown = Math.max(printed.width / (crop.width * width), printed.height / (crop.height * height))
  const scale = Math.min(1, MOST_DENSITY * shown)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
