import { MOST_FILE_BYTES, MOST_PIXELS, readJpegHeader } from '@collagerie/core/photo'
import { exifTurn } from '@collagerie/core/placement'
import type { ImportAnswer, ImportRequest } from './import-messages.ts'

const LONGEST_SIDE = 1024

/** Headers end long before this in every photo a camera makes; rarer files are read whole. */
const HEADER_BYTES = 512 * 1024

self.onmessage = ({ data }: MessageEvent<ImportRequest>) => {
  void answer(data)
}

async function answer({ id, file }: ImportRequest): Promise<void> {
  const result = await importPhoto(file).catch((): ImportAnswer['result'] => ({
    ok: false,
    error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED',
  }))
  const message: ImportAnswer = { id, result }
  self.postMessage(message, { transfer: result.ok ? [result.bitmap] : [] })
}

async function importPhoto(file: File): Promise<ImportAnswer['result']> {
  if (file.size > MOST_FILE_BYTES) return { ok: false, error: 'ERROR_FILE_TO_BIG' }
  const header = await headerOf(file)
  if (header === 'no access') return { ok: false, error: 'ERROR_NO_FILE_ACCESS' }
  if (!header.ok) return { ok: false, error: 'ERROR_NO_JPG_IMAGE' }
  const { width, height, orientation, exif } = header.value
  if (width * height > MOST_PIXELS) return { ok: false, error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' }
  const { rotation, isMirrored } = exifTurn(orientation)
  const bitmap = await decode(withoutParts(file, exif), width, height)
  return { ok: true, width, height, rotation, bitmap: isMirrored ? mirrored(bitmap) : bitmap }
}

async function headerOf(file: File) {
  try {
    const start = readJpegHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
    if (start.ok || file.size <= HEADER_BYTES) return start
    return readJpegHeader(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return 'no access'
  }
}

/** Browsers turn photos by their EXIF tag and cannot all be told not to, so the decoder is given the file without it. */
function withoutParts(file: File, parts: readonly { readonly start: number; readonly end: number }[]): Blob {
  const kept: Blob[] = []
  let from = 0
  for (const { start, end } of parts) {
    kept.push(file.slice(from, start))
    from = end
  }
  return new Blob([...kept, file.slice(from)], { type: 'image/jpeg' })
}

async function decode(photo: Blob, width: number, height: number): Promise<ImageBitmap> {
  const scale = LONGEST_SIDE / Math.max(width, height)
  if (scale >= 1) return createImageBitmap(photo)
  return createImageBitmap(photo, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  })
}

function mirrored(bitmap: ImageBitmap): ImageBitmap {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no drawing surface')
  ctx.scale(-1, 1)
  ctx.drawImage(bitmap, -bitmap.width, 0)
  bitmap.close()
  return canvas.transferToImageBitmap()
}
