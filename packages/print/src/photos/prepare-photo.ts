import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Toning } from '@collagerie/core/effects'
import type { Rect, Size } from '@collagerie/core/geometry'
import { isSideways, reachOf, rotationOf } from '@collagerie/core/placement'
import { type PhotoStep, takesInGround } from '@collagerie/painter'
import sharp from 'sharp'
import type { InkTurner } from '../colour/ink-turner.ts'
import { PIXEL_BYTES } from '../colour/pixel-bytes.ts'
import type { PrintLocation } from '../job/print-failure.ts'
import { enlargeFile } from './enlarge-file.ts'
import { brokenPhoto, type Original, READING } from './original.ts'
import { printedCrop } from './printed-crop.ts'
import { tiltFile } from './tilt-file.ts'
import { withQuoteGround } from './with-quote-ground.ts'

/** A photo's crop at its printed pixels, on disk: four bytes a pixel, row after row, not yet turned. */
export interface PreparedPhoto extends Size {
  readonly file: string
  /** The offset of the first pixel. */
  readonly start: number
  /** The row length in pixels: a file may be wider than its printed part. */
  readonly rowLength: number
  readonly turn: number
  readonly toning: Toning
  /** Whether its rows are mirrored as stored, before it is turned. */
  readonly isMirrored: boolean
  /** Whether it is mirrored in its box, once it is turned. */
  readonly isMirroredInBox: boolean
  /** Set while the pixels are still inks. */
  readonly turnInks?: InkTurner
}

/** The native file of libvips is a header and then nothing but pixels. */
const HEADER_BYTES = 64
const HEADER_MARK = 0xb6a6f208
/** How far into a picture the tilting filter mixes the empty ground around it, which must not be printed. */
const RIM_PX = 2

/** What is printed of a photo: the pixels of its step, whose box is `printed`. */
interface PrintedPhoto {
  readonly original: Original
  readonly step: PhotoStep
  readonly printed: Size
}

/** Makes the pixels a step will print; only some rows are ever in memory. */
export async function preparePhoto(
  { original, step, printed }: PrintedPhoto,
  file: string,
  place: PrintLocation,
): Promise<PreparedPhoto> {
  const { crop, turn, toning, tilt = 0, isMirrored: isMirroredInBox = false } = step
  const stored = isSideways(rotationOf(turn)) ? { width: printed.height, height: printed.width } : printed
  const { isMirrored, turnInks } = original
  const facts = { ...stored, turn, toning, isMirrored, isMirroredInBox, ...(turnInks && { turnInks }) }
  if (tilt === 0) {
    await writeCrop({ original, crop, printed: stored }, file, place)
    return { ...facts, file, start: HEADER_BYTES, rowLength: stored.width }
  }
  const { width, height } = reachOf(stored, tilt)
  // The library caches files by name, and every page counts its photos from the first.
  const upright = file.replace(/\.v$/, `-${randomUUID()}.v`)
  const reached = { width: Math.ceil(width) + 2 * RIM_PX, height: Math.ceil(height) + 2 * RIM_PX }
  await writeCrop({ original, crop, printed: reached }, upright, place)
  // A photo that is mirrored afterwards is tilted the other way as stored.
  const tilted = await tiltFile(upright, isMirrored === isMirroredInBox ? tilt : -tilt, turnInks !== undefined)
  const [left, top] = [Math.floor((tilted.width - stored.width) / 2), Math.floor((tilted.height - stored.height) / 2)]
  const start = HEADER_BYTES + (top * tilted.width + left) * PIXEL_BYTES
  return { ...facts, file: tilted.file, start, rowLength: tilted.width }
}

interface PrintedCrop {
  readonly original: Original
  readonly crop: Rect
  readonly printed: Size
}

/** Writes a crop at its printed pixels. Only reading the original can be the photo's fault. */
async function writeCrop({ original, crop, printed }: PrintedCrop, file: string, place: PrintLocation): Promise<void> {
  const broken = (error: unknown) => {
    throw brokenPhoto(error, place)
  }
  if (takesInGround(crop)) {
    const page = file.replace(/\.v$/, `-${randomUUID()}-page.v`)
    const grown = await withQuoteGround(original, crop, printed, page).catch(broken)
    await writeCrop({ ...grown, printed }, file, place)
    await rm(page)
    return
  }
  const made = printedCrop(original, original.isMirrored ? mirrored(crop) : crop, printed)
  if (made.kind === 'enlarged') {
    const small = file.replace(/\.v$/, '-small.v')
    await fourBytes(original).extract(cutOf(made.read)).toFile(small).catch(broken)
    const header = await headerOf(small)
    checkHeader(header, made.read)
    header.writeUInt32LE(printed.width, 4)
    header.writeUInt32LE(printed.height, 8)
    await enlargeFile({ file: small, header, ...made }, file)
    await rm(small)
    return
  }
  const { read, resized, kept } = made
  await (read ? fourBytes(original).extract(cutOf(read)) : fourBytes(original))
    .resize({ ...resized, fit: 'fill', kernel: 'lanczos3' })
    .extract(cutOf(kept))
    .toFile(file)
    .catch(broken)
  checkHeader(await headerOf(file), printed)
}

/** Four inks take as many bytes as three colours and a full alpha. */
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

async function headerOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    await handle.read(header, 0, HEADER_BYTES, 0)
    return header
  } finally {
    await handle.close()
  }
}

/** Throws unless the file holds so many pixels, of four bytes each. */
function checkHeader(header: Buffer, { width, height }: Size): void {
  const found = [header.readUInt32BE(0), header.readUInt32LE(4), header.readUInt32LE(8), header.readUInt32LE(12)]
  if (String(found) !== String([HEADER_MARK, width, height, 4]))
    throw new Error(`unexpected pixels: ${found.join(' ')}`)
}
