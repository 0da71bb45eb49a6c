import { clamp } from '../geometry/index.ts'
/** A photo that only this computer has, to be sent before the collage. */
export interface LocalPhoto {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

/** `Reason` is anything the screens can put into words. */
export interface UnsentPhoto<Reason> {
  readonly id: string
  readonly name: string
  readonly reason: Reason
}

export interface SaveProgress<Reason> {
  readonly finished: boolean
  readonly error: boolean
  readonly totalResources: number
  readonly finishedResources: number
  readonly errorResources: number
  readonly errorResourceItems: readonly UnsentPhoto<Reason>[]
  readonly totalBytes: number
  readonly finishedBytes: number
  readonly startTime: number
}

/** `there` are the photos that were sent ahead: they count but are not sent again. */
export function startProgress<Reason>(
  photos: readonly LocalPhoto[],
  startTime: number,
  there: readonly LocalPhoto[] = [],
): SaveProgress<Reason> {
  return {
    finished: false,
    error: false,
    totalResources: photos.length + there.length,
    finishedResources: there.length,
    errorResources: 0,
    errorResourceItems: [],
    totalBytes: bytesOf(photos) + bytesOf(there),
    finishedBytes: bytesOf(there),
    startTime,
  }
}

function bytesOf(photos: readonly LocalPhoto[]): number {
  return photos.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Bytes being sent; a second attempt may subtract some. */
export function bytesSent<Reason>(progress: SaveProgress<Reason>, change: number): SaveProgress<Reason> {
  const sent = progress.finishedBytes + change
  return { ...progress, finishedBytes: clamp(sent, 0, progress.totalBytes) }
}

export function photoSent<Reason>(progress: SaveProgress<Reason>): SaveProgress<Reason> {
  return { ...progress, finishedResources: progress.finishedResources + 1 }
}

export function photoFailed<Reason>(progress: SaveProgress<Reason>, failed: UnsentPhoto<Reason>): SaveProgress<Reason> {
  return {
    ...progress,
    errorResources: progress.errorResources + 1,
    errorResourceItems: [...progress.errorResourceItems, failed],
  }
}

export function saveFinished<Reason>(progress: SaveProgress<Reason>): SaveProgress<Reason> {
  return { ...progress, finished: true, error: false }
}

export function saveFailed<Reason>(progress: SaveProgress<Reason>): SaveProgress<Reason> {
  return { ...progress, finished: false, error: true }
}

/** A cancelled save is neither finished nor an error. */
export function saveCancelled<Reason>(progress: SaveProgress<Reason>): SaveProgress<Reason> {
  return { ...progress, finished: false, error: false }
}

/** The filled share of the bar, 0 to 1. Without photos there is only the collage itself, whose progress is unknown. */
export function barShare({ finished, totalBytes, finishedBytes }: SaveProgress<unknown>): number | undefined {
  if (finished) return 1
  return totalBytes === 0 ? undefined : finishedBytes / totalBytes
}

const LEAST_WAIT_MS = 10_000
const MOST_WAIT_MS = 20_000

/** The pause before a photo is sent again, so that not all customers retry at once. `random` is 0 to 1. */
export function retryDelay(random: number): number {
  return LEAST_WAIT_MS + random * (MOST_WAIT_MS - LEAST_WAIT_MS)
}
