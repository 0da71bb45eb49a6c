import { originOf } from '../photos/library/photo-origin.ts'
import { failPhoto, fileOf, markOnServer, serverPhotoBytes, useLibrary } from '../photos/library-store.ts'
import { photoWork, Refusal } from '../photos/workers/photo-work.ts'
import type { PhotoPost } from './send-photos.ts'
import { uploadPhoto } from './upload-photo.ts'

/** Files sent for a collage no account has yet. Another account than the one they went to needs them again. */
const sentFiles = new Map<string, Blob>()

/** An account has the collage, and its photos with it. */
export function forgetSentFiles(): void {
  sentFiles.clear()
}

/** The library's photos on their way to the server. Where they were taken stays at home. */
export const photoPost: PhotoPost = {
  fileOf: (id) => fileOf(id) ?? sentFiles.get(id),

  async send(id, file, onBytes, signal) {
    const photo = useLibrary.getState().photos[id]
    if (photo?.state !== 'IMAGE') throw new Refusal('ERROR_IMAGE_COULD_NOT_BE_LOADED')
    const { id: serverId, src } = await uploadPhoto({
      file: await photoWork.uploadCopy(file, signal),
      suggestedRotation: photo.rotation,
      origin: originOf(photo),
      onBytes,
      signal,
    })
    sentFiles.set(id, file)
    const { width: orgWidth, height: orgHeight } = photo
    markOnServer(id, serverId, serverPhotoBytes({ src, orgWidth, orgHeight, unique: serverId, type: photo.photoType }))
  },

  lost: (id) => void failPhoto(id, 'notFoundOnDisk'),
}
