import { open, rm } from 'node:fs/promises'
import type { ImageEffect } from '@collagerie/core/effects'
import type { Rect, Size } from '@collagerie/core/geometry'
import { isSideways, rotationOf } from '@collagerie/core/placement'
import type { PhotoStep } from '@collagerie/painter'
import sharp from 'sharp'
import type { InkTurner } from '../colour/inks-to-rgb.ts'
import type { PrintPlace } from '../job/print-failure.ts'
import { enlargeFile } from './enlarge-file.ts'
import { brokenPhoto, type Original, READING } from './original.ts'
import { printedCrop } from './printed-crop.ts'

/** A photo's crop at its printed pixels, on disk: four bytes a pixel, row after row, not yet turned. */
export interface PreparedPhoto extends Size {
  readonly file: string
  /** Where the first pixel is. */
  readonly start: number
  readonly turn: number
  readonly effect: ImageEffect
  readonly isMirrored: boolean
  /** Of pixels that are still inks. */
  readonly turnInks?: InkTurner
}

/** The native file of libvips is a header and then nothing but pixels. */
const HEADER_BYTES = 64
const HEADER_MARK = 0xb6a6f208

/** Makes the pixels a step will print, `printed` being its box; nothing larger than some rows is ever in memory. */
export async function preparePhoto(
  original: Original,
  { crop, turn, effect }: PhotoStep,
  printed: Size,
  file: string,
  place: PrintPlace,
): Promise<PreparedPhoto> {
  const stored = isSideways(rotationOf(turn)) ? { width: printed.height, height: printed.width } : printed
  const { isMirrored, turnInks } = original
  const made = printedCrop(original, isMirrored ? mirrored(crop) : crop, stored)
  try {
    if (made.kind === 'enlarged') {
      const small = file.replace(/\.v$/, '-small.v')
      await fourBytes(original).extract(cutOf(made.read)).toFile(small)
      await checkHeader(small, made.read)
      await enlargeFile({ file: small, start: HEADER_BYTES, ...made }, file)
      await rm(small)
    } else {
      const { read, resized, kept } = made
      await (read ? fourBytes(original).extract(cutOf(read)) : fourBytes(original))
        .resize({ ...resized, fit: 'fill', kernel: 'lanczos3' })
        .extract(cutOf(kept))
        .toFile(file)
      await checkHeader(file, stored)
    }
  } catch (error) {
    throw brokenPhoto(error, place)
  }
  const start = made.kind === 'enlarged' ? 0 : HEADER_BYTES
  return { file, start, ...stored, turn, effect, isMirrored, ...(turnInks && { turnInks }) }
}

/** Four inks take as many bytes as three colours and an alpha that is never less than full. */
function fourBytes({ file, turnInks }: Original) {
  const whole = sharp(file, READING)
  return turnInks
    ? whole.pipelineColourspace('cmyk').toColourspace('cmyk')
    : whole.toColourspace('srgb').removeAlpha().ensureAlpha()
}

function cutOf({ x, y, width, height }: Rect) {
  return { left: x, top: y, width, height }
}

function mirrored(crop: Rect): Rect {
  return { ...crop, x: Math.max(0, 1 - crop.x - crop.width) }
}

async function checkHeader(file: string, { width, height }: Size): Promise<void> {
  const handle = await open(file)
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    await handle.read(header, 0, HEADER_BYTES, 0)
    const said = [header.readUInt32BE(0), header.readUInt32LE(4), header.readUInt32LE(8), header.readUInt32LE(12)]
    if (String(said) !== String([HEADER_MARK, width, height, 4]))
      throw new Error(`unexpected pixels: ${said.join(' ')}`)
  } finally {
    await handle.close()
  }
}
