import {
  isTooBig,
  leavesSlot,
  MOST_SELECTED_PHOTOS,
  nextPhotoState,
  type PhotoError,
  type PhotoState,
} from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'
import { create } from 'zustand'
import type { PictureSource } from '../../painting/picture-source.ts'
import type { Decoded, Inspected } from '../workers/photo-job.ts'
import { type PhotoWork, Refusal } from '../workers/photo-work.ts'
import { PoolFailure } from '../workers/worker-pool.ts'
import type { LibraryPhoto } from './library-photo.ts'
import { PictureShelf } from './picture-shelf.ts'

export interface LibraryState {
  readonly photos: Readonly<Record<string, LibraryPhoto>>
  /** The ids of the photos on offer, in the order they were chosen. */
  readonly order: readonly string[]
  /** How far the files are that were chosen since the last time nothing was under way. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
}

export interface AddedFiles {
  /** The photos once each of them is shown or refused, a double only once. One that was cancelled is still loading. */
  readonly photos: Promise<readonly LibraryPhoto[]>
  /** How many files were left out because the library is full. */
  readonly ignored: number
}

function eachOnce(photos: readonly LibraryPhoto[]): readonly LibraryPhoto[] {
  return Array.from(new Map(photos.map((photo) => [photo.id, photo])).values())
}

/** The customer's photos, kept while the tab lives. */
export function createLibrary(work: PhotoWork) {
  const store = create<LibraryState>()(() => ({ photos: {}, order: [], progress: undefined }))
  const shelf = new PictureShelf(work)
  /** What a double waits for when the photo it doubles is still under way. */
  const arrivals = new Map<string, Promise<LibraryPhoto>>()
  const failureListeners = new Set<(id: string) => void>()
  let cancelling = new AbortController()
  /** Numbers of local photos count down from -2, so that they never meet an id of the server. */
  let nextId = -2

  const photoOf = (id: string): LibraryPhoto | undefined => store.getState().photos[id]

  function put(photo: LibraryPhoto): LibraryPhoto {
    store.setState(({ photos }) => ({ photos: { ...photos, [photo.id]: photo } }))
    return photo
  }

  function drop(id: string): void {
    store.setState(({ photos: { [id]: _dropped, ...photos }, order }) => ({
      photos,
      order: order.filter((each) => each !== id),
    }))
  }

  function offer(id: string): void {
    store.setState(({ order }) => (order.includes(id) ? {} : { order: [...order, id] }))
  }

  function count(done: number, total: number): void {
    store.setState(({ progress = { done: 0, total: 0 } }) => {
      const now = { done: progress.done + done, total: progress.total + total }
      return { progress: now.done < now.total ? now : undefined }
    })
  }

  function announce(file: File): LibraryPhoto {
    const id = String(nextId)
    nextId -= 1
    const photo = put({
      id,
      name: file.name,
      photoType: 'computer',
      uniqueFileId: undefined,
      used: 0,
      isOnServer: false,
      state: 'LOADING',
    })
    offer(id)
    return photo
  }

  async function bring(photo: LibraryPhoto, file: File, signal: AbortSignal): Promise<LibraryPhoto> {
    try {
      if (isTooBig(file.size)) throw new Refusal('ERROR_FILE_TO_BIG')
      const inspected = await work.inspect(file, signal)
      const double = await existing(photo.id, inspected)
      if (double) return double
      const decoded = await work.decode(file, inspected, signal)
      return show(photo.id, file, inspected, decoded)
    } catch (failure) {
      if (failure instanceof PoolFailure && failure.reason === 'cancelled') {
        drop(photo.id)
        return photo
      }
      return fail(photo.id, failure instanceof Refusal ? failure.error : 'ERROR_IMAGE_COULD_NOT_BE_LOADED') ?? photo
    }
  }

  /** The photo with the same content, if there is one; the new tile makes way for it. */
  async function existing(id: string, { uniqueFileId }: Inspected): Promise<LibraryPhoto | undefined> {
    const known = Object.values(store.getState().photos).find((each) => each.uniqueFileId === uniqueFileId)
    const photo = photoOf(id)
    if (!known || known.state === 'ERROR') {
      if (known) drop(known.id)
      if (photo) put({ ...photo, uniqueFileId })
      return undefined
    }
    drop(id)
    offer(known.id)
    return (await arrivals.get(known.id)) ?? known
  }

  function show(id: string, file: File, inspected: Inspected, { bitmap, thumb }: Decoded): LibraryPhoto {
    const photo = photoOf(id)
    if (!photo || nextPhotoState(photo.state, 'loaded') !== 'IMAGE') throw new PoolFailure('cancelled')
    shelf.put(id, { file, inspected, bitmap })
    const { width, height, rotation, takenAt } = inspected
    const thumbUrl = thumb ? URL.createObjectURL(thumb) : ''
    return put({ ...photo, state: 'IMAGE', width, height, rotation, takenAt, thumbUrl })
  }

  /** Turns a photo into an error. Whoever holds it in a slot hears of it, unless the server still has it. */
  function fail(id: string, error: PhotoError): LibraryPhoto | undefined {
    const photo = photoOf(id)
    if (!photo || photo.state === 'ERROR') return photo
    const { name, photoType, uniqueFileId, used, isOnServer } = photo
    if (photo.state === 'IMAGE') URL.revokeObjectURL(photo.thumbUrl)
    shelf.forget(id)
    const state = nextPhotoState(photo.state, 'failed')
    const failed = put({ id, name, photoType, uniqueFileId, used, isOnServer, state: 'ERROR', error })
    if (leavesSlot(state, isOnServer)) for (const listener of failureListeners) listener(id)
    return failed
  }

  function start(photo: LibraryPhoto, file: File): Promise<LibraryPhoto> {
    const arrival = bring(photo, file, cancelling.signal).finally(() => {
      arrivals.delete(photo.id)
      count(1, 0)
    })
    arrivals.set(photo.id, arrival)
    return arrival
  }

  /** Adds a file and waits until it can be shown, or is refused. */
  function addFile(file: File): Promise<LibraryPhoto> {
    count(0, 1)
    return start(announce(file), file)
  }

  /** Tiles appear at once, in the order chosen, and fill as the files are read. */
  function addFiles(files: readonly File[]): AddedFiles {
    const { photos, order } = store.getState()
    const room = MOST_SELECTED_PHOTOS - order.filter((id) => photos[id]?.state !== 'ERROR').length
    const taken = files.slice(0, Math.max(0, room))
    const announced = taken.map((file) => ({ file, photo: announce(file) }))
    count(0, taken.length)
    const arriving = Promise.all(announced.map(({ file, photo }) => start(photo, file)))
    return { photos: arriving.then(eachOnce), ignored: files.length - taken.length }
  }

  /** Files that are not done yet leave the library again. */
  function cancelImport(): void {
    cancelling.abort()
    cancelling = new AbortController()
  }

  /** Takes a photo off the offer unless a slot has it. Its pixels stay: an undo may bring it back into a slot. */
  function removePhoto(id: string): boolean {
    const photo = photoOf(id)
    if (!photo || photo.used > 0 || photo.state === 'LOADING') return false
    if (photo.state === 'ERROR') drop(id)
    else store.setState(({ order }) => ({ order: order.filter((each) => each !== id) }))
    return true
  }

  /** Tells the library in how many slots each photo is. */
  function syncUsed(counts: ReadonlyMap<string, number>): void {
    for (const photo of Object.values(store.getState().photos)) {
      const used = counts.get(photo.id) ?? 0
      if (used > 0) offer(photo.id)
      if (used !== photo.used) put({ ...photo, used })
    }
  }

  /** A photo the customer turned comes turned into the next slot too. */
  function suggestRotation(id: string, rotation: Rotation): void {
    const photo = photoOf(id)
    if (photo?.state === 'IMAGE' && photo.photoType === 'computer') put({ ...photo, rotation })
  }

  const source: PictureSource = {
    photoSize(id) {
      const photo = photoOf(id)
      return photo?.state === 'IMAGE' ? photo : undefined
    },
    picture: (id, effect, arrived, wantedPixels) => shelf.picture(id, effect, arrived, wantedPixels),
  }

  return {
    store,
    source,
    addFile,
    addFiles,
    cancelImport,
    removePhoto,
    syncUsed,
    suggestRotation,
    failPhoto: fail,
    fileOf: (id: string) => shelf.fileOf(id),
    photoState: (id: string): PhotoState | undefined => photoOf(id)?.state,
    /** Calls back when a photo that only this computer has turned into an error. Gives back how to stop that. */
    onPhotoFailed(listener: (id: string) => void): () => void {
      failureListeners.add(listener)
      return () => failureListeners.delete(listener)
    },
  }
}
