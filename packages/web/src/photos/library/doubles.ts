import type { Arrivals } from './arrivals.ts'
import type { LibraryPhoto } from './library-photo.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PhotoRecords } from './photo-records.ts'

export type JoinDouble = ReturnType<typeof createDoubles>

/**
 * Joins a photo to the one with the same bytes: removes the new tile and returns the photo that is there. Without a
 * double it notes the new photo's file id and returns nothing. The double may be one that failed.
 */
export function createDoubles(
  { store, photoOf, put, drop, offer }: PhotoRecords,
  files: PhotoFiles,
  arrivals: Arrivals,
) {
  return async (id: string, uniqueFileId: string): Promise<LibraryPhoto | undefined> => {
    const known = Object.values(store.getState().photos).find(
      (each) => each.uniqueFileId === uniqueFileId && each.id !== id,
    )
    // Both photos may be renamed, used or gone by the time the bytes are compared.
    const note = (fileId: string) => {
      const photo = photoOf(id)
      if (photo) put({ ...photo, uniqueFileId: fileId })
      return undefined
    }
    // A slot waits for the failed one, which this file can bring back.
    if (known?.state === 'ERROR' && known.used > 0) return known
    if (!known || known.state === 'ERROR') {
      if (known) drop(known.id)
      return note(uniqueFileId)
    }
    if (!(await files.isSame(id, known.id))) return note(`${uniqueFileId} ${id}`)
    if (!photoOf(known.id)) return note(uniqueFileId)
    drop(id)
    offer(known.id)
    // The photo may have arrived while the bytes were compared.
    return (await arrivals.of(known.id)) ?? photoOf(known.id) ?? known
  }
}
