import type { FileError } from '@collagerie/core/photo'
import type { FailedPhoto, LibraryPhoto, LoadedPhoto } from '../library/library-photo.ts'

const about = (id: string) =>
  ({
    id,
    name: `photo${id}.jpg`,
    photoType: 'computer',
    uniqueFileId: undefined,
    used: 0,
    serverId: undefined,
  }) as const

export function loadedPhoto(id: string, change: Partial<LoadedPhoto> = {}): LoadedPhoto {
  const size = { width: 4000, height: 3000, rotation: 0, takenAt: undefined, thumbUrl: 'blob:thumb' } as const
  return { ...about(id), state: 'IMAGE', ...size, ...change }
}

export const loadingPhoto = (id: string, name: string): LibraryPhoto => ({ ...about(id), name, state: 'LOADING' })

export const refusedPhoto = (id: string, error: FileError = 'ERROR_NO_JPG_IMAGE'): FailedPhoto => ({
  ...about(id),
  state: 'ERROR',
  error,
})
