import { BASE_PIXELS, isTooBig } from '@collagerie/core/photo'
import type { InspectedFile } from '../workers/photo-job.ts'
import { FileRefusal, type PhotoWork } from '../workers/photo-work.ts'
import type { Bringing } from './bring-photo.ts'
import type { JoinDouble } from './join-double.ts'
import type { LibraryPhoto, LoadedPhoto } from './library-photo.ts'
import { localBytes } from './photo-bytes.ts'
import type { Endings } from './photo-endings.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PhotoRecords } from './photo-records.ts'

type Inspected = InspectedFile & Pick<LoadedPhoto, 'content'>

interface Parts extends Pick<Bringing, 'announceAgain'>, Pick<Endings, 'show'> {
  readonly work: PhotoWork
  readonly joinDouble: JoinDouble
}

export type FileReading = ReturnType<typeof createFileReading>

/** Makes photos of files. */
export function createFileReading(
  { drop }: PhotoRecords,
  files: PhotoFiles,
  { work, joinDouble, announceAgain, show }: Parts,
) {
  async function bringFile(photo: LibraryPhoto, given: Blob, signal: AbortSignal): Promise<LibraryPhoto> {
    const file = await work.asJpeg(given, signal)
    if (isTooBig(file.size)) throw new FileRefusal('ERROR_FILE_TO_BIG')
    return files.whileComing(photo.id, file, async () => {
      const inspected = await work.inspect(file, signal)
      const double = await joinDouble(photo.id, photo.uniqueFileId ?? inspected.uniqueFileId)
      if (double?.state === 'ERROR') return showFile(double, file, inspected, signal, photo.id)
      return double ?? showFile(photo, file, inspected, signal)
    })
  }

  /** `tile` is where the file was chosen again for a photo that had failed, whose slots show it now. */
  async function showFile(photo: LibraryPhoto, file: Blob, inspected: Inspected, signal?: AbortSignal, tile?: string) {
    const decoded = await work.decode(file, inspected, BASE_PIXELS[photo.photoType], signal)
    if (tile !== undefined) {
      drop(tile)
      announceAgain(photo)
    }
    return show(photo.id, { facts: inspected, bytes: localBytes(file, inspected), decoded, file })
  }

  return { bringFile, showFile }
}
