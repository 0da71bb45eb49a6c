import { BASE_PIXELS, isTooBig } from '@collagerie/core/photo'
import type { InspectedFile } from '../workers/photo-job.ts'
import { FileRefusal, type PhotoWork } from '../workers/photo-work.ts'
import type { Bringing } from './bringing.ts'
import type { JoinDouble } from './doubles.ts'
import type { Endings } from './endings.ts'
import type { LibraryPhoto, LoadedPhoto } from './library-photo.ts'
import { localBytes } from './photo-bytes.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PhotoRecords } from './photo-records.ts'

type Inspected = InspectedFile & Pick<LoadedPhoto, 'content'>

interface Parts extends Pick<Bringing, 'announceAgain'>, Pick<Endings, 'show'> {
  readonly work: PhotoWork
  readonly joinDouble: JoinDouble
}

interface InspectedPhoto {
  readonly file: Blob
  readonly inspected: Inspected
}

interface Showing {
  readonly signal?: AbortSignal
  /**
   * The tile of a file chosen again. It is dropped: the photo that had failed, which slots may show, takes its place.
   */
  readonly tile?: string
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
      if (double?.state === 'ERROR') return showFile(double, { file, inspected }, { signal, tile: photo.id })
      return double ?? showFile(photo, { file, inspected }, { signal })
    })
  }

  async function showFile(photo: LibraryPhoto, { file, inspected }: InspectedPhoto, { signal, tile }: Showing = {}) {
    const decoded = await work.decode(file, inspected, BASE_PIXELS[photo.photoType], signal)
    if (tile !== undefined) {
      drop(tile)
      announceAgain(photo)
    }
    return show(photo.id, { facts: inspected, bytes: localBytes(file, inspected), decoded, file })
  }

  return { bringFile, showFile }
}
