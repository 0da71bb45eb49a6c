import { isSaving, useTabState } from '../navigation/tab-state.ts'
import { originOf } from '../photos/library/photo-origin.ts'
import {
  failPhoto,
  fileOf,
  type LibraryPhoto,
  markOnServer,
  serverPhotoBytes,
  useLibrary,
} from '../photos/library-store.ts'
import { FileRefusal, photoWork } from '../photos/workers/photo-work.ts'
import type { PhotoPost } from './send-photos.ts'
import { SharedUpload } from './shared-upload.ts'
import { uploadPhoto } from './upload-photo.ts'

/** Sends the library's photos to the server, without the place where they were taken. */
class LibraryPost implements PhotoPost {
  readonly fileOf = fileOf
  /**
   * The photo being sent ahead. A save that begins meanwhile finds it here, even if it has arrived by then. A later
   * save may be for another account, which needs the photo too.
   */
  #ahead: { readonly id: string; readonly upload: SharedUpload } | undefined

  async send(id: string, file: Blob, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void> {
    const joined = this.#ahead?.id === id ? this.#ahead.upload : undefined
    if (joined) {
      this.#ahead = undefined
      if (await joined.join(onBytes, signal)) return
      signal.throwIfAborted()
    }
    await send({ id, file, isAhead: false }, onBytes, signal)
  }

  /** Sends a photo before anybody asked for it. */
  async sendAhead(id: string, file: Blob, signal: AbortSignal): Promise<void> {
    const upload = new SharedUpload((onBytes) => send({ id, file, isAhead: true }, onBytes, signal))
    this.#ahead = { id, upload }
    try {
      await upload.arrival
    } finally {
      whenNotSaving(() => {
        if (this.#ahead?.upload === upload) this.#ahead = undefined
      })
    }
  }

  lost(id: string): void {
    failPhoto(id, 'notFoundOnDisk')
  }
}

/** The page's only one. */
export const photoPost = new LibraryPost()

function whenNotSaving(then: () => void): void {
  if (!isSaving()) return then()
  const stop = useTabState.subscribe((tab) => {
    if (isSaving(tab)) return
    stop()
    then()
  })
}

interface Sent {
  readonly id: string
  readonly file: Blob
  readonly isAhead: boolean
}

async function send({ id, file, isAhead }: Sent, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const photo = useLibrary.getState().photos[id]
  const facts = photo && (await factsOf(photo, file, signal))
  if (!facts) throw new FileRefusal('ERROR_IMAGE_COULD_NOT_BE_LOADED')
  const { id: serverId, src } = await uploadPhoto({
    file: await photoWork.uploadCopy(file, signal),
    suggestedRotation: facts.rotation,
    origin: originOf(photo),
    isAhead,
    onBytes,
    signal,
  })
  const { width: orgWidth, height: orgHeight } = facts
  markOnServer(id, serverId, serverPhotoBytes({ src, orgWidth, orgHeight, unique: serverId, type: photo.photoType }))
}

type Facts = Pick<Extract<LibraryPhoto, { readonly state: 'IMAGE' }>, 'width' | 'height' | 'rotation'>

/** What the draft has, a save can send: also a photo over which the workers of this page died. */
async function factsOf(photo: LibraryPhoto, file: Blob, signal: AbortSignal): Promise<Facts | undefined> {
  if (photo.state === 'IMAGE') return photo
  if (photo.state !== 'ERROR' || !photo.isKept) return undefined
  return photo.facts ?? photoWork.inspect(file, signal)
}
