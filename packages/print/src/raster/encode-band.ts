import sharp, { type Sharp } from 'sharp'
import type { PressProfile } from '../colour/press-profile.ts'
import { splitJpeg } from './jpeg-segments.ts'

const QUALITY = 94
const BLOCK = 8

/** Encodes some rows of opaque RGBA pixels in the press's colours. */
export async function encodeBand(rgba: Buffer, width: number, press: PressProfile): Promise<Buffer> {
  const band = sharp(rgba, { raw: { width, height: rgba.length / 4 / width, channels: 4 }, limitInputPixels: false })
  const opaque = band.removeAlpha()
  return splitJpeg(await asJpeg(press.pictures === 'srgb' ? opaque : inPress(opaque, press))).scan
}

/** A picture of one block with everything the bands share: profile, resolution and tables. */
export async function encodeBlankBlock(dpi: number, press: PressProfile): Promise<Buffer> {
  const blank = sharp({ create: { width: BLOCK, height: BLOCK, channels: 3, background: '#ffffff' } })
  const described = blank.withDensity(dpi)
  return asJpeg(press.pictures === 'srgb' ? described.withIccProfile('srgb') : inPress(described, press))
}

function inPress(picture: Sharp, { space, file }: Extract<PressProfile, { pictures: 'press' }>): Sharp {
  return picture.toColourspace(space === 'cmyk' ? 'cmyk' : 'srgb').withIccProfile(file)
}

/** One set of tables for all pictures, so that their codes are compatible. */
function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer()
}
