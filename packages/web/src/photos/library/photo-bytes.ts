import type { InspectedFile } from '../workers/photo-job.ts'
import type { PhotoWork } from '../workers/photo-work.ts'

interface OpenedPhoto {
  readonly blob: Blob
  readonly inspected: InspectedFile
}

/** The source of a photo's bytes, read whenever pixels are made. */
export interface PhotoBytes {
  /** A JPEG whose long side has at least `longSide` pixels, or the original's if that has fewer. */
  open(longSide: number, signal?: AbortSignal): Promise<OpenedPhoto>
  /** Whether a small copy arrives long before a larger one and is shown first. */
  readonly isSmallSooner?: boolean
}

/** A file of this computer that has already been inspected. */
export function localBytes(blob: Blob, inspected: InspectedFile): PhotoBytes {
  return { open: async () => ({ blob, inspected }) }
}

/** Bytes from elsewhere are trusted as little as a file: they are inspected each time. */
export function fetchedBytes(
  work: PhotoWork,
  fetchBlob: (longSide: number, signal?: AbortSignal) => Promise<Blob>,
): PhotoBytes {
  return {
    async open(longSide, signal) {
      const blob = await fetchBlob(longSide, signal)
      return { blob, inspected: await work.inspect(blob, signal) }
    },
  }
}
