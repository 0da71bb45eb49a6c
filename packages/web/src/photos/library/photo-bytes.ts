import type { Inspected } from '../workers/photo-job.ts'
import type { PhotoWork } from '../workers/photo-work.ts'

interface OpenedPhoto {
  readonly blob: Blob
  readonly inspected: Inspected
}

/** Where a photo's bytes are had from, each time pixels are made of them. */
export interface PhotoBytes {
  /** A JPEG with at least `longSide` pixels on its long side, or with all there are. */
  open(longSide: number, signal?: AbortSignal): Promise<OpenedPhoto>
  /** Whether a small copy is there long before a larger one: then it is shown first. */
  readonly isSmallSooner?: boolean
}

/** A file of this computer, which was looked at before. */
export function localBytes(blob: Blob, inspected: Inspected): PhotoBytes {
  return { open: async () => ({ blob, inspected }) }
}

/** Bytes from elsewhere are as little trusted as a file: they are looked at each time. */
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
