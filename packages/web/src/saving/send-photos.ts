import { type LocalPhoto, retryDelay, type UnsentPhoto } from '@collagerie/core/saving'
import { CallFailure, type CallFailureCode } from '../calls/call-failure.ts'
import { pause } from '../calls/pause.ts'
import { FileRefusal } from '../photos/workers/photo-work.ts'
import { atMost } from '../ui/at-most.ts'
import { type FailureReason, failureReason } from './failure-reason.ts'

/** More uploads would only share the same bandwidth. */
const MOST_UPLOADS = 3

/** How photos are read, sent and marked. */
export interface PhotoPost {
  fileOf(id: string): Blob | undefined
  /** Sends a photo and stores its id on the server. Rejects with an error that `failureReason` can name. */
  send(id: string, file: Blob, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void>
  /** Marks a photo whose file can no longer be read. */
  lost(id: string): void
}

export interface SendEvents {
  readonly onBytes: (bytes: number) => void
  readonly onSent: () => void
  readonly onFailed: (failed: UnsentPhoto<FailureReason>) => void
}

/** Refusals that a second attempt would meet again. */
const FINAL: ReadonlySet<CallFailureCode> = new Set([
  'fileTooBig',
  'notJpeg',
  'unusableImage',
  'storageFull',
  'signInNeeded',
])

/**
 * Sends photos, a few at a time. A failed photo is tried once more after a while if that can help and its file can
 * still be read; meanwhile others go on.
 */
export async function sendPhotos(
  photos: readonly LocalPhoto[],
  post: PhotoPost,
  events: SendEvents,
  signal: AbortSignal,
): Promise<void> {
  const inTurn = atMost(MOST_UPLOADS)

  async function sendOne({ id, name }: LocalPhoto): Promise<void> {
    const attempt = () =>
      inTurn(async () => {
        signal.throwIfAborted()
        const file = post.fileOf(id)
        if (!file) throw notOnDisk()
        await post.send(id, file, events.onBytes, signal)
      })
    try {
      await attempt().catch(async (error: unknown) => {
        signal.throwIfAborted()
        if (isFinal(error)) throw error
        if (!(await isReadable(post.fileOf(id)))) {
          post.lost(id)
          throw notOnDisk()
        }
        signal.throwIfAborted()
        await pause(retryDelay(Math.random()), signal)
        await attempt()
      })
      events.onSent()
    } catch (error) {
      if (signal.aborted) return
      events.onFailed({ id, name, reason: failureReason(error) })
    }
  }

  await Promise.all(photos.map(sendOne))
}

/** A photo this browser cannot decode is as final as a refusal by the server; a file may come back, or be lost. */
function isFinal(error: unknown): boolean {
  if (error instanceof FileRefusal) return error.error !== 'ERROR_NO_FILE_ACCESS'
  return error instanceof CallFailure && FINAL.has(error.code)
}

function notOnDisk(): CallFailure {
  return new CallFailure('notFoundOnDisk', 'Could not find file on disk')
}

async function isReadable(file: Blob | undefined): Promise<boolean> {
  try {
    return file !== undefined && (await file.slice(0, 1).arrayBuffer()).byteLength === 1
  } catch {
    return false
  }
}
