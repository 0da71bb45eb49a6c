import { failPhoto, fileOf, markOnServer, uploadedBytes, useLibrary } from '../photos/library-store.ts'
import { photoWork } from '../photos/workers/photo-work.ts'
import type { PhotoPost } from './send-photos.ts'
import { uploadPhoto } from './upload-photo.ts'

/** The library's photos on their way to the server. Where they were taken stays at home. */
export const photoPost: PhotoPost = {
  fileOf,

  async send(id, file, onBytes, signal) {
    const photo = useLibrary.getState().photos[id]
    if (photo?.state !== 'IMAGE') throw new Error('Could not load photo.')
    const { id: serverId, src } = await uploadPhoto({
      file: await photoWork.uploadCopy(file, signal),
      suggestedRotation: photo.rotation,
      onBytes,
      signal,
    })
    const { width: orgWidth, height: orgHeight } = photo
    markOnServer(id, serverId, uploadedBytes({ src, orgWidth, orgHeight, unique: serverId, type: photo.photoType }))
  },

  lost: (id) => void failPhoto(id, 'notFoundOnDisk'),
}
