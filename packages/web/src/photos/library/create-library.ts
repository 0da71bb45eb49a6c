import {
  BASE_PIXELS,
  isTooBig,
  MOST_SELECTED_PHOTOS,
  type PhotoError,
  type PhotoState,
  SMALL_PIXELS,
} from '@collagerie/core/photo'
import { eachOnce } from '../each-once.ts'
import type { InspectedFile } from '../workers/photo-job.ts'
import { FileRefusal, type PhotoWork } from '../workers/photo-work.ts'
import { PoolFailure } from '../workers/worker-pool.ts'
import { Arrivals } from './arrivals.ts'
import { createAnalyses } from './create-analyses.ts'
import { createDoubles } from './join-double.ts'
import type { FailedPhoto, LibraryPhoto, LoadedPhoto } from './library-photo.ts'
import { localBytes, type PhotoBytes } from './photo-bytes.ts'
import { createEndings, type LeftOfPhoto } from './photo-endings.ts'
import { PhotoFiles } from './photo-files.ts'
import { createPhotoRecords } from './photo-records.ts'
import type { AddedFiles, FoundPhoto, KeptPhoto, StoredPhoto, UnreadPhoto } from './photo-sources.ts'
import { PictureLevels } from './picture-levels.ts'
import { shownFrom } from './shown-from.ts'

type Bring = () => Promise<LibraryPhoto>

interface Arrival extends LeftOfPhoto {
  /** Ends the import when it is cancelled. */
  readonly signal?: AbortSignal
}

/** Whether a worker died or hung, as it does on a phone short of memory: that says nothing about the file. */
function isOfTheWorker(failure: unknown): boolean {
  return failure instanceof PoolFailure && failure.reason !== 'cancelled'
}

/** The customer's photos, kept as long as the tab is open. */
export function createLibrary(work: PhotoWork) {
  const records = createPhotoRecords()
  const { store, photoOf, put, drop, count, announce } = records
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
  const { show, fail } = endings

  /** Brings a photo to its end: shown, refused, or removed if the import is cancelled. */
  async function bringOrRefuse(photo: LibraryPhoto, bring: Bring, arrival: Arrival = {}): Promise<LibraryPhoto> {
    const { signal } = arrival
    try {
      return await bring().catch((failure: unknown) => {
        if (isOfTheWorker(failure)) return bring()
        throw failure
      })
    } catch (failure) {
      // A cancelled download fails with an error of its own.
      if (signal?.aborted || (failure instanceof PoolFailure && failure.reason === 'cancelled')) {
        drop(photo.id)
        return photo
      }
      const error = failure instanceof FileRefusal ? failure.error : 'ERROR_IMAGE_COULD_NOT_BE_LOADED'
      return fail(photo.id, error, isOfTheWorker(failure) ? arrival : {}) ?? photo
    }
  }

  async function bringFile(photo: LibraryPhoto, given: Blob, signal: AbortSignal): Promise<LibraryPhoto> {
    const file = await work.asJpeg(given, signal)
    if (isTooBig(file.size)) throw new FileRefusal('ERROR_FILE_TO_BIG')
    return files.whileComing(photo.id, file, async () => {
      const inspected = await work.inspect(file, signal)
      const double = await joinDouble(photo.id, photo.uniqueFileId ?? inspected.uniqueFileId)
      if (double?.state === 'ERROR') return showInPlaceOf(double, photo, file, inspected, signal)
      return double ?? showFile(photo, file, inspected, signal)
    })
  }

  /** Brings a failed photo back with the bytes of its double, so that its slots show it again. */
  async function showInPlaceOf(
    failed: FailedPhoto,
    double: LibraryPhoto,
    file: Blob,
    inspected: InspectedFile,
    signal: AbortSignal,
  ) {
    const decoded = await work.decode(file, inspected, BASE_PIXELS[failed.photoType], signal)
    drop(double.id)
    announceAgain(failed)
    return show(failed.id, { facts: inspected, bytes: localBytes(file, inspected), decoded, file })
  }

  async function showFile(
    photo: LibraryPhoto,
    file: Blob,
    inspected: InspectedFile & Pick<LoadedPhoto, 'content'>,
    signal?: AbortSignal,
  ) {
    const decoded = await work.decode(file, inspected, BASE_PIXELS[photo.photoType], signal)
    return show(photo.id, { facts: inspected, bytes: localBytes(file, inspected), decoded, file })
  }

  function start(photo: LibraryPhoto, bring: Bring, arrival: Arrival = {}): Promise<LibraryPhoto> {
    const again = () => start(announceAgain(photo), bring, arrival)
    return arrivals.add(photo.id, bringOrRefuse(photo, bring, { again, ...arrival }))
  }

  /** Shows a failed photo as coming, in the slots it has by now. */
  const announceAgain = (photo: LibraryPhoto) => announce(photoOf(photo.id) ?? photo)

  /** Imports a photo the customer has just chosen: it counts as progress and can be cancelled. */
  function startImport(
    photo: LibraryPhoto,
    bring: (signal: AbortSignal) => Promise<LibraryPhoto>,
  ): Promise<LibraryPhoto> {
    const { signal } = arrivals
    const again = () => startImport(announceAgain(photo), bring)
    count(0, 1)
    return start(photo, () => bring(signal), { signal, again }).finally(() => count(1, 0))
  }

  /** Adds a photo of another service, or returns the one that is already there. */
  function addFound({ name, photoType, uniqueFileId, fetch }: FoundPhoto): Promise<LibraryPhoto> {
    const photo = announce({ name, photoType, uniqueFileId })
    return startImport(photo, async (signal) => {
      const double = await joinDouble(photo.id, uniqueFileId)
      return double && double.state !== 'ERROR' ? double : bringFile(photo, await fetch(signal), signal)
    })
  }

  /** Adds a photo the server has. A photo that is already there stays unchanged. */
  function addStored(stored: StoredPhoto): Promise<LibraryPhoto> {
    return addStoredUnread(stored, async () => stored)
  }

  /** The same if its facts have yet to be read: its tile shows at once. */
  async function addStoredUnread(unread: UnreadPhoto, read: () => Promise<StoredPhoto>): Promise<LibraryPhoto> {
    const there = photoOf(unread.id)
    if (there && there.state !== 'ERROR') return (await arrivals.of(unread.id)) ?? there
    const photo = announce({ ...unread, serverId: unread.id })
    return start(photo, async () => {
      const { bytes, ...stored } = await read()
      const side = bytes.isSmallSooner ? SMALL_PIXELS : BASE_PIXELS[photo.photoType]
      const { blob, inspected } = await bytes.open(side)
      const decoded = await work.decode(blob, inspected, side)
      return show(photo.id, { facts: { ...stored, takenAt: inspected.takenAt }, bytes, decoded })
    })
  }

  /** Restores a draft's photo under its old id. */
  function restore({ file, facts, content, ...kept }: KeptPhoto): Promise<LibraryPhoto> {
    const photo = announce(kept)
    const bring = async () => {
      // An empty file was a photo once: it is missing, not broken.
      if (file.size === 0) throw new FileRefusal('ERROR_NO_FILE_ACCESS')
      const inspected = await work.inspect(file)
      const givenId = photo.photoType === 'computer' ? undefined : photo.uniqueFileId
      put({ ...(photoOf(photo.id) ?? photo), uniqueFileId: givenId ?? inspected.uniqueFileId })
      const turned = { ...inspected, content, ...(facts && { rotation: facts.rotation }) }
      return showFile(photo, file, turned)
    }
    return start(photo, bring, { kept: { file, facts } })
  }

  /**
   * Notes that the server has the photo. Its file is kept until a saved collage contains it: it is quicker to read, and
   * a customer who signs in with another account must send it again.
   */
  function markOnServer(id: string, serverId: string, bytes: PhotoBytes): void {
    const photo = photoOf(id)
    if (!photo) return
    files.noteSent(id, bytes)
    put({ ...photo, serverId })
  }

  /** A saved collage now contains these photos: their files are released and their pixels come from the server. */
  function letFilesGo(ids: Iterable<string>): void {
    for (const id of ids) {
      const bytes = files.release(id)
      if (bytes) levels.setBytes(id, bytes)
    }
  }

  /** Tiles appear at once, in the order chosen, and are filled as the files are read. */
  function addFiles(chosen: readonly File[]): AddedFiles {
    const { photos, order } = store.getState()
    const room = MOST_SELECTED_PHOTOS - order.filter((id) => photos[id]?.state !== 'ERROR').length
    const taken = chosen.slice(0, Math.max(0, room))
    const announced = taken.map((file) => ({ file, photo: announce({ name: file.name, photoType: 'computer' }) }))
    const arriving = Promise.all(
      announced.map(({ file, photo }) => startImport(photo, (signal) => bringFile(photo, file, signal))),
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
    addFound,
    addStored,
    addStoredUnread,
    restore,
    markOnServer,
    letFilesGo,
    /** Removes files that are not finished from the library. */
    cancelImport: () => arrivals.cancel(),
    failPhoto: (id: string, error: PhotoError) => fail(id, error),
    /** The file, while only this page has it or another account may need it. */
    fileOf: (id: string): Blob | undefined => files.of(id),
    /** Waits until photos have been analysed or cannot be. */
    analysed: analyses.analysed,
    photoState: (id: string): PhotoState | undefined => photoOf(id)?.state,
    onPhotoFailed: endings.onPhotoFailed,
  }
}
