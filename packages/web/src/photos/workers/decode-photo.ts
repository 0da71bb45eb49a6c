import type { FilePart } from '@collagerie/core/photo'
import { turnedSize } from '@collagerie/core/placement'
import type { Decoded, Inspected, PhotoJob } from './photo-job.ts'
import { surface } from './surface.ts'

const THUMB = { type: 'image/jpeg', quality: 0.8 } as const

type DecodeJob = Extract<PhotoJob, { readonly kind: 'decode' }>

/** The pixels as stored, mirrored where the file's tag says so and never turned, no larger than asked for. */
export async function decodePhoto({ file, inspected, longSide, thumbHeight }: DecodeJob): Promise<Decoded> {
  const stored = await shrunk(withoutParts(file, inspected.exif), inspected, longSide)
  const bitmap = inspected.isMirrored ? mirrored(stored) : stored
  return { bitmap, thumb: thumbHeight === undefined ? undefined : await thumbOf(bitmap, inspected, thumbHeight) }
}

/** Browsers turn photos by their EXIF tag and cannot all be told not to, so the decoder is given the file without it. */
function withoutParts(file: Blob, parts: readonly FilePart[]): Blob {
  const kept: Blob[] = []
  let from = 0
  for (const { start, end } of parts) {
    kept.push(file.slice(from, start))
    from = end
  }
  return new Blob([...kept, file.slice(from)], { type: 'image/jpeg' })
}

function shrunk(photo: Blob, { width, height }: Inspected, longSide: number): Promise<ImageBitmap> {
  const scale = longSide / Math.max(width, height)
  if (scale >= 1) return createImageBitmap(photo)
  return createImageBitmap(photo, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  })
}

function mirrored(bitmap: ImageBitmap): ImageBitmap {
  const { canvas, ctx } = surface(bitmap.width, bitmap.height)
  ctx.scale(-1, 1)
  ctx.drawImage(bitmap, -bitmap.width, 0)
  bitmap.close()
  return canvas.transferToImageBitmap()
}

async function thumbOf(bitmap: ImageBitmap, { rotation }: Inspected, height: number): Promise<Blob> {
  const scale = Math.min(1, height / turnedSize(bitmap, rotation).height)
  const [resizeWidth, resizeHeight] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)]
  // Shrinking like this keeps more of what is sharp than drawing small does.
  const small = await createImageBitmap(bitmap, { resizeWidth, resizeHeight, resizeQuality: 'high' })
  const { canvas, ctx } = surface(resizeWidth, resizeHeight)
  ctx.drawImage(small, 0, 0)
  small.close()
  return canvas.convertToBlob(THUMB)
}
