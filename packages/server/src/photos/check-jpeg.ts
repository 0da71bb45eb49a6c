import {
  createScanCounter,
  decodingBytes,
  isNoPhoto,
  isTooLarge,
  type JpegHeader,
  MOST_FILE_BYTES,
  MOST_SCANS,
  readJpegHeader,
} from '@collagerie/core/photo'
import { HttpFailure } from '../http/errors.ts'
import type { StagedBlob, StoredBlob } from '../storage/blobs.ts'

/**
 * Nearly every header ends within the first size; some phones put megabytes of depth maps or profiles before the frame.
 */
const HEADS_BYTES = [131_072, 8_000_000] as const

/** The largest copy, as JPEG. */
const MOST_COPY_BYTES = 16_777_216

type ReadableBlob = Pick<StagedBlob | StoredBlob, 'bytes' | 'head'>

/**
 * What a file says before any pixel is decoded, or why it cannot become a photo. Uploads and copies use the same check,
 * so that every accepted photo can be shown.
 */
export async function checkJpeg(file: ReadableBlob, mostDecodingBytes: number): Promise<JpegHeader> {
  if (file.bytes > MOST_FILE_BYTES) throw new HttpFailure('fileTooBig')
  const header = await readHeader(file)
  if (!header.ok) throw new HttpFailure(isNoPhoto(header.failure.name) ? 'notJpeg' : 'unusableImage')
  if (isTooLarge(header.value) || copyingBytes(header.value, file.bytes) > mostDecodingBytes)
    throw new HttpFailure('unusableImage')
  return header.value
}

/** Refuses a picture with too many scans, which only reading all its bytes reveals. */
export async function refuseManyScans(file: Pick<StagedBlob, 'pieces'>): Promise<void> {
  const scans = createScanCounter()
  for await (const piece of file.pieces()) {
    scans.add(piece)
    if (scans.count > MOST_SCANS) throw new HttpFailure('unusableImage')
  }
}

/** The memory needed to make a smaller copy of a file, of any size. */
export function copyingBytes(header: JpegHeader, bytes: number): number {
  return decodingBytes(header) + bytes + MOST_COPY_BYTES
}

async function readHeader(file: ReadableBlob) {
  const [little, much] = HEADS_BYTES
  const header = readJpegHeader(await file.head(little))
  const isAll = header.ok || file.bytes <= little || header.failure.name === 'not-jpeg'
  return isAll ? header : readJpegHeader(await file.head(much))
}
