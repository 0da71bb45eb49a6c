import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A small picture of noise, so that no two are alike. */
export function testJpeg(width: number, height: number, orientation = 1): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

/** A picture stored with black on the left and white on the right. */
export function leftBlackJpeg(width: number, height: number, orientation: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3, 255)
  for (let at = 0; at < width * height; at++) if (at % width < width / 2) pixels.fill(0, at * 3, at * 3 + 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

/** A picture followed by zeros: decoders ignore what comes after the end. */
export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const padded = Buffer.alloc(bytes)
  const jpeg = await testJpeg(8, 6)
  jpeg.copy(padded)
  return padded
}
