import type { Size } from '@collagerie/core/geometry'
import type { FilePart } from '@collagerie/core/photo'
import { turnedSize } from '@collagerie/core/placement'
import { surface } from '../../painting/surface.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import { fittedSize } from './fitted-size.ts'
import type { DecodedPhoto, InspectedFile, PhotoJob } from './photo-job.ts'
import { scaledFrame } from './scaled-frame.ts'
import { drawsWithCare, shrinkPicture } from './shrink-picture.ts'

const JPEG = 'image/jpeg'
const THUMB = { type: JPEG, quality: 0.8 } as const
/** The marker of comment segments, which decoders ignore. */
const COMMENT = 0xfe
/** Up to this factor, mixing neighbouring pixels skips none. */
const NEARLY = 1.5
/** A frame whose size is this close is used unchanged: stretching would make nothing clearer. */
const CLOSE = 0.02

type DecodeJob = Extract<PhotoJob, { readonly kind: 'decode' }>

/** The stored pixels, mirrored if the file's tag says so, never turned, and no larger than asked. */
export async function decodePhoto({ file, inspected, longSide, copies }: DecodeJob): Promise<DecodedPhoto> {
  const stored = await shrunk(() => readWithout(file, inspected.exif), inspected, longSide)
  const bitmap = inspected.isMirrored ? mirrored(stored) : stored
  if (!copies) return { bitmap, small: undefined, thumb: undefined }
  const hasSmall = Math.max(bitmap.width, bitmap.height) > copies.longSide
  return {
    bitmap,
    small: hasSmall ? smaller(bitmap, fittedSize(bitmap, copies.longSide)) : undefined,
    thumb: hasTrustedPixels() ? await thumbOf(bitmap, inspected, copies.thumbHeight) : unturned(file, inspected.exif),
  }
}

/** Browsers turn photos by their EXIF tag and not all can be told not to, so the tag is disguised as a comment. */
async function readWithout(file: Blob, parts: readonly FilePart[]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  for (const { start } of parts) bytes[start + 1] = COMMENT
  return bytes
}

async function shrunk(read: () => Promise<Uint8Array<ArrayBuffer>>, inspected: InspectedFile, longSide: number) {
  const { width, height } = fittedSize(inspected, longSide)
  if (width === inspected.width && height === inspected.height) return createImageBitmap(asBlob(await read()))
  const frame = await scaledFrame(read, inspected, { width, height })
  const resize = { resizeWidth: width, resizeHeight: height }
  if (!frame && drawsWithCare()) return createImageBitmap(asBlob(await read()), { ...resize, resizeQuality: 'high' })
  if (!frame) return shrunkByHalves(asBlob(await read()), { width, height })
  if (Math.abs(frame.codedWidth / width - 1) <= CLOSE) return createImageBitmap(frame).finally(() => frame.close())
  // Not drawn on a canvas: in some browsers a drawn frame keeps its memory after it is closed.
  const isNearly = frame.codedWidth <= width * NEARLY
  return createImageBitmap(frame, { ...resize, resizeQuality: isNearly ? 'low' : 'medium' }).finally(() =>
    frame.close(),
  )
}

/** WebKitGTK shrinks as badly while decoding as while drawing. */
async function shrunkByHalves(file: Blob, size: Size): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const shrunken = shrinkPicture(whole, size)
  whole.close()
  return shrunken
}

const asBlob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: JPEG })

function drawn(picture: ImageBitmap, { width, height }: Size): OffscreenCanvas {
  const { canvas, ctx } = surface(width, height)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, 0, 0, width, height)
  return canvas
}

function smaller(picture: ImageBitmap, size: Size): ImageBitmap {
  return drawsWithCare() ? drawn(picture, size).transferToImageBitmap() : shrinkPicture(picture, size)
}

function mirrored(bitmap: ImageBitmap): ImageBitmap {
  const { canvas, ctx } = surface(bitmap.width, bitmap.height)
  ctx.scale(-1, 1)
  ctx.drawImage(bitmap, -bitmap.width, 0)
  bitmap.close()
  return canvas.transferToImageBitmap()
}

async function thumbOf(bitmap: ImageBitmap, { rotation }: InspectedFile, height: number): Promise<Blob> {
  const scale = Math.min(1, height / turnedSize(bitmap, rotation).height)
  const size = { width: Math.ceil(bitmap.width * scale), height: Math.ceil(bitmap.height * scale) }
  if (drawsWithCare()) return drawn(bitmap, size).convertToBlob(THUMB)
  const small = shrinkPicture(bitmap, size)
  const thumb = drawn(small, size).convertToBlob(THUMB)
  small.close()
  return thumb
}

/** The photo itself as its thumb, for browsers that let none be made. Nothing of the file is copied. */
function unturned(file: Blob, exif: readonly FilePart[]): Blob {
  const marks = exif.map(({ start }) => start + 1)
  const pieces = marks.flatMap((mark, index) => [
    file.slice((marks[index - 1] ?? -1) + 1, mark),
    new Uint8Array([COMMENT]),
  ])
  return new Blob([...pieces, file.slice((marks.at(-1) ?? -1) + 1)], { type: JPEG })
}
