import sharp from 'sharp'
import type { PressProfile } from '../colour/press-profile.ts'

const QUALITY = 94

/** The picture as the press gets it: as the file the shop opens, and as the stream inside the PDF. */
export async function encodeJpeg(tiff: string, file: string, dpi: number, press: PressProfile): Promise<void> {
  const picture = sharp(tiff, { limitInputPixels: false, sequentialRead: true })
  const coloured =
    press.pictures === 'srgb'
      ? picture.withIccProfile('srgb')
      : picture.toColourspace(press.space === 'cmyk' ? 'cmyk' : 'srgb').withIccProfile(press.file)
  await coloured
    // Counting the codes first would need the whole sheet in memory, for a few percent.
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .withMetadata({ density: dpi })
    .toFile(file)
}
