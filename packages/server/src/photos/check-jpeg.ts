import { isNoPhoto, type JpegHeader, MOST_FILE_BYTES, MOST_PIXELS, readJpegHeader } from '@collagerie/core/photo'
import { HttpFailure } from '../http/errors.ts'
import type { StagedBlob } from '../storage/blobs.ts'

/** Nearly every header ends before the first; some phones put depth maps or profiles of megabytes before the frame. */
const HEADS_BYTES = [131_072, 8_000_000] as const

/** What an upload says of itself before any pixel is decoded, or the reason it cannot become a photo. */
export async function checkJpeg(staged: StagedBlob): Promise<JpegHeader> {
  if (staged.bytes > MOST_FILE_BYTES) throw new HttpFailure('fileTooBig')
  const header = await readHeader(staged)
  if (!header.ok) throw new HttpFailure(isNoPhoto(header.failure.name) ? 'notJpeg' : 'unusableImage')
  if (header.value.width * header.value.height > MOST_PIXELS) throw new HttpFailure('unusableImage')
  return header.value
}

async function readHeader(staged: StagedBlob) {
  const [little, much] = HEADS_BYTES
  const header = readJpegHeader(await staged.head(little))
  const isAll = header.ok || staged.bytes <= little || header.failure.name === 'not-jpeg'
  return isAll ? header : readJpegHeader(await staged.head(much))
}
