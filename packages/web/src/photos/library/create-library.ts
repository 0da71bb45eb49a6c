import { MOST_SELECTED_PHOTOS, type PhotoError, type PhotoState } from '@collagerie/core/photo'
import { eachOnce } from '../each-once.ts'
import type { PhotoWork } from '../workers/photo-work.ts'
import { createAdditions } from './additions.ts'
import { Arrivals } from './arrivals.ts'
import { createBringing } from './bringing.ts'
import { createAnalyses } from './create-analyses.ts'
import { createDoubles } from './doubles.ts'
import { createEndings } from './endings.ts'
import { createFileReading } from './file-reading.ts'
import type { PhotoBytes } from './photo-bytes.ts'
import { PhotoFiles } from './photo-files.ts'
import { createPhotoRecords, type PhotoRecords } from './photo-records.ts'
import type { AddedFiles } from './photo-sources.ts'
import { PictureLevels } from './picture-levels.ts'
import { shownFrom } from './shown-from.ts'

/** The customer's photos, kept as long as the tab is open. */
export function createLibrary(work: PhotoWork) {
  const records = createPhotoRecords()
  const { store, photoOf, put, announce } = records
  const levels = new PictureLevels(work)
  const files = new PhotoFiles(work)
  const arrivals: Arrivals = new Arrivals(() => analyses.goOn())
  const joinDouble = createDoubles(records, files, arrivals)
  const analyses = createAnalyses(work, {
    photoOf,
    put,
    small: (id) => levels.small(id),
    isBusy: () => arrivals.areUnderWay,
  })
  const endings = createEndings({ records, levels, files, analyse: (id) => analyses.analyse(id) })
  const bringing = createBringing(records, arrivals, endings)
  const parts = { work, arrivals, joinDouble, ...endings, ...bringing }
  const reading = createFileReading(records, files, parts)

  /** Tiles appear at once, in the order chosen, and are filled as the files are read. */
  function addFiles(chosen: readonly File[]): AddedFiles {
    const { photos, order } = store.getState()
    const room = MOST_SELECTED_PHOTOS - order.filter((id) => photos[id]?.state !== 'ERROR').length
    const taken = chosen.slice(0, Math.max(0, room))
    const announced = taken.map((file) => ({ file, photo: announce({ name: file.name, photoType: 'computer' }) }))
    const arriving = Promise.all(
      announced.map(({ file, photo }) =>
        bringing.startImport(photo, (signal) => reading.bringFile(photo, file, signal)),
      ),
    )
    return { photos: arriving.then(eachOnce), ignored: chosen.length - taken.length }
  }

  return {
    store,
    removePhoto: records.removePhoto,
    syncUsed: records.syncUsed,
    suggestRotation: records.suggestRotation,
    renamePhoto: records.renamePhoto,
    source: shownFrom(photoOf, levels),
    addFiles,
    ...createAdditions(records, { ...parts, ...reading }),
    ...createFileKeeping(records, files, levels),
    /** Removes files that are not finished from the library. */
    cancelImport: () => arrivals.cancel(),
    failPhoto: (id: string, error: PhotoError) => endings.fail(id, error),
    /** Waits until photos have been analysed or cannot be. */
    analysed: analyses.analysed,
    photoState: (id: string): PhotoState | undefined => photoOf(id)?.state,
    onPhotoFailed: endings.onPhotoFailed,
  }
}

/** How long the files stay, of which the server gets copies. */
function createFileKeeping({ photoOf, put }: PhotoRecords, files: PhotoFiles, levels: PictureLevels) {
  return {
    /**
     * Notes that the server has the photo. Its file is kept until a saved collage contains it: it is quicker to read,
     * and a customer who signs in with another account must send it again.
     */
    markOnServer(id: string, serverId: string, bytes: PhotoBytes): void {
      const photo = photoOf(id)
      if (!photo) return
      files.noteSent(id, bytes)
      put({ ...photo, serverId })
    },
    /** A saved collage now contains these photos: their files are released and their pixels come from the server. */
    letFilesGo(ids: Iterable<string>): void {
      for (const id of ids) {
        const bytes = files.release(id)
        if (bytes) levels.setBytes(id, bytes)
      }
    },
    /** The file, while only this page has it or another account may need it. */
    fileOf: (id: string): Blob | undefined => files.of(id),
  }
}
